import { leagueSlugs } from '#domain/schedule/league.ts';
import type { AirTime, MatchSource, StreamsOf } from '#server/shared/matchSource.ts';
import { fixtureById, fixturesAround, fixturesBetween, SEASON_DAYS } from './calendar.ts';
import { demoCommentators } from './content/commentators.ts';
import { leagues } from './content/leagues.ts';
import { DAY_MS } from './day.ts';
import { airTimeOf, demoMatch, demoRoom, userOf } from './demoMatch.ts';
import { findFixtures } from './find.ts';
import type { DemoFixture } from './fixture.ts';
import { matchById } from './football/seasons.ts';
import { analysisOf } from './history.ts';
import { roomPlace } from './ids.ts';
import { datedOverview, demoStat } from './lookBack.ts';
import { oddsHistoryOf, oddsOf } from './odds/odds.ts';
import { casinoGuesses } from './simulation/casino.ts';
import { standingOf } from './simulation.ts';

const withinSeason = (from: number, to: number, now: number): readonly DemoFixture[] => {
  const first = Math.max(from, now - SEASON_DAYS * DAY_MS);
  const last = Math.min(to, now + SEASON_DAYS * DAY_MS);
  return first < last ? fixturesBetween(first, last) : [];
};

const CASINO_MODE = '4';

/** Also a match that the schedule has no room for. */
const footballById = (fixtureId: string): DemoFixture | null => matchById(fixtureId)?.fixture ?? null;

/** The demo season as a source of matches. Nothing is stored: every answer is computed from the id and the time. */
export const demoSource = (streamsOf: StreamsOf): MatchSource => ({
  between: async (from, to, view) =>
    withinSeason(from, to, view.now).map((fixture) => demoMatch(fixture, view, streamsOf)),
  starts: async (from, to, now) =>
    withinSeason(from, to, now).map(({ startTime, league }) => ({
      ...{ startTime, liveModeId: league.modeId, leagueId: league.id },
    })),
  running: async (view) =>
    fixturesAround(view.now)
      .filter((fixture) => standingOf(fixture, view.now).phase === 'live')
      .map((fixture) => demoMatch(fixture, view, streamsOf)),
  find: async (wanted, view) => {
    const from = Math.max(wanted.from, view.now - SEASON_DAYS * DAY_MS);
    const to = Math.min(wanted.to, view.now + SEASON_DAYS * DAY_MS);
    return findFixtures({ ...wanted, from, to }).map((fixture) => demoMatch(fixture, view, streamsOf));
  },
  match: async (fixtureId, view) => {
    const fixture = fixtureById(fixtureId);
    return fixture && demoMatch(fixture, view, streamsOf);
  },
  room: async (roomId, view) => {
    const place = roomPlace(roomId);
    const fixture = place && fixtureById(place.fixtureId);
    return fixture ? demoRoom(fixture, place.seat, view, streamsOf) : null;
  },
  stood: async (roomId, at, view) => {
    const place = roomPlace(roomId);
    const fixture = place && fixtureById(place.fixtureId);
    const room = fixture && demoRoom(fixture, place.seat, { ...view, now: at }, streamsOf);
    return room && demoStat(fixture, room, at, view.now);
  },
  commentators: async () => demoCommentators.map(userOf),
  leagues: async (locale) =>
    leagues.map(({ id, name, modeId }) => ({
      ...{ leagueId: id, leagueName: name[locale], liveModeId: modeId, slugs: leagueSlugs(name) },
    })),
  guesses: (fixtureId, round, now) => {
    const fixture = fixtureById(fixtureId);
    return fixture?.league.modeId === CASINO_MODE ? casinoGuesses(fixture, round, now) : null;
  },
  overview: async (fixtureId, view) => {
    const fixture = fixtureById(fixtureId);
    return fixture && datedOverview(fixture, view);
  },
  analysis: async (fixtureId, view) => {
    const fixture = footballById(fixtureId);
    return fixture && analysisOf(fixture, view);
  },
  odds: async (fixtureId, { now }) => {
    const fixture = footballById(fixtureId);
    return fixture && oddsOf(fixture, now);
  },
  oddsHistory: async (fixtureId, market, line, { now }) => {
    const fixture = footballById(fixtureId);
    return fixture && oddsHistoryOf(fixture, market, line, now);
  },
});

/** What the streams need to know about a room; null if the demo has no such room. */
export const demoAirTime = (roomId: string, now: number): AirTime | null => {
  const place = roomPlace(roomId);
  const fixture = place && fixtureById(place.fixtureId);
  return fixture && place.seat < fixture.crew.length ? airTimeOf(fixture, now) : null;
};
