/** MU-5: by how much words may be moved against their song, and how long a reader is left alone, in milliseconds. */
export const LYRICS = { stepMs: 100, mostMs: 10_000, restMs: 6000 } as const;

/** The second at which a line begins, with the offset. */
export const secondOf = (t: number, offsetMs: number): number => Math.max(0, (t + offsetMs) / 1000);
export const shiftedBy = (offsetMs: number, by: 1 | -1): number =>
  Math.min(LYRICS.mostMs, Math.max(-LYRICS.mostMs, offsetMs + by * LYRICS.stepMs));
/** "-0.2", as it stands on the button. */
export const offsetText = (offsetMs: number): string => {
  const text = (Math.abs(offsetMs) / 1000).toFixed(1);
  if (offsetMs === 0) return text;
  return `${offsetMs < 0 ? '-' : '+'}${text}`;
};
