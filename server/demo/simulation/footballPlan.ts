import type { PersonRef } from '#domain/football/fixture.ts';
import type { EventType } from '#domain/football/matchData.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import { squadOf } from '../content/people.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { draw, type Draw } from '../random.ts';
import { memoizeByFixture } from '../memoize.ts';
import { furtherOf } from './footballReviews.ts';
import type { Clock, Further, Happening } from './happening.ts';
import { otherSide } from './otherSide.ts';
import { expectedGoals } from './strength.ts';
import { shootOut, type Kick } from './shootOut.ts';

type Counted = 'shots' | 'shots_on' | 'corners' | 'fouls' | 'offsides';

/** A whole match, determined by its id: all events, in milliseconds since kick-off. */
export interface FootballPlan extends Clock {
  readonly happenings: readonly Happening[];
  readonly counted: readonly { readonly at: number; readonly side: SideName; readonly key: Counted }[];
  /** Possession of the home team over the match, in percent. */
  readonly possession: number;
  /** Penalty kicks; empty unless a cup match was level after ninety minutes. */
  readonly kicks: readonly Kick[];
}

const cards: ReadonlySet<EventType> = new Set(['yellow', 'second_yellow', 'red']);
const HALF = 45;
const HALF_TIME_MS = 15 * MINUTE_MS;
const sides: readonly SideName[] = ['home', 'away'];

/** The minute on the scoreboard, and the stoppage time after 45 or 90. */
export const minuteAt = (plan: Pick<FootballPlan, 'halfTimeAt' | 'secondHalfAt'>, at: number) => {
  const second = at >= plan.secondHalfAt;
  const played = second ? at - plan.secondHalfAt : Math.min(at, plan.halfTimeAt - 1);
  const minute = Math.min(Math.floor(played / MINUTE_MS) + 1, 60);
  const base = second ? HALF : 0;
  return minute > HALF ? { minute: base + HALF, added: minute - HALF } : { minute: base + minute };
};

interface Moment {
  readonly at: number;
  readonly side: SideName;
  readonly kind: 'goal' | 'yellow' | 'red' | 'substitution';
}

/** Who begins. */
export const elevensOf = ({ sides, league }: DemoFixture): Record<SideName, readonly PersonRef[]> => {
  const [home, away] = sides!.map(({ id }) => squadOf(id, league.id).slice(0, 11));
  return { home: home!, away: away! };
};

/** Assigns players to events in order; players who were sent off or substituted have no further events. */
const castOf = (moments: readonly Moment[], fixture: DemoFixture, plan: Clock, draws: Draw): readonly Happening[] => {
  const squads = fixture.sides!.map(({ id }) => squadOf(id, fixture.league.id));
  const pitch = elevensOf(fixture);
  const bench = { home: squads[0]!.slice(11), away: squads[1]!.slice(11) };
  const booked = new Set<PersonRef>();
  const joined = new Set<PersonRef>();
  const score = { home: 0, away: 0 };
  const outfield = (side: SideName): readonly PersonRef[] => pitch[side].slice(1);
  const told = moments.flatMap(({ at, side, kind }, i): readonly Omit<Happening, 'seq'>[] => {
    const ts = fixture.startTime + at;
    const base = { eventId: `${fixture.fixtureId}-${i}`, at, ts, ...minuteAt(plan, at), side };
    if (kind === 'goal') {
      score[side]++;
      const goal = { ...base, scoreAfter: { ...score }, momentId: `${fixture.fixtureId}-g${score.home + score.away}` };
      const way = draws.next();
      if (way < 0.03) return [{ ...goal, type: 'own_goal', player: draws.pick(outfield(otherSide(side))) }];
      const player = draws.pick(outfield(side).slice(3));
      if (way < 0.12) return [{ ...goal, type: 'penalty', player }];
      const assist = draws.pick(outfield(side).filter((one) => one !== player));
      return [{ ...goal, type: 'goal', player, ...(way < 0.8 ? { assist } : {}) }];
    }
    if (kind === 'substitution') {
      const on = bench[side].shift();
      if (!on) return [];
      const starters = outfield(side).filter((one) => !joined.has(one));
      const off = draws.pick(starters.length > 0 ? starters : outfield(side));
      joined.add(on);
      pitch[side] = pitch[side].map((one) => (one === off ? on : one));
      return [{ ...base, type: 'sub', player: on, out: off }];
    }
    const player = draws.pick(outfield(side));
    const type = kind === 'red' ? 'red' : booked.has(player) ? 'second_yellow' : 'yellow';
    if (type !== 'yellow') pitch[side] = pitch[side].filter((one) => one !== player);
    booked.add(player);
    return [{ ...base, type, player }];
  });
  return told.map((one, i) => ({ ...one, seq: i + 1 }));
};

/** Below 1, later minutes are slightly more likely. */
export const lateness = 0.85;

/** A random instant of play. */
const momentOf = (draws: Draw, { halfTimeAt, secondHalfAt, fullTimeAt }: Clock, from = 0): number => {
  const playing = halfTimeAt + (fullTimeAt - secondHalfAt);
  const played = playing * (from + (1 - from) * draws.next() ** lateness);
  // Not within the first seconds after a whistle, so that every event is within play.
  return Math.floor(played < halfTimeAt ? Math.max(played, 20_000) : played - halfTimeAt + secondHalfAt);
};

/** In the order of the match, with what the order and the clock say of each. */
const inOrder = (all: readonly (Happening | Further)[], fixture: DemoFixture, clock: Clock): readonly Happening[] =>
  all
    .toSorted((a, b) => a.at - b.at)
    .map((one, i) => {
      // What a whistle ends belongs to the minute before it.
      const shown = one.type === 'period' && one.at > 0 && one.phase !== '2H' ? one.at - 1 : one.at;
      const at = Math.min(shown, clock.fullTimeAt - 1);
      const made = { eventId: `${fixture.fixtureId}-x${i}`, ts: fixture.startTime + one.at, ...minuteAt(clock, at) };
      return { ...made, ...one, seq: i + 1 };
    });

const planOf = (fixture: DemoFixture): FootballPlan => {
  const draws = draw(`football ${fixture.fixtureId}`);
  const halfTimeAt = (HALF + draws.whole(1, 4)) * MINUTE_MS;
  const secondHalfAt = halfTimeAt + HALF_TIME_MS;
  const fullTimeAt = secondHalfAt + (HALF + draws.whole(2, 7)) * MINUTE_MS;
  const clock = { halfTimeAt, secondHalfAt, fullTimeAt };
  const [home, away] = expectedGoals(fixture.sides!);
  const expected = { home, away };
  const several = (count: number, side: SideName, kind: Moment['kind'], from = 0): readonly Moment[] =>
    Array.from({ length: count }, () => ({ at: momentOf(draws, clock, from), side, kind }));
  const moments = sides
    .flatMap((side) => [
      ...several(draws.poisson(expected[side]), side, 'goal'),
      ...several(draws.poisson(1.7), side, 'yellow'),
      ...several(draws.chance(0.05) ? 1 : 0, side, 'red', 0.2),
      ...several(draws.whole(3, 5), side, 'substitution', 0.52),
    ])
    .sort((a, b) => a.at - b.at);
  const cast = castOf(moments, fixture, clock, draws);
  const counted = sides.flatMap((side) => {
    const count = (mean: number, key: Counted) =>
      Array.from({ length: draws.poisson(mean) }, () => ({ at: momentOf(draws, clock), side, key }));
    const saved = count(expected[side] * 1.8 + 1, 'shots_on');
    const goals = cast.filter((one) => one.side === side && (one.type === 'goal' || one.type === 'penalty'));
    const onTarget = [...saved, ...goals.map(({ at }) => ({ at, side, key: 'shots_on' as const }))];
    const booked = cast.filter((one) => one.side === side && cards.has(one.type));
    return [
      ...onTarget,
      ...onTarget.map((one) => ({ ...one, key: 'shots' as const })),
      ...count(expected[side] * 3 + 2, 'shots'),
      ...count(4.4, 'corners'),
      ...count(8, 'fouls'),
      ...booked.map(({ at }) => ({ at, side, key: 'fouls' as const })),
      ...count(1.7, 'offsides'),
    ];
  });
  const goalsOf = (side: SideName) => moments.filter((one) => one.kind === 'goal' && one.side === side).length;
  const isLevelCup = fixture.league.letter === 'b' && goalsOf('home') === goalsOf('away');
  const possession = Math.round(50 + 26 * Math.tanh((home - away) / 3) + 6 * (draws.next() - 0.5));
  const kicks = isLevelCup ? shootOut(draws, fullTimeAt) : [];
  const further = furtherOf(cast, fixture, clock, elevensOf(fixture), kicks);
  const missed = further.filter(({ type }) => type === 'missed_penalty').map(({ at, side }) => ({ at, side }));
  return {
    ...{ ...clock, possession, kicks },
    happenings: inOrder([...cast, ...further], fixture, clock),
    counted: [...counted, ...missed.map((one) => ({ ...one, key: 'shots' as const }))],
  };
};

const plans = memoizeByFixture(400, planOf);
export const footballPlan = (fixture: DemoFixture): FootballPlan => plans(fixture);
