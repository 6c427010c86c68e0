import type { InputOf } from '../http/call.ts';
import { fixtures } from '../http/fixtures.ts';
import { leagues } from '../http/leagues.ts';
import { teams } from '../http/teams.ts';
import { ask } from './ask.ts';

type InZone<Query> = Query & { readonly timezone: string };

/** The resources of `machines/football/football.resources.ts` that pages load first. */
export const footballAsks = {
  leagueDetail: ask(leagues.detail, (query: InputOf<typeof leagues.detail>) => query),
  leagueTable: ask(leagues.standing, (query: InputOf<typeof leagues.standing>) => query),
  leagueFixtures: ask(leagues.fixtures, (query: InputOf<typeof leagues.fixtures>) => query),
  playerDetail: ask(teams.player, ({ id }: InputOf<typeof teams.player>) => ({ id })),
  playerMatches: ask(teams.playerMatches, ({ id }: InputOf<typeof teams.playerMatches>) => ({ id })),
  playerCareer: ask(teams.career, ({ id }: InputOf<typeof teams.career>) => ({ id })),
  fixtureDetail: ask(fixtures.detail, ({ id }: Pick<InputOf<typeof fixtures.detail>, 'id'>) => ({ id })),
  teamDetail: ask(teams.detail, (of: InputOf<typeof teams.detail>) => of),
  teamSquad: ask(teams.squad, (of: InputOf<typeof teams.squad>) => of),
  managerDetail: ask(teams.manager, (of: InputOf<typeof teams.manager>) => of),
  venueDetail: ask(teams.venue, (of: InputOf<typeof teams.venue>) => of),
  fixtureDay: ask(
    fixtures.list,
    (
      query: InZone<Pick<InputOf<typeof fixtures.list>, 'date'>> &
        Required<Pick<InputOf<typeof fixtures.list>, 'view'>>,
    ) => query,
  ),
  oddsDay: ask(fixtures.list, (query: InZone<Pick<InputOf<typeof fixtures.list>, 'date'>>) => ({
    ...query,
    view: 'ty-le-keo' as const,
  })),
  fixtureCounts: ask(
    fixtures.dayCounts,
    (query: InZone<Omit<InputOf<typeof fixtures.dayCounts>, 'timezone'>>) => query,
  ),
};
