interface Person {
  readonly userId: string;
  readonly displayName: string;
  readonly siteRoleId: number;
}

/** Somebody without an account. */
export interface GuestViewer extends Person {
  readonly kind: 'guest';
  readonly sessionId: null;
}
export interface MemberViewer extends Person {
  readonly kind: 'member';
  /** The token family of their session. */
  readonly sessionId: string;
}

/** Whose token a request or a socket carries. */
export type Viewer = GuestViewer | MemberViewer;

/**
 * Who a token speaks for; null where it is bad, expired, ended, or of a session bound to a browser while `binding`,
 * the value of that browser's binding cookie, is missing or another.
 */
export type Identify = (token: string, binding: string | null) => Promise<Viewer | null>;
