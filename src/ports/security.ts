import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import type { Safety } from '#domain/auth/safety.ts';
import type { Outcome } from './failure.ts';

/** How a member shows once more who they are: by their password, by the ticket of a code, or by having just come in. */
export type Showing = { readonly password: string } | { readonly ticket: string } | { readonly entered: true };

interface Ended {
  /** How many sessions ended. */
  readonly ended: number;
}

/** How the member who watches gets in, and where they are in. */
export interface SecurityPort {
  readonly overview: (signal: AbortSignal) => Promise<Outcome<Safety>>;
  /** The one last seen first. */
  readonly sessions: (signal: AbortSignal) => Promise<Outcome<readonly DeviceSession[]>>;
  readonly revoke: (sessionId: string, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly revokeOthers: (signal: AbortSignal) => Promise<Outcome<Ended>>;
  /** A proof for what needs one, good for 10 minutes. 403 for a wrong password or where nothing was shown. */
  readonly confirm: (showing: Showing, signal: AbortSignal) => Promise<Outcome<string>>;
  /** 403 for a wrong present password, 422 for a new one that is too common. */
  readonly changePassword: (
    change: { readonly password: string; readonly newPassword: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Ended>>;
  /** 403 for a proof that is late, 409 where there is a password already. */
  readonly firstPassword: (
    first: { readonly proof: string; readonly newPassword: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Ended>>;
}
