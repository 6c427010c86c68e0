import type { Clears } from '#domain/auth/auth.ts';
import type { User } from '#domain/people/user.ts';
import type { Credentials, Registration, TokensPort } from '#ports/accounts.ts';
import type { Failure } from '#ports/failure.ts';

/** Which token this browser holds. */
export type Held = ReturnType<TokensPort['held']>;

export type AuthEvent =
  | { readonly type: 'auth.login'; readonly credentials: Credentials }
  | { readonly type: 'auth.register'; readonly registration: Registration }
  | { readonly type: 'auth.logout' }
  /** A call was answered 401 with a member's token. */
  | { readonly type: 'auth.expired' }
  /** A call was answered 401 for good (AUTH-4). */
  | { readonly type: 'auth.refused'; readonly clears: Clears }
  | { readonly type: 'auth.rateLimited' }
  | { readonly type: 'auth.serverFault' }
  /** Another tab logged in or out. */
  | { readonly type: 'auth.tokensChanged'; readonly held: Held }
  | { readonly type: 'auth.profileChanged'; readonly user: User }
  /** The last log-in failure has been read. */
  | { readonly type: 'auth.dismissed' };

export interface AuthContext {
  /** The guest or the member; null until it is known. */
  readonly viewer: User | null;
  readonly held: Held;
  /** Failed guest attempts and guest-info failures in a row, up to AUTH.maxGuestFailures. */
  readonly guestFailures: number;
  /** Why the last log-in or registration failed. */
  readonly failure: Failure | null;
  /** The token was refreshed and its info not yet read: another 401 counts. */
  readonly refreshed: boolean;
  /** What the origin asked to wait, in milliseconds. */
  readonly retryAfterMs: number;
}
