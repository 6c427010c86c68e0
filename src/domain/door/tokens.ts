import { fold } from '../shared/fold.ts';
import { skeleton } from './skeleton.ts';
import { isSyllable } from './syllable.ts';

/** A word of a text, as a list of words is compared with it. */
export interface Token {
  /** With its Vietnamese marks; the tone stands last, wherever it was written ("hòa" is "hoà"). */
  readonly text: string;
  /** Without marks. */
  readonly bare: string;
  /** As it was written, in small letters. */
  readonly raw: string;
  /** Signs, but no blank, stand between it and the word before. */
  readonly glued: boolean;
  /** A comma, a full stop or the like stands between it and the word before. */
  readonly apart: boolean;
  /** A run of Han characters: these have no blanks between words. */
  readonly han: boolean;
}

const HAN = /[\u3400-\u9fff\uf900-\ufaff]/;
const WORD = /([\u3400-\u9fff\uf900-\ufaff]+)|((?:(?![\u3400-\u9fff\uf900-\ufaff])[\p{L}\p{M}\p{N}@$])+)/gu;
const PLAIN_WORD = new RegExp(
  String.raw`([\u3400-\u9fff\uf900-\ufaff]+)|[a-z0-9@$\u00df-\u024f\u0300-\u036f\u1ea0-\u1ef9]+`,
  'g',
);
/** Letters of ASCII and Vietnamese, which look like nothing else. */
const PLAIN = new RegExp(
  String.raw`^[\s!-~ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323\u1ea0-\u1ef9\u2018-\u201d\u2026\u3001-\u3029\u3400-\u9fff\uff01-\uff0f]*$`,
);
/** Whether a text has nothing but ASCII, Vietnamese and Han, each sign in one form. */
export const isPlain = (text: string): boolean => PLAIN.test(text);
const NOT_ASCII = /[^ -~]/;
const STOP = /[,;:!?\n\u2026\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]/;
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/g;

const marked = (word: string): string => {
  const parts = word.normalize('NFD');
  const tones = parts.match(TONE);
  return (tones ? parts.replace(TONE, '') + tones.join('') : parts).normalize('NFC');
};

/** A word in the form in which words are compared; the same string where it has no marks. */
export const comparable = (word: string): { readonly text: string; readonly bare: string } =>
  NOT_ASCII.test(word) && !HAN.test(word) ? { text: marked(word), bare: fold(word) } : { text: word, bare: word };

/** What a text looks like, in small letters: whichever scripts and unseen signs it is written with. */
export const readable = (text: string): string => (isPlain(text) ? text.toLowerCase() : skeleton(text));

/** Words come again and again; what is known of so many of them, none longer than a word is, is kept. */
const MOST_KEPT = 8192;
const LONGEST_KEPT = 24;

/** A function of a word that remembers its answers, in bounds that no writer can fill. */
export const rememberedByWord = <A extends object>(work: (word: string) => A): ((word: string) => A) => {
  const known = new Map<string, A>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const answer = work(word);
    if (word.length > LONGEST_KEPT) return answer;
    if (known.size >= MOST_KEPT) known.clear();
    known.set(word, answer);
    return answer;
  };
};
const formOf = rememberedByWord(comparable);

const STROKE = /(?<=\p{L})[!|](?=\p{L})/gu;
/** The ways to read a text in which a stroke stands inside a word: as the end of one, as an i or as an l. */
export const spokenStrokes = (text: string): readonly string[] => {
  if (!text.includes('!') && !text.includes('|')) return [text];
  const spoken = text.replace(STROKE, 'i');
  return spoken === text ? [text] : [text, spoken, text.replace(STROKE, 'l')];
};

/** The words of a text, in their order. */
export const tokensOf = (given: string): readonly Token[] => {
  const plain = isPlain(given);
  const line = plain ? given.toLowerCase() : skeleton(given);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(plain ? PLAIN_WORD : WORD)) {
    const [raw, han] = match;
    const gap = line.slice(end, match.index);
    end = match.index + raw.length;
    const { text, bare } = formOf(raw);
    const isBlank = gap === ' ' || gap === '';
    const glued = !isBlank && !/\s/.test(gap);
    tokens.push({ text, bare, raw, glued, apart: !isBlank && STOP.test(gap), han: han !== undefined });
  }
  return tokens;
};

/** Figures and signs that stand for letters; 1 is i or l. */
const SPOKEN = new Map(
  Object.entries({ '0': 'o', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g', '@': 'a', $: 's' }),
);
const FIGURE = /[0-9@$]/;
const LONG_RUN = /(.)\1\1+/gu;

const readAloud = (word: string, one: string): string =>
  word.replace(/[0-9@$]/g, (sign) => (sign === '1' ? one : (SPOKEN.get(sign) ?? sign)));

/** What keys of a keyboard without Vietnamese letters mean (Telex): two letters for one, then the tone. */
const KEYS: readonly (readonly [RegExp, string])[] = [
  [/dd/, 'đ'],
  [/aa/, 'â'],
  [/ee/, 'ê'],
  [/oo/, 'ô'],
  [/uow/, 'ươ'],
  [/aw/, 'ă'],
  [/ow/, 'ơ'],
  [/uw/, 'ư'],
];
const TONES: Readonly<Record<string, string>> = { f: '\u0300', s: '\u0301', x: '\u0303', r: '\u0309', j: '\u0323' };
const TYPED = /^([a-z]+[aeiouyw][a-z]*?)([fsrxj])([a-z]*)$/;

/** The syllable that somebody typed in Telex; null where the letters are none. */
const typedSyllable = (raw: string): string | null => {
  const [, before = '', tone = '', after = ''] = TYPED.exec(raw) ?? [];
  if (tone === '') return null;
  const letters = KEYS.reduce((word, [keys, letter]) => word.replace(keys, letter), before + after);
  return isSyllable(fold(letters)) ? letters + TONES[tone] : null;
};

/** The words that a written one may be read as: with figures for letters, typed in Telex, and with letters drawn out. */
export const readings = (raw: string): readonly string[] => {
  const typed = typedSyllable(raw);
  const read = FIGURE.test(raw) && /\p{L}/u.test(raw) ? [raw, readAloud(raw, 'i'), readAloud(raw, 'l')] : [raw];
  const spoken = typed === null ? read : [...read, typed];
  const squeezed = spoken.flatMap((word) => {
    const once = word.replace(LONG_RUN, '$1');
    return once === word ? [word] : [word, once, word.replace(LONG_RUN, '$1$1')];
  });
  return squeezed.length === 1 ? squeezed : [...new Set(squeezed)];
};
