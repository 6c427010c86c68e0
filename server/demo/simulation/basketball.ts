import type { Stat } from '#domain/football/matchData.ts';
import { BASKETBALL, type BasketballBoard, type LeadPoint } from '#domain/match/board/basketball.ts';
import { LOG_MOST, type BasketballEvent } from '#domain/match/board/sportEvent.ts';
import type { Pair, SideName } from '#domain/match/board/timer.ts';
import { words, type Words } from '#server/shared/words.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { attacksOf, END_MS, QUARTER_MS, quarterStarts, timeOutsIn, type Attack } from './basketballPlan.ts';
import { before, minuteStatus } from './before.ts';
import { otherSide } from './otherSide.ts';
import type { SportOverview } from './sportOverview.ts';

const QUARTER_MINUTES = BASKETBALL.quarterMs / 60_000;

const pointsAt = (attacks: readonly Attack[], side: SideName, at: number): number =>
  attacks.reduce((all, one) => all + (one.side === side && one.at <= at ? one.points : 0), 0);
const scoreAt = (attacks: readonly Attack[], at: number): string =>
  `${pointsAt(attacks, 'home', at)}-${pointsAt(attacks, 'away', at)}`;

const quarterWords = (quarter: number): Words =>
  words(`Hiệp ${quarter}`, `Quarter ${quarter}`, `第${'一二三四'[quarter - 1]}節`);
const halfTime = words('Nghỉ giữa trận', 'Half-time', '中場休息');

/** How much of a quarter the game clock has run, and whether it runs now. */
const clockAt = (attacks: readonly Attack[], quarter: number, at: number) => {
  const attack = attacks.findLast((one) => one.quarter === quarter && one.from <= at)!;
  const running = at < attack.at;
  return { attack, running, played: attack.played + Math.min(at, attack.at) - attack.from };
};

const quarterAt = (at: number): number => quarterStarts.findLastIndex((start) => at >= start) + 1;

export const basketballStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = now - fixture.startTime;
  if (at < 0) return before(fixture, now);
  const attacks = attacksOf(fixture);
  const score = scoreAt(attacks, at);
  if (at >= END_MS) return { phase: 'over', status: 'FT', score, note: null };
  const quarter = quarterAt(at);
  const { played } = clockAt(attacks, quarter, at);
  if (quarter === 2 && at >= quarterStarts[1]! + QUARTER_MS)
    return { phase: 'live', status: 'HT', score, note: halfTime };
  const minute = (quarter - 1) * QUARTER_MINUTES + Math.min(QUARTER_MINUTES, Math.floor(played / 60_000) + 1);
  return { phase: 'live', status: minuteStatus(minute), score, note: quarterWords(quarter) };
};

const secondOf = ({ quarter, played, from, at }: Attack): number =>
  Math.floor(((quarter - 1) * BASKETBALL.quarterMs + played + at - from) / 1000);

const leadOf = (scored: readonly Attack[]): readonly LeadPoint[] => {
  let lead = 0;
  return [
    [0, 0] as const,
    ...scored
      .filter(({ points }) => points > 0)
      .map((one): LeadPoint => [secondOf(one), (lead += one.side === 'home' ? one.points : -one.points)]),
  ];
};

const pair = (of: (side: SideName) => number): Pair => [of('home'), of('away')];

/** What the clocks say: while the ball is in play both run, and one stops when the other does. */
const clocksAt = (attacks: readonly Attack[], quarter: number, at: number) => {
  const { attack, running, played } = clockAt(attacks, quarter, at);
  const clock = { ms: BASKETBALL.quarterMs - played, running };
  return running ? { clock, shot: { ms: BASKETBALL.shotMs - (at - attack.from), running } } : { clock };
};

const boardAt = (fixture: DemoFixture, at: number): BasketballBoard => {
  const { startTime } = fixture;
  const attacks = attacksOf(fixture);
  const quarter = quarterAt(Math.min(at, END_MS - 1));
  const quarterEnd = quarterStarts[quarter - 1]! + QUARTER_MS;
  const done = attacks.filter((one) => one.at <= at);
  const ofQuarter = done.filter((one) => one.quarter === quarter);
  const sameHalf = done.filter((one) => timeOutsIn(one.quarter) === timeOutsIn(quarter));
  const changes = [...attacks.flatMap((one) => [one.from, one.at]), quarterEnd].filter((one) => one > at);
  return {
    sport: 'basketball',
    asOf: startTime + at,
    ...(changes.length > 0 && { nextAt: startTime + Math.min(...changes) }),
    state: at >= END_MS ? 'over' : at >= quarterEnd ? 'break' : 'playing',
    quarter,
    ...clocksAt(attacks, quarter, at),
    quarters: Array.from({ length: quarter }, (_, i) =>
      pair((side) => done.reduce((all, one) => all + (one.quarter === i + 1 && one.side === side ? one.points : 0), 0)),
    ),
    fouls: pair((side) => ofQuarter.filter((one) => one.fouledBy !== null && one.side !== side).length),
    timeOuts: {
      left: pair((side) => timeOutsIn(quarter) - sameHalf.filter((one) => one.timeOut === side).length),
      of: timeOutsIn(quarter),
    },
    lead: leadOf(done),
  };
};

const types = { 3: 'three', 2: 'two', 1: 'freeThrow' } as const;

/** What an attack came to, in the order in which it is told: foul, points, time-out. */
const eventsOf = (attack: Attack, fixture: DemoFixture, scoreAfter: string): readonly BasketballEvent[] => {
  const { quarter, side, points, player, fouledBy, timeOut, at, from, played } = attack;
  const left = Math.ceil((BASKETBALL.quarterMs - played - (at - from)) / 1000);
  const base = { sport: 'basketball', ts: fixture.startTime + at, quarter, left, scoreAfter } as const;
  const name = (type: string) => ({ eventId: `${fixture.fixtureId}-${at}-${type}` });
  return [
    ...(fouledBy === null
      ? []
      : [{ ...base, ...name('foul'), type: 'foul' as const, side: otherSide(side), player: fouledBy } as const]),
    ...(points === 0 ? [] : [{ ...base, ...name('points'), type: types[points], side, player }]),
    ...(timeOut === null ? [] : [{ ...base, ...name('timeOut'), type: 'timeOut' as const, side: timeOut }]),
    ...(left === 0 ? [{ ...base, ...name('end'), type: 'quarterEnd' as const }] : []),
  ];
};

const statsOf = (done: readonly Attack[]): readonly Stat[] => {
  const count = (side: SideName, holds: (one: Attack) => boolean) =>
    done.filter((one) => one.side === side && holds(one)).length;
  const stat = (key: string, holds: (one: Attack) => boolean): Stat => ({
    ...{ key, period: 'all', home: count('home', holds), away: count('away', holds) },
  });
  const fouled = stat('fouls', ({ fouledBy }) => fouledBy !== null);
  return [
    stat('throws', ({ points }) => points !== 1),
    stat('threes', ({ points }) => points === 3),
    stat('free_throws', ({ points }) => points === 1),
    // The attacking team is the one that is fouled.
    { key: 'fouls', period: 'all', home: fouled.away, away: fouled.home },
  ];
};

export const basketballOverview = (fixture: DemoFixture, now: number): SportOverview => {
  const at = now - fixture.startTime;
  if (at < 0) return { stats: [], log: [] };
  const attacks = attacksOf(fixture);
  const done = attacks.filter((one) => one.at <= at);
  const log = done.slice(-LOG_MOST).flatMap((one) => eventsOf(one, fixture, scoreAt(attacks, one.at)));
  return { board: boardAt(fixture, Math.min(at, END_MS)), stats: statsOf(done), log: log.slice(-LOG_MOST) };
};
