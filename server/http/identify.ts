/** Whose token a request or a socket carries. */
export interface Viewer {
  readonly kind: 'guest' | 'member';
  readonly userId: string;
  readonly displayName: string;
  readonly siteRoleId: number;
  /** The token family of a member's session; null for a guest. */
  readonly sessionId: string | null;
}

/**
 * Who a token speaks for; null where it is bad, expired, ended, or of a session bound to a browser while `binding`,
 * the value of that browser's binding cookie, is missing or another.
 */
export type Identify = (token: string, binding: string | null) => Promise<Viewer | null>;
