import { google } from '#contract/http/google.ts';
import { readAttempt } from '#domain/auth/google.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { GooglePort } from '#ports/google.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { Session } from '../browser/tokens.ts';
import type { Send } from './send.ts';

export interface GoogleNeeds {
  /** The tab's sessionStorage, which survives the redirect to Google and back. */
  readonly tab: StoragePort;
  /** Leaves the application. */
  readonly go: (url: string) => void;
  /** Stores a new session in this browser. */
  readonly enter: (session: Session) => void;
  /** The referral code, or null. */
  readonly referral: () => string | null;
  /** The guest's token; null if the viewer is none. */
  readonly guestToken: () => string | null;
}

const KEY = 'khandai.google';

/** A refused sign-in does not end the current session. */
const own = { own: true } as const;

export const httpGoogle = (send: Send, { tab, go, enter, referral, guestToken }: GoogleNeeds): GooglePort => ({
  begin: async ({ purpose, returnTo }, proof, signal) => {
    if (purpose === 'link' && proof === null) return failed({ kind: 'refused', code: 403 });
    const pid = referral();
    const outcome =
      proof !== null
        ? await send(google.link, { returnTo, proof }, signal)
        : await send(google.login, { returnTo, ...(pid !== null && { pid }) }, signal, own);
    return outcome.ok ? succeeded(outcome.value.url) : outcome;
  },
  finish: async (purpose, { code: authorizationCode, state, iss }, signal) => {
    const answer = { authorizationCode, state, ...(iss !== null && { iss }) };
    if (purpose === 'link') {
      const outcome = await send(google.linkCallback, answer, signal);
      return outcome.ok ? succeeded(outcome.value.returnTo) : outcome;
    }
    const pid = referral();
    const guest = guestToken();
    const arrival = { ...(pid !== null && { pid }), ...(guest !== null && { guestToken: guest }) };
    const outcome = await send(google.loginCallback, { ...answer, ...arrival }, signal, own);
    if (!outcome.ok) return outcome;
    enter(outcome.value);
    return succeeded(outcome.value.returnTo);
  },
  recall: () => {
    const kept = readAttempt(tab.read(KEY));
    tab.write(KEY, null);
    return kept;
  },
  leave: (attempt, url) => {
    tab.write(KEY, JSON.stringify(attempt));
    go(url);
  },
  linkedAt: async (signal) => {
    const outcome = await send(google.status, {}, signal);
    return outcome.ok ? succeeded(outcome.value.linkedAt) : outcome;
  },
  unlink: (proof, signal) => send(google.unlink, { proof }, signal),
});
