import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
/** A contact is given with the ticket of its code. */
export interface Registration extends Credentials {
  readonly nickname?: string;
  readonly email?: string;
  readonly emailTicket?: string;
  readonly phoneNumber?: string;
  readonly phoneTicket?: string;
}
export type UsernameAnswer =
  { readonly ok: true } | { readonly ok: false; readonly reason: 'taken' | 'format' | 'reserved' };

/**
 * The viewer's session. The adapter keeps the tokens; guestLogin, login, register and refresh store them on success.
 */
export interface AccountsPort {
  readonly guestLogin: (signal: AbortSignal) => Promise<Outcome<User>>;
  readonly guestInfo: (signal: AbortSignal) => Promise<Outcome<User>>;
  readonly info: (signal: AbortSignal) => Promise<Outcome<User>>;
  readonly login: (credentials: Credentials, signal: AbortSignal) => Promise<Outcome<User>>;
  readonly register: (registration: Registration, signal: AbortSignal) => Promise<Outcome<User>>;
  /** Concurrent callers share one refresh, across tabs (CLAUSES, AUTH decided). */
  readonly refresh: (signal: AbortSignal) => Promise<Outcome<User>>;
  /**
   * Ends the session at the origin, with the tokens at the time of the call. On failure the viewer is logged out in
   * this browser all the same.
   */
  readonly logout: () => Promise<Outcome<null>>;
  readonly checkUsername: (username: string, signal: AbortSignal) => Promise<Outcome<UsernameAnswer>>;
}

/** The tokens stored in this browser. */
export interface TokensPort {
  readonly held: () => 'none' | 'guest' | 'member';
  readonly clearGuest: () => void;
  readonly clearAll: () => void;
  /** Reports log-ins and log-outs in other tabs; returns the function to unsubscribe. */
  readonly watch: (changed: (held: 'none' | 'guest' | 'member') => void) => () => void;
}
