import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';
import { afterEach, describe, expect, it } from 'vitest';
import { inTestTime } from '../testing/testTime.ts';
import { oidcPrograms, oidcProvider, type WaySecrets } from './provider.ts';

const secrets: WaySecrets = { state: 'the state', nonce: 'the nonce', verifier: 'v'.repeat(43) };
const HOME = 'http://localhost:8080/sso/ggcallback';
const CLIENT = 'portal';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

type Fields = Readonly<Record<string, unknown>>;
interface Issuer {
  /** Whether the discovery request fails. */
  readonly isAway?: () => boolean;
  /** The response of the token call; by default a valid token. */
  readonly answer?: (issuer: string) => { readonly status?: number; readonly type?: string; readonly body: string };
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: Fields, key: KeyObject = keys.privateKey, alg = 'RS256'): string => {
  const head = `${encoded({ alg, kid: 'k' })}.${encoded(claims)}`;
  return `${head}.${sign('sha256', Buffer.from(head), key).toString('base64url')}`;
};
const now = Math.floor(Date.now() / 1000);
const right = (iss: string): Fields => ({
  ...{ iss, aud: CLIENT, sub: '1098', iat: now, exp: now + 600, nonce: secrets.nonce },
  ...{ email: ' Lan.Anh@Mail.example', email_verified: true, name: ' Lan Anh ' },
});
const tokens = (id_token: string): string =>
  JSON.stringify({ access_token: 'opaque', token_type: 'Bearer', id_token, expires_in: 600 });

const running: (() => void)[] = [];
afterEach(() => running.splice(0).forEach((stop) => stop()));

/** A test issuer with the wanted responses, and a client of it. */
const issuerThat = async ({
  isAway = () => false,
  answer = (iss) => ({ body: tokens(signed(right(iss))) }),
}: Issuer = {}) => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    const send = (body: string, status = 200, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(body);
    if (request.url === '/jwks')
      return send(JSON.stringify({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig' }] }));
    if (request.url === '/token') {
      const { body, status, type } = answer(issuer);
      return send(body, status, type);
    }
    if (isAway()) return send('', 503);
    return send(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  running.push(stop);
  const unusable: string[] = [];
  const config = { issuer, clientId: CLIENT, clientSecret: 'shared' };
  const provider = oidcProvider(config, (why) => unusable.push(why));
  return {
    issuer,
    config,
    asked,
    provider,
    unusable,
    stop,
    redeem: () => provider.redeem(secrets, HOME, { code: 'c', iss: null }),
  };
};
const claiming = (changed: Fields) =>
  issuerThat({ answer: (iss) => ({ body: tokens(signed({ ...right(iss), ...changed })) }) });

describe('what a provider says', () => {
  it('item 17: somebody is known by issuer and subject; a mail address counts where it is proven there', async () => {
    const { issuer, redeem } = await issuerThat();
    const known = { issuer, subject: '1098', name: 'Lan Anh' };
    expect(await redeem()).toEqual({ ...known, email: 'Lan.Anh@Mail.example' });
    for (const email_verified of [false, undefined, 'true'])
      expect(await (await claiming({ email_verified })).redeem()).toMatchObject({ subject: '1098', email: null });
    expect(await (await claiming({ email: undefined, name: 7 })).redeem()).toMatchObject({ email: null, name: null });
  });

  it.each<readonly [string, Fields]>([
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['for another client', { aud: 'somebody else' }],
    ['for several clients, none of them in charge', { aud: [CLIENT, 'somebody else'] }],
    ['that has expired', { exp: now - 3600, iat: now - 7200 }],
    ['without an end', { exp: undefined }],
    ['to another nonce', { nonce: 'another' }],
    ['to no nonce', { nonce: undefined }],
    ['about nobody', { sub: undefined }],
  ])('item 17: a token %s is refused', async (_what, changed) => {
    const { redeem, unusable } = await claiming(changed);
    expect(await redeem()).toBe('refused');
    expect(unusable).toHaveLength(1);
  });

  it('item 17: a token signed by another key, altered, or not at all is refused', async () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const of = (token: (iss: string) => string) => issuerThat({ answer: (iss) => ({ body: tokens(token(iss)) }) });
    const altered = (iss: string) => {
      const [head, , mac] = signed(right(iss)).split('.');
      return [head, encoded({ ...right(iss), sub: '1' }), mac].join('.');
    };
    for (const token of [
      (iss: string) => signed(right(iss), stranger),
      altered,
      (iss: string) => `${encoded({ alg: 'none' })}.${encoded(right(iss))}.`,
      (iss: string) => signed(right(iss), keys.privateKey, 'HS256'),
    ])
      expect(await (await of(token)).redeem()).toBe('refused');
    const none = await issuerThat({ answer: () => ({ body: '{"access_token":"x","token_type":"Bearer"}' }) });
    expect(await none.redeem()).toBe('refused');
  });

  it('a code that it refuses is refused, with its reason in the log and nothing else of it', async () => {
    const body = JSON.stringify({ error: 'invalid_grant', error_description: 'the code of lan@mail.example' });
    const { redeem, unusable } = await issuerThat({ answer: () => ({ status: 400, body }) });
    expect(await redeem()).toBe('refused');
    expect(unusable).toEqual(['code: invalid_grant']);
  });

  it.each([
    ['a fault', { status: 502, body: 'down', type: 'text/html' }],
    ['a page instead of an answer', { body: '<html>', type: 'text/html' }],
  ])('%s of it is no refusal: it can be tried again', async (_what, answer) => {
    expect(await (await issuerThat({ answer: () => answer })).redeem()).toBe('unreachable');
  });

  it('one that is away is unreachable, and found once it is there', async () => {
    const { provider, redeem, stop, unusable } = await issuerThat();
    stop();
    expect(await provider.addressFor(secrets, HOME, 'vi')).toBeNull();
    expect(await redeem()).toBe('unreachable');
    expect(unusable).toHaveLength(2);
  });

  it('A-10: asks who the provider is once for all who come within a day, and at once again after a failure', async () => {
    let away = true;
    const { config, asked } = await issuerThat({ isAway: () => away });
    await inTestTime(
      Effect.gen(function* () {
        const { addressFor } = yield* oidcPrograms(config);
        const address = addressFor(secrets, HOME, 'vi');
        expect(yield* Effect.flip(address)).toMatchObject({ _tag: 'Unreachable' });
        away = false;
        yield* Effect.all([address, address, address], { concurrency: 'unbounded' });
        yield* TestClock.adjust('23 hours');
        yield* address;
        expect(asked).toHaveLength(2);
        yield* TestClock.adjust('1 hour');
        yield* address;
        expect(asked).toHaveLength(3);
      }),
    );
  });

  it('gives the address to go to, in the language of the page', async () => {
    const { provider, issuer } = await issuerThat();
    const url = new URL((await provider.addressFor(secrets, HOME, 'zh-Hant'))!);
    expect(url.origin + url.pathname).toBe(`${issuer}/auth`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ state: 'the state', nonce: 'the nonce', redirect_uri: HOME, ui_locales: 'zh-Hant' },
      code_challenge_method: 'S256',
    });
    expect(url.href).not.toContain(secrets.verifier);
  });
});
