import type { InputOf } from '../http/call.ts';
import { fixtures } from '../http/fixtures.ts';
import { leagues } from '../http/leagues.ts';
import { ask } from './ask.ts';

type InZone<Query> = Query & { readonly timezone: string };

/** The resources of `machines/football/football.resources.ts` that pages load first. */
export const footballAsks = {
  leagueDetail: ask(leagues.detail, (query: InputOf<typeof leagues.detail>) => query),
  leagueTable: ask(leagues.standing, (query: InputOf<typeof leagues.standing>) => query),
  leagueFixtures: ask(leagues.fixtures, (query: InputOf<typeof leagues.fixtures>) => query),
  fixtureDay: ask(
    fixtures.list,
    (
      query: InZone<Pick<InputOf<typeof fixtures.list>, 'date'>> &
        Required<Pick<InputOf<typeof fixtures.list>, 'view'>>,
    ) => query,
  ),
  fixtureCounts: ask(
    fixtures.dayCounts,
    (query: InZone<Omit<InputOf<typeof fixtures.dayCounts>, 'timezone'>>) => query,
  ),
};
