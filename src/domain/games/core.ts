/**
 * A game as a pure function of its seed and inputs. Cores use whole numbers, and of fractions only sums, products,
 * quotients and square roots, which every engine rounds alike: so the origin plays a run again and gets the same score.
 */
export interface GameCore<State> {
  /** Ticks a second; 0 for games that wait for their player. */
  readonly rate: 0 | 60;
  /** A run lasts no longer. */
  readonly mostTicks: number;
  readonly start: (seed: number) => State;
  /** Null for an input that the rules do not allow now. */
  readonly input: (state: State, code: number) => State | null;
  readonly tick: (state: State) => State;
  readonly isOver: (state: State) => boolean;
  readonly score: (state: State) => number;
}

/** What somebody did: after how many ticks since the last input, and which input. */
export type Step = readonly [wait: number, code: number];

/** A run as it can be played again. */
export interface Run {
  readonly seed: number;
  readonly steps: readonly Step[];
  /** How long it went on after the last input. */
  readonly rest: number;
}

export interface Played {
  readonly score: number;
  readonly over: boolean;
  readonly ticks: number;
}

export const RUN = { steps: 12_000, textLength: 96_000, codeMost: 1_679_615 } as const;

/** Keys that are held, as one number: what games in real time take as input. */
export const HELD = { left: 1, right: 2, up: 4, down: 8, main: 16, second: 32 } as const;
export type HeldKey = keyof typeof HELD;
export const HELD_ALL = 63;
/** Whether a key is in a number of held keys. */
export const holds = (held: number, key: HeldKey): boolean => (held & HELD[key]) !== 0;

/** Plays a run to its end; null for a run that the rules do not allow. */
export const replay = <State>(
  core: GameCore<State>,
  { seed, steps, rest }: Run,
): (Played & { state: State }) | null => {
  if (steps.length > RUN.steps) return null;
  const most = core.rate === 0 ? 0 : core.mostTicks;
  let state = core.start(seed);
  let ticks = 0;
  const wait = (count: number): boolean => {
    if (count < 0 || ticks + count > most) return false;
    ticks += count;
    for (let left = count; left > 0 && !core.isOver(state); left--) state = core.tick(state);
    return true;
  };
  for (const [before, code] of steps) {
    if (!wait(before) || core.isOver(state)) return null;
    const next = core.input(state, code);
    if (next === null) return null;
    state = next;
  }
  return wait(rest) ? { state, score: core.score(state), over: core.isOver(state), ticks } : null;
};

const STEP = /^([0-9a-z]{1,4})?\.([0-9a-z]{1,4})$/u;

/** A run's steps as text, `wait.code,…` in base 36. */
export const stepsText = (steps: readonly Step[]): string =>
  steps.map(([wait, code]) => `${wait === 0 ? '' : wait.toString(36)}.${code.toString(36)}`).join(',');

/** Parses it; null if it is invalid or too long. */
export const readSteps = (text: string): readonly Step[] | null => {
  if (text.length > RUN.textLength) return null;
  if (text === '') return [];
  const steps: Step[] = [];
  for (const part of text.split(',')) {
    const found = STEP.exec(part);
    if (!found || steps.length >= RUN.steps) return null;
    steps.push([Number.parseInt(found[1] ?? '0', 36), Number.parseInt(found[2]!, 36)]);
  }
  return steps;
};

/** One draw of mulberry32: a whole number below `n`, and the state after it. */
export const draw = (random: number, n: number): readonly [value: number, random: number] => {
  const next = (random + 0x6d2b79f5) | 0;
  let t = Math.imul(next ^ (next >>> 15), 1 | next);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return [((t ^ (t >>> 14)) >>> 0) % n, next];
};
