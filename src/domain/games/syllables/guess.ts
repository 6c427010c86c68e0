import { draw, type GameCore } from '../core.ts';
import { readSyllable, syllableOfCode, type Syllable } from './syllable.ts';
import { wordList } from './words.ts';

/** How near a part of a guessed syllable is: right, right in the other syllable, or wrong. */
export type Near = 'right' | 'elsewhere' | 'wrong';
export interface Guess {
  readonly syllables: readonly [Syllable, Syllable];
  /** Onset, rime and tone of the first syllable, then of the second. */
  readonly near: readonly Near[];
}
export const TRIES = 7;
const WORDS = 10;

export interface Guessing {
  readonly random: number;
  /** Index into the list. */
  readonly word: number;
  readonly seen: readonly number[];
  /** The first syllable of a guess whose second one has not come. */
  readonly begun: Syllable | null;
  readonly guesses: readonly Guess[];
  readonly done: readonly { readonly word: number; readonly tries: number }[];
  readonly points: number;
  /** The word is found or given up, and the next one waits. */
  readonly between: boolean;
}
/** The input beside syllables: the next word. */
export const NEXT_WORD = 1_000_000;

const parts = ['onset', 'rime', 'tone'] as const;
export const syllablesOf = (word: number): readonly [Syllable, Syllable] => {
  const [first, second] = wordList[word]!.split(' ').map(readSyllable);
  if (!first || !second) throw new Error(`the list has a word that is not spelled: ${wordList[word]}`);
  return [first, second];
};

export const compare = (guess: readonly [Syllable, Syllable], wanted: readonly [Syllable, Syllable]): readonly Near[] =>
  guess.flatMap((syllable, i) =>
    parts.map((part): Near => {
      if (syllable[part] === wanted[i]![part]) return 'right';
      return syllable[part] === wanted[1 - i]![part] ? 'elsewhere' : 'wrong';
    }),
  );

const nextWord = (state: Guessing): Guessing => {
  let { random } = state;
  for (;;) {
    const [word, after] = draw(random, wordList.length);
    random = after;
    if (!state.seen.includes(word))
      return { ...state, random, word, seen: [...state.seen, word], guesses: [], begun: null, between: false };
  }
};

const guessed = (state: Guessing, syllables: readonly [Syllable, Syllable]): Guessing => {
  const near = compare(syllables, syllablesOf(state.word));
  const guesses = [...state.guesses, { syllables, near }];
  const found = near.every((one) => one === 'right');
  const next = { ...state, begun: null, guesses };
  if (!found && guesses.length < TRIES) return next;
  const tries = found ? guesses.length : 0;
  const streak = state.done.toReversed().findIndex((one) => one.tries === 0);
  const inARow = streak === -1 ? state.done.length : streak;
  const points = state.points + (found ? (TRIES + 1 - tries) * 10 + Math.min(5, inARow) * 5 : 0);
  return { ...next, points, done: [...state.done, { word: state.word, tries }], between: true };
};

/** Guessing words of two syllables by their onsets, rimes and tones: ten words, and fewer tries are worth more. */
export const guessCore: GameCore<Guessing> = {
  rate: 0,
  mostTicks: 0,
  start: (seed) =>
    nextWord({
      ...{ random: seed | 0, word: 0, seen: [], begun: null, guesses: [], done: [], points: 0, between: false },
    }),
  input: (state, code) => {
    if (code === NEXT_WORD) return state.between && state.done.length < WORDS ? nextWord(state) : null;
    const syllable = syllableOfCode(code);
    if (!syllable || state.between) return null;
    return state.begun ? guessed(state, [state.begun, syllable]) : { ...state, begun: syllable };
  },
  tick: (state) => state,
  isOver: ({ done }) => done.length >= WORDS,
  score: ({ points }) => points,
};
