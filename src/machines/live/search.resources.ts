import { LIVE } from '#domain/live/live.ts';
import type { MatchSearch } from '#ports/live.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** A page of what a search finds over the whole schedule. */
export const matchSearch = resource({
  name: 'matchSearch',
  pollEveryMs: LIVE.listPollMs,
  load: (ports: Ports, query: MatchSearch, signal) => ports.live.search(query, signal),
});
