import { compareProgress, type Marble, type Progress } from '#domain/match/board/marble.ts';
import type { Words } from '#server/shared/words.ts';
import { marbles } from '../content/marbles.ts';
import type { DemoFixture } from '../fixture.ts';
import { draw, shuffled } from '../random.ts';
import { memoize } from '../memoize.ts';

export const HEATS = 18;
/** Eighteen heats last longer than the three hours until the next race. */
export const HEAT_MS = 630_000;
export const LAPS = 4;
/** A lap is drawn in so many pieces: each is rolled a little faster or slower. */
const PIECES = 4;
const PIECE_MS = 27_000;
/** They leave the gate one after another. */
const GATE_MS = 400;

/** One marble in one heat: when it passes each piece's end, in milliseconds since the start, and when it jumps off the track. */
interface Roll {
  readonly marble: Marble<Words>;
  /** The first is when it leaves the gate. */
  readonly passes: readonly number[];
  readonly outAt: number | null;
}

export interface Heat {
  /** In the order in which they leave the gate. */
  readonly rolls: readonly Roll[];
  /** Since when nobody rolls any more. */
  readonly endAt: number;
}

const rollOf = (marble: Marble<Words>, seed: string, place: number): Roll => {
  const { next, chance, whole } = draw(`${seed} ${marble.id}`);
  const form = 1 + (next() - 0.5) * 0.03;
  let at = place * GATE_MS;
  const passes = [at];
  for (let piece = 0; piece < LAPS * PIECES; piece++) {
    at += Math.round(PIECE_MS * form * (1 + (next() - 0.5) * 0.1));
    passes.push(at);
  }
  return { marble, passes, outAt: chance(0.04) ? whole(60_000, 400_000) : null };
};

export const inAt = ({ passes }: Roll): number => passes.at(-1)!;
const doneAt = (roll: Roll): number => roll.outAt ?? inAt(roll);

const heatWith = memoize(200, (seed: string): Heat => {
  const rolls = shuffled(marbles, `${seed} gate`).map((marble, place) => rollOf(marble, seed, place));
  return { rolls, endAt: Math.max(...rolls.map(doneAt)) };
});
/** A heat of a race, from 1; decided by the race's id. */
export const heatOf = ({ fixtureId }: DemoFixture, heat: number): Heat => heatWith(`marble ${fixtureId} ${heat}`);

const lapsAt = ({ passes }: Roll, at: number): number => {
  const piece = passes.findLastIndex((pass) => pass <= at);
  if (piece < 0) return 0;
  if (piece >= passes.length - 1) return LAPS;
  const [from, to] = [passes[piece]!, passes[piece + 1]!];
  return (piece + (at - from) / (to - from)) / PIECES;
};
/** When a marble was (or will be) so far. */
export const timeAt = ({ passes }: Roll, laps: number): number => {
  const pieces = laps * PIECES;
  const piece = Math.min(Math.floor(pieces), passes.length - 2);
  const [from, to] = [passes[piece]!, passes[piece + 1]!];
  return from + (pieces - piece) * (to - from);
};

export interface Standing {
  readonly roll: Roll;
  readonly progress: Progress;
}

const progressAt = (roll: Roll, at: number): Progress => {
  const { outAt } = roll;
  const out = outAt !== null && outAt <= at;
  const laps = lapsAt(roll, out ? outAt : at);
  return { laps, ...(out ? { outAt } : inAt(roll) <= at ? { inAt: inAt(roll) } : {}) };
};

/** Everybody at an instant of a heat, the first first. */
export const standAt = ({ rolls }: Heat, at: number): readonly Standing[] =>
  rolls
    .map((roll) => ({ roll, progress: progressAt(roll, at) }))
    .sort((one, two) => compareProgress(one.progress, two.progress));

/** Who leads from when on, looked at every two seconds. */
export const leadersOf = memoize(
  60,
  (heat: Heat): readonly { readonly at: number; readonly marble: Marble<Words> }[] => {
    const winner = Math.min(...heat.rolls.filter(({ outAt }) => outAt === null).map(inAt));
    const leaders: { readonly at: number; readonly marble: Marble<Words> }[] = [];
    for (let at = 10_000; at < winner; at += 2000) {
      const { marble } = standAt(heat, at)[0]!.roll;
      if (leaders.at(-1)?.marble !== marble) leaders.push({ at, marble });
    }
    return leaders;
  },
);
