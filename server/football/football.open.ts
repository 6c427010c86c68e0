import { opened } from '../shared/area.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import { combinedFootball } from './combinedFootball.ts';
import { fixturesHandlers } from './fixtures.handlers.ts';
import { footballArea } from './football.area.ts';
import { leaguesHandlers } from './leagues.handlers.ts';
import { teamsHandlers } from './teams.handlers.ts';

/** `sources` in order: the first that knows an id answers for it. */
export const openFootball = ({ sources }: { readonly sources: readonly FootballSource[] }) => {
  const source = combinedFootball(sources);
  return {
    ...opened(footballArea, {
      handlers: {
        fixtures: fixturesHandlers(source),
        leagues: leaguesHandlers(source),
        teams: teamsHandlers(source),
      },
    }),
    source,
  };
};
