import { chordOf, nearest, randomOf, voiced, type Chord } from './harmony.ts';
import { chordAt, chordsOf, type Note } from './melody.ts';
import type { Bassline, Comp, Part, SongScore } from './score.ts';

/** Chords of a part with their places in beats. */
interface Placed {
  readonly chord: Chord;
  readonly at: number;
  readonly beats: number;
}
const placedOf = (song: SongScore, part: Part): readonly Placed[] =>
  chordsOf(part).flatMap((bar, n) =>
    bar.map((text, i) => ({
      chord: chordOf(text),
      at: n * song.beats + (i * song.beats) / bar.length,
      beats: song.beats / bar.length,
    })),
  );

type Hits = readonly (readonly [at: number, beats: number, velocity: number])[];
/** Where chords are struck within four beats, or three. */
const struck: Readonly<Record<Exclude<Comp, 'held' | 'arpeggio' | 'roll' | 'waltz'>, Hits>> = {
  strum: [
    [0, 0.9, 0.9],
    [1, 0.45, 0.6],
    [1.5, 0.45, 0.75],
    [2.5, 0.45, 0.7],
    [3, 0.45, 0.6],
    [3.5, 0.45, 0.75],
  ],
  bossa: [
    [0, 0.8, 0.8],
    [1, 0.4, 0.6],
    [1.5, 0.9, 0.8],
    [3, 0.4, 0.65],
    [3.5, 0.5, 0.6],
  ],
  stabs: [
    [0.5, 0.3, 0.9],
    [1.5, 0.3, 0.75],
    [2.25, 0.25, 0.6],
    [2.75, 0.3, 0.9],
    [3.5, 0.3, 0.7],
  ],
  pulse: Array.from({ length: 8 }, (_, i) => [i / 2, 0.4, i % 2 === 0 ? 0.75 : 0.5] as const),
};

const spread = (song: SongScore): number => (song.comp === 'arpeggio' || song.comp === 'roll' ? 62 : 60);

/** The chords of a part as its instrument plays them. */
export const chordNotes = (song: SongScore, part: Part): readonly Note[] =>
  placedOf(song, part).flatMap(({ chord, at, beats }): readonly Note[] => {
    const tones = voiced(chord, spread(song));
    const soft = 0.55 + 0.4 * part.energy;
    const all = (from: number, length: number, velocity: number): readonly Note[] =>
      tones.map((midi, i) => ({ at: at + from + i * 0.012, beats: length, midi, velocity: velocity * soft }));
    switch (song.comp) {
      case 'held':
        return all(0, beats, 0.8);
      case 'waltz':
        return [...all(1, 0.7, 0.6), ...(beats > 2 ? all(2, 0.7, 0.55) : [])];
      case 'arpeggio': {
        const wave = [...tones, ...tones.slice(1, -1).toReversed()];
        return Array.from({ length: beats * 2 }, (_, i) => ({
          at: at + i / 2,
          beats: 0.95,
          midi: wave[i % wave.length]! + (part.energy > 0.8 && i % 8 === 7 ? 12 : 0),
          velocity: soft * (i % 2 === 0 ? 0.85 : 0.65),
        }));
      }
      case 'roll':
        return Array.from({ length: beats * 4 }, (_, i) => ({
          ...{ at: at + i / 4, beats: 0.5, midi: tones[(i * 2) % tones.length]! + (i % 4 === 3 ? 12 : 0) },
          velocity: soft * (i % 4 === 0 ? 0.8 : 0.5),
        }));
      default:
        return struck[song.comp]
          .filter(([from]) => from < beats)
          .flatMap(([from, length, velocity]) => all(from, length, velocity));
    }
  });

const lines: Readonly<
  Record<Exclude<Bassline, 'walking'>, (beats: number) => readonly (readonly [number, number, number])[]>
> = {
  /** Beat, length, semitones above the bass note. */
  roots: (beats) => [[0, beats * 0.92, 0]],
  drone: (beats) => [
    [0, beats, 0],
    [0, beats, 7],
  ],
  fifths: (beats) =>
    beats < 3
      ? [[0, beats * 0.9, 0]]
      : [
          [0, 1.4, 0],
          [1.5, 0.45, 0],
          [2, 1.4, 7],
          [3.5, 0.4, 0],
        ],
  eighths: (beats) => Array.from({ length: beats * 2 }, (_, i) => [i / 2, 0.42, i % 8 === 7 ? 7 : 0] as const),
  offbeat: (beats) => Array.from({ length: beats }, (_, i) => [i + 0.5, 0.4, i % 4 === 3 ? 12 : 0] as const),
  bossa: (beats) =>
    beats < 3
      ? [[0, 1.3, 0]]
      : [
          [0, 1.4, 0],
          [1.5, 0.45, 7],
          [2, 1.4, 7],
          [3.5, 0.45, 0],
        ],
  waltz: (beats) => [[0, Math.min(1.6, beats), 0]],
};

export const bassNotes = (song: SongScore, part: Part): readonly Note[] => {
  const placed = placedOf(song, part);
  return placed.flatMap(({ chord, at, beats }, n): readonly Note[] => {
    const low = nearest(chord.bass, 38);
    const velocity = 0.6 + 0.35 * part.energy;
    if (song.bassline !== 'walking')
      return lines[song.bassline](beats)
        .filter(([from]) => from < beats)
        .map(([from, length, above]) => ({ at: at + from, beats: length, midi: low + above, velocity }));
    const next = nearest(placed[n + 1]?.chord.bass ?? chord.bass, low);
    const steps = [low, low + chord.tones[1]!, low + chord.tones[2]!, next + (next > low ? -1 : 1)];
    return Array.from({ length: beats }, (_, i) => ({
      ...{ at: at + i, beats: 0.92, midi: i === beats - 1 ? steps[3]! : steps[i % 3]!, velocity },
    }));
  });
};

/** Figures in the breaths between lines, and long notes above where it is full. */
export const colourNotes = (song: SongScore, part: Part): readonly Note[] => {
  const count = part.lines?.length ?? 0;
  const bars = chordsOf(part).length;
  const random = randomOf(`${song.songId} ${part.kind} colour`);
  const each = count > 0 ? (bars * song.beats) / count : song.beats * 2;
  const figure = (end: number): readonly Note[] =>
    [2, 1.5, 1, 0.5].slice(random() < 0.5 ? 0 : 1).map((back, i): Note => {
      const at = end - back;
      const tones = voiced(chordAt(part, song.beats, at), 76);
      return {
        at,
        beats: 0.6,
        midi: tones[(i * 2 + Math.floor(random() * 2)) % tones.length]!,
        velocity: 0.5 + 0.2 * part.energy,
      };
    });
  const places = Array.from({ length: Math.floor((bars * song.beats) / each) }, (_, i) => (i + 1) * each);
  return places.filter((_, i) => part.energy > 0.75 || i % 2 === 1).flatMap(figure);
};
