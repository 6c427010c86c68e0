import type { Api } from '#contract/http/api.ts';
import type { HeadToHead, LeagueDay } from '#domain/football/answers.ts';
import { competitionRef, type CompetitionRef } from '#domain/football/competition.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { wantedWords } from '#domain/schedule/matchSearch.ts';
import { placeOf, sliceOf } from '#domain/shared/slice.ts';
import { addDays, dayBounds, dayOf } from '#domain/shared/zone.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { FixtureFilter, FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import { refused } from '../shared/refusal.ts';
import { endedOnly, recordOf } from './record.ts';

/** The time zone for callers that send none. */
const DEFAULT_ZONE = 'Asia/Bangkok';
/** More matches than any ordinary day has; the cursor gives the rest of a longer day. */
const DAY_MOST = 500;
/** The most days counted in one call. */
const COUNTED_DAYS = 14;
const FORM_SHOWN = 6;
const BETWEEN_SHOWN = 10;
/** The most matches between two teams that are counted: in practice all of them. */
const BETWEEN_COUNTED = 400;

/** Groups matches by competition, in the order of `known`; other competitions follow in the order of the matches. */
const byLeague = (fixtures: readonly Fixture[], known: readonly CompetitionRef[]): readonly LeagueDay[] => {
  const places = new Map(known.map(({ leagueId }, i) => [leagueId, i]));
  const placeOf = (leagueId: string) => places.get(leagueId) ?? known.length;
  return [...grouped(fixtures, ({ leagueId }) => leagueId)]
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([leagueId, list]) => {
      const { leagueName, leagueSlug: slug, country } = list[0]!;
      return {
        league: competitionRef(known[placeOf(leagueId)] ?? { leagueId, leagueName, slug, logo: '', country }),
        fixtures: list,
      };
    });
};

const headToHead = async (source: FootballSource, fixture: Fixture, view: View): Promise<HeadToHead> => {
  const { localteam, visitorteam, startTs } = fixture;
  const before = async (filter: Partial<FixtureFilter>, most: number) =>
    endedOnly(await source.fixtures({ ...filter, to: startTs, latestFirst: true, most }, view));
  const [home, away, between] = await Promise.all([
    before({ teamId: localteam.id }, FORM_SHOWN),
    before({ teamId: visitorteam.id }, FORM_SHOWN),
    before({ teamId: localteam.id, againstId: visitorteam.id }, BETWEEN_COUNTED),
  ]);
  return { home, away, between: between.slice(0, BETWEEN_SHOWN), record: recordOf(between, localteam.id) };
};

/** The matches that have odds, with their odds. */
const withOdds = async (source: FootballSource, list: readonly Fixture[], view: View): Promise<readonly Fixture[]> => {
  const priced = list.filter(({ coverage }) => coverage.odds);
  const odds = await source.odds(
    priced.map(({ fixtureId }) => fixtureId),
    view,
  );
  return priced.map((fixture) => {
    const markets = odds.get(fixture.fixtureId);
    return markets ? { ...fixture, odds: markets } : fixture;
  });
};

/** Returns which of these matches have tips. */
export type TippedAmong = (fixtureIds: readonly string[]) => Promise<ReadonlySet<string>>;

const withTips = async (fixtures: readonly Fixture[], tipped: TippedAmong): Promise<readonly Fixture[]> => {
  const known = await tipped(fixtures.map(({ fixtureId }) => fixtureId));
  if (known.size === 0) return fixtures;
  return fixtures.map((fixture) =>
    known.has(fixture.fixtureId)
      ? { ...fixture, hasTip: true, coverage: { ...fixture.coverage, tips: true } }
      : fixture,
  );
};
const nobodyTips: TippedAmong = async () => new Set();

/** Handlers for the football matches of all sources. */
export const fixturesHandlers = (
  source: FootballSource,
  tipped: TippedAmong = nobodyTips,
): AreaHandlers<Api['fixtures']> => {
  /** A list that belongs to a known fixture; 404 for an unknown one. */
  const listOf = async <A>(id: string, view: View, list: () => Promise<readonly A[] | null>) =>
    (await list()) ?? ((await source.fixture(id, view)) ? [] : refused(404));
  return {
    list: async ({ date, timezone = DEFAULT_ZONE, view: kind, leagueId, q, cursor }, view) => {
      const words = q === undefined ? null : wantedWords(q);
      if (words?.length === 0) return { leagues: [], next: null };
      const place = cursor === undefined ? null : placeOf(cursor);
      const [found, leagues] = await Promise.all([
        source.fixtures(
          {
            ...dayBounds(date ?? dayOf(view.now, timezone), timezone),
            ...(leagueId === undefined ? {} : { leagueId }),
            ...(words && { words }),
            ...(place && { after: { startTs: place.at, fixtureId: place.id } }),
            most: DAY_MOST + 1,
          },
          view,
        ),
        source.competitions(view),
      ]);
      const { list, next } = sliceOf(found, DAY_MOST, ({ startTs, fixtureId }) => ({ at: startTs, id: fixtureId }));
      const shown = kind === 'ty-le-keo' ? await withOdds(source, list, view) : list;
      return { leagues: byLeague(await withTips(shown, tipped), leagues), next };
    },
    dayCounts: async ({ from, to, timezone = DEFAULT_ZONE, view: kind }, view) => {
      if (from > to || addDays(from, COUNTED_DAYS - 1) < to)
        return refused(422, { fields: { to: `must be 0 to ${COUNTED_DAYS - 1} days after from` } });
      const [all, running] = await Promise.all([
        source.starts(dayBounds(from, timezone).from, dayBounds(to, timezone).to, view),
        source.running(view),
      ]);
      const starts = kind === 'ty-le-keo' ? all.filter(({ priced }) => priced) : all;
      const live = kind === 'ty-le-keo' ? running.filter(({ coverage }) => coverage.odds) : running;
      const days = Array.from({ length: COUNTED_DAYS }, (_, i) => addDays(from, i)).filter((day) => day <= to);
      return days.map((day) => {
        const bounds = dayBounds(day, timezone);
        const count = (all: readonly { readonly startTs: number }[]) =>
          all.filter(({ startTs }) => startTs >= bounds.from && startTs < bounds.to).length;
        return { day, total: count(starts), live: count(live) };
      });
    },
    detail: async ({ id }, view) => {
      const fixture = await source.fixture(id, view);
      return fixture ? (await withTips([fixture], tipped))[0]! : refused(404);
    },
    events: async ({ id, afterSeq = 0 }, view) =>
      listOf(id, view, async () => (await source.events(id, view))?.filter(({ seq }) => seq > afterSeq) ?? null),
    lineups: ({ id }, view) => listOf(id, view, () => source.lineups(id, view)),
    stats: ({ id }, view) => listOf(id, view, () => source.stats(id, view)),
    momentum: ({ id }, view) => listOf(id, view, () => source.momentum(id, view)),
    shots: ({ id }, view) => listOf(id, view, () => source.shots(id, view)),
    headToHead: async ({ id }, view) => {
      const fixture = await source.fixture(id, view);
      return fixture ? headToHead(source, fixture, view) : refused(404);
    },
    about: async ({ id }, view) => {
      const fixture = await source.fixture(id, view);
      if (!fixture) return refused(404);
      const managerOf = async (teamId: string) => {
        const manager = (await source.team(teamId, view))?.manager;
        return manager ? source.manager(manager.playerId, view) : null;
      };
      const [venue, home, away] = await Promise.all([
        fixture.venue ? source.venue(fixture.venue.venueId, view) : null,
        managerOf(fixture.localteam.id),
        managerOf(fixture.visitorteam.id),
      ]);
      return {
        ...(venue && { venue }),
        ...(fixture.referee === undefined ? {} : { referee: fixture.referee }),
        ...(fixture.attendance === undefined ? {} : { attendance: fixture.attendance }),
        managers: { ...(home && { home }), ...(away && { away }) },
      };
    },
  };
};
