import type { TipQuery } from '#ports/tips.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const POLL_MS = 30_000;

/** How many tips there are by state, and on how many matches of each day. */
export const tipCounts = resource({
  name: 'tipCounts',
  pollEveryMs: POLL_MS,
  load: async ({ loadPort }: Ports, query: Pick<TipQuery, 'category' | 'type' | 'timezone'>, signal) =>
    (await loadPort('tips')).counts(query, signal),
});
