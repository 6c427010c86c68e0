import type { WordsNote } from '#contract/http/fields.ts';
import { graphemeCount } from '#domain/door/graphemes.ts';
import type { DoorReason } from '#domain/door/judge.ts';
import { kindRules } from '#domain/door/kinds.ts';
import { hasStyledLetters } from '#domain/door/scripts.ts';
import { disguisedTexts, SHORT_WORDS } from './disguisedTexts.ts';
import { honestNames, honestTexts } from './honestTexts.ts';
import { plainNames, plainTexts } from './plainTexts.ts';
import { OPERATOR_HOSTS, OPERATOR_WORDS, refusedTexts } from './refusedTexts.ts';

/** The operator's rules in these tests. */
export const content = { words: [...OPERATOR_WORDS, ...SHORT_WORDS], rules: { links: { hosts: OPERATOR_HOSTS } } };

/** Each text with the reason that a new member gets for it in the chat. */
export const bad: readonly (readonly [text: string, reason: DoorReason])[] = [
  ...refusedTexts.flatMap(([, reason, texts]) => texts.map((text) => [text, reason] as const)),
  ...disguisedTexts.flatMap(([reason, texts]) => texts.map((text) => [text, reason] as const)),
];
export const honest = [...honestTexts, ...plainTexts];
export const names = [...honestNames, ...plainNames];

/** The reason for refusing a new member's text in another place; null if it is allowed there. */
export const reasonThere = (reason: DoorReason, { kind, most = Infinity }: WordsNote, text: string) => {
  if (graphemeCount(text.normalize('NFC')) > most) return 'length';
  const of = kindRules[kind];
  // Where longer texts are allowed, these are refused as flooding, because they repeat themselves.
  if (reason === 'length') return of.flood ? 'flood' : null;
  // Names in styled letters are refused, whatever they say.
  if (kind === 'name' && hasStyledLetters(text)) return 'confusable';
  if (reason === 'words') return of.words ? reason : null;
  if (reason === 'flood') return of.flood ? reason : null;
  if (reason === 'confusable') return kind === 'letter' ? null : reason;
  if (reason !== 'linksLater') return reason;
  return of.links === 'always' ? null : of.links === 'never' ? 'links' : 'linksLater';
};
