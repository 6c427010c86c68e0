import { createHmac, randomBytes } from 'node:crypto';
import { SIGN_IN } from '#domain/auth/auth.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import type { CallContext } from '../http/handlers.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import { hashOf } from '../shared/secret.ts';
import type { Flow, GoogleStore } from './google.store.ts';
import type { Claims, Provider, WaySecrets } from './provider.ts';

/** The redirect page after the sign-in at Google; it is registered there. */
const RETURN_PATH = '/sso/ggcallback';
const PURGE_EVERY_MS = 60_000;

const notOpen = refused(410, {
  message: 'This way to Google is not open in this browser, or not any more: begin anew.',
});
const unreachable = refused(503, { message: 'Google cannot be reached now.', retryAfterS: 5 });
const notConfirmed = refused(403, { message: 'Google did not confirm who you are.' });

/** The parameters that Google adds to the redirect URL. */
export interface Answer {
  readonly authorizationCode: string;
  readonly state: string;
  readonly iss?: string;
}

/** Sign-in flows through Google, item 17: valid for 10 minutes, for one use, and only in the browser that started them. */
export interface Flows {
  readonly begin: (
    flow: Omit<Flow, 'returnTo'>,
    returnTo: string | undefined,
    context: CallContext,
  ) => Promise<{ readonly url: string; readonly state: string } | Refusal>;
  /** Finishes a flow that `userId` started (null: a sign-in), and returns the identity of the person. */
  readonly finish: (
    answer: Answer,
    userId: string | null,
    context: CallContext,
  ) => Promise<{ readonly flow: Flow; readonly claims: Claims } | Refusal>;
}

/** The store keeps only hashes; nonce and verifier are derived from the state, so they are stored nowhere. `deny` logs and returns a refusal. */
export const createFlows = (
  store: GoogleStore,
  provider: Provider,
  key: Buffer,
  deny: (refusal: Refusal, why: string, context: CallContext) => Refusal,
): Flows => {
  let purgedAt = 0;
  const derived = (purpose: 'nonce' | 'verifier', state: string): string =>
    createHmac('sha256', key).update(`${purpose} ${state}`).digest('base64url');
  const secretsOf = (state: string): WaySecrets => ({
    state,
    nonce: derived('nonce', state),
    verifier: derived('verifier', state),
  });
  const redirectUri = ({ site }: CallContext): string => `${site}${RETURN_PATH}`;

  return {
    begin: async (flow, returnTo = '/', context) => {
      const path = ownPath(returnTo);
      if (path === null) return refused(422, { fields: { returnTo: 'must be a path of this site' } });
      const { now, locale } = context;
      const state = randomBytes(32).toString('base64url');
      const url = await provider.addressFor(secretsOf(state), redirectUri(context), localeConfig(locale).iso);
      if (url === null) return unreachable;
      if (now - purgedAt > PURGE_EVERY_MS) {
        purgedAt = now;
        await store.purgeFlows(now);
      }
      // An existing cookie is kept, because two tabs may have a flow at the same time.
      const browser = context.flow ?? randomBytes(32).toString('base64url');
      context.setFlow(browser);
      const hashes = { stateHash: hashOf(state), browserHash: hashOf(browser) };
      await store.addFlow({ ...flow, ...hashes, returnTo: path, expiresAt: now + SIGN_IN.flowMaxAgeS * 1000 });
      return { url, state };
    },
    finish: async ({ authorizationCode: code, state, iss = null }, userId, context) => {
      const { flow: browser, now } = context;
      const flow = browser === null ? null : await store.takeFlow(hashOf(state), hashOf(browser), now);
      if (!flow || flow.userId !== userId) return deny(notOpen, 'not open', context);
      const claims = await provider.redeem(secretsOf(state), redirectUri(context), { code, iss });
      if (claims === 'unreachable') return unreachable;
      return claims === 'refused' ? deny(notConfirmed, 'not confirmed', context) : { flow, claims };
    },
  };
};
