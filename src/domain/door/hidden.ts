/** Signs that leave nothing on the screen, or turn what stands after them. */
const HIDDEN = new RegExp(
  String.raw`[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]`,
  'u',
);

const scripts = (...names: readonly string[]): string => names.map((name) => String.raw`\p{Script=${name}}`).join('');
/** Letters, and marks over them, that change where a joiner stands after them. */
const JOINING = [
  scripts('Arabic', 'Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Oriya', 'Tamil', 'Telugu', 'Kannada'),
  scripts('Malayalam', 'Sinhala', 'Khmer'),
  String.raw`\u0640\u064b-\u065f\u0670\u0951-\u0954`,
].join('');
/** Scripts whose keyboards put a blank that nobody sees between words. */
const UNSPACED = scripts('Khmer', 'Thai', 'Lao', 'Myanmar', 'Tibetan');

/** The same signs where they have their use: in emoji and flags, in variants of a sign, between letters that join. */
const USED = new RegExp(
  [
    String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u3030-\u303d\u3297\u3299])[\ufe0e\ufe0f]`,
    String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=[${JOINING}])[\u200c\u200d]`,
    String.raw`(?<=[${UNSPACED}])\u200b(?=[${UNSPACED}])`,
    String.raw`(?<=[\p{Script=Han}\p{Script=Mongolian}])[\u180b-\u180f\ufe00-\ufe0d\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=[\u2801-\u28ff])\u2800+`,
  ].join('|'),
  'gu',
);
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** Whether a text has signs that nobody sees: between letters, to hide a word from a list, or to turn the line. */
export const hasHidden = (text: string): boolean => {
  if (!HIDDEN.test(text)) return false;
  const left = text.replace(USED, '');
  const bare = left.replace(DIRECTION_MARKS, '');
  return HIDDEN.test(RIGHT_TO_LEFT.test(bare) ? bare : left);
};

/** Marks that Unicode composes with no letter: none of Vietnamese are left of these in normal form. */
const MARK = String.raw`[\u0300-\u036f\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20df\u20e1-\u20f0]`;
const ANY_MARK = /\p{M}/u;
const LOOSE = new RegExp(MARK, 'g');
const STACKED = new RegExp(`${MARK}{3}`);
/** The same mark again and again, or more of them on a letter than any script has. */
const HEAPED = /(\p{Mn})\1{2}|[\p{Mn}\p{Me}]{6}/u;
/** So many in a text are no slip of a keyboard. */
const MOST_LOOSE = 4;

/** Whether marks are stacked over and under the line. `text` is in normal form (NFC). */
export const hasStackedMarks = (text: string): boolean => {
  if (!ANY_MARK.test(text)) return false;
  if (STACKED.test(text) || HEAPED.test(text)) return true;
  const loose = text.match(LOOSE)?.length ?? 0;
  return loose > MOST_LOOSE && loose * 4 > text.length;
};
