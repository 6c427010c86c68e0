import { fold } from '#domain/shared/fold.ts';

/** Letters that do not decompose into a letter and a mark. */
const apart: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };

/** What two spellings of a name have in common: no marks, no case, no punctuation, one way to write "and". */
export const nameKey = (name: string): string =>
  fold(name.normalize('NFKC'))
    .replace(/[øłßæœıþð]/g, (letter) => apart[letter]!)
    .replace(/&/g, ' and ')
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
