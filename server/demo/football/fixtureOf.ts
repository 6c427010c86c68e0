import { isGoal } from '#domain/football/goals.ts';
import type { Fixture, FixtureNote, FixturePhase, FixtureScore, Pair } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import { slug } from '#domain/shared/slug.ts';
import type { View } from '#server/shared/matchSource.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { fixturesOfDay } from '../calendar.ts';
import { DAY_MS, dayNumberAt, MINUTE_MS } from '../day.ts';
import { longestMs, type DemoFixture, type Standing } from '../fixture.ts';
import { roomIdOf } from '../ids.ts';
import { memoize } from '../memoize.ts';
import { winnerPrices } from '../odds/odds.ts';
import { draw } from '../random.ts';
import { isCalledOff, standingOf } from '../simulation.ts';
import { playedAt } from '../simulation/football.ts';
import { footballPlan, minuteAt, type FootballPlan } from '../simulation/footballPlan.ts';
import { capacityOf, clubById, refereeOf, teamRef, venueRef } from './clubs.ts';
import { hasLineups } from './lineups.ts';
import { CUP, knownOffAt, type SeasonMatch } from './seasons.ts';

/** What the board of a match says at an instant. */
type Told = Pick<Fixture, 'score' | 'redCards' | 'goalMinutes'> & { readonly standing: Standing };

const pairOf = (goals: readonly MatchEvent[]): Pair => {
  const { home, away } = goals.at(-1)?.scoreAfter ?? { home: 0, away: 0 };
  return [home, away];
};

const scoreOf = (plan: FootballPlan, at: number): FixtureScore => {
  const goals = plan.happenings.filter((one) => isGoal(one) && one.at <= at);
  const [home, away] = pairOf(goals);
  const kicks = plan.kicks.filter((one) => one.at <= at && one.scored);
  const scored = (side: SideName) => kicks.filter((one) => one.side === side).length;
  return {
    ...{ home, away },
    ...(at >= plan.halfTimeAt && { ht: pairOf(goals.filter((one) => one.at < plan.halfTimeAt)) }),
    ...(at >= plan.fullTimeAt && { ft: [home, away] }),
    ...(plan.kicks.length > 0 && at >= plan.fullTimeAt && { pen: [scored('home'), scored('away')] }),
  };
};

const toldAt = (fixture: DemoFixture, now: number): Told => {
  const standing = standingOf(fixture, now);
  const none = { standing, score: null, redCards: { home: 0, away: 0 } };
  const at = playedAt(fixture, now);
  if (at < 0 || isCalledOff(fixture)) return none;
  const plan = footballPlan(fixture);
  const so = plan.happenings.filter((one) => one.at <= at);
  const reds = (side: SideName) =>
    so.filter((one) => one.side === side && (one.type === 'red' || one.type === 'second_yellow')).length;
  const minutes = (side: SideName) => so.filter((one) => one.side === side && isGoal(one)).map(({ minute }) => minute);
  return {
    ...{ standing, score: scoreOf(plan, at), redCards: { home: reds('home'), away: reds('away') } },
    goalMinutes: { home: minutes('home'), away: minutes('away') },
  };
};

const statusOf = { before: 'upcoming', live: 'live', over: 'ended', off: 'cancel' } as const;

const phaseOf = (plan: FootballPlan, at: number): FixturePhase => {
  if (at < plan.halfTimeAt) return '1H';
  if (at < plan.secondHalfAt) return 'HT';
  if (at < plan.fullTimeAt) return '2H';
  return at < (plan.kicks.at(-1)?.at ?? 0) ? 'PEN' : 'FT';
};

const clockOf = (fixture: DemoFixture, { phase }: Standing, now: number): Partial<Fixture> & Pick<Fixture, 'phase'> => {
  if (phase === 'over') return { phase: 'FT' };
  if (phase !== 'live') return { phase: null };
  const plan = footballPlan(fixture);
  const at = playedAt(fixture, now);
  const shown = phaseOf(plan, at);
  return shown === '1H' || shown === '2H' ? { phase: shown, ...minuteAt(plan, at) } : { phase: shown };
};

const notesOf = ({ fixture, makesUpFor, again }: SeasonMatch, { phase }: Standing): readonly FixtureNote[] => {
  if (makesUpFor) return ['moved'];
  if (phase !== 'off') return [];
  if (fixture.fate?.kind === 'abandoned') return again ? ['abandoned', 'replayed'] : ['abandoned'];
  return ['postponed'];
};

/** The attendance is counted during the first half, and told at half-time. */
const TOLD_AFTER_MS = 50 * MINUTE_MS;
const attendanceOf = ({ fixtureId, sides, startTime }: DemoFixture, now: number): number | undefined => {
  if (now < startTime + TOLD_AFTER_MS) return undefined;
  const share = 0.35 + 0.62 * draw(`crowd ${fixtureId}`).next();
  return Math.round(share * capacityOf(clubById(sides![0].id)!));
};

/** Prices of home, draw and away as long as bets are taken. */
const pricesOf = (fixture: DemoFixture, { phase }: Standing, now: number) =>
  phase === 'before' || phase === 'live' ? winnerPrices(fixture, now) : null;

/** Whether its list of a day has odds. */
export const isPriced = (fixture: DemoFixture, now: number): boolean =>
  pricesOf(fixture, standingOf(fixture, now), now) !== null;

const coverageOf = (
  fixture: DemoFixture,
  { phase }: Standing,
  now: number,
  hasPrices: boolean,
): Fixture['coverage'] => {
  const begun = now >= fixture.startTime && !isCalledOff(fixture);
  return {
    ...{ events: begun, stats: begun, momentum: begun, shots: begun },
    lineups: hasLineups(fixture, now) && (phase !== 'off' || begun),
    ...{ odds: hasPrices, standings: fixture.league.letter !== CUP, h2h: true },
    ...{ tips: false, rooms: false, highlights: false },
  };
};

const STEP_MS = 10 * MINUTE_MS;

/** When the source last told something of a match. */
const toldTs = ({ startTime }: DemoFixture, { phase, noteAt }: Standing, now: number): number => {
  if (phase === 'live') return Math.floor(now / 1000) * 1000;
  if (phase === 'off') return noteAt ?? startTime;
  return Math.min(Math.floor(now / STEP_MS) * STEP_MS, startTime + longestMs.football);
};

/** Whether it can be known of: what is made up for is announced when its first match is off. */
export const isKnown = ({ makesUpFor }: SeasonMatch, now: number): boolean =>
  makesUpFor === null || now >= knownOffAt(makesUpFor);

/** Rooms are told of matches that are so near; of others nobody is in one. */
const ROOMS_DAYS = 14;

/** The matches of a day that have commentators: little to keep, where the whole day is much to make. */
const crewed = memoize(
  4 * ROOMS_DAYS,
  (dayNumber: number): ReadonlySet<string> =>
    new Set(fixturesOfDay(dayNumber).flatMap(({ fixtureId, crew }) => (crew.length > 0 ? [fixtureId] : []))),
);
const hasRoom = ({ fixture: { fixtureId, startTime }, makesUpFor }: SeasonMatch, now: number): boolean =>
  makesUpFor === null &&
  Math.abs(startTime - now) < ROOMS_DAYS * DAY_MS &&
  crewed(dayNumberAt(startTime)).has(fixtureId);

export const slugOf = ({ sides }: DemoFixture): string => `${slug(sides![0].name.vi)}-vs-${slug(sides![1].name.vi)}`;

/** Everything but the room. */
const toldOf = (match: SeasonMatch, { locale, now }: View): Fixture => {
  const { fixture } = match;
  const { fixtureId, league, startTime, sides } = fixture;
  const { standing, ...told } = toldAt(fixture, now);
  const [home, away] = [sides![0], sides![1]];
  const club = clubById(home.id)!;
  const [prices, attendance] = [pricesOf(fixture, standing, now), attendanceOf(fixture, now)];
  const isOff = standing.phase === 'off';
  return {
    ...{ fixtureId, staticId: fixtureId, slug: slugOf(fixture) },
    ...{ leagueId: league.id, leagueName: league.name[locale], leagueSlug: slug(league.name.vi), country: '' },
    ...{ season: match.season, round: match.round[locale], roundKey: match.roundKey, startTs: startTime },
    ...{ statusText: standing.status, status: statusOf[standing.phase] },
    ...clockOf(fixture, standing, now),
    ...(isOff && standing.note && { reason: standing.note[locale] }),
    ...{ notes: notesOf(match, standing), localteam: teamRef(home, locale), visitorteam: teamRef(away, locale) },
    ...told,
    ...{ venue: venueRef(club, locale), referee: refereeOf(fixtureId) },
    ...(attendance !== undefined && !isCalledOff(fixture) && { attendance }),
    coverage: coverageOf(fixture, standing, now, prices !== null),
    hasTip: false,
    ...(prices && { odds1x2: prices }),
    ...{ source: { name: 'Khán Đài demo', ts: toldTs(fixture, standing, now) }, demo: true },
  };
};

/** What is told of a match that is over never changes again. */
const toldInTheEnd = memoize(
  5000,
  ({ match, locale }: { readonly match: SeasonMatch; readonly locale: Locale }): Fixture =>
    toldOf(match, { locale, now: Infinity }),
  ({ match, locale }) => `${match.fixture.fixtureId} ${locale}`,
);

/** A match of a season at an instant, in a language. */
export const fixtureOf = (match: SeasonMatch, view: View): Fixture => {
  const { fixtureId, startTime } = match.fixture;
  const isPast = view.now >= startTime + longestMs.football;
  const told = isPast ? toldInTheEnd({ match, locale: view.locale }) : toldOf(match, view);
  if (!hasRoom(match, view.now)) return told;
  return { ...told, coverage: { ...told.coverage, rooms: true }, roomId: roomIdOf(fixtureId, 0) };
};
