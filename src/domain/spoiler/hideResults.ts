import { boardSportOf } from '../match/board/boardSport.ts';
import { matchPhase, matchStatus, showsScore } from '../match/matchStatus.ts';
import { outcomes } from '../odds/settle.ts';
import { withoutOdds } from '../odds/withoutOdds.ts';
import type { StandingList, TableFixture } from '../football/answers.ts';
import { ranksBefore, type RankList } from '../football/standings/rankList.ts';
import { hideTable, isTables } from './hideTable.ts';
import { SPOILER } from './limits.ts';

/** What the data says of a match whose result is in it; what it does not say is left out. */
export interface Guarded {
  readonly fixtureId: string;
  readonly leagueId?: string;
  readonly users?: readonly { readonly userId: string }[];
  readonly localteam?: { readonly id: string };
  readonly visitorteam?: { readonly id: string };
}
/** Whether results of the match are shown. */
export type IsShown = (match: Guarded) => boolean;

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const DAY_MS = 86_400_000;
const scoreLike = /\d\s*[-–:]\s*\d/;

/** A result of long ago is no secret: `startTime`, `lockTs` and `startTs` are epoch milliseconds, `day` is YYYY-MM-DD. */
const isOld = ({ startTime, lockTs = startTime, startTs = lockTs, day }: Bag, now: number): boolean => {
  const began = typeof startTs === 'number' ? startTs : Date.parse(textOf(day) ?? '');
  return now - began > SPOILER.freshDays * DAY_MS;
};

/** MATCH-1: a match has it as `status`, a fixture of the football pages as `statusText`. */
const statusOf = ({ status, statusText = status }: Bag): string | null => textOf(statusText);

/** A casino table has hands and no result. */
const isTable = ({ liveModeId }: Bag): boolean => boardSportOf(textOf(liveModeId) ?? '') === 'casino';

/** A match has a score, and a form line a past one; only what has begun has something to hide. */
const tellsScore = (bag: Bag): bag is Bag & Guarded => {
  const status = statusOf(bag);
  // By what a tip was settled stands in the tip alone, which is judged as a whole; a match has a state beside its score.
  const isSettlement = status === null && isBag(bag['score']) && 'ft' in bag['score'];
  if (typeof bag['fixtureId'] !== 'string' || !('score' in bag) || isSettlement) return false;
  return !isTable(bag) && (status === null || showsScore(matchStatus(status)));
};

/** Of what a match says of its state, what cannot give its score away: which half or quarter it is, why it stopped. */
const safeNote = (bag: Bag): Bag => {
  const text = textOf(bag['note']);
  const over = matchPhase(matchStatus(statusOf(bag) ?? '')) === 'ended';
  return text === null || over || scoreLike.test(text) ? {} : { note: text };
};

/**
 * What a score brings with it: a note, minutes of its goals, prices that follow it, what it was before a correction,
 * the other leg. A room has no door to odds either.
 */
const tales = new Set(['note', 'goalMinutes', 'odds1x2', 'odds', 'correctedTs', 'correctedFrom', 'firstLeg']);
const untold = (bag: Bag): Bag => Object.fromEntries(Object.entries(bag).filter(([key]) => !tales.has(key)));

const withoutScore = (bag: Bag): Bag => ({
  ...withoutOdds(untold(bag)),
  ...('redCards' in bag && { redCards: { home: 0, away: 0 } }),
  ...safeNote(bag),
  score: null,
  hidden: true,
});

/** A settled tip tells how its match ended. */
const tellsEnd = (bag: Bag): bag is Bag & Guarded =>
  typeof bag['fixtureId'] === 'string' && typeof bag['tipId'] === 'string' && isOutcome(bag['state']);

const isOutcome = (state: unknown): boolean => outcomes.some((outcome) => outcome === state);

const withoutEnd = ({ resultRef: _, settledTs: __, ...bag }: Bag): Bag => ({
  ...bag,
  ...('profit' in bag && { profit: null }),
  state: 'open',
  hidden: true,
});

/** What somebody did in a match, and the rating for it, tell how it went. */
const withoutDeeds = (bag: Bag): Bag => {
  const { fixture, rating: _, ...rest } = bag;
  const tells = isBag(fixture) && fixture['hidden'] === true && 'goals' in bag && 'assists' in bag;
  return tells ? { ...rest, fixture, goals: 0, assists: 0 } : bag;
};

/** An overview is events, statistics and the board of a match. */
const tellsAll = (bag: Bag): bag is Bag & Guarded =>
  typeof bag['fixtureId'] === 'string' &&
  Array.isArray(bag['events']) &&
  !(isBag(bag['board']) && bag['board']['sport'] === 'casino');

const nothing = ({ fixtureId }: Guarded): Bag => ({ fixtureId, events: [], stats: [], hidden: true });

/** News says itself whose results it tells, and what stands in the place of each of its texts. */
const tellsNews = (bag: Bag): boolean => Array.isArray(bag['spoilerMatches']) && bag['spoilerMatches'].length > 0;
const isMatchBlock = (block: unknown): boolean => isBag(block) && block['kind'] === 'match';
const withSafeTexts = (bag: Bag): Bag => ({
  ...bag,
  ...Object.fromEntries(
    ['title', 'summary', 'cover', 'text'].flatMap((key) => {
      const safe = `safe${key.charAt(0).toUpperCase()}${key.slice(1)}`;
      return key in bag && safe in bag ? [[key, bag[safe]]] : [];
    }),
  ),
  ...(Array.isArray(bag['blocks']) && { blocks: bag['blocks'].filter(isMatchBlock), tags: [] }),
  // NE-7: the length of a highlight tells extra time, its marks the goals.
  ...('durationSec' in bag && { durationSec: null }),
  ...(Array.isArray(bag['chapters']) && { chapters: [] }),
  hidden: true,
});

/** Places after each round. */
const isRanks = (bag: Bag): boolean =>
  Array.isArray(bag['rounds']) && Array.isArray(bag['rows']) && Array.isArray(bag['fresh']);

/** A team's place counts the results of others, which it does not name. */
const tellsPlace = (bag: Bag): bag is Bag & { readonly tableTs: number } =>
  isBag(bag['record']) && typeof bag['tableTs'] === 'number' && 'rank' in bag;
const withoutPlace = ({ rank: _, points: __, ...bag }: Bag): Bag => bag;

/** Before a second leg is played, it tells how the first one ended. */
const tellsLeg = (bag: Bag): bag is Bag & Guarded => typeof bag['fixtureId'] === 'string' && 'firstLeg' in bag;
const withoutLeg = ({ firstLeg: _, ...bag }: Bag): Bag => bag;

/**
 * B2: an answer of any call without the results of matches that are not shown. They are found by their form, so that a
 * call that is added later hides them too. What hides nothing is the same object as before.
 */
export const hideResults = <A>(answer: A, isShown: IsShown, now: number): A => {
  const hidden = (value: unknown): unknown => {
    if (Array.isArray(value)) return same(value, value.map(hidden));
    if (!isBag(value)) return value;
    if (tellsScore(value)) return isShown(value) || isOld(value, now) ? value : withoutScore(value);
    if (tellsLeg(value)) return isShown(value) || isOld(value, now) ? value : withoutLeg(value);
    if (isTables(value))
      return hideTable(
        value as unknown as StandingList,
        (matches) => hidden(matches) as readonly TableFixture[],
        (startTs) => !isOld({ startTs }, now),
      );
    if (isRanks(value))
      return ranksBefore(
        value as unknown as RankList,
        (match) => !isShown(match) && !isOld({ startTs: match.startTs }, now),
      );
    if (tellsPlace(value) && !isOld({ startTs: value.tableTs }, now)) return withoutPlace(value);
    if (tellsAll(value)) return isShown(value) || isOld(value, now) ? value : nothing(value);
    const isSecret = (match: Guarded) => !isShown(match) && !isOld(match as unknown as Bag, now);
    const safe =
      tellsNews(value) && (value['spoilerMatches'] as readonly Guarded[]).some(isSecret) ? withSafeTexts(value) : value;
    const guarded = tellsEnd(safe) && isSecret(safe) ? withoutEnd(safe) : safe;
    const entries = Object.entries(guarded);
    const parts = entries.map(([, part]) => hidden(part));
    return parts.every((part, i) => part === entries[i]![1])
      ? guarded
      : withoutDeeds(Object.fromEntries(entries.map(([key], i) => [key, parts[i]])));
  };
  return hidden(answer) as A;
};

const same = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((part, i) => part === before[i]) ? before : after;
