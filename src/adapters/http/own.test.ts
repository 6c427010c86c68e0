import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { httpAccounts } from './accounts.ts';
import { httpCodes } from './codes.ts';
import { httpGoogle } from './google.ts';
import { httpPasskeys } from './passkeys.ts';
import type { Send } from './send.ts';

const { signal } = new AbortController();
const nothing = () => {};
const nobody = () => null;

const accounts = (send: Send) =>
  httpAccounts(send, {
    tokens: {
      ...{ held: () => 'none', bearer: nobody, refreshToken: () => 'R', watch: () => nothing },
      ...{ keepGuest: nothing, keepSession: nothing, clearGuest: nothing, clearAll: nothing, announce: nothing },
    },
    ...{ lock: (run) => run(), referral: nobody, forgetDrafts: nothing },
  });
const codes = (send: Send) => httpCodes(send, { enter: nothing });
const google = (send: Send) =>
  httpGoogle(send, {
    tab: { read: nobody, write: nothing },
    ...{ go: nothing, enter: nothing, referral: nobody, guestToken: nobody },
  });
const response = { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' };
const passkeys = (send: Send) =>
  httpPasskeys(send, {
    webauthn: {
      ability: async () => 'button',
      get: async () => succeeded({ id: 'YQ', rawId: 'YQ', type: 'public-key', response, clientExtensionResults: {} }),
      create: async () => failed({ kind: 'unreachable' }),
    },
    enter: nothing,
  });

/** Calls whose refusal concerns a form or a sign-in attempt: it ends no session. */
const calls: Readonly<Record<string, (send: Send) => Promise<unknown>>> = {
  '/guest-login': (send) => accounts(send).guestLogin(signal),
  '/guest-info': (send) => accounts(send).guestInfo(signal),
  '/info': (send) => accounts(send).info(signal),
  '/login': (send) => accounts(send).login({ username: 'an', password: 'x' }, signal),
  '/register': (send) => accounts(send).register({ username: 'an.nguyen', password: 'mua roi tren mai' }, signal),
  '/refresh-token': (send) => accounts(send).refresh(signal),
  '/logout': (send) => accounts(send).logout(),
  '/reset-password': (send) => codes(send).resetPassword('t'.repeat(22), 'mua roi tren mai', signal),
  '/check-email': (send) => codes(send).checkContact('an@khandai.vn', signal),
  '/check-phone': (send) => codes(send).checkContact('0912345678', signal),
  '/forgot-password': (send) => codes(send).send('an', 'reset', signal),
  '/send-email': (send) => codes(send).send('an@khandai.vn', 'register', signal),
  '/send-otp': (send) => codes(send).send('0912345678', 'register', signal),
  '/check-sms': (send) => codes(send).check('r'.repeat(22), '123456', signal),
  '/login-google': (send) => google(send).begin({ purpose: 'signIn', intent: null, returnTo: '/' }, null, signal),
  '/login-google-callback': (send) => google(send).finish('signIn', { code: 'c', state: 's', iss: null }, signal),
  '/passkey/sign-in-options': (send) => passkeys(send).signIn('asked', signal),
};

it.each(Object.entries(calls))('AUTH-4: a refusal of %s ends no session and calms nobody else', async (path, call) => {
  for (const code of [401, 429]) {
    const t = fakeWire(() => refusal(code));
    await call(t.send);
    expect(t.asked.map(({ url }) => url)).toEqual([expect.stringContaining(path)]);
    expect(t.told.filter((one) => !one.startsWith('answered'))).toEqual([]);
  }
});

it('AUTH-4: nor does that of an answer of a passkey', async () => {
  const challenge = {
    challenge: 'YQ',
    rpId: 'khan.dai',
    allowCredentials: [],
    timeout: 1,
    userVerification: 'required',
  };
  const t = fakeWire(({ url }) => (url.includes('options') ? ok(challenge) : refusal(401)));
  await passkeys(t.send).signIn('asked', signal);
  expect([t.asked.length, t.told.filter((one) => !one.startsWith('answered'))]).toEqual([2, []]);
});
