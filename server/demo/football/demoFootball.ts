import type { Competition } from '#domain/football/competition.ts';
import { hasWords, searchText } from '#domain/schedule/matchSearch.ts';
import { slug } from '#domain/shared/slug.ts';
import { compareFixtures } from '#server/shared/fixtureOrder.ts';
import type { FootballSource } from '#server/shared/footballSource.ts';
import type { View } from '#server/shared/matchSource.ts';
import { SEASON_DAYS } from '../calendar.ts';
import { rulebooks } from '../content/footballRules.ts';
import type { League } from '../content/leagues.ts';
import { crestPath } from '../content/team.ts';
import { dayNumberAt } from '../day.ts';
import { longestMs, type DemoFixture } from '../fixture.ts';
import { lineHistoryOf } from '../odds/lineHistory.ts';
import { oddsHistoryOf, oddsOf } from '../odds/odds.ts';
import { isCalledOff } from '../simulation.ts';
import { playedAt } from '../simulation/football.ts';
import { footballPlan } from '../simulation/footballPlan.ts';
import {
  clubById,
  clubOfManager,
  clubOfPlayer,
  clubOfVenue,
  clubs,
  managerOf,
  playerOf,
  squadPlayers,
  teamOf,
  teamRef,
  venueOf,
} from './clubs.ts';
import { findMatches } from './findMatches.ts';
import { fixtureOf, isKnown, isPriced } from './fixtureOf.ts';
import { lineupsOf } from './lineups.ts';
import { listed } from './listed.ts';
import { pressureOf } from './passes.ts';
import {
  CUP,
  footballLeagues,
  knownOffAt,
  matchById,
  matchesOfSeason,
  seasonNamed,
  seasonOn,
  seasonsBetween,
  type SeasonMatch,
  type SeasonSpan,
} from './seasons.ts';
import { shotsOf } from './shots.ts';
import { statsUntil } from './stats.ts';
import { totalsOf } from './totals.ts';

const leagueById = (leagueId: string): League | null => footballLeagues.find(({ id }) => id === leagueId) ?? null;

const knownMatch = (fixtureId: string, { now }: View): SeasonMatch | null => {
  const match = matchById(fixtureId);
  return match && isKnown(match, now) ? match : null;
};

/** What a match has so far, by the milliseconds that were played; empty before kick-off, null for no such match. */
const sofar =
  <A>(of: (fixture: DemoFixture, at: number) => readonly A[]) =>
  async (fixtureId: string, view: View): Promise<readonly A[] | null> => {
    const fixture = knownMatch(fixtureId, view)?.fixture;
    if (!fixture) return null;
    const at = playedAt(fixture, view.now);
    return at < 0 || isCalledOff(fixture) ? [] : of(fixture, at);
  };

const until = <A extends { readonly at: number }>(all: readonly A[], at: number): readonly Omit<A, 'at'>[] =>
  all.filter((one) => one.at <= at).map(({ at: _at, ...one }) => one);

const competitionOf = (league: League, { locale, now }: View): Competition => {
  const { rules, crest } = rulebooks[league.letter]!;
  const today = dayNumberAt(now);
  return {
    ...{ leagueId: league.id, leagueName: league.name[locale], slug: slug(league.name.vi), logo: crestPath(crest) },
    ...{ country: '', type: league.letter === CUP ? 'cup' : 'league' },
    seasons: seasonsBetween(league, today - SEASON_DAYS, today + SEASON_DAYS).map(({ season }) => ({
      ...{ season, rules, complete: true },
    })),
    currentSeason: seasonOn(league, today).season,
  };
};

const seasonOf = (leagueId: string, season: string): { readonly league: League; readonly span: SeasonSpan } | null => {
  const league = leagueById(leagueId);
  const span = league && seasonNamed(league, season);
  return span ? { league, span } : null;
};

const ranked = { goals: ['goals'], assists: ['assists'], cards: ['yellows', 'reds'] } as const;

const totals: FootballSource['seasonTotals'] = async (leagueId, season, { locale, now }) => {
  const found = seasonOf(leagueId, season);
  return found ? totalsOf(found.league, found.span, now, locale) : [];
};

/** Seasons of a player's club that have begun, latest first: those of its league and of the cup. */
const careerOf: FootballSource['career'] = async (playerId, { locale, now }) => {
  const club = clubOfPlayer(playerId);
  if (!club) return [];
  const today = dayNumberAt(now);
  return footballLeagues
    .filter(({ teams }) => teams.includes(club.team))
    .flatMap((league) => seasonsBetween(league, today - SEASON_DAYS, today).map((span) => ({ league, span })))
    .toSorted((a, b) => b.span.first - a.span.first)
    .flatMap(({ league, span }) =>
      totalsOf(league, span, now, locale, club.team.id)
        .filter(({ player }) => player.playerId === playerId)
        .map((one) => ({ ...one, leagueId: league.id, season: span.season })),
    );
};

/** The demo's seasons as a source of football data. Nothing is stored: every answer is made of the id and the time. */
export const demoFootball: FootballSource = {
  fixtures: async (filter, view) => findMatches(filter, view.now).map((match) => fixtureOf(match, view)),
  starts: async (from, to, { now }) =>
    findMatches({ from, to, most: Infinity }, now).map(({ fixture }) => ({
      ...{ fixtureId: fixture.fixtureId, startTs: fixture.startTime, leagueId: fixture.league.id },
      priced: isPriced(fixture, now),
    })),
  running: async (view) =>
    findMatches({ from: view.now - longestMs.football, to: view.now + 1, most: 200 }, view.now)
      .map((match) => fixtureOf(match, view))
      .filter(({ status }) => status === 'live'),
  fixture: async (fixtureId, view) => {
    const match = knownMatch(fixtureId, view);
    return match && fixtureOf(match, view);
  },
  events: sofar((fixture, at) => until(footballPlan(fixture).happenings, at)),
  lineups: async (fixtureId, view) => {
    const match = knownMatch(fixtureId, view);
    if (!match) return null;
    const { fixture } = match;
    return isCalledOff(fixture) && view.now >= knownOffAt(fixture) ? [] : lineupsOf(fixture, view);
  },
  stats: sofar(statsUntil),
  momentum: sofar((fixture, at) => until(pressureOf(fixture), at)),
  shots: sofar((fixture, at) => until(shotsOf(fixture), at)),
  odds: async (ids, view) =>
    new Map(
      ids.flatMap((id) => {
        const match = knownMatch(id, view);
        const markets = match ? oddsOf(match.fixture, view.now) : [];
        return markets.length === 0 ? [] : [[id, markets] as const];
      }),
    ),
  oddsHistory: async (id, { market, line }, view) => {
    const match = knownMatch(id, view);
    return match && oddsHistoryOf(match.fixture, market, line, view.now);
  },
  lineHistory: async (id, { market }, view) => {
    const match = knownMatch(id, view);
    return match && lineHistoryOf(match.fixture, market, view.now);
  },
  competitions: async (view) => footballLeagues.map((league) => competitionOf(league, view)),
  competition: async (leagueId, view) => {
    const league = leagueById(leagueId);
    return league && competitionOf(league, view);
  },
  season: async (leagueId, season, view) => {
    const found = seasonOf(leagueId, season);
    if (!found) return [];
    const known = matchesOfSeason(found.league, found.span).filter((match) => isKnown(match, view.now));
    return known.map((match) => fixtureOf(match, view)).toSorted(compareFixtures(false));
  },
  topPlayers: async (leagueId, season, key, view) => {
    const all = await totals(leagueId, season, view);
    return all
      .map((one) => ({ totals: one, value: ranked[key].reduce((sum, name) => sum + (one.values[name] ?? 0), 0) }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value || a.totals.minutes - b.totals.minutes);
  },
  seasonTotals: totals,
  teams: async (ids, { locale }) =>
    ids.flatMap((id) => {
      const club = clubById(id);
      return club ? [teamRef(club.team, locale)] : [];
    }),
  team: async (teamId, { locale }) => {
    const club = clubById(teamId);
    return club && teamOf(club, locale);
  },
  squad: async (teamId) => {
    const club = clubById(teamId);
    return club && squadPlayers(club);
  },
  // Its seasons have lists of scorers, and nothing is before them.
  scorersOf: async () => [],
  player: async (playerId, { locale }) => playerOf(playerId, locale),
  career: careerOf,
  manager: async (managerId, { locale }) => {
    const club = clubOfManager(managerId);
    return club && managerOf(club, locale);
  },
  venue: async (venueId, { locale }) => {
    const club = clubOfVenue(venueId);
    return club && venueOf(club, locale);
  },
  listed,
  searchTeams: async (words, most, { locale }) =>
    clubs
      .filter(({ team }) => hasWords(searchText(Object.values(team.name)), words))
      .slice(0, most)
      .map(({ team }) => teamRef(team, locale)),
  searchPlayers: async (words, most, { locale }) =>
    clubs
      .flatMap(squadPlayers)
      .filter(({ player }) => hasWords(searchText([player.name]), words))
      .slice(0, most)
      .map(({ player }) => playerOf(player.playerId, locale)!),
};
