import { ownPath } from '../routing/ownPath.ts';
import { readIntent, type Intent } from './intent.ts';

/** Why somebody goes to Google: to sign in, or to link Google to the account of the current session. */
export type GooglePurpose = 'signIn' | 'link';

/** What a tab remembers about a sign-in at Google while it is away; nothing of it is secret. */
export interface GoogleAttempt {
  readonly purpose: GooglePurpose;
  /** A path of this site, with its language prefix. */
  readonly returnTo: string;
  readonly intent: Intent | null;
}

/** For a tab without a stored attempt, such as one that another application opened. */
export const UNREMEMBERED: GoogleAttempt = { purpose: 'signIn', returnTo: '/', intent: null };

/** Parses a stored attempt; null if it is not a valid one. */
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

/** The result in the address that Google redirects to. */
export type GoogleReturn =
  | { readonly kind: 'answered'; readonly code: string; readonly state: string; readonly iss: string | null }
  /** The person declined at Google. */
  | { readonly kind: 'cancelled' }
  /** Google reported another error. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'nothing' };

/** Reads the query of Google's redirect; `field` gives a query parameter, or null. */
export const readGoogleReturn = (field: (name: string) => string | null): GoogleReturn => {
  const error = field('error');
  if (error !== null) return { kind: error === 'access_denied' ? 'cancelled' : 'refused' };
  const code = field('code');
  const state = field('state');
  return code && state ? { kind: 'answered', code, state, iss: field('iss') } : { kind: 'nothing' };
};
