import type { DuelOffer } from '#ports/chess.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { duelLists } from './chess.resources.ts';

/** GA-11: offers a game; a press that is repeated is the same offer. */
export const offerDuel = act({
  ...{ name: 'offerDuel', members: true, invalidates: [duelLists] },
  to: ({ clientId }: DuelOffer & { readonly clientId: string }) => clientId,
  run: async ({ loadPort }: Ports, offer, { signal }) => (await loadPort('chess')).create(offer, signal),
});
/** GA-11: sits down at a game by its code. */
export const joinDuel = act({
  ...{ name: 'joinDuel', members: true, invalidates: [duelLists] },
  to: (code: string) => code,
  run: async ({ loadPort }: Ports, code, { signal }) => (await loadPort('chess')).join(code, signal),
});
