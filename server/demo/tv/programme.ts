import type { ProgrammeCategory } from '#domain/tv/programme.ts';
import { words, type Words } from '#server/shared/words.ts';

/** Parts of a channel's day, in its own zone. */
export type DayPart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'late';

/** A programme that comes again and again; what it is about is invented. */
export interface Show {
  readonly title: Words;
  readonly desc: Words;
  readonly cat: ProgrammeCategory;
  /** How long it may be, in minutes. */
  readonly minutes: readonly number[];
  readonly parts: readonly DayPart[];
  /** It has episodes that are counted. */
  readonly counted?: true;
}

type Texts = readonly [vi: string, en: string, zh: string];

export const show = (
  cat: ProgrammeCategory,
  minutes: readonly number[],
  parts: readonly DayPart[],
  [title, desc]: readonly [Texts, Texts],
  more: Pick<Show, 'counted'> = {},
): Show => ({ cat, minutes, parts, title: words(...title), desc: words(...desc), ...more });

export const dayLong: readonly DayPart[] = ['morning', 'noon', 'afternoon', 'evening'];
export const everyPart: readonly DayPart[] = ['night', ...dayLong, 'late'];
