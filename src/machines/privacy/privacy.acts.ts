import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';

interface ByProof {
  /** Of who the member is. */
  readonly proof: string;
}

/** Everything that is stored of the member. */
export const exportData = act({
  name: 'exportData',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, { proof }: ByProof, { signal }) => (await loadPort('privacy')).export(proof, signal),
  outdates: [],
});

/** Begins the end of the account; answers when everything is erased. */
export const deleteAccount = act({
  name: 'deleteAccount',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, { proof }: ByProof, { signal }) => (await loadPort('privacy')).delete(proof, signal),
  outdates: [],
});
