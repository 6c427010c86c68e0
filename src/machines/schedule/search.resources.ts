import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { MatchSearch } from '#ports/schedule.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';

/** The matches of the whole schedule that a search finds. */
export const matchSearch = feed({
  name: 'matchSearch',
  pollEveryMs: SCHEDULE.listPollMs,
  whole: true,
  load: ({ schedule }: Ports, query: MatchSearch, cursor, signal) => schedule.search(query, cursor, signal),
  idOf: ({ fixtureId }) => fixtureId,
});
