import type { Words } from '../hooks/useWords.ts';

/** A waiting time in words: "40 giây", "2 giờ"; rounded up. */
export const waitingTime = (t: Words<'account'>, seconds: number): string => {
  if (seconds < 120) return t.tn('wait.seconds', Math.max(1, Math.ceil(seconds)));
  if (seconds < 7200) return t.tn('wait.minutes', Math.ceil(seconds / 60));
  return t.tn('wait.hours', Math.ceil(seconds / 3600));
};
