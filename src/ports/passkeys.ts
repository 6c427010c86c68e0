import type { Passkey } from '#domain/auth/passkey.ts';
import type { Failure, Outcome } from './failure.ts';

/** How asking an authenticator can go wrong: as a call can, or between the viewer and their device. */
export type CeremonyFailure =
  | Failure
  /** The viewer closed it, took too long, or has no passkey for this site. */
  | { readonly kind: 'cancelled' }
  /** The device keeps a passkey of this member already. */
  | { readonly kind: 'keptAlready' };
export type CeremonyOutcome<A> =
  { readonly ok: true; readonly value: A } | { readonly ok: false; readonly failure: CeremonyFailure };

/** Passkeys: the browser's part and the origin's in one. */
export interface PasskeysPort {
  /** What this browser can do: nothing, ask when told to, or also offer passkeys where a username is typed. */
  readonly ability: () => Promise<'none' | 'button' | 'autofill'>;
  /** Opens a session. `offered` waits at the field of the username until the viewer picks one. */
  readonly signIn: (how: 'asked' | 'offered', signal: AbortSignal) => Promise<CeremonyOutcome<null>>;
  /** Shows by a passkey who the member is: the proof of it. */
  readonly confirm: (signal: AbortSignal) => Promise<CeremonyOutcome<string>>;
  /** 403 for a proof that is late or another session's. */
  readonly add: (name: string, proof: string, signal: AbortSignal) => Promise<CeremonyOutcome<Passkey>>;
  readonly list: (signal: AbortSignal) => Promise<Outcome<readonly Passkey[]>>;
  readonly rename: (passkeyId: string, name: string, signal: AbortSignal) => Promise<Outcome<Passkey>>;
  /** 403 for a proof that is late or another session's, 409 for the only way in. */
  readonly remove: (passkeyId: string, proof: string, signal: AbortSignal) => Promise<Outcome<null>>;
}
