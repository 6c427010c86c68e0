/** A chord as it is played: the bass note and the notes above it, as semitones from C. */
export interface Chord {
  readonly bass: number;
  readonly root: number;
  readonly tones: readonly number[];
}

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  '7sus4': [0, 5, 7, 10],
  '9': [0, 4, 7, 10, 14],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  dim: [0, 3, 6],
  m7b5: [0, 3, 6, 10],
  '5': [0, 7, 12],
};

export const pitchClass = (name: string): number => {
  const [letter = 'C', sign = ''] = name;
  return (LETTERS[letter]! + (sign === '#' ? 1 : sign === 'b' ? 11 : 0)) % 12;
};

/** `F#m7/C#`: root, quality, bass. */
export const chordOf = (text: string): Chord => {
  const [, root = 'C', quality = '', bass] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/u.exec(text) ?? [];
  const tones = QUALITIES[quality];
  if (!tones) throw new Error(`no chord: ${text}`);
  return { root: pitchClass(root), bass: pitchClass(bass ?? root), tones };
};

export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  /** Five notes of songs of the river: hò, xự, xang, xê, cống. */
  bac: [0, 2, 5, 7, 9],
  nam: [0, 3, 5, 7, 10],
} as const;
export type ScaleName = keyof typeof scales;

/** The note of a pitch class that is nearest to a place. */
export const nearest = (pitch: number, around: number): number => {
  const up = around + ((((pitch - around) % 12) + 12) % 12);
  return up - around > 6 ? up - 12 : up;
};

/** A chord laid around a place, so that its voices move little from one to the next. */
export const voiced = (chord: Chord, around: number): readonly number[] =>
  [...new Set(chord.tones.map((tone) => nearest((chord.root + tone) % 12, around)))].toSorted((a, b) => a - b);

export const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Numbers from 0 to 1 that depend on a text alone. */
export const randomOf = (text: string): (() => number) => {
  let state = 0x81_1c_9d_c5;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01_00_01_93) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
