import type { Outcome } from '#ports/failure.ts';

/** Whether the origin said no, with this code where one is given. */
export const isRefusal = (outcome: Outcome<unknown>, code?: number): boolean =>
  !outcome.ok && outcome.failure.kind === 'refused' && (code === undefined || outcome.failure.code === code);

/** Whether no answer that tells anything came: what was asked for may have been done. */
export const isUnheard = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && ['unreachable', 'malformed', 'serverFault'].includes(outcome.failure.kind);
