import type { StandingList, TableFixture } from '../answers.ts';
import type { FixtureScore } from '../fixture.ts';
import { recounted } from './recounted.ts';

/** A moment of a match: its score then, and when that was, in epoch milliseconds. */
export interface MomentOf {
  readonly fixtureId: string;
  readonly score: Pick<FixtureScore, 'home' | 'away'>;
  readonly atTs: number;
}

const MINUTE_MS = 60_000;
const HALF = 45;
/** From kick-off until the second half: stoppage time and the break. */
const SECOND_HALF = 62;
/** From kick-off until the whistle, where nobody tells when it was. */
const OVER = 112;

/** The minute of a match so long after its kick-off; null once it is over. */
const minuteAfter = (sinceMs: number): number | null => {
  const since = Math.floor(sinceMs / MINUTE_MS);
  if (since >= OVER) return null;
  return since < SECOND_HALF ? Math.min(HALF, since) : Math.min(2 * HALF, since - SECOND_HALF + HALF);
};

const countUntil = (minutes: readonly number[], minute: number): number =>
  minutes.filter((one) => one <= minute).length;

/** Another match as it stood then, reckoned from its kick-off; none before that, and where its goals have no minutes. */
const otherThen = (match: TableFixture, atTs: number): readonly TableFixture[] => {
  const { startTs, score, goalMinutes, status } = match;
  if (startTs > atTs) return [];
  const minute = minuteAfter(atTs - startTs);
  if (minute === null || score === null) return [match];
  const isTold = goalMinutes && goalMinutes.home.length === score.home && goalMinutes.away.length === score.away;
  if (!isTold || status === 'cancel') return [];
  const then = { home: countUntil(goalMinutes.home, minute), away: countUntil(goalMinutes.away, minute) };
  return [{ ...match, status: 'live', score: then }];
};

/** The tables as they stood at a moment of one of their matches, with what ran then; null if what they count is unknown. */
export const tableThen = (table: StandingList, { fixtureId, score, atTs }: MomentOf): StandingList | null => {
  const { whole } = table;
  if (!whole) return null;
  const matches = whole.matches.flatMap((match): readonly TableFixture[] =>
    match.fixtureId === fixtureId && match.score !== null
      ? [{ ...match, status: 'live', score: { home: score.home, away: score.away } }]
      : otherThen(match, atTs),
  );
  return recounted(table, matches, whole.type);
};
