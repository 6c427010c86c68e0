import type { Fixture } from './fixture.ts';
import type { MatchEvent } from './matchData.ts';

const MINUTE_MS = 60_000;
const HALF = 45;

/** What a match page shows when it is wound back to a minute: nothing later. `until` is null for now. */
export const upTo = <A extends { readonly minute: number }>(all: readonly A[], until: number | null): readonly A[] =>
  until === null ? all : all.filter(({ minute }) => minute <= until);

/**
 * The end of a minute in epoch milliseconds. Where the events do not tell when a half began, it is reckoned from
 * kick-off, without a pause.
 */
export const endOfMinute = (
  minute: number,
  events: readonly MatchEvent[],
  { startTs }: Pick<Fixture, 'startTs'>,
): number => {
  const began = (phase: MatchEvent['phase']) => events.find((one) => one.type === 'period' && one.phase === phase)?.ts;
  const second = began('2H');
  if (minute > HALF && second !== undefined) return second + (minute - HALF) * MINUTE_MS;
  // The first half ends with its stoppage time.
  if (minute === HALF) return began('HT') ?? startTs + HALF * MINUTE_MS;
  return (began('1H') ?? startTs) + minute * MINUTE_MS;
};
