/** Lit rows for an audience: one under 1.0K, two from there, three from 5.0K. */
export const audienceRows = (count: number): 1 | 2 | 3 => {
  if (count >= 5000) return 3;
  return count >= 1000 ? 2 : 1;
};
