/**
 * FMT-3: a count with K from one thousand and M from one million, one decimal, rounded half up ("1.0K", "15.3K",
 * "2.4M").
 */
export const kmCount = (count: number): string => {
  if (count < 1000) return String(count);
  return count < 999_950 ? `${tenths(count, 1000)}K` : `${tenths(count, 1_000_000)}M`;
};

const tenths = (count: number, unit: number): string => (Math.floor((count + unit / 20) / (unit / 10)) / 10).toFixed(1);

/** A number with thin spaces between thousands, "21 500", in every language. */
export const spaced = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u2009');
