export type Point = readonly [x: number, y: number];

/** A marble on its way; `spin` turns it. */
export interface Rolling {
  x: number;
  y: number;
  vx: number;
  vy: number;
  spin: number;
}

const BOUNCE = 0.36;
const FRICTION = 0.28;
/** A ball's resistance to turning, in units of its mass and radius squared. */
const INERTIA = 0.4;
/** Slower than this nothing bounces. */
const RESTING = 6;

/**
 * The physics of marbles, for the race of the live room and the game: pushes a marble out of a surface and lets it
 * bounce and roll. `surface` is the speed of the surface there. Answers how hard it hit.
 */
export const touch = (m: Rolling, radius: number, [nx, ny]: Point, depth: number, surface: Point): number => {
  m.x += nx * depth;
  m.y += ny * depth;
  const [rvx, rvy] = [m.vx - surface[0], m.vy - surface[1]];
  const into = rvx * nx + rvy * ny;
  if (into >= 0) return 0;
  const bounce = into < -RESTING ? BOUNCE : 0;
  const push = -(1 + bounce) * into;
  const [tx, ty] = [-ny, nx];
  const slip = rvx * tx + rvy * ty - m.spin * radius;
  const grip = Math.max(-FRICTION * push, Math.min(FRICTION * push, -slip / (1 + 1 / INERTIA)));
  m.vx += nx * push + tx * grip;
  m.vy += ny * push + ty * grip;
  m.spin -= grip / (INERTIA * radius);
  return -into;
};

/** A bar between two points. */
export interface Bar {
  readonly a: Point;
  readonly b: Point;
  readonly thickness: number;
}

export const againstBar = (
  m: Rolling,
  radius: number,
  { a, b, thickness }: Bar,
  surface: (p: Point) => Point,
): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.max(0, Math.min(1, ((m.x - a[0]) * dx + (m.y - a[1]) * dy) / (dx * dx + dy * dy)));
  const [px, py] = [a[0] + dx * along, a[1] + dy * along];
  // A root is rounded alike by every engine, which `hypot` is not.
  const gap = Math.sqrt((m.x - px) * (m.x - px) + (m.y - py) * (m.y - py));
  const reach = radius + thickness / 2;
  if (gap >= reach || gap === 0) return 0;
  return touch(m, radius, [(m.x - px) / gap, (m.y - py) / gap], reach - gap, surface([px, py]));
};

/** Two marbles push each other apart. */
export const collide = (a: Rolling, b: Rolling, radius: number): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const gap = Math.sqrt(dx * dx + dy * dy);
  if (gap >= 2 * radius || gap === 0) return 0;
  const [nx, ny] = [dx / gap, dy / gap];
  const depth = (2 * radius - gap) / 2;
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
