import { draw, holds, HELD_ALL, type GameCore } from '../core.ts';

/** The goal as the shooter sees it: x from -GOAL.half to GOAL.half, y from 0 on the ground to GOAL.high under the bar. */
export const GOAL = { half: 100, high: 60 } as const;
export const SHOTS = 5;
const ROUNDS = 8;
/** How far the ball may be aimed beside the goal and over it. */
const AIM = { half: 120, high: 72 } as const;
const AIM_STEP = 3;
const POWER_MOST = 100;
const REST_TICKS = 70;
const KEEPER = { reach: 17, high: 26 } as const;

export type Phase = 'aiming' | 'charging' | 'flying' | 'resting' | 'over';
export type Outcome = 'goal' | 'ring' | 'saved' | 'wide';

export interface Penalty {
  readonly random: number;
  readonly held: number;
  readonly phase: Phase;
  readonly aim: { readonly x: number; readonly y: number };
  readonly power: number;
  readonly rising: boolean;
  /** -1, 0 or 1: which way the ball bends. */
  readonly curl: number;
  readonly ring: { readonly x: number; readonly y: number };
  readonly ball: { readonly x: number; readonly y: number; readonly t: number };
  readonly keeper: {
    readonly x: number;
    readonly y: number;
    readonly toX: number;
    readonly toY: number;
    readonly from: number;
  };
  /** Of the shot that flies: where it ends, and after how many ticks. */
  readonly shot: { readonly x: number; readonly y: number; readonly bend: number; readonly ticks: number };
  readonly rested: number;
  readonly shots: readonly Outcome[];
  readonly round: number;
  readonly points: number;
}

/** How many of a round's shots have to go in. */
export const needed = (round: number): number => Math.min(SHOTS - 1, 2 + Math.floor(round / 2));

const newRing = (random: number) => {
  const [x, afterX] = draw(random, 2 * GOAL.half - 40);
  const [y, after] = draw(afterX, GOAL.high - 24);
  return { ring: { x: x - GOAL.half + 20, y: y + 12 }, random: after };
};
const ready = (state: Penalty): Penalty => ({
  ...state,
  ...newRing(state.random),
  phase: 'aiming',
  ...{ power: 0, rising: true, curl: 0, rested: 0 },
  ball: { x: 0, y: 0, t: 0 },
  keeper: { x: 0, y: 8, toX: 0, toY: 8, from: 0 },
});
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The shot leaves the foot: where it ends, and where the keeper thinks that it does. */
const struck = (state: Penalty): Penalty => {
  const { aim, power, curl, round } = state;
  // Too much power lifts the ball, too little lets it sink.
  const lift = power > 85 ? (power - 85) * 2 : power < 30 ? -Math.floor((30 - power) / 2) : 0;
  const x = aim.x;
  const y = Math.max(0, aim.y + lift);
  const ticks = 46 - Math.floor(power / 4);
  const [guess, afterGuess] = draw(state.random, 10);
  const [erring, afterErring] = draw(afterGuess, 61);
  const [errHigh, random] = draw(afterErring, 31);
  // A keeper is deceived by what bends: the ball seems to go elsewhere until late.
  const seen = x - curl * 34;
  const error = Math.floor(((erring - 30) * (10 - Math.min(9, round))) / 8);
  const reads = guess < 4 + round;
  const toX = reads ? seen + error : Math.floor(((erring - 30) * GOAL.half) / 30);
  return {
    ...state,
    random,
    phase: 'flying',
    shot: { x, y, bend: curl * 34, ticks },
    ball: { x: 0, y: 0, t: 0 },
    keeper: {
      ...{ x: 0, y: 8, from: Math.max(4, 15 - round) },
      toX: clamp(toX, -GOAL.half, GOAL.half),
      toY: clamp(y + errHigh - 15, 4, GOAL.high - 10),
    },
  };
};

const outcomeOf = ({ shot, keeper, ring }: Penalty): Outcome => {
  if (Math.abs(shot.x) > GOAL.half - 3 || shot.y > GOAL.high - 3) return 'wide';
  if (Math.abs(shot.x - keeper.x) < KEEPER.reach && Math.abs(shot.y - keeper.y) < KEEPER.high) return 'saved';
  const [dx, dy] = [shot.x - ring.x, shot.y - ring.y];
  return dx * dx + dy * dy <= 14 * 14 ? 'ring' : 'goal';
};
const POINTS: Readonly<Record<Outcome, number>> = { goal: 1, ring: 3, saved: 0, wide: 0 };
export const isIn = (outcome: Outcome): boolean => POINTS[outcome] > 0;

const flown = (state: Penalty): Penalty => {
  const t = state.ball.t + 1;
  const { shot, keeper } = state;
  // It bends most in the middle of its way, and not at its ends.
  const bend = Math.floor((-4 * shot.bend * t * (shot.ticks - t)) / (shot.ticks * shot.ticks));
  const ball = { x: Math.floor((shot.x * t) / shot.ticks) + bend, y: Math.floor((shot.y * t) / shot.ticks), t };
  const pace = 4 + Math.floor(state.round / 3);
  const dives = t > keeper.from;
  const towards = (now: number, to: number) => now + clamp(to - now, -pace, pace);
  const moved = dives ? { ...keeper, x: towards(keeper.x, keeper.toX), y: towards(keeper.y, keeper.toY) } : keeper;
  const next = { ...state, ball, keeper: moved };
  if (t < shot.ticks) return next;
  const outcome = outcomeOf(next);
  return {
    ...next,
    phase: 'resting',
    rested: 0,
    shots: [...next.shots, outcome],
    points: next.points + POINTS[outcome],
  };
};

const rested = (state: Penalty): Penalty => {
  if (state.rested + 1 < REST_TICKS) return { ...state, rested: state.rested + 1 };
  if (state.shots.length < SHOTS) return ready(state);
  const scored = state.shots.filter(isIn).length;
  if (scored < needed(state.round) || state.round >= ROUNDS) return { ...state, phase: 'over' };
  return ready({ ...state, shots: [], round: state.round + 1, points: state.points + state.round });
};

const aimed = (state: Penalty): Penalty => {
  const by = (more: 'left' | 'right' | 'up' | 'down') => (holds(state.held, more) ? AIM_STEP : 0);
  return {
    ...state,
    aim: {
      x: clamp(state.aim.x + by('right') - by('left'), -AIM.half, AIM.half),
      y: clamp(state.aim.y + by('up') - by('down'), 0, AIM.high),
    },
  };
};
const charged = (state: Penalty): Penalty => {
  const pace = 2 + Math.floor(state.round / 3);
  const power = clamp(state.power + (state.rising ? pace : -pace), 0, POWER_MOST);
  return { ...state, power, rising: power === POWER_MOST ? false : power === 0 ? true : state.rising };
};

/** A penalty shoot-out: aim, hold for power, let go to shoot; a round is won by enough goals, and keepers learn. */
export const penaltyCore: GameCore<Penalty> = {
  rate: 60,
  mostTicks: 60 * 60 * 15,
  start: (seed) =>
    ready({
      ...{ random: seed | 0, held: 0, phase: 'aiming', aim: { x: 0, y: 20 }, power: 0, rising: true, curl: 0 },
      ...{ ring: { x: 0, y: 0 }, ball: { x: 0, y: 0, t: 0 }, keeper: { x: 0, y: 8, toX: 0, toY: 8, from: 0 } },
      ...{ shot: { x: 0, y: 0, bend: 0, ticks: 1 }, rested: 0, shots: [], round: 1, points: 0 },
    }),
  input: (state, held) => {
    if (held > HELD_ALL) return null;
    const next = { ...state, held };
    const main = holds(held, 'main');
    if (state.phase === 'aiming') {
      const curls = holds(held, 'second') && !holds(state.held, 'second');
      const curl = curls ? ((state.curl + 2) % 3) - 1 : state.curl;
      return main && !holds(state.held, 'main')
        ? { ...next, curl, phase: 'charging', power: 0, rising: true }
        : { ...next, curl };
    }
    return state.phase === 'charging' && !main ? struck(next) : next;
  },
  tick: (state) => {
    if (state.phase === 'aiming') return aimed(state);
    if (state.phase === 'charging') return charged(aimed(state));
    if (state.phase === 'flying') return flown(state);
    return state.phase === 'resting' ? rested(state) : state;
  },
  isOver: ({ phase }) => phase === 'over',
  score: ({ points }) => points,
};
