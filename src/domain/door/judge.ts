import { defaultWords } from './defaultWords.ts';
import { isFlood } from './flood.ts';
import { isLongerThan } from './graphemes.ts';
import { hasHidden, hasStackedMarks } from './hidden.ts';
import { kindRules, type WordsKind } from './kinds.ts';
import { linkIn } from './links.ts';
import { defaultRules, rulesOf, type DoorRules, type GivenRules } from './rules.ts';
import { hasMixedWord, hasStyledLetters } from './scripts.ts';
import { tokensOf } from './tokens.ts';
import { createWordList, listedIn, type WordList } from './wordList.ts';

/** Why something is refused, as clients and words know it. */
export type DoorReason =
  | ('length' | 'empty' | 'invisible' | 'marks' | 'confusable' | 'flood' | 'words' | 'links' | 'linksLater')
  | ('repeated' | 'pace' | 'picture');

/** A refusal: why, and by which rule; `rule` names an entry of a list where it was one. */
export interface DoorRefusal {
  readonly reason: DoorReason;
  readonly rule: string;
}

/** What the operator says of the door; absent parts are as they are by default. */
export interface DoorContent {
  /** Beside those by default. */
  readonly words?: readonly string[];
  /** Of removed pictures (`pictureHash`). */
  readonly hashes?: readonly string[];
  readonly rules?: GivenRules;
}

/** The rules in the form in which they are applied. */
export interface Door {
  readonly rules: DoorRules;
  readonly words: WordList;
  readonly hashes: readonly string[];
}

export const createDoor = ({ words = [], hashes = [], rules = {} }: DoorContent): Door => ({
  rules: Object.keys(rules).length === 0 ? defaultRules : rulesOf(rules),
  words: createWordList([...defaultWords, ...words]),
  hashes,
});

export interface Judged {
  readonly kind: WordsKind;
  /** In normal form (NFC). */
  readonly text: string;
  /** Most graphemes; absent where the call counts otherwise. */
  readonly most?: number;
  /** Of the account; null for nobody's. */
  readonly ageMs: number | null;
  /** Whether who writes stands for the portal: links are theirs to write. */
  readonly isStaff?: boolean;
}

const DAY_MS = 86_400_000;
const refusal = (reason: DoorReason, rule: string = reason): DoorRefusal => ({ reason, rule });
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const linksRefusal = (door: Door, { kind, text, ageMs, isStaff = false }: Judged): DoorRefusal | null => {
  const { links } = door.rules;
  const when = kindRules[kind].links;
  if (when === 'always' || links === null || isStaff) return null;
  if (when === 'later' && ageMs !== null && ageMs >= links.afterDays * DAY_MS) return null;
  if (linkIn(text, links.hosts) === null) return null;
  return when === 'never' ? refusal('links') : refusal('linksLater', 'links');
};

/** Why a text by itself may not be written, or null; who wrote what before is not asked here. */
export const judgeText = (door: Door, judged: Judged): DoorRefusal | null => {
  const { kind, text, most } = judged;
  const of = kindRules[kind];
  if (most !== undefined && isLongerThan(most, text)) return refusal('length');
  if (hasHidden(text)) return refusal('invisible');
  if (text !== '' && !SEEN.test(text)) return refusal('empty');
  if (hasStackedMarks(text)) return refusal('marks');
  if (kind !== 'letter' && hasMixedWord(text)) return refusal('confusable');
  if (kind === 'name' && hasStyledLetters(text)) return refusal('confusable', 'styled');
  if (!of.words && !of.flood) return linksRefusal(door, judged);
  const tokens = tokensOf(text);
  if (of.flood && isFlood(text, tokens, door.rules.flood)) return refusal('flood');
  const word = of.words ? listedIn(door.words, text, tokens) : null;
  return word === null ? linksRefusal(door, judged) : refusal('words', `words:${word}`);
};
