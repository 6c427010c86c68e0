import type { Passkey } from '#domain/auth/passkey.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The sign-in methods other than the password that both the origin and this browser support. */
export const openSignInMethods = resource({
  name: 'openSignInMethods',
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, _input: null, signal) => {
    const [outcome, ability] = await Promise.all([
      loadPort('signInMethods').then((port) => port.open(signal)),
      loadPort('passkeys').then((port) => port.ability()),
    ]);
    if (!outcome.ok) return outcome;
    const { google, passkey } = outcome.value;
    return succeeded({ google, passkey: passkey ? ability : ('none' as const) });
  },
});

const none: readonly Passkey[] = [];

/** The member's passkeys; empty, without a call, for a guest. */
export const passkeyList = resource({
  name: 'passkeyList',
  private: true,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('passkeys')).list(signal) : succeeded(none),
});
