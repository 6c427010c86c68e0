interface Person {
  readonly userId: string;
  readonly displayName: string;
  readonly siteRoleId: number;
}

/** A person without an account. */
export interface GuestViewer extends Person {
  readonly kind: 'guest';
  readonly sessionId: null;
}
export interface MemberViewer extends Person {
  readonly kind: 'member';
  /** The token family of their session. */
  readonly sessionId: string;
}

/** The holder of the token of a request or a socket. */
export type Viewer = GuestViewer | MemberViewer;

export type Looking = Pick<Viewer, 'kind' | 'userId'>;
/** The id of a member; null for a guest, and where the origin itself asks, to paint a page. */
export const memberIn = (viewer: Looking | null): string | null => (viewer?.kind === 'member' ? viewer.userId : null);

/**
 * Identifies the holder of a token. Null if it is invalid, expired or ended, or if its session is bound to another
 * browser than that of `binding`, the value of the binding cookie.
 */
export type Identify = (token: string, binding: string | null) => Promise<Viewer | null>;
