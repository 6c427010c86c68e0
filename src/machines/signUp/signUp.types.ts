import type { SignUpDraft, SignUpFields } from '#domain/auth/signUp.ts';
import type { Failure } from '#ports/failure.ts';

export type SignUpEvent =
  /** The new content of a field. The username is in lower case. */
  | { readonly type: 'signUp.username'; readonly text: string }
  | { readonly type: 'signUp.contact'; readonly text: string }
  | { readonly type: 'signUp.nickname'; readonly text: string }
  | { readonly type: 'signUp.password'; readonly text: string }
  | { readonly type: 'signUp.submit' }
  /** Returns from the code, or from a taken contact, to the form. */
  | { readonly type: 'signUp.back' }
  /** The form was unmounted. */
  | { readonly type: 'signUp.left' };

export interface SignUpInput {
  readonly draft: SignUpDraft;
}

export interface SignUpContext extends SignUpFields {
  /** A phone number as the origin understood it; null for others. */
  readonly shown: string | null;
  /** The verified contact and its ticket. */
  readonly proof: { readonly contact: string; readonly ticket: string } | null;
  /** Why the last registration failed. */
  readonly failure: Failure | null;
  /** The username of a registration whose answer was lost: it may have succeeded. */
  readonly unanswered: string | null;
  /** The refusal of the repeated registration, while the log-in is tried. */
  readonly refusal: Failure | null;
}
