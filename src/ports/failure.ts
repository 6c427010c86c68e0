import type { Clears } from '#domain/auth/auth.ts';

/** How a call can fail, in the cases that machines distinguish. */
export type Failure =
  /** `ended`: the member ended the session, in this browser or elsewhere; otherwise it expired. */
  | { readonly kind: 'unauthorized'; readonly clears: Clears; readonly ended?: true }
  | { readonly kind: 'rateLimited'; readonly retryAfterS: number }
  | { readonly kind: 'serverFault'; readonly code: number }
  /** A refusal with its code; `fields` gives the reason per field (422). */
  | { readonly kind: 'refused'; readonly code: number; readonly fields?: Readonly<Record<string, string>> }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'malformed'; readonly detail: string };

/** The result of every port; its promise rejects only for programming errors. */
export type Outcome<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly failure: Failure };

export const succeeded = <A>(value: A): Outcome<A> => ({ ok: true, value });
export const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });

/** What was asked for does not exist. */
export const isMissing = (failure: Failure | null): boolean => failure?.kind === 'refused' && failure.code === 404;
