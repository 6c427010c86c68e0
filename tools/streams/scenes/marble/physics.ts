import { seeded } from '../colour.ts';
import { at, FPS, FRAMES } from '../loop.ts';
import { COLOURS, GATE, MARBLE_RADIUS, PEGS, type Point, RAIL, RAILS, SPINNERS } from './course.ts';

export interface Marble {
  x: number;
  y: number;
  vx: number;
  vy: number;
  angle: number;
  spin: number;
}
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}
export interface Knock {
  readonly t: number;
  readonly x: number;
  readonly force: number;
}
export interface Race {
  /** Every marble at every frame. */
  readonly frames: readonly (readonly Shot[])[];
  /** The louder collisions, for the sound. */
  readonly knocks: readonly Knock[];
}

const STEPS = 20;
const STEP = 1 / (FPS * STEPS);
const GRAVITY = 275;
const BOUNCE = 0.36;
const FRICTION = 0.28;
/** A ball's resistance to turning, in units of its mass and radius squared. */
const INERTIA = 0.4;
const SETTLING_FRAMES = 75;

/** Pushes a marble out of a surface and lets it bounce and roll; `surface` is the speed of the surface there. */
const touch = (m: Marble, nx: number, ny: number, depth: number, surface: Point): number => {
  m.x += nx * depth;
  m.y += ny * depth;
  const [rvx, rvy] = [m.vx - surface[0], m.vy - surface[1]];
  const into = rvx * nx + rvy * ny;
  if (into >= 0) return 0;
  const bounce = into < -6 ? BOUNCE : 0;
  const push = -(1 + bounce) * into;
  const [tx, ty] = [-ny, nx];
  const slip = rvx * tx + rvy * ty - m.spin * MARBLE_RADIUS;
  const grip = Math.max(-FRICTION * push, Math.min(FRICTION * push, -slip / (1 + 1 / INERTIA)));
  m.vx += nx * push + tx * grip;
  m.vy += ny * push + ty * grip;
  m.spin -= grip / (INERTIA * MARBLE_RADIUS);
  return -into;
};

const againstSegment = (m: Marble, a: Point, b: Point, thickness: number, surface: (p: Point) => Point): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.max(0, Math.min(1, ((m.x - a[0]) * dx + (m.y - a[1]) * dy) / (dx * dx + dy * dy)));
  const [px, py] = [a[0] + dx * along, a[1] + dy * along];
  const gap = Math.hypot(m.x - px, m.y - py);
  const reach = MARBLE_RADIUS + thickness / 2;
  if (gap >= reach || gap === 0) return 0;
  return touch(m, (m.x - px) / gap, (m.y - py) / gap, reach - gap, surface([px, py]));
};

const collide = (a: Marble, b: Marble): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const gap = Math.hypot(dx, dy);
  if (gap >= 2 * MARBLE_RADIUS || gap === 0) return 0;
  const [nx, ny] = [dx / gap, dy / gap];
  const depth = (2 * MARBLE_RADIUS - gap) / 2;
  a.x -= nx * depth;
  a.y -= ny * depth;
  b.x += nx * depth;
  b.y += ny * depth;
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
  if (closing <= 0) return 0;
  const push = ((1 + 0.5) * closing) / 2;
  a.vx -= nx * push;
  a.vy -= ny * push;
  b.vx += nx * push;
  b.vy += ny * push;
  return closing;
};

const STILL: Point = [0, 0];
const still = () => STILL;

/** Runs the race once; the same numbers come out every time. */
export const runRace = (): Race => {
  const random = seeded(2026);
  const marbles: Marble[] = COLOURS.map((_, i) => ({
    x: 6 + (i % 5) * 6.8 + random(),
    y: -2 + Math.floor(i / 5) * 7 + random(),
    vx: 0,
    vy: 0,
    angle: random() * 6,
    spin: 0,
  }));
  const segments = RAILS.flatMap((rail) => rail.slice(1).map((b, i) => ({ a: at(rail, i), b })));
  const frames: Shot[][] = [];
  const knocks: Knock[] = [];
  for (let f = -SETTLING_FRAMES; f < FRAMES; f++) {
    if (f >= 0) frames.push(marbles.map(({ x, y, angle }) => ({ x, y, angle })));
    for (let s = 0; s < STEPS; s++) {
      const t = f / FPS + s * STEP;
      const hit = (m: Marble, force: number) => {
        if (force > 14 && f >= 0) knocks.push({ t, x: m.x, force });
      };
      marbles.forEach((m, i) => {
        m.vy += GRAVITY * STEP;
        m.x += m.vx * STEP;
        m.y += m.vy * STEP;
        m.angle += m.spin * STEP;
        for (const { a, b } of segments) hit(m, againstSegment(m, a, b, RAIL, still));
        if (t < GATE.opens) againstSegment(m, [GATE.x, GATE.from], [GATE.x, GATE.to], RAIL, still);
        for (const peg of PEGS) {
          const gap = Math.hypot(m.x - peg.at[0], m.y - peg.at[1]);
          const reach = MARBLE_RADIUS + peg.radius;
          if (gap < reach && gap > 0)
            hit(m, touch(m, (m.x - peg.at[0]) / gap, (m.y - peg.at[1]) / gap, reach - gap, STILL));
        }
        for (const spinner of SPINNERS) {
          const angle = spinner.speed * t;
          const [ox, oy] = [Math.cos(angle) * spinner.half, Math.sin(angle) * spinner.half];
          const surface = (p: Point): Point => [
            -(p[1] - spinner.at[1]) * spinner.speed,
            (p[0] - spinner.at[0]) * spinner.speed,
          ];
          const [cx, cy] = spinner.at;
          hit(m, againstSegment(m, [cx - ox, cy - oy], [cx + ox, cy + oy], 2.4, surface));
          hit(m, againstSegment(m, [cx + oy, cy - ox], [cx - oy, cy + ox], 2.4, surface));
        }
        for (let k = i + 1; k < marbles.length; k++) hit(m, collide(m, at(marbles, k)));
      });
    }
  }
  return { frames, knocks };
};
