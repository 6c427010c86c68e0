import { managerPath, matchPath, playerPath, teamPath, venuePath } from '#domain/football/footballPaths.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Clock } from '../shared/clock.ts';
import type { FootballSource, Listed, ListedKind } from '../shared/footballSource.ts';
import type { PageList } from '../shared/pageList.ts';

const pathOf: Readonly<Record<ListedKind, (one: Listed) => string>> = {
  matches: ({ id, slug }) => matchPath({ fixtureId: id, slug }),
  teams: teamPath,
  players: ({ id, slug }) => playerPath({ playerId: id, slug }),
  managers: ({ id, slug }) => managerPath({ playerId: id, slug }),
  venues: ({ id, slug }) => venuePath({ venueId: id, slug }),
};

/** The pages of matches, teams, people and grounds, by their canonical addresses. */
export const footballLists = (source: FootballSource, clock: Clock): readonly PageList[] =>
  Object.entries(pathOf).map(([name, path]) => ({
    name,
    pages: async () => {
      // The table above has exactly one row for each kind.
      const all = await source.listed(name as ListedKind, { locale: DEFAULT_LOCALE, now: clock() });
      return all.map((one) => ({
        path: path(one),
        ...(one.changedTs !== undefined && { changedTs: one.changedTs }),
      }));
    },
  }));
