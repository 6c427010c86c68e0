import { fold } from '../shared/fold.ts';
import type { Programme } from './programme.ts';

/** The match that a programme shows, and where it is: its page and its room, without a language prefix. */
export interface ShownMatch {
  readonly fixtureId: string;
  /** "Bến Gỗ – Nắng Sớm". */
  readonly title: string;
  readonly startTime: number;
  readonly page: string | null;
  readonly room: string | null;
}

/** A broadcast goes on the air at most so long after the start, when it joins a match that runs. */
export const JOINS_MS = 30 * 60_000;
const SHORTEST_NAME = 2;

const wordsIn = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether a text names a team: its words in their order; where a script has no blanks, its signs. */
const names = (text: string, team: string): boolean => {
  const words = wordsIn(team);
  if (words.trim().length < SHORTEST_NAME) return false;
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u.test(words)
    ? text.includes(words.trim())
    : text.includes(words);
};

/** Whether a match starts while a programme is on, or shortly before. */
export const startsIn = ({ startTs, stopTs }: Pick<Programme, 'startTs' | 'stopTs'>, startTime: number): boolean =>
  startTime >= startTs - JOINS_MS && startTime < stopTs;

/** Whether what is told of a programme names both teams of a match. */
export const namesBoth = (
  texts: readonly string[],
  { home, away }: { readonly home: string; readonly away: string },
) => {
  const text = texts.map(wordsIn).join('|');
  return home !== away && names(text, home) && names(text, away);
};
