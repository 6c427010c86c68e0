import type { Clears } from '#domain/auth/auth.ts';

/** How a call can go wrong, in the words that machines branch on. */
export type Failure =
  /** `ended` where the member ended the session, here or elsewhere, and it did not merely run out. */
  | { readonly kind: 'unauthorized'; readonly clears: Clears; readonly ended?: true }
  | { readonly kind: 'rateLimited'; readonly retryAfterS: number }
  | { readonly kind: 'serverFault'; readonly code: number }
  /** A refusal with its code; `fields` says per field why (422). */
  | { readonly kind: 'refused'; readonly code: number; readonly fields?: Readonly<Record<string, string>> }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'malformed'; readonly detail: string };

/** What every port answers; it never rejects for what can be expected. */
export type Outcome<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly failure: Failure };

export const succeeded = <A>(value: A): Outcome<A> => ({ ok: true, value });
export const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });
