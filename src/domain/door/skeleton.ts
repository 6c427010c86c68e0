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

/**
 * What a name looks like (UTS 39): two that a reader takes for the same are the same, whichever scripts, cases and unseen
 * signs they are written with. Vietnamese marks stay: "Tạ" is not "Ta".
 */
export const skeleton = (name: string): string => {
  const seen = name.normalize('NFKC').replace(UNSEEN, '').normalize('NFD');
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
