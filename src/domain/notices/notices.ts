/** TOAST-1. */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/**
 * TOAST-1: durations in milliseconds; `maxWaiting` notices are queued behind the shown one, then the oldest is dropped.
 */
export const NOTICES = { durationMs: 3000, maxWaiting: 5 } as const;
