/** Minus is U+2212. */
export const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return '0';
  return `${value > 0 ? '+' : '−'}${text}`;
};

/** By how much one is ahead of the other; a dash where one is unknown. */
export const differenceOf = (a: number | null, b: number | null, digits: number): string =>
  a === null || b === null ? '–' : signed(a - b, digits);
