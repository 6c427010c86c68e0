import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import type { Safety } from '#domain/auth/safety.ts';
import type { Outcome } from './failure.ts';

/** How a member re-authenticates: by password, by the ticket of a code, or by having just signed in. */
export type Showing = { readonly password: string } | { readonly ticket: string } | { readonly entered: true };

export interface Ended {
  /** How many sessions were ended. */
  readonly ended: number;
}

/** The viewer's sign-in methods and sessions. */
export interface SecurityPort {
  readonly overview: (signal: AbortSignal) => Promise<Outcome<Safety>>;
  /** Most recently seen first. */
  readonly sessions: (signal: AbortSignal) => Promise<Outcome<readonly DeviceSession[]>>;
  readonly revoke: (sessionId: string, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly revokeOthers: (signal: AbortSignal) => Promise<Outcome<Ended>>;
  /** Gives a proof for sensitive calls, valid for 10 minutes. 403 for a wrong password, or if nothing was shown. */
  readonly confirm: (showing: Showing, signal: AbortSignal) => Promise<Outcome<string>>;
  /** 403 for a wrong current password, 422 for a new one that is too common. */
  readonly changePassword: (
    change: { readonly password: string; readonly newPassword: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Ended>>;
  /** 403 for an expired proof, 409 if there is a password already. */
  readonly firstPassword: (
    first: { readonly proof: string; readonly newPassword: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Ended>>;
}
