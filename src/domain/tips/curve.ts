/** At most so many lines across a chart. */
const LINES = 4;

/** A round number that is not smaller: 1, 2 or 5 times a power of ten. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  const found = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10;
  return found * power;
};

/** Round values that hold all of these and zero, from the lowest. */
export const axisOf = (values: readonly number[]): readonly number[] => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundUp(Math.max((high - low) / (LINES - 1), 0.1));
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step || 0);
};
