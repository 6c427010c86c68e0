import { fold } from '../shared/fold.ts';
import { confusables } from './confusables.ts';

const prototypes: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([prototype, signs]) => [...signs].map((sign) => [sign, prototype] as const)),
);
/** What a sign looks like in ASCII; null where it looks like nothing there. */
export const prototypeOf = (sign: string): string | null => prototypes.get(sign) ?? null;
const seenAs = (text: string): string => [...text].map((sign) => prototypes.get(sign) ?? sign).join('');

/** What leaves nothing on the screen, or a blank. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** Letters in black circles and boxes, which no normal form makes letters of. */
const BOXED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
/** Small capitals, which are letters of phonetics, and what they are read as. */
const SMALL = new Map([...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, i) => [sign, 'abcdefghijklmnoprstuvwyz'[i]!]));
const SMALL_SIGN = /[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/g;
const INDICATORS = /[\u{1f1e6}-\u{1f1ff}]+/gu;
const letterAt = (sign: string, first: number): string => String.fromCodePoint(97 + sign.codePointAt(0)! - first);

let regions: Intl.DisplayNames | null = null;
/** Two letters each are a flag; what is no flag is drawn as letters. */
const flagsOrLetters = (run: string): string => {
  const letters = [...run].map((sign) => letterAt(sign, 0x1f1e6)).join('');
  regions ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const areFlags =
    letters.length % 2 === 0 && (letters.match(/../g) ?? []).every((pair) => regions!.of(pair.toUpperCase()));
  return areFlags ? run : letters;
};

/** A text in one form for each sign, without what nobody sees; lines stay apart. */
export const seenText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNSEEN, '')
    .replace(/\u20e3/g, '')
    .replace(BOXED, (sign) => letterAt(sign, sign.codePointAt(0)! < 0x1f170 ? 0x1f150 : 0x1f170))
    .replace(SMALL_SIGN, (sign) => SMALL.get(sign)!)
    .replace(INDICATORS, flagsOrLetters);

/**
 * What a name looks like (UTS 39): two that a reader takes for the same are the same, whichever scripts, cases and unseen
 * signs they are written with. Vietnamese marks stay: "Tạ" is not "Ta".
 */
export const skeleton = (name: string): string => {
  const seen = seenText(name).normalize('NFD');
  // Cased once more in between: capitals look like other letters than small ones.
  return seenAs(seenAs(seen).toLowerCase()).normalize('NFC').replace(/\s+/g, ' ').trim();
};

/** Letters that are told apart by their neighbours alone, in one spelling each. */
const merged = (text: string): string =>
  text
    .replace(/[i1|!]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/m/g, 'rn')
    .replace(/w/g, 'vv');

/** The same without marks, blanks and signs: what is left where somebody wants to be taken for somebody else. */
export const bareSkeleton = (name: string): string => merged(fold(skeleton(name)).replace(/[^\p{L}\p{N}|!]+/gu, ''));
