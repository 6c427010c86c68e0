import type { Passkey } from '#domain/auth/passkey.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { passkeyList } from './signIn.resources.ts';

interface Renaming {
  readonly passkeyId: string;
  readonly name: string;
}

export const renamePasskey = act({
  name: 'renamePasskey',
  members: true,
  to: ({ passkeyId }: Renaming) => passkeyId,
  run: async ({ loadPort }: Ports, { passkeyId, name }, { signal }) =>
    (await loadPort('passkeys')).rename(passkeyId, name, signal),
  applyAnswer: (renamed: Passkey, { passkeyId }, change) =>
    change(passkeyList, { member: true }, (now) => now.map((one) => (one.passkeyId === passkeyId ? renamed : one))),
  invalidates: [passkeyList],
});

interface Removing {
  readonly passkeyId: string;
  /** A proof of re-authentication. */
  readonly proof: string;
}

export const removePasskey = act({
  name: 'removePasskey',
  members: true,
  to: ({ passkeyId }: Removing) => passkeyId,
  run: async ({ loadPort }: Ports, { passkeyId, proof }, { signal }) =>
    (await loadPort('passkeys')).remove(passkeyId, proof, signal),
  applyAnswer: (_: null, { passkeyId }, change) =>
    change(passkeyList, { member: true }, (now) => now.filter((one) => one.passkeyId !== passkeyId)),
  invalidates: [passkeyList],
});
