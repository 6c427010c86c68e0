/** TOAST-1. */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/** TOAST-1: durations in milliseconds; `maxWaiting` notices wait behind the shown one, older ones give way. */
export const NOTICES = { durationMs: 3000, maxWaiting: 5 } as const;
