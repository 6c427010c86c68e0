import type { Board } from '../match/board/board.ts';
import type { SportEvent } from '../match/board/sportEvent.ts';
import type { MatchEvent, Stat } from './matchData.ts';
import { parseScore } from '../match/score.ts';
import { asReckoned, type Spoilable } from '../spoiler/spoilable.ts';

/** The overview tab: events and statistics so far. */
export interface Overview {
  readonly fixtureId?: string;
  /** B2: all of it gives the result away, so that nothing is in it. */
  readonly hidden?: true;
  readonly events: readonly MatchEvent[];
  readonly stats: readonly Stat[];
  /** The board of its sport once it has begun; football has none. */
  readonly board?: Board;
  /** What happened in a sport that is not football, oldest first, the latest `LOG_MOST`. */
  readonly log?: readonly SportEvent[];
  /** The moment that it is of, and until when it surely stood so. Epoch milliseconds. */
  readonly asOf?: number;
  readonly untilTs?: number;
}

/** A finished match in a form line or a head-to-head list. `day` is YYYY-MM-DD. */
export interface PastMatch {
  readonly fixtureId: string;
  readonly day: string;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  readonly score: Spoilable<string | null>;
  readonly hidden?: true;
}

/** The analysis tab: the last matches of each team and those between them, newest first. */
export interface Analysis {
  readonly home: readonly PastMatch[];
  readonly away: readonly PastMatch[];
  readonly between: readonly PastMatch[];
}

export type FormLetter = 'W' | 'D' | 'L';

/** The score of a past match; null if it is hidden. */
export const pastScore = ({ score }: Pick<PastMatch, 'score'>): readonly [number, number] | null => {
  const known = asReckoned(score);
  return known === null ? null : parseScore(known);
};

/** The result of a past match for one of its teams; null if it is hidden. */
export const formLetter = (match: Pick<PastMatch, 'home' | 'score'>, team: string): FormLetter | null => {
  const score = pastScore(match);
  if (!score) return null;
  const difference = (score[0] - score[1]) * (match.home === team ? 1 : -1);
  if (difference === 0) return 'D';
  return difference > 0 ? 'W' : 'L';
};
