import { boardSportOf } from '../match/board/boardSport.ts';
import { matchPhase, matchStatus, showsScore } from '../match/matchStatus.ts';
import { withoutOdds } from '../odds/withoutOdds.ts';
import { SPOILER } from './limits.ts';

/** What the data says of a match whose result is in it; what it does not say is left out. */
export interface Guarded {
  readonly fixtureId: string;
  readonly leagueId?: string;
  readonly users?: readonly { readonly userId: string }[];
}
/** Whether results of the match are shown. */
export type IsShown = (match: Guarded) => boolean;

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const DAY_MS = 86_400_000;
const scoreLike = /\d\s*[-–:]\s*\d/;

/** A result of long ago is no secret: `startTime` and `startTs` are epoch milliseconds, `day` is YYYY-MM-DD. */
const isOld = ({ startTime, startTs = startTime, day }: Bag, now: number): boolean => {
  const began = typeof startTs === 'number' ? startTs : Date.parse(textOf(day) ?? '');
  return now - began > SPOILER.freshDays * DAY_MS;
};

/** MATCH-1: a match has it as `status`, a fixture of the football pages as `statusText`. */
const statusOf = ({ status, statusText = status }: Bag): string | null => textOf(statusText);

/** A casino table has hands and no result. */
const isTable = ({ liveModeId }: Bag): boolean => boardSportOf(textOf(liveModeId) ?? '') === 'casino';

/** A match has a score, and a form line a past one; only what has begun has something to hide. */
const tellsScore = (bag: Bag): bag is Bag & Guarded => {
  if (typeof bag['fixtureId'] !== 'string' || !('score' in bag)) return false;
  const status = statusOf(bag);
  return !isTable(bag) && (status === null || showsScore(matchStatus(status)));
};

/** Of what a match says of its state, what cannot give its score away: which half or quarter it is, why it stopped. */
const safeNote = (bag: Bag): Bag => {
  const text = textOf(bag['note']);
  const over = matchPhase(matchStatus(statusOf(bag) ?? '')) === 'ended';
  return text === null || over || scoreLike.test(text) ? {} : { note: text };
};

/** Prices follow the score, so that a room has no door to them either. */
const withoutScore = ({ note, goalMinutes: _, odds1x2: __, ...bag }: Bag): Bag => ({
  ...withoutOdds(bag),
  ...('redCards' in bag && { redCards: { home: 0, away: 0 } }),
  ...safeNote({ ...bag, note }),
  score: null,
  hidden: true,
});

/** An overview is events, statistics and the board of a match. */
const tellsAll = (bag: Bag): bag is Bag & Guarded =>
  typeof bag['fixtureId'] === 'string' &&
  Array.isArray(bag['events']) &&
  !(isBag(bag['board']) && bag['board']['sport'] === 'casino');

const nothing = ({ fixtureId }: Guarded): Bag => ({ fixtureId, events: [], stats: [], hidden: true });

/**
 * B2: an answer of any call without the results of matches that are not shown. They are found by their form, so that a
 * call that is added later hides them too. What hides nothing is the same object as before.
 */
export const hideResults = <A>(answer: A, isShown: IsShown, now: number): A => {
  const hidden = (value: unknown): unknown => {
    if (Array.isArray(value)) return same(value, value.map(hidden));
    if (!isBag(value)) return value;
    if (tellsScore(value)) return isShown(value) || isOld(value, now) ? value : withoutScore(value);
    if (tellsAll(value)) return isShown(value) ? value : nothing(value);
    const entries = Object.entries(value);
    const parts = entries.map(([, part]) => hidden(part));
    return parts.every((part, i) => part === entries[i]![1])
      ? value
      : Object.fromEntries(entries.map(([key], i) => [key, parts[i]]));
  };
  return hidden(answer) as A;
};

const same = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((part, i) => part === before[i]) ? before : after;
