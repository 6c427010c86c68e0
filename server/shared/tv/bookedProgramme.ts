import type { Locale } from '#domain/locale/locale.ts';
import type { Card, Target } from '#domain/social/social.ts';

/** TV-10: a programme as something that a member booked. */
export interface BookedProgramme {
  readonly target: Target;
  /** By which it is found again when its channel moves it. */
  readonly mark: string;
  readonly name: string;
  readonly channel: string;
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly stopTime: number;
  readonly card: Card;
}

/** A programme by its id; with a mark, wherever it was moved to. Null once it is gone. */
export type FindProgramme = (
  programmeId: string,
  mark: string | null,
  locale: Locale,
) => Promise<BookedProgramme | null>;

/** No fixture has a colon in its id. */
const PREFIX = 'programme:';

/** Under which a programme is booked: its id, and its mark. */
export const programmeKey = ({ target, mark }: BookedProgramme): string => `${PREFIX}${target.id}:${mark}`;
/** The id in a key; null for that of a match. */
export const programmeIdIn = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length, key.lastIndexOf(':')) : null;
