import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import { systemAfter, type After } from '../shared/timers.ts';
import type { Database } from '../database/database.ts';
import { keptTeamCalendar, teamFeeds } from '../shared/calendar/feeds.store.ts';
import { keyFor } from '../shared/secret.ts';
import { combinedFootball } from './combinedFootball.ts';
import { favouritesHandlers, type FavouritesParts } from './favourites/favourites.handlers.ts';
import { favouritesStore, keptFavourites } from './favourites/favourites.store.ts';
import { teamCalendarHandlers, type TeamCalendarNeeds } from './favourites/teamCalendar.handlers.ts';
import { createFixtureFeeds } from './feed/fixtureFeeds.ts';
import { toldFixture } from './feed/toldFixture.ts';
import { fixturesHandlers, type TippedAmong } from './fixtures.handlers.ts';
import { footballArea } from './football.area.ts';
import { footballLists } from './footballLists.ts';
import { footballSubjects } from './football.subjects.ts';
import { leaguesHandlers } from './leagues.handlers.ts';
import { teamsHandlers } from './teams.handlers.ts';
import { votesHandlers } from './votes/votes.handlers.ts';
import { keptVotes, votesStore } from './votes/votes.store.ts';

interface FootballNeeds {
  /** In order of precedence: the first source that knows an id answers for it. */
  readonly sources: readonly FootballSource[];
  readonly database: Database;
  /** Returns which of these matches have tips; none where absent. */
  readonly tipped?: TippedAmong;
  readonly followed: FavouritesParts['followed'];
  readonly mostFollowed: FavouritesParts['mostFollowed'];
  readonly settingsOf: TeamCalendarNeeds['settingsOf'];
  readonly secret: string;
  readonly clock: Clock;
  readonly after?: After;
  readonly failed: (error: unknown) => void;
}

export const openFootball = (needs: FootballNeeds) => {
  const { sources, database, tipped, clock, after = systemAfter, failed } = needs;
  const calendar = { store: teamFeeds(database), key: keyFor(needs.secret, 'teamCalendar') };
  const source = combinedFootball(sources);
  const subjects = footballSubjects(source);
  const votes = votesStore(database);
  const feeds = createFixtureFeeds({ ...toldFixture(source, votes), clock, after, failed });
  return {
    ...opened(footballArea, {
      handlers: {
        fixtures: fixturesHandlers(source, tipped),
        leagues: leaguesHandlers(source),
        teams: teamsHandlers(source),
        favourites: {
          ...favouritesHandlers({ ...needs, source, subjects, store: favouritesStore(database) }),
          ...teamCalendarHandlers({ ...needs, ...calendar, source }),
        },
        votes: votesHandlers(source, votes, feeds.hint),
      },
      subjects,
      personalData: [keptFavourites(database), keptTeamCalendar(database), keptVotes(database)],
      pageLists: footballLists(source, clock),
      close: async () => feeds.close(),
    }),
    source,
    topics: feeds.source,
  };
};
