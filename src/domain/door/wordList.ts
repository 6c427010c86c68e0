import { createFinder } from './ahoCorasick.ts';
import { isSyllable } from './syllable.ts';
import { comparable, readings, rememberedByWord, spokenStrokes, tokensOf, type Token } from './tokens.ts';

/**
 * How a word of a list meets one of a text: with exactly its marks, with its marks or none at all, or whichever marks it
 * bears.
 */
type Marks = 'exact' | 'orNone' | 'any';

type Form = Pick<Token, 'text' | 'bare'>;

interface Entry {
  /** As the list has it. */
  readonly id: string;
  readonly marks: Marks;
  readonly words: readonly Form[];
}

/** Shorter words are too much like ordinary ones to be found inside something that is spelled out. */
const INSIDE_LEAST = 4;
/** Phrases shorter than this, written in one, are too much like names unless they bear their marks. */
const IN_ONE_LEAST = 5;
/** An entry without marks of so many letters is meant with any. */
const ANY_MARKS_LEAST = 6;
/** Letters that stand alone, one after the other, are read as one word from here on. */
const SPELLED_LEAST = 3;
/** Longer runs of single letters are no word. */
const SPELLED_MOST = 40;

const marksOf = (sign: string, words: readonly Form[]): Marks => {
  if (sign === '=') return 'exact';
  const isMarked = words.some(({ text, bare }) => text !== bare);
  if (sign === '~') return isMarked ? 'orNone' : 'any';
  const [only] = words;
  if (words.length === 1 && only) return isMarked || isSyllable(only.bare) ? 'exact' : 'any';
  if (isMarked) return 'orNone';
  return words.reduce((letters, { bare }) => letters + bare.length, 0) >= ANY_MARKS_LEAST ? 'any' : 'exact';
};

const meets = (marks: Marks, wanted: Form, { text, bare }: Form): boolean => {
  if (marks === 'any') return bare === wanted.bare;
  return text === wanted.text || (marks === 'orNone' && text === wanted.bare);
};

const joined = (words: readonly Form[]): Form => comparable(words.map(({ text }) => text).join(''));

const push = (map: Map<string, Entry[]>, key: string, entry: Entry): void => {
  const own = map.get(key);
  if (own) own.push(entry);
  else map.set(key, [entry]);
};

/** Han characters that a blank, a dot or a stroke keeps apart are read as one run; a comma or the like ends it. */
const hanRuns = (tokens: readonly Token[]): string =>
  tokens.map(({ raw, han, apart }) => (han && !apart ? raw : `\n${raw}`)).join('');

export interface WordList {
  /** The entry that a text holds, as it stands in the list; null for none. */
  readonly find: (tokens: readonly Token[]) => string | null;
}

/**
 * A list of words that are refused. An entry is one word or several; `=` before it wants exactly its marks, `~` takes it
 * without marks too (or with any, if it has none), `!` lets it pass whatever else is in the list. A `*` after a word also
 * takes the words that begin with it; Han characters are found anywhere.
 */
export const createWordList = (entries: readonly string[]): WordList => {
  const byFirst = new Map<string, Entry[]>();
  const byJoined = new Map<string, Entry[]>();
  const passing = new Map<string, Entry[]>();
  const beginnings = new Map<string, string>();
  const lengths = new Set<number>();
  const hans = new Map<string, string>();

  for (const id of entries) {
    const [, sign = '', rest = ''] = /^([=~!]?)(.*)$/s.exec(id.trim()) ?? [];
    const words = tokensOf(rest);
    if (words.length === 0) continue;
    const entry: Entry = { id, marks: marksOf(sign, words), words };
    if (sign === '!') push(passing, words[0]!.bare, { ...entry, marks: 'any' });
    else if (words.some(({ han }) => han)) hans.set(words.map(({ raw }) => raw).join(''), id);
    else if (rest.endsWith('*') && words.length === 1) {
      beginnings.set(words[0]!.bare, id);
      lengths.add(words[0]!.bare.length);
    } else {
      push(byFirst, words[0]!.bare, entry);
      const whole = joined(words);
      if (words.length === 1 || whole.bare.length >= IN_ONE_LEAST) push(byJoined, whole.bare, entry);
      else if (whole.text !== whole.bare) push(byJoined, whole.bare, { ...entry, marks: 'exact' });
    }
  }
  const findHan = createFinder(hans.keys());
  const sorted = [...lengths].toSorted((a, b) => a - b);

  const fits = ({ words, marks }: Entry, forms: readonly (readonly Form[])[], at: number): boolean =>
    words.every((word, i) => forms[at + i]?.some((form) => meets(marks, word, form)) ?? false);
  const startingAt = (map: ReadonlyMap<string, readonly Entry[]>, forms: readonly (readonly Form[])[], at: number) => {
    for (const { bare } of forms[at]!) {
      const found = map.get(bare)?.find((entry) => fits(entry, forms, at));
      if (found) return found;
    }
    return null;
  };
  const asOne = (raw: string): string | null => {
    for (const reading of readings(raw)) {
      const form = comparable(reading);
      const found = byJoined.get(form.bare)?.find((entry) => meets(entry.marks, joined(entry.words), form));
      if (found) return found.id;
      for (const length of sorted) {
        if (length > form.bare.length) break;
        const begun = beginnings.get(form.bare.slice(0, length));
        if (begun !== undefined) return begun;
      }
    }
    return null;
  };
  /** A word in letters that stand alone: the whole run, or a part of it that is long enough. */
  const spelled = (letters: readonly string[]): string | null => {
    const whole = asOne(letters.join(''));
    if (whole !== null) return whole;
    for (let from = 0; from + INSIDE_LEAST <= letters.length; from += 1)
      for (let to = letters.length; to - from >= INSIDE_LEAST; to -= 1) {
        const found = asOne(letters.slice(from, to).join(''));
        if (found !== null) return found;
      }
    return null;
  };
  const knownOf = rememberedByWord((raw) => {
    const all = readings(raw).map(comparable);
    return { forms: all, found: asOne(raw), isLetter: [...raw.normalize('NFC')].length === 1 };
  });

  return {
    find: (tokens) => {
      if (hans.size > 0 && tokens.some(({ han }) => han)) {
        const found = findHan(hanRuns(tokens));
        if (found !== null) return hans.get(found)!;
      }
      const words = tokens.map(({ raw }) => knownOf(raw));
      const forms = words.map((word) => word.forms);
      const isLetter = (at: number): boolean => words[at]!.isLetter && !tokens[at]!.han;
      const passes = new Set<number>();
      if (passing.size > 0)
        tokens.forEach((_, at) => {
          const entry = startingAt(passing, forms, at);
          entry?.words.forEach((__, i) => passes.add(at + i));
        });
      for (let at = 0; at < tokens.length; at += 1) {
        if (passes.has(at)) continue;
        const found = startingAt(byFirst, forms, at)?.id ?? words[at]!.found;
        if (found !== null) return found;
        const isBegin = at === 0 || !isLetter(at - 1);
        if (isBegin && isLetter(at)) {
          let end = at + 1;
          while (end < tokens.length && end - at < SPELLED_MOST && isLetter(end)) end += 1;
          const hidden = end - at >= SPELLED_LEAST ? spelled(tokens.slice(at, end).map(({ raw }) => raw)) : null;
          if (hidden !== null) return hidden;
        }
        let inOne = tokens[at]!.raw;
        for (let end = at + 1; end < tokens.length && tokens[end]!.glued && inOne.length < SPELLED_MOST; end += 1) {
          inOne += tokens[end]!.raw;
          const glued = asOne(inOne);
          if (glued !== null) return glued;
        }
      }
      return null;
    },
  };
};

/** The entry of a list that a text holds, however its strokes are read; `tokens` where they are known. */
export const listedIn = (list: WordList, text: string, tokens: readonly Token[] = tokensOf(text)): string | null => {
  const found = list.find(tokens);
  if (found !== null) return found;
  const [, ...others] = spokenStrokes(text);
  for (const other of others) {
    const hidden = list.find(tokensOf(other));
    if (hidden !== null) return hidden;
  }
  return null;
};
