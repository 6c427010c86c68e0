import type { Fixture, FixturePhase, Pair } from './fixture.ts';
import { isGoal } from './goals.ts';
import type { MatchEvent } from './matchData.ts';

/** A row of the course of a match: something that happened, or where a part begins or ends, with the score then. */
export type SpineRow =
  | { readonly kind: 'event'; readonly event: MatchEvent }
  | { readonly kind: 'period'; readonly phase: FixturePhase; readonly score: Pair | null; readonly key: string }
  | { readonly kind: 'kickOff'; readonly ts: number };

const scored = (events: readonly MatchEvent[]): Pair => {
  const { home, away } = events.findLast((one) => isGoal(one) && one.scoreAfter)?.scoreAfter ?? { home: 0, away: 0 };
  return [home, away];
};

/** Parts whose beginning says how it stood. */
const told: ReadonlySet<FixturePhase> = new Set(['HT', 'ET', 'PEN', 'FT']);

/** The course of a match, newest first, with kick-off at its end; of goals alone where that is wanted. */
export const spineOf = (
  { startTs, timeTbc, status, score }: Pick<Fixture, 'startTs' | 'timeTbc' | 'status' | 'score'>,
  events: readonly MatchEvent[],
  only: 'all' | 'goals' = 'all',
): readonly SpineRow[] => {
  const began = events.find(({ type, phase }) => type === 'period' && phase === '1H')?.ts;
  const rows = events.flatMap((event, i): readonly SpineRow[] => {
    if (event.type !== 'period') return only === 'all' || isGoal(event) ? [{ kind: 'event', event }] : [];
    if (!event.phase || !told.has(event.phase)) return [];
    return [{ kind: 'period', phase: event.phase, score: scored(events.slice(0, i)), key: event.eventId }];
  });
  const ended = rows.some((row) => row.kind === 'period' && row.phase === 'FT');
  const last: SpineRow = { kind: 'period', phase: 'FT', score: score && [score.home, score.away], key: 'end' };
  return [
    ...(status === 'ended' && !ended ? [last] : []),
    ...rows.toReversed(),
    ...(timeTbc || status === 'upcoming' ? [] : [{ kind: 'kickOff' as const, ts: began ?? startTs }]),
  ];
};
