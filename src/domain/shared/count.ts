/**
 * FMT-3: a count with K from one thousand and M from one million, one decimal, rounded half up ("1.0K", "15.3K",
 * "2.4M").
 */
export const kmCount = (count: number): string => {
  if (count < 1000) return String(count);
  return count < 999_950 ? `${tenths(count, 1000)}K` : `${tenths(count, 1_000_000)}M`;
};

const tenths = (count: number, unit: number): string => (Math.floor((count + unit / 20) / (unit / 10)) / 10).toFixed(1);
