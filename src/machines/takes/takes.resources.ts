import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';

/** What hosts and commentators think of a match, newest first. */
export const takeList = feed({
  name: 'takeList',
  pollEveryMs: 20_000,
  load: async ({ loadPort }: Ports, { fixtureId }: { readonly fixtureId: string }, cursor, signal) =>
    (await loadPort('takes')).list(fixtureId, cursor, signal),
  idOf: ({ takeId }) => takeId,
});
