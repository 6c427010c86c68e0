import type { Fixture } from '#domain/football/fixture.ts';
import { firstKnown } from '../shared/firstKnown.ts';
import { compareFixtures } from '../shared/fixtureOrder.ts';
import type { FixtureFilter, FootballSource } from '../shared/footballSource.ts';

const withoutNull = <A>(values: readonly (A | null)[]): readonly A[] => values.filter((one): one is A => one !== null);

/** Removes duplicate ids: the value of the first source wins. */
const once = <A>(values: readonly A[], idOf: (value: A) => string): readonly A[] =>
  [...new Map(values.toReversed().map((one) => [idOf(one), one])).values()].toReversed();

/** Combines all sources; if several know an id, the first of them answers. */
export const combinedFootball = (sources: readonly FootballSource[]): FootballSource => {
  const fromAll = async <A>(ask: (source: FootballSource) => Promise<readonly A[]>): Promise<readonly A[]> =>
    (await Promise.all(sources.map(ask))).flat();
  const fromFirst = <A>(ask: (source: FootballSource) => Promise<A | null>): Promise<A | null> =>
    firstKnown(sources, ask);
  const firstWithSome = async <A>(ask: (source: FootballSource) => Promise<readonly A[]>): Promise<readonly A[]> =>
    (await fromFirst(async (source) => {
      const found = await ask(source);
      return found.length > 0 ? found : null;
    })) ?? [];
  const fixtures = async (filter: FixtureFilter, ask: (source: FootballSource) => Promise<readonly Fixture[]>) =>
    once(await fromAll(ask), ({ fixtureId }) => fixtureId)
      .toSorted(compareFixtures(filter.latestFirst ?? false))
      .slice(0, filter.most);
  return {
    fixtures: (filter, view) => fixtures(filter, (source) => source.fixtures(filter, view)),
    starts: async (from, to, view) =>
      once(await fromAll((source) => source.starts(from, to, view)), ({ fixtureId }) => fixtureId),
    running: async (view) =>
      once(await fromAll((source) => source.running(view)), ({ fixtureId }) => fixtureId).toSorted(
        compareFixtures(false),
      ),
    fixture: (id, view) => fromFirst((source) => source.fixture(id, view)),
    events: (id, view) => fromFirst((source) => source.events(id, view)),
    lineups: (id, view) => fromFirst((source) => source.lineups(id, view)),
    stats: (id, view) => fromFirst((source) => source.stats(id, view)),
    momentum: (id, view) => fromFirst((source) => source.momentum(id, view)),
    shots: (id, view) => fromFirst((source) => source.shots(id, view)),
    odds: async (ids, view) =>
      new Map((await fromAll(async (source) => [...(await source.odds(ids, view))])).toReversed()),
    oddsHistory: (id, of, view) => fromFirst((source) => source.oddsHistory(id, of, view)),
    lineHistory: (id, of, view) => fromFirst((source) => source.lineHistory(id, of, view)),
    competitions: async (view) =>
      once(await fromAll((source) => source.competitions(view)), ({ leagueId }) => leagueId),
    competition: (id, view) => fromFirst((source) => source.competition(id, view)),
    season: (id, season, view) => firstWithSome((source) => source.season(id, season, view)),
    topPlayers: (id, season, key, view) => firstWithSome((source) => source.topPlayers(id, season, key, view)),
    seasonTotals: (id, season, view) => firstWithSome((source) => source.seasonTotals(id, season, view)),
    teams: async (ids, view) => {
      const known = new Map(
        (await fromAll((source) => source.teams(ids, view))).toReversed().map((one) => [one.id, one]),
      );
      return withoutNull(ids.map((id) => known.get(id) ?? null));
    },
    team: (id, view) => fromFirst((source) => source.team(id, view)),
    squad: (id, view) => fromFirst((source) => source.squad(id, view)),
    scorersOf: (id, most, view) => firstWithSome((source) => source.scorersOf(id, most, view)),
    player: (id, view) => fromFirst((source) => source.player(id, view)),
    career: (id, view) => firstWithSome((source) => source.career(id, view)),
    manager: (id, view) => fromFirst((source) => source.manager(id, view)),
    venue: (id, view) => fromFirst((source) => source.venue(id, view)),
    searchTeams: async (words, most, view) =>
      once(await fromAll((source) => source.searchTeams(words, most, view)), ({ id }) => id).slice(0, most),
    searchPlayers: async (words, most, view) =>
      once(await fromAll((source) => source.searchPlayers(words, most, view)), ({ playerId }) => playerId).slice(
        0,
        most,
      ),
    listed: async (kind, view) => once(await fromAll((source) => source.listed(kind, view)), ({ id }) => id),
  };
};
