import { pointsFor } from '../../match/board/marble.ts';
import { draw, holds, HELD_ALL, type GameCore } from '../core.ts';
import { againstBar, collide, touch, type Bar, type Point, type Rolling } from './physics.ts';

/** The course in lamps: as wide as the picture, and many pictures deep. */
export const COURSE = { w: 72, deep: 330, radius: 1.6, bar: 1.2, peg: 1.4 } as const;
export const MARBLES = 8;
const HEATS = 5;
const GATE_TICKS = 90;
const HEAT_TICKS = 60 * 55;
const PAUSE_TICKS = 150;
const STEPS = 3;
const STEP = 1 / (60 * STEPS);
const GRAVITY = 150;
const NUDGE = 46;
/** Nudges cost breath, which comes back slowly. */
export const BREATH = { most: 240, cost: 3, back: 1 } as const;
/** Longer than this in one place, a marble is shaken loose. */
const STUCK_TICKS = 150;

export interface Course {
  readonly bars: readonly Bar[];
  readonly pegs: readonly Point[];
}
export interface Runner extends Rolling {
  readonly id: number;
  /** In which tick it came in; 0 while it rolls. */
  inAt: number;
  deepest: number;
  still: number;
}
export interface MarbleRace {
  readonly random: number;
  readonly held: number;
  /** The player's, from 0; -1 before it is chosen. */
  readonly own: number;
  readonly heat: number;
  readonly ticks: number;
  readonly course: Course;
  readonly runners: readonly Runner[];
  readonly breath: number;
  /** After the heats so far, by marble. */
  readonly points: readonly number[];
  /** Since when the heat is over; 0 while it is on. */
  readonly paused: number;
  readonly over: boolean;
}

const GAP = 26;
/** Ramps from side to side with pegs between them, drawn for each heat. */
const newCourse = (from: number): { readonly course: Course; readonly random: number } => {
  let random = from;
  const below = (n: number): number => {
    const [value, next] = draw(random, n);
    random = next;
    return value;
  };
  const bars: Bar[] = [];
  const pegs: Point[] = [];
  const bar = (a: Point, b: Point) => bars.push({ a, b, thickness: COURSE.bar });
  bar([0, -40], [0, COURSE.deep]);
  bar([COURSE.w, -40], [COURSE.w, COURSE.deep]);
  for (let y = 18, left = true; y < COURSE.deep - GAP; y += GAP, left = !left) {
    const kind = below(3);
    const slope = 5 + below(6);
    if (kind < 2) {
      const reach = 44 + below(14);
      if (left) bar([0, y], [reach, y + slope]);
      else bar([COURSE.w, y], [COURSE.w - reach, y + slope]);
      const foot = left ? reach + 6 : COURSE.w - reach - 6;
      pegs.push([foot + (left ? below(4) : -below(4)), y + slope + 6]);
    } else {
      for (let row = 0; row < 3; row++)
        for (let x = 6 + (row % 2) * 5 + below(3); x < COURSE.w - 4; x += 10) pegs.push([x, y + row * 7]);
    }
  }
  return { course: { bars, pegs }, random };
};

const lineUp = (random: number): { readonly runners: readonly Runner[]; readonly random: number } => {
  let state = random;
  const order = Array.from({ length: MARBLES }, (_, i) => i);
  for (let i = MARBLES - 1; i > 0; i--) {
    const [j, next] = draw(state, i + 1);
    state = next;
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const runners = order.map((id, place) => ({
    ...{ id, x: 8 + place * 8, y: 4, vx: 0, vy: 0, spin: 0, inAt: 0, deepest: 0, still: 0 },
  }));
  return { runners, random: state };
};

const newHeat = (state: MarbleRace): MarbleRace => {
  const { course, random } = newCourse(state.random);
  const line = lineUp(random);
  return { ...state, course, ...line, ticks: 0, paused: 0, breath: BREATH.most };
};

const STILL: Point = [0, 0];
const unmoved = () => STILL;
const gate: Bar = { a: [0, 9], b: [COURSE.w, 9], thickness: COURSE.bar };
const NEAR = 14;

const rolled = (m: Runner, { bars, pegs }: Course, gateShut: boolean): void => {
  m.vy += GRAVITY * STEP;
  m.x += m.vx * STEP;
  m.y += m.vy * STEP;
  for (const one of bars) {
    const tall = one.b[1] - one.a[1] > 40;
    if (tall || (m.y > one.a[1] - NEAR && m.y < one.b[1] + NEAR)) againstBar(m, COURSE.radius, one, unmoved);
  }
  if (gateShut) againstBar(m, COURSE.radius, gate, unmoved);
  const reach = COURSE.radius + COURSE.peg;
  for (const [px, py] of pegs) {
    const [dx, dy] = [m.x - px, m.y - py];
    if (dy > NEAR || dy < -NEAR) continue;
    const gap = Math.sqrt(dx * dx + dy * dy);
    if (gap < reach && gap > 0) touch(m, COURSE.radius, [dx / gap, dy / gap], reach - gap, STILL);
  }
};

/** The first first: those in by when they came, the others by how deep they are. */
export const standings = (runners: readonly Runner[]): readonly Runner[] =>
  runners.toSorted((a, b) => (a.inAt || Infinity) - (b.inAt || Infinity) || b.y - a.y || a.id - b.id);

const endOfHeat = (state: MarbleRace): MarbleRace => {
  const points = [...state.points];
  standings(state.runners).forEach(({ id, inAt }, place) => (points[id]! += inAt > 0 ? pointsFor(place + 1) : 0));
  return { ...state, points, paused: 1 };
};

const raced = (state: MarbleRace): MarbleRace => {
  const ticks = state.ticks + 1;
  const runners = state.runners.map((one) => ({ ...one }));
  const wish = (holds(state.held, 'right') ? 1 : 0) - (holds(state.held, 'left') ? 1 : 0);
  const nudges = wish !== 0 && state.breath >= BREATH.cost && ticks > GATE_TICKS;
  const own = runners.find(({ id }) => id === state.own)!;
  if (nudges && own.inAt === 0) own.vx += wish * NUDGE * (1 / 60);
  for (let s = 0; s < STEPS; s++)
    for (let i = 0; i < runners.length; i++) {
      const m = runners[i]!;
      if (m.inAt > 0) continue;
      rolled(m, state.course, ticks <= GATE_TICKS);
      for (let k = i + 1; k < runners.length; k++) if (runners[k]!.inAt === 0) collide(m, runners[k]!, COURSE.radius);
    }
  for (const m of runners) {
    if (m.inAt > 0) continue;
    if (m.y > COURSE.deep) m.inAt = ticks;
    m.still = m.y > m.deepest + 0.5 || ticks <= GATE_TICKS ? 0 : m.still + 1;
    m.deepest = Math.max(m.deepest, m.y);
    if (m.still > STUCK_TICKS) {
      m.still = 0;
      m.vx += m.x < COURSE.w / 2 ? 40 : -40;
      m.vy -= 30;
    }
  }
  const breath = nudges ? state.breath - BREATH.cost : Math.min(BREATH.most, state.breath + BREATH.back);
  const next = { ...state, ticks, runners, breath };
  return runners.every(({ inAt }) => inAt > 0) || ticks >= HEAT_TICKS ? endOfHeat(next) : next;
};

/** Marbles on the physics of the live room: choose one, nudge it past pegs, and win points over five heats. */
export const marblesCore: GameCore<MarbleRace> = {
  rate: 60,
  mostTicks: HEATS * (HEAT_TICKS + PAUSE_TICKS) + 60 * 60 * 5,
  start: (seed) =>
    newHeat({
      ...{ random: seed | 0, held: 0, own: -1, heat: 1, ticks: 0, course: { bars: [], pegs: [] }, runners: [] },
      ...{ breath: BREATH.most, points: Array<number>(MARBLES).fill(0), paused: 0, over: false },
    }),
  input: (state, code) => {
    if (state.own === -1) return code >= 100 && code < 100 + MARBLES ? { ...state, own: code - 100 } : null;
    return code > HELD_ALL ? null : { ...state, held: code };
  },
  tick: (state) => {
    if (state.own === -1) return state;
    if (state.paused === 0) return raced(state);
    if (state.paused < PAUSE_TICKS) return { ...state, paused: state.paused + 1 };
    return state.heat >= HEATS ? { ...state, over: true } : newHeat({ ...state, heat: state.heat + 1 });
  },
  isOver: ({ over }) => over,
  score: ({ points, own }) => points[own] ?? 0,
};
