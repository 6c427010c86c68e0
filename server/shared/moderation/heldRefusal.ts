import { refused, type Refusal } from '../refusal.ts';

/** What somebody is answered who may not write until then; both in epoch milliseconds. */
export const heldRefusal = (until: number, now: number): Refusal =>
  refused(403, {
    message: 'You may not write for a while.',
    retryAfterS: Math.max(1, Math.ceil((until - now) / 1000)),
  });
