/** Lit rows for a number of viewers: one below 1.0K, two from 1.0K, three from 5.0K. */
export const audienceRows = (count: number): 1 | 2 | 3 => {
  if (count >= 5000) return 3;
  return count >= 1000 ? 2 : 1;
};
