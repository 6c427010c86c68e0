import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { MatchSearch } from '#ports/schedule.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** A page of what a search finds over the whole schedule. */
export const matchSearch = resource({
  name: 'matchSearch',
  pollEveryMs: SCHEDULE.listPollMs,
  load: (ports: Ports, query: MatchSearch, signal) => ports.schedule.search(query, signal),
});
