import { chordOf, nearest, pitchClass, randomOf, scales } from './harmony.ts';
import type { Part, SongScore } from './score.ts';

/** A note by beats from the beginning of its part. */
export interface Note {
  readonly at: number;
  readonly beats: number;
  readonly midi: number;
  readonly velocity: number;
}
/** A note that is sung, with its syllable; of an instrument the syllable is empty. */
export interface Sung extends Note {
  readonly syllable: string;
}
export interface Line {
  readonly text: string;
  readonly notes: readonly Sung[];
}

/** Onsets in eighths of a line of two bars, by its number of syllables: two ways for each. */
const inFour: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [
    [0, 4, 8],
    [2, 4, 8],
  ],
  4: [
    [0, 2, 4, 8],
    [0, 3, 6, 8],
  ],
  5: [
    [0, 2, 4, 6, 8],
    [0, 3, 4, 6, 8],
  ],
  6: [
    [0, 2, 3, 4, 6, 8],
    [1, 2, 3, 4, 6, 8],
  ],
  7: [
    [0, 2, 3, 4, 6, 7, 8],
    [0, 1, 2, 4, 6, 8, 10],
  ],
  8: [
    [0, 1, 2, 4, 6, 7, 8, 10],
    [0, 2, 3, 4, 6, 8, 10, 12],
  ],
  9: [
    [0, 1, 2, 3, 4, 6, 8, 10, 12],
    [0, 2, 3, 4, 6, 7, 8, 10, 12],
  ],
  10: [
    [0, 1, 2, 3, 4, 6, 7, 8, 10, 12],
    [0, 2, 3, 4, 5, 6, 8, 9, 10, 12],
  ],
  11: [
    [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 12],
    [0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12],
  ],
  12: [
    [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
    [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12],
  ],
};
const inThree: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [
    [0, 4, 6],
    [0, 2, 6],
  ],
  4: [
    [0, 2, 4, 6],
    [0, 3, 4, 6],
  ],
  5: [
    [0, 2, 4, 5, 6],
    [0, 2, 3, 4, 6],
  ],
  6: [
    [0, 2, 3, 4, 5, 6],
    [0, 2, 4, 6, 8, 9],
  ],
  7: [
    [0, 2, 3, 4, 6, 8, 9],
    [0, 1, 2, 4, 5, 6, 8],
  ],
  8: [
    [0, 1, 2, 4, 5, 6, 8, 9],
    [0, 2, 3, 4, 5, 6, 8, 9],
  ],
  9: [
    [0, 1, 2, 3, 4, 5, 6, 8, 9],
    [0, 1, 2, 4, 5, 6, 7, 8, 9],
  ],
  10: [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ],
};

/** Vietnamese words are tones: sharp ones want to lie above the note before, falling ones below. */
const toneOf = (syllable: string): 'up' | 'down' | 'level' => {
  const marks = syllable.normalize('NFD');
  if (/[\u0301\u0303]/u.test(marks)) return 'up';
  return /[\u0300\u0323\u0309]/u.test(marks) ? 'down' : 'level';
};

export const chordsOf = ({ chords }: Part): readonly (readonly string[])[] =>
  chords
    .trim()
    .split(/\s+/u)
    .map((bar) => bar.split('-'));
/** The chord that sounds at a beat of a part. */
export const chordAt = (part: Part, beats: number, at: number) => {
  const bars = chordsOf(part);
  const bar = bars[Math.min(bars.length - 1, Math.floor(at / beats))]!;
  return chordOf(bar[Math.min(bar.length - 1, Math.floor(((at % beats) / beats) * bar.length))]!);
};

interface Want {
  readonly strong: boolean;
  readonly tone: 'up' | 'down' | 'level';
  readonly target: number;
  readonly tones: ReadonlySet<number>;
  readonly root: number;
  readonly isLast: boolean;
}
const stepCost = (step: number, tone: Want['tone']): number => {
  const size = Math.abs(step);
  const leap = size === 0 ? 0.7 : size <= 4 ? 0 : size <= 7 ? 0.9 : 4;
  const against = (tone === 'up' && step <= 0) || (tone === 'down' && step > 0) ? (tone === 'up' ? 1.6 : 1.2) : 0;
  return leap + against;
};
const noteCost = (midi: number, { strong, target, tones, root, isLast }: Want, taste: number): number => {
  const pitch = ((midi % 12) + 12) % 12;
  const foreign = tones.has(pitch) ? 0 : isLast ? 5 : strong ? 1.8 : 0.3;
  return 0.09 * (midi - target) ** 2 + foreign + (isLast && pitch !== root ? 0.5 : 0) + taste;
};

/** The cheapest way through a line's notes, looked for among all (Viterbi). */
const pathOf = (
  wants: readonly Want[],
  ladder: readonly number[],
  before: number,
  random: () => number,
): readonly number[] => {
  let ways = ladder.map((midi) => ({
    cost: 0.3 * Math.abs(midi - before),
    path: [] as readonly number[],
    midi: before,
  }));
  wants.forEach((want) => {
    ways = ladder.map((midi) => {
      const taste = random() * 0.5;
      const reached = ways
        .map(({ cost, path, midi: from }) => ({ cost: cost + stepCost(midi - from, want.tone), path }))
        .reduce((best, one) => (one.cost < best.cost ? one : best));
      return { cost: reached.cost + noteCost(midi, want, taste), path: [...reached.path, midi], midi };
    });
  });
  return ways.reduce((best, one) => (one.cost < best.cost ? one : best)).path;
};

const syllablesOf = (line: string | number): readonly string[] =>
  typeof line === 'number' ? Array<string>(line).fill('') : line.split(/\s+/u);

/** The melody of a part: what is sung of each line, in an arch that the last line closes. */
export const melodyOf = (song: SongScore, part: Part): readonly Line[] => {
  const lines: readonly (string | number)[] = part.lines ?? [];
  if (lines.length === 0) return [];
  const total = chordsOf(part).length * song.beats;
  const each = total / lines.length;
  const ladder = Array.from({ length: 22 }, (_, i) => song.register + (part.lift ?? 0) - 10 + i).filter((midi) =>
    scales[song.scale].some((step) => (midi - step - pitchClass(song.key)) % 12 === 0),
  );
  let before = nearest(pitchClass(song.key), song.register + (part.lift ?? 0));
  return lines.map((line, n) => {
    const syllables = syllablesOf(line);
    const table = (song.beats === 3 ? inThree : inFour)[syllables.length];
    if (!table) throw new Error(`${song.songId}: a line of ${syllables.length} syllables: ${line}`);
    const eighths = table[n % 2]!;
    // A line that has less or more room than two bars keeps its proportions.
    const scale = each / (song.beats * 2);
    const onsets = eighths.map((eighth) => (eighth / 2) * scale);
    const height = n === 2 ? 4 : n % 2 === 1 ? 1 : 2.5;
    const wants = onsets.map((at, i): Want => {
      const chord = chordAt(part, song.beats, n * each + at);
      const arch = Math.sin((Math.PI * (i + 0.5)) / onsets.length);
      return {
        strong: at % 2 === 0,
        tone: toneOf(syllables[i]!),
        target:
          song.register + (part.lift ?? 0) + height * arch + (n === lines.length - 1 ? -1.5 * (i / onsets.length) : 0),
        tones: new Set(chord.tones.map((tone) => (chord.root + tone) % 12)),
        root: chord.root,
        isLast: i === onsets.length - 1,
      };
    });
    const path = pathOf(wants, ladder, before, randomOf(`${song.songId} ${part.kind} ${n % 2}`));
    before = path.at(-1) ?? before;
    return {
      text: typeof line === 'string' ? line : '',
      notes: path.map((midi, i): Sung => {
        const at = onsets[i]!;
        const until = onsets[i + 1] ?? Math.min(each - 0.5, at + 3);
        return {
          ...{ syllable: syllables[i]!, at: n * each + at, midi },
          beats: Math.max(0.3, (until - at) * (i === path.length - 1 ? 1 : 0.94)),
          velocity: 0.72 + (at % 2 === 0 ? 0.16 : 0) + 0.12 * part.energy,
        };
      }),
    };
  });
};
