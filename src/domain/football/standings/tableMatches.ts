import type { Fixture } from '../fixture.ts';
import type { TableMatch } from './tally.ts';

type Played = Pick<
  Fixture,
  'localteam' | 'visitorteam' | 'startTs' | 'roundKey' | 'status' | 'notes' | 'score' | 'knockout'
>;

/**
 * The matches of a league or of a group stage that count for its table: those that ended or were awarded, and those that
 * run now. A match that was broken off counts only where a result was awarded; of a replayed one its replay counts.
 */
export const tableMatches = (fixtures: readonly Played[]): readonly TableMatch[] =>
  fixtures.flatMap(
    ({ localteam, visitorteam, startTs, roundKey, status, notes, score, knockout }): readonly TableMatch[] => {
      const counts = status === 'ended' || status === 'live' || notes.includes('awarded');
      if (!counts || score === null || knockout || notes.includes('replayed')) return [];
      return [
        {
          ...{ home: localteam.id, away: visitorteam.id, startTs, roundKey, live: status === 'live' },
          score: notes.includes('awarded') ? [score.home, score.away] : (score.ft ?? [score.home, score.away]),
        },
      ];
    },
  );

/** The ids of the teams of these fixtures, by the name that the reader sees. */
export const teamsOf = (fixtures: readonly Played[], compare: (a: string, b: string) => number): readonly string[] => {
  const names = new Map(
    fixtures.flatMap(({ localteam, visitorteam }) => [localteam, visitorteam].map(({ id, name }) => [id, name])),
  );
  return [...names].sort(([, a], [, b]) => compare(a, b)).map(([id]) => id);
};
