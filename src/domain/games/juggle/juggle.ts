import { draw, holds, HELD_ALL, type GameCore } from '../core.ts';

/** The pitch in sixteenths of a lamp, so that whole numbers are fine enough. */
export const UNIT = 16;
export const PITCH = { w: 72 * UNIT, ground: 48 * UNIT } as const;
const REACH = 7 * UNIT;
/** Heights over the ground at which the body reaches the ball. */
export const BODY = { foot: [0, 11], knee: [11, 18], head: [19, 27] } as const;
export type Part = keyof typeof BODY;
const PACE = 22;
const LIVES = 3;
const SERVE_TICKS = 60;
/** Between two touches; a foot cannot be everywhere. */
const SWING_TICKS = 14;
/** After a dozen touches the ball is heavier. */
const gravity = (streak: number): 1 | 2 => (streak < 12 ? 1 : 2);
/** How hard each part lifts the light and the heavy ball. */
const LIFT: Readonly<Record<Part, readonly [number, number]>> = { foot: [34, 47], knee: [31, 43], head: [27, 38] };
const POINTS: Readonly<Record<Part, number>> = { foot: 1, knee: 2, head: 3 };

export interface Juggle {
  readonly random: number;
  readonly held: number;
  readonly x: number;
  readonly ball: { readonly x: number; readonly y: number; readonly vx: number; readonly vy: number };
  readonly lives: number;
  readonly touches: number;
  /** Touches without a drop, which weigh more and more. */
  readonly streak: number;
  readonly points: number;
  readonly last: Part | null;
  readonly sinceKick: number;
  readonly serving: number;
}

const served = (state: Juggle): Juggle => {
  const [x, random] = draw(state.random, 30);
  return {
    ...state,
    random,
    ball: { x: (21 + x) * UNIT, y: 4 * UNIT, vx: 0, vy: 0 },
    ...{ serving: SERVE_TICKS, streak: 0, last: null },
  };
};

const heightOf = ({ ball }: Juggle): number => (PITCH.ground - ball.y) / UNIT;
/** The part of the body that can reach the ball now, or null. */
export const reaching = (state: Juggle): Part | null => {
  if (Math.abs(state.ball.x - state.x) > REACH || state.sinceKick < SWING_TICKS || state.ball.vy < 0) return null;
  const height = heightOf(state);
  for (const part of ['foot', 'knee', 'head'] as const)
    if (height >= BODY[part][0] && height < BODY[part][1]) return part;
  return null;
};

const kicked = (state: Juggle): Juggle => {
  const part = reaching(state);
  if (!part) return { ...state, sinceKick: Math.min(state.sinceKick, SWING_TICKS - 6) };
  const [wobble, random] = draw(state.random, 21);
  const off = state.ball.x - state.x;
  const lift = LIFT[part][gravity(state.streak) - 1]!;
  const streak = state.streak + 1;
  // Changing the part of the body is worth more than the same again.
  const points = POINTS[part] * (part === state.last ? 1 : 2) + Math.floor(streak / 10);
  return {
    ...state,
    random,
    ball: { ...state.ball, vx: Math.floor(off / 8) + wobble - 10, vy: -lift },
    ...{ touches: state.touches + 1, streak, points: state.points + points, last: part, sinceKick: 0 },
  };
};

const fallen = (state: Juggle): Juggle => {
  const lives = state.lives - 1;
  return lives === 0 ? { ...state, lives } : served({ ...state, lives });
};

const flown = (state: Juggle): Juggle => {
  const vy = Math.min(60, state.ball.vy + gravity(state.streak));
  let { vx } = state.ball;
  let x = state.ball.x + vx;
  if (x < 2 * UNIT || x > PITCH.w - 2 * UNIT) {
    vx = -vx;
    x = state.ball.x;
  }
  const y = Math.max(0, state.ball.y + vy);
  const next = { ...state, ball: { x, y, vx, vy: y === 0 ? Math.abs(vy) : vy } };
  return y >= PITCH.ground ? fallen(next) : next;
};

/** Keeping the ball up with foot, knee and head; three drops end it. */
export const juggleCore: GameCore<Juggle> = {
  rate: 60,
  mostTicks: 60 * 60 * 15,
  start: (seed) =>
    served({
      ...{ random: seed | 0, held: 0, x: PITCH.w / 2, ball: { x: 0, y: 0, vx: 0, vy: 0 }, lives: LIVES },
      ...{ touches: 0, streak: 0, points: 0, last: null, sinceKick: SWING_TICKS, serving: 0 },
    }),
  input: (state, held) => {
    if (held > HELD_ALL) return null;
    const pressed = holds(held, 'main') && !holds(state.held, 'main');
    const next = { ...state, held };
    return pressed && state.serving === 0 ? kicked(next) : next;
  },
  tick: (state) => {
    const way = (holds(state.held, 'right') ? PACE : 0) - (holds(state.held, 'left') ? PACE : 0);
    const x = Math.max(4 * UNIT, Math.min(PITCH.w - 4 * UNIT, state.x + way));
    const next = { ...state, x, sinceKick: state.sinceKick + 1 };
    return state.serving > 0 ? { ...next, serving: state.serving - 1 } : flown(next);
  },
  isOver: ({ lives }) => lives === 0,
  score: ({ points }) => points,
};
