import { describe, expect, it } from 'vitest';
import { browserWebauthn, type WebauthnNeeds } from './webauthn.ts';

type Library = Awaited<ReturnType<WebauthnNeeds['library']>>;
const none = () => new Promise<never>(() => {});

const start = (given: { readonly [Name in keyof Library]?: unknown }, PublicKeyCredential: unknown = {}) => {
  const cancelled: string[] = [];
  const library = {
    startAuthentication: none,
    startRegistration: none,
    WebAuthnAbortService: { cancelCeremony: () => void cancelled.push('cancelled') },
    ...given,
  } as Library;
  const webauthn = browserWebauthn({
    PublicKeyCredential: PublicKeyCredential as NonNullable<WebauthnNeeds['PublicKeyCredential']>,
    library: () => Promise.resolve(library),
  });
  return { webauthn, cancelled };
};
const request = { challenge: 'c', rpId: 'localhost' };
const named = (name: string) => Object.assign(new Error('why'), { name });
const quiet = () => new AbortController().signal;

describe('what a browser can do with passkeys', () => {
  it.each([
    [undefined, 'none'],
    [{}, 'button'],
    [{ isConditionalMediationAvailable: async () => false }, 'button'],
    [{ isConditionalMediationAvailable: async () => true }, 'autofill'],
    [{ isConditionalMediationAvailable: () => Promise.reject(new Error('no')) }, 'button'],
  ])('%s: %s', async (PublicKeyCredential, ability) => {
    const webauthn = browserWebauthn({ PublicKeyCredential: PublicKeyCredential as never, library: none });
    expect(await webauthn.ability()).toBe(ability);
  });
});

describe('a ceremony', () => {
  it('asks the library, and waits at the field where it is only offered', async () => {
    const asked: unknown[] = [];
    const { webauthn } = start({
      startAuthentication: async (options: unknown) => void asked.push(options),
      startRegistration: async (options: unknown) => void asked.push(options),
    });
    await webauthn.get(request, 'asked', quiet());
    await webauthn.get(request, 'offered', quiet());
    expect(asked).toEqual([
      { optionsJSON: request, useBrowserAutofill: false },
      { optionsJSON: request, useBrowserAutofill: true },
    ]);
  });

  it.each([
    [named('NotAllowedError'), 'cancelled'],
    [Object.assign(named('WebAuthnError'), { cause: named('NotAllowedError') }), 'cancelled'],
    [Object.assign(named('WebAuthnError'), { cause: named('AbortError') }), 'cancelled'],
    [Object.assign(named('WebAuthnError'), { cause: named('InvalidStateError') }), 'keptAlready'],
  ])('%s is %s', async (error, kind) => {
    const { webauthn } = start({ startAuthentication: () => Promise.reject(error) });
    expect(await webauthn.get(request, 'asked', quiet())).toEqual({ ok: false, failure: { kind } });
  });
  it.each([named('SecurityError'), 'no error at all'])(
    'anything else is thrown, and reported by whoever asked',
    async (error) => {
      const { webauthn } = start({ startAuthentication: () => Promise.reject(error) });
      await expect(webauthn.get(request, 'asked', quiet())).rejects.toBe(error);
    },
  );

  it('ends when nobody waits for it any more, and touches no later one', async () => {
    const stop = new AbortController();
    const { webauthn, cancelled } = start({});
    void webauthn.get(request, 'offered', stop.signal);
    await Promise.resolve();
    stop.abort();
    expect(cancelled).toEqual(['cancelled']);
    const ended = new AbortController();
    const other = start({ startAuthentication: async () => 'answer' });
    await other.webauthn.get(request, 'asked', ended.signal);
    ended.abort();
    expect(other.cancelled).toEqual([]);
  });
  it('does not begin once nobody waits for it', async () => {
    const stop = new AbortController();
    stop.abort();
    const { webauthn } = start({ startRegistration: () => Promise.reject(new Error('began')) });
    const options = {
      challenge: 'c',
      rp: { name: 'x' },
      user: { id: 'u', name: 'u', displayName: 'u' },
      pubKeyCredParams: [],
    };
    expect(await webauthn.create(options, stop.signal)).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  });
});
