import type { SignUpDraft, SignUpFields } from '#domain/auth/signUp.ts';
import type { Failure } from '#ports/failure.ts';

export type SignUpEvent =
  /** What stands in a field now. The username is in lower case. */
  | { readonly type: 'signUp.username'; readonly text: string }
  | { readonly type: 'signUp.contact'; readonly text: string }
  | { readonly type: 'signUp.nickname'; readonly text: string }
  | { readonly type: 'signUp.password'; readonly text: string }
  | { readonly type: 'signUp.submit' }
  /** From the code, or from an address that is taken, to the form. */
  | { readonly type: 'signUp.back' }
  /** The form is no longer shown. */
  | { readonly type: 'signUp.left' };

export interface SignUpInput {
  readonly draft: SignUpDraft;
}

export interface SignUpContext extends SignUpFields {
  /** How the origin understood a phone number; null where it says nothing. */
  readonly shown: string | null;
  /** What the code for a contact has proved. */
  readonly proof: { readonly contact: string; readonly ticket: string } | null;
  /** Why the last registration failed. */
  readonly failure: Failure | null;
  /** The username of a registration that ended without an answer: it may have been made. */
  readonly unheard: string | null;
  /** What was said of the same one sent again, while the log-in is tried. */
  readonly refusal: Failure | null;
}
