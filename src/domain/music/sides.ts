import type { Song } from './music.ts';

export interface Side {
  /** `A`, `B`, …: two for each disc. */
  readonly name: string;
  readonly songs: readonly Song[];
  readonly durationSec: number;
}

const secondsOf = (songs: readonly Song[]): number => songs.reduce((sum, { durationSec }) => sum + durationSec, 0);

/** After which song a disc is turned: where both sides are nearest in length. */
const turn = (songs: readonly Song[]): number => {
  const half = secondsOf(songs) / 2;
  let [sum, best, nearest] = [0, 0, Number.POSITIVE_INFINITY];
  songs.forEach(({ durationSec }, i) => {
    sum += durationSec;
    if (Math.abs(sum - half) < nearest) [best, nearest] = [i + 1, Math.abs(sum - half)];
  });
  return best;
};

/** An album as the sides of its discs; one of up to two songs has a single side. */
export const sidesOf = (songs: readonly Song[]): readonly Side[] => {
  const discs = new Map<number, Song[]>();
  for (const song of songs) {
    const disc = song.disc ?? 1;
    discs.set(disc, [...(discs.get(disc) ?? []), song]);
  }
  return [...discs.values()]
    .flatMap((disc) => (disc.length < 3 ? [disc] : [disc.slice(0, turn(disc)), disc.slice(turn(disc))]))
    .map((side, i) => ({ name: String.fromCodePoint(65 + (i % 26)), songs: side, durationSec: secondsOf(side) }));
};
