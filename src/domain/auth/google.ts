import { ownPath } from '../routing/ownPath.ts';
import { readIntent, type Intent } from './intent.ts';

/** What somebody leaves for Google for: a session, or a link with the session they have. */
export type GooglePurpose = 'signIn' | 'link';

/** What a tab remembers of having left; nothing of it is a secret. */
export interface GoogleAttempt {
  readonly purpose: GooglePurpose;
  /** A path of this site, with its language. */
  readonly returnTo: string;
  readonly intent: Intent | null;
}

/** A tab that remembers nothing, such as one that another application opened. */
export const UNREMEMBERED: GoogleAttempt = { purpose: 'signIn', returnTo: '/', intent: null };

/** What was kept of an attempt, or null for what is none. */
export const readAttempt = (kept: string | null): GoogleAttempt | null => {
  try {
    const fields: unknown = JSON.parse(kept ?? 'null');
    if (typeof fields !== 'object' || fields === null) return null;
    const { purpose, returnTo, intent } = fields as Readonly<Record<string, unknown>>;
    if ((purpose !== 'signIn' && purpose !== 'link') || typeof returnTo !== 'string') return null;
    return { purpose, returnTo: ownPath(returnTo) ?? '/', intent: readIntent(intent) };
  } catch {
    return null;
  }
};

/** What Google wrote into the address that somebody comes back to. */
export type GoogleReturn =
  | { readonly kind: 'answered'; readonly code: string; readonly state: string; readonly iss: string | null }
  /** They said no there. */
  | { readonly kind: 'cancelled' }
  /** Google said no. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'nothing' };

/** Reads the query of the return; `field` answers a parameter of it, or null. */
export const readGoogleReturn = (field: (name: string) => string | null): GoogleReturn => {
  const error = field('error');
  if (error !== null) return { kind: error === 'access_denied' ? 'cancelled' : 'refused' };
  const code = field('code');
  const state = field('state');
  return code && state ? { kind: 'answered', code, state, iss: field('iss') } : { kind: 'nothing' };
};
