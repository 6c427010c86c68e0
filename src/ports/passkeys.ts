import type { Passkey } from '#domain/auth/passkey.ts';
import type { Failure, Outcome } from './failure.ts';

/** How a passkey ceremony can fail: in a call, or between the viewer and their device. */
export type CeremonyFailure =
  | Failure
  /** The viewer cancelled it, took too long, or has no passkey for this site. */
  | { readonly kind: 'cancelled' }
  /** The device already holds a passkey of this member. */
  | { readonly kind: 'keptAlready' };
export type CeremonyOutcome<A> =
  { readonly ok: true; readonly value: A } | { readonly ok: false; readonly failure: CeremonyFailure };

/** Passkeys: the WebAuthn ceremony in the browser and the calls to the origin in one. */
export interface PasskeysPort {
  /** What this browser supports: no passkeys, a button, or also autofill in the username field. */
  readonly ability: () => Promise<'none' | 'button' | 'autofill'>;
  /** Opens a session. `offered` (autofill) waits at the username field until the viewer picks a passkey. */
  readonly signIn: (how: 'asked' | 'offered', signal: AbortSignal) => Promise<CeremonyOutcome<null>>;
  /** Re-authenticates the member with a passkey; gives the proof. */
  readonly confirm: (signal: AbortSignal) => Promise<CeremonyOutcome<string>>;
  /** 403 for an expired proof or that of another session. */
  readonly add: (name: string, proof: string, signal: AbortSignal) => Promise<CeremonyOutcome<Passkey>>;
  readonly list: (signal: AbortSignal) => Promise<Outcome<readonly Passkey[]>>;
  readonly rename: (passkeyId: string, name: string, signal: AbortSignal) => Promise<Outcome<Passkey>>;
  /** 403 for an expired proof or that of another session, 409 if it is the only sign-in method. */
  readonly remove: (passkeyId: string, proof: string, signal: AbortSignal) => Promise<Outcome<null>>;
}
