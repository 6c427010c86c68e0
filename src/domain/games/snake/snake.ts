import { draw, holds, HELD_ALL, type GameCore } from '../core.ts';

/** The field, in cells. */
export const FIELD = { w: 24, h: 18 } as const;
const CELLS = FIELD.w * FIELD.h;
/** In ticks. */
const SLOWEST = 10;
const FASTEST = 4;
const BONUS_EVERY = 5;
const BONUS_LASTS = 420;
const WALLS_EVERY = 8;
const POINTS = { food: 10, bonus: 50 } as const;

const turns: readonly { readonly key: 'up' | 'right' | 'down' | 'left'; readonly dx: number; readonly dy: number }[] = [
  { key: 'up', dx: 0, dy: -1 },
  { key: 'right', dx: 1, dy: 0 },
  { key: 'down', dx: 0, dy: 1 },
  { key: 'left', dx: -1, dy: 0 },
];

export interface Snake {
  readonly random: number;
  readonly held: number;
  /** Cells of its body, the head first. */
  readonly body: readonly number[];
  readonly heading: number;
  /** Turns that were pressed and not taken yet; two at most, for a quick bend. */
  readonly wanted: readonly number[];
  readonly food: number;
  readonly bonus: { readonly at: number; readonly until: number } | null;
  readonly walls: readonly number[];
  readonly waited: number;
  readonly time: number;
  readonly eaten: number;
  readonly score: number;
  readonly over: boolean;
}

const free = (snake: Pick<Snake, 'random' | 'body' | 'walls' | 'food'>, keepOff: readonly number[] = []) => {
  const taken = new Set([...snake.body, ...snake.walls, ...keepOff, snake.food]);
  let { random } = snake;
  // So many tries find a cell until the field is all but full; then the first that is free will do.
  for (let i = 0; i < 64; i++) {
    const [cell, next] = draw(random, CELLS);
    random = next;
    if (!taken.has(cell)) return { cell, random };
  }
  for (let cell = 0; cell < CELLS; cell++) if (!taken.has(cell)) return { cell, random };
  return { cell: -1, random };
};

/** How many ticks a step takes: the longer, the faster. */
export const stepTicks = (eaten: number): number => Math.max(FASTEST, SLOWEST - Math.floor(eaten / 4));

const ahead = (cell: number, heading: number): number => {
  const { dx, dy } = turns[heading]!;
  const x = (cell % FIELD.w) + dx;
  const y = Math.floor(cell / FIELD.w) + dy;
  return x < 0 || y < 0 || x >= FIELD.w || y >= FIELD.h ? -1 : y * FIELD.w + x;
};

const nextHeading = ({ heading, wanted }: Snake): { heading: number; wanted: readonly number[] } => {
  const [first, ...rest] = wanted;
  return first === undefined || (first + 2) % 4 === heading
    ? { heading, wanted: rest }
    : { heading: first, wanted: rest };
};

const fed = (snake: Snake): Snake => {
  const eaten = snake.eaten + 1;
  const food = free(snake);
  let next: Snake = { ...snake, eaten, random: food.random, food: food.cell, score: snake.score + POINTS.food };
  if (eaten % BONUS_EVERY === 0) {
    const bonus = free(next);
    next = { ...next, random: bonus.random, bonus: { at: bonus.cell, until: next.time + BONUS_LASTS } };
  }
  if (eaten % WALLS_EVERY !== 0) return next;
  const head = next.body[0]!;
  // No wall rises right before its head.
  const wall = free(next, [...[0, 1, 2, 3].map((turn) => ahead(head, turn)), next.bonus?.at ?? -1]);
  return { ...next, random: wall.random, walls: [...next.walls, wall.cell] };
};

const moved = (snake: Snake): Snake => {
  const { heading, wanted } = nextHeading(snake);
  const at = ahead(snake.body[0]!, heading);
  const grows = at === snake.food;
  const body = grows ? snake.body : snake.body.slice(0, -1);
  if (at === -1 || body.includes(at) || snake.walls.includes(at)) return { ...snake, heading, over: true };
  const next: Snake = { ...snake, heading, wanted, waited: 0, body: [at, ...body] };
  if (grows) return fed(next);
  return at === snake.bonus?.at ? { ...next, bonus: null, score: next.score + POINTS.bonus } : next;
};

/** A snake in a stadium: it grows with what it eats, gets faster, and stands grow out of the grass. */
export const snakeCore: GameCore<Snake> = {
  rate: 60,
  mostTicks: 60 * 60 * 20,
  start: (seed) => {
    const middle = Math.floor(FIELD.h / 2) * FIELD.w + 8;
    const bare = { random: seed | 0, body: [middle, middle - 1, middle - 2], walls: [], food: -1 };
    const { cell, random } = free(bare);
    return {
      ...{ ...bare, random, food: cell, held: 0, heading: 1, wanted: [], bonus: null },
      ...{ waited: 0, time: 0, eaten: 0, score: 0, over: false },
    };
  },
  input: (snake, held) => {
    if (held > HELD_ALL) return null;
    const pressed = turns.flatMap(({ key }, turn) => (holds(held, key) && !holds(snake.held, key) ? [turn] : []));
    return { ...snake, held, wanted: [...snake.wanted, ...pressed].slice(0, 2) };
  },
  tick: (snake) => {
    const time = snake.time + 1;
    const bonus = snake.bonus && snake.bonus.until > time ? snake.bonus : null;
    const next = { ...snake, time, bonus, waited: snake.waited + 1 };
    return next.waited < stepTicks(next.eaten) ? next : moved(next);
  },
  isOver: ({ over }) => over,
  score: ({ score }) => score,
};
