import { ODDS_TIMING } from '#domain/odds/oddsTiming.ts';
import type { FixtureQuery } from '#ports/football.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/**
 * The matches of a day that have odds, with them; its board decides when it is asked for again. The entry holds what pages
 * load first, so the resources of one match stand apart.
 */
export const oddsDay = resource({
  name: 'oddsDay',
  staleAfterMs: ODDS_TIMING.livePollMs,
  load: async (ports: Ports, query: Omit<FixtureQuery, 'view'>, signal) =>
    (await ports.loadPort('football')).day({ ...query, view: 'ty-le-keo' }, signal),
});
