import type { Locale } from '#domain/locale/locale.ts';
import type { Card, Target } from '#domain/social/social.ts';

/** TV-10: a programme as a member's booking. */
export interface BookedProgramme {
  readonly target: Target;
  /** Identifies the programme when its channel moves it. */
  readonly mark: string;
  readonly name: string;
  readonly channel: string;
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly stopTime: number;
  readonly card: Card;
}

/** A programme by its id; with a mark, also after it was moved. Null once it no longer exists. */
export type FindProgramme = (
  programmeId: string,
  mark: string | null,
  locale: Locale,
) => Promise<BookedProgramme | null>;

/** No fixture id contains a colon. */
const PREFIX = 'programme:';

/** The key under which a programme is booked: its id and its mark. */
export const programmeKey = ({ target, mark }: BookedProgramme): string => `${PREFIX}${target.id}:${mark}`;
/** The programme's id in a key; null for the key of a match. */
export const programmeIdIn = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length, key.lastIndexOf(':')) : null;
