import { againstBar, collide, touch, type Rolling } from '#domain/games/marbles/physics.ts';
import { seeded } from '../colour.ts';
import { at, FPS, FRAMES } from '../loop.ts';
import { COLOURS, GATE, MARBLE_RADIUS, PEGS, type Point, RAIL, RAILS, SPINNERS } from './course.ts';

export interface Marble extends Rolling {
  angle: number;
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
const SETTLING_FRAMES = 75;

const STILL: Point = [0, 0];
const still = () => STILL;
const gate = { a: [GATE.x, GATE.from], b: [GATE.x, GATE.to], thickness: RAIL } as const;

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
        for (const { a, b } of segments) hit(m, againstBar(m, MARBLE_RADIUS, { a, b, thickness: RAIL }, still));
        if (t < GATE.opens) againstBar(m, MARBLE_RADIUS, gate, still);
        for (const peg of PEGS) {
          const gap = Math.hypot(m.x - peg.at[0], m.y - peg.at[1]);
          const reach = MARBLE_RADIUS + peg.radius;
          if (gap < reach && gap > 0)
            hit(m, touch(m, MARBLE_RADIUS, [(m.x - peg.at[0]) / gap, (m.y - peg.at[1]) / gap], reach - gap, STILL));
        }
        for (const spinner of SPINNERS) {
          const angle = spinner.speed * t;
          const [ox, oy] = [Math.cos(angle) * spinner.half, Math.sin(angle) * spinner.half];
          const surface = (p: Point): Point => [
            -(p[1] - spinner.at[1]) * spinner.speed,
            (p[0] - spinner.at[0]) * spinner.speed,
          ];
          const [cx, cy] = spinner.at;
          hit(
            m,
            againstBar(m, MARBLE_RADIUS, { a: [cx - ox, cy - oy], b: [cx + ox, cy + oy], thickness: 2.4 }, surface),
          );
          hit(
            m,
            againstBar(m, MARBLE_RADIUS, { a: [cx + oy, cy - ox], b: [cx - oy, cy + ox], thickness: 2.4 }, surface),
          );
        }
        for (let k = i + 1; k < marbles.length; k++) hit(m, collide(m, at(marbles, k), MARBLE_RADIUS));
      });
    }
  }
  return { frames, knocks };
};
