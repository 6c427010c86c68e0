import { refused, type Refusal } from '../refusal.ts';
import type { Viewer } from '../../http/identify.ts';
import type { DoorReason } from '#domain/door/judge.ts';
import type { DoorService, Refused } from './door.ts';
import type { FoundWords } from './wordsIn.ts';

/** The message of each reason for clients that have no texts of their own. */
const messages: Readonly<Record<DoorReason, string>> = {
  length: 'The text is too long.',
  empty: 'The text has nothing to see.',
  invisible: 'The text has invisible characters.',
  marks: 'The text has marks stacked over its letters.',
  confusable: 'A word mixes letters of several scripts that look alike.',
  flood: 'The text repeats the same over and over.',
  words: 'The text has a word that is not allowed here.',
  links: 'Links are not allowed here.',
  linksLater: 'New members cannot write links yet.',
  repeated: 'The same was just said.',
  pace: 'A new account writes a little slower.',
  picture: 'This picture was removed before.',
};

export const doorMessage = ({ reason }: Pick<Refused, 'reason'>): string => messages[reason];

/**
 * A refusal of the door as calls answer it: 429 where waiting is enough, otherwise 422 with the field and the reason.
 */
export const doorRefusal = (refusal: Refused, field: string): Refusal =>
  refusal.retryAfterS === null
    ? refused(422, { fields: { [field]: refusal.reason }, message: doorMessage(refusal) })
    : refused(429, { retryAfterS: refusal.retryAfterS, message: doorMessage(refusal) });

/** Judges all texts in a call; `place` is the call, plus its subject where the call names one. */
export type JudgeCall = (
  found: readonly FoundWords[],
  call: { readonly viewer: Viewer | null; readonly place: string; readonly key: string | null },
) => Promise<Refusal | null>;

export const createJudgeCall =
  ({ judge }: Pick<DoorService, 'judge'>): JudgeCall =>
  async (found, { viewer, place, key }) => {
    for (const { field, ...words } of found) {
      const refusal = await judge({ ...words, who: viewer, place, key: key === null ? null : `${key} ${field}` });
      if (refusal) return doorRefusal(refusal, field);
    }
    return null;
  };
