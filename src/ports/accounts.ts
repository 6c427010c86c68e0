import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
/** A contact goes with the ticket of its code. */
export interface Registration extends Credentials {
  readonly nickname?: string;
  readonly email?: string;
  readonly emailTicket?: string;
  readonly phoneNumber?: string;
  readonly phoneTicket?: string;
}
export interface ProfileChange {
  readonly nickname?: string;
  readonly profilePicture?: string;
}
export type UsernameAnswer =
  { readonly ok: true } | { readonly ok: false; readonly reason: 'taken' | 'format' | 'reserved' };

/** Who the viewer is. Tokens are kept by the adapter; a success of guestLogin, login, register or refresh has stored them. */
export interface AccountsPort {
  readonly guestLogin: (signal: AbortSignal) => Promise<Outcome<User>>;
  readonly guestInfo: (signal: AbortSignal) => Promise<Outcome<User>>;
  readonly info: (signal: AbortSignal) => Promise<Outcome<User>>;
  readonly login: (credentials: Credentials, signal: AbortSignal) => Promise<Outcome<User>>;
  readonly register: (registration: Registration, signal: AbortSignal) => Promise<Outcome<User>>;
  /** One refresh for all that wait, across tabs (CLAUSES, AUTH decided). */
  readonly refresh: (signal: AbortSignal) => Promise<Outcome<User>>;
  /** Ends the session at the origin, with the tokens held when it is called; failing is no reason to stay logged in here. */
  readonly logout: () => Promise<Outcome<null>>;
  readonly checkUsername: (username: string, signal: AbortSignal) => Promise<Outcome<UsernameAnswer>>;
  readonly updateInfo: (change: ProfileChange, signal: AbortSignal) => Promise<Outcome<User>>;
}

/** The tokens as this browser holds them. */
export interface TokensPort {
  readonly held: () => 'none' | 'guest' | 'member';
  readonly clearGuest: () => void;
  readonly clearAll: () => void;
  /** Tells when another tab logged in or out; returns how to stop listening. */
  readonly watch: (changed: (held: 'none' | 'guest' | 'member') => void) => () => void;
}
