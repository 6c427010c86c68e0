import type { Outcome } from '#ports/failure.ts';

/** Whether the origin refused, with this code if one is given. */
export const isRefusal = (outcome: Outcome<unknown>, code?: number): boolean =>
  !outcome.ok && outcome.failure.kind === 'refused' && (code === undefined || outcome.failure.code === code);

/** Whether the same can be sent again: its outcome is unknown, or it came too soon. */
export const isWorthRepeating = (outcome: Outcome<unknown>): boolean =>
  isUnanswered(outcome) || (!outcome.ok && outcome.failure.kind === 'rateLimited');

/** Whether the outcome is unknown: the request may have taken effect although no usable answer came. */
export const isUnanswered = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && ['unreachable', 'malformed', 'serverFault'].includes(outcome.failure.kind);
