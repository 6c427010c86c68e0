import { describe, expect, it } from 'vitest';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { member } from '../../../tests/fakes/accounts.ts';
import type { Webauthn } from '../browser/webauthn.ts';
import { httpPasskeys } from './passkeys.ts';

const { signal } = new AbortController();
const passkey = { passkeyId: 'id', name: 'Máy', createdAt: 1, lastUsedAt: null };
const request = { challenge: 'c', rpId: 'localhost', timeout: 1, userVerification: 'required' };
const creation = {
  challenge: 'c',
  rp: { id: 'localhost', name: 'Khán Đài' },
  user: { id: 'dQ', name: 'mai', displayName: 'Mai' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1,
  excludeCredentials: [{ type: 'public-key', id: 'old', transports: ['usb'] }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const answers: Readonly<Record<string, unknown>> = {
  'sign-in-options': request,
  'sign-in': { token: 'T', refreshToken: 'R', user: member },
  'confirm-options': request,
  confirm: { proof: 'a proof', ttlSec: 600 },
  'add-options': creation,
  add: passkey,
  list: [passkey],
  rename: { ...passkey, name: 'Khác' },
  remove: null,
};
const credential = { id: 'id', rawId: 'id', type: 'public-key', clientExtensionResults: { appid: true } } as const;
const made: Webauthn = {
  ability: () => Promise.resolve('button'),
  get: () =>
    Promise.resolve({
      ok: true,
      value: {
        ...credential,
        response: { clientDataJSON: 'd', authenticatorData: 'a', signature: 's', userHandle: 'u' },
      },
    }),
  create: () =>
    Promise.resolve({
      ok: true,
      value: { ...credential, response: { clientDataJSON: 'd', attestationObject: 'o', transports: ['internal'] } },
    }),
};
const start = (webauthn: Partial<Webauthn> = {}, code: number | null = null) => {
  const wire = fakeWire(({ url }) => (code === null ? ok(answers[url.split('/').at(-1)!]) : refusal(code)));
  const entered: string[] = [];
  const port = httpPasskeys(wire.send, {
    webauthn: { ...made, ...webauthn },
    enter: ({ token }) => void entered.push(token),
  });
  return { ...wire, entered, port, paths: () => wire.asked.map(({ url }) => url.split('/').at(-1)) };
};

describe('passkeys', () => {
  it('sign in: what the origin asks goes to the browser, and its answer back, without what the origin does not read', async () => {
    const given: unknown[] = [];
    const t = start({
      get: (options, how) => {
        given.push(options, how);
        return made.get(options, how, signal);
      },
    });
    expect(await t.port.signIn('offered', signal)).toEqual({ ok: true, value: null });
    expect(given).toEqual([request, 'offered']);
    expect(t.paths()).toEqual(['sign-in-options', 'sign-in']);
    expect(t.asked[1]!.body).toEqual({
      ...{ id: 'id', rawId: 'id', type: 'public-key' },
      response: { clientDataJSON: 'd', authenticatorData: 'a', signature: 's', userHandle: 'u' },
    });
    expect(t.entered).toEqual(['T']);
  });

  it('an answer without a handle says none', async () => {
    const get: Webauthn['get'] = async () => ({
      ok: true,
      value: { ...credential, response: { clientDataJSON: 'd', authenticatorData: 'a', signature: 's' } },
    });
    const t = start({ get });
    await t.port.signIn('asked', signal);
    expect(t.asked[1]!.body).not.toHaveProperty('response.userHandle');
  });

  it('show who the member is: no session is entered', async () => {
    const t = start();
    expect(await t.port.confirm(signal)).toEqual({ ok: true, value: 'a proof' });
    expect([t.paths(), t.entered]).toEqual([['confirm-options', 'confirm'], []]);
    expect(t.asked[1]!.body).toMatchObject({ id: 'id', response: { signature: 's' } });
    const cancelled = { ok: false, failure: { kind: 'cancelled' } } as const;
    const closed = start({ get: () => Promise.resolve(cancelled) });
    expect(await closed.port.confirm(signal)).toEqual(cancelled);
  });

  it('are added under a name', async () => {
    const t = start();
    expect(await t.port.add('Máy', 'the-proof', signal)).toEqual({ ok: true, value: passkey });
    expect(t.asked[0]!.body).toEqual({ proof: 'the-proof' });
    expect(t.asked[1]!.body).toEqual({
      ...{ id: 'id', rawId: 'id', type: 'public-key', name: 'Máy' },
      response: { clientDataJSON: 'd', attestationObject: 'o', transports: ['internal'] },
    });
  });

  it('nothing is sent where the viewer closed it, and no session is entered', async () => {
    const cancelled = { ok: false, failure: { kind: 'cancelled' } } as const;
    const t = start({ get: () => Promise.resolve(cancelled), create: () => Promise.resolve(cancelled) });
    expect(await t.port.signIn('asked', signal)).toEqual(cancelled);
    expect(await t.port.add('Máy', 'the-proof', signal)).toEqual(cancelled);
    expect([t.paths(), t.entered]).toEqual([['sign-in-options', 'add-options'], []]);
  });

  it('a refusal to sign in is the caller’s to judge', async () => {
    const t = start({}, 429);
    expect(await t.port.signIn('asked', signal)).toMatchObject({ ok: false, failure: { kind: 'rateLimited' } });
    expect(t.told.filter((said) => !said.startsWith('answered'))).toEqual([]);
  });

  it('are listed, renamed and removed', async () => {
    const t = start();
    expect(await t.port.list(signal)).toEqual({ ok: true, value: [passkey] });
    expect(await t.port.rename('id', 'Khác', signal)).toMatchObject({ value: { name: 'Khác' } });
    expect(await t.port.remove('id', 'the-proof', signal)).toEqual({ ok: true, value: null });
    expect(t.asked.map(({ body }) => body)).toEqual([
      undefined,
      { passkeyId: 'id', name: 'Khác' },
      { passkeyId: 'id', proof: 'the-proof' },
    ]);
    expect(await t.port.ability()).toBe('button');
  });
});
