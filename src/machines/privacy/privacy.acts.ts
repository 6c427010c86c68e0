import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';

interface ByProof {
  /** A proof of re-authentication. */
  readonly proof: string;
}

/** All data stored about the member. */
export const exportData = act({
  name: 'exportData',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, { proof }: ByProof, { signal }) => (await loadPort('privacy')).export(proof, signal),
  invalidates: [],
});

/** Requests the deletion of the account; gives when it will be erased, epoch milliseconds. */
export const deleteAccount = act({
  name: 'deleteAccount',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, { proof }: ByProof, { signal }) => (await loadPort('privacy')).delete(proof, signal),
  invalidates: [],
});

/** Cancels the deletion of the account. */
export const keepAccount = act({
  name: 'keepAccount',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, _: null, { signal }) => (await loadPort('privacy')).keep(signal),
  invalidates: [],
});
