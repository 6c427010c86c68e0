/**
 * Lit rows for a number of viewers: one at least, two from 1.0K, three from 5.0K; the row on its way there is lit in
 * quarters, so that 1.0K and 4.9K differ.
 */
export const audienceRows = (count: number): number => {
  if (count >= 5000) return 3;
  const rows = count >= 1000 ? 2 + (count - 1000) / 4000 : 1 + count / 1000;
  return Math.floor(rows * 4) / 4;
};
