import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** MC-10: the votes on a match, with the viewer's own. */
export const matchVotes = resource({
  name: 'matchVotes',
  private: true,
  staleAfterMs: SCHEDULE.listPollMs,
  load: async ({ loadPort }: Ports, { fixtureId }: { readonly fixtureId: string }, signal) =>
    (await loadPort('votes')).read(fixtureId, signal),
});
