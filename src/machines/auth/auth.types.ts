import type { Clears } from '#domain/auth/auth.ts';
import type { User } from '#domain/people/user.ts';
import type { Credentials, Registration, TokensPort } from '#ports/accounts.ts';
import type { Failure } from '#ports/failure.ts';

/** The kind of token that this browser holds. */
export type Held = ReturnType<TokensPort['held']>;

export type AuthEvent =
  | { readonly type: 'auth.login'; readonly credentials: Credentials }
  | { readonly type: 'auth.register'; readonly registration: Registration }
  | { readonly type: 'auth.logout' }
  /** A call with a member's token was answered 401. */
  | { readonly type: 'auth.expired' }
  /** AUTH-4: a call was answered 401 and no refresh can help. */
  | { readonly type: 'auth.refused'; readonly clears: Clears }
  | { readonly type: 'auth.rateLimited' }
  | { readonly type: 'auth.serverFault' }
  /** Another tab logged in or out. */
  | { readonly type: 'auth.tokensChanged'; readonly held: Held }
  | { readonly type: 'auth.profileChanged'; readonly user: User }
  /** The viewer has dismissed the log-in failure. */
  | { readonly type: 'auth.dismissed' };

export interface AuthContext {
  /** The guest or the member; null until known. */
  readonly viewer: User | null;
  readonly held: Held;
  /** Consecutive failures of the guest log-in and of the guest info, up to AUTH.maxGuestFailures. */
  readonly guestFailures: number;
  /** Why the last log-in or registration failed. */
  readonly failure: Failure | null;
  /** The token was refreshed but the info is not loaded yet: another 401 then counts as final. */
  readonly refreshed: boolean;
  /** The delay that the origin asked for, in milliseconds. */
  readonly retryAfterMs: number;
}
