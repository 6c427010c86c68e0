import { prototypeOf } from './skeleton.ts';

/** Scripts of which letters look like those of the Latin alphabet: Greek, Cyrillic, Armenian, Cherokee, Lisu, Coptic. */
const LOOKALIKE =
  /[\u0370-\u052f\u0531-\u058f\u13a0-\u13ff\u1c80-\u1c8f\u1d00-\u1d25\u2c80-\u2cff\ua4d0-\ua4ff\uab70-\uabbf]/;
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /[A-Za-z\u00c0-\u024f\u1ea0-\u1ef9]/;
/** Latin letters as pictures: bold, script and gothic ones of mathematics, in circles and in boxes. */
const STYLED = /[\u{1d400}-\u{1d7cb}\u24b6-\u24e9\u{1f110}-\u{1f149}\u{1f150}-\u{1f189}]/u;

/** Whether a word mixes Latin letters with those of another script that a reader takes for Latin (UTS 39). */
export const hasMixedWord = (text: string): boolean => {
  if (!LOOKALIKE.test(text)) return false;
  return (text.match(WORD) ?? []).some(
    (word) => LATIN.test(word) && [...word].some((sign) => LOOKALIKE.test(sign) && prototypeOf(sign) !== null),
  );
};

/** Whether a name is drawn with signs of mathematics: a reader aloud spells them one by one, and nobody finds it by typing. */
export const hasStyledLetters = (name: string): boolean => STYLED.test(name);
