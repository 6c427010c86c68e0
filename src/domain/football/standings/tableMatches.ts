import type { TableFixture } from '../answers.ts';
import type { Fixture } from '../fixture.ts';
import type { TableMatch } from './tally.ts';

/**
 * The matches of a league or of a group stage that count for its table: those that ended or were awarded, and those that
 * run now. A match that was broken off counts only where a result was awarded; of a replayed one its replay counts.
 */
export const tableFixtures = (fixtures: readonly Fixture[]): readonly TableFixture[] =>
  fixtures.flatMap(({ status, notes, score, knockout, ...of }): readonly TableFixture[] => {
    const awarded = notes.includes('awarded');
    const counts = status === 'ended' || status === 'live' || awarded;
    if (!counts || score === null || knockout || notes.includes('replayed')) return [];
    const [home, away] = awarded ? [score.home, score.away] : (score.ft ?? [score.home, score.away]);
    const { fixtureId, leagueId, startTs, roundKey, group, statusText, goalMinutes, localteam, visitorteam } = of;
    return [
      {
        ...{ fixtureId, leagueId, startTs, roundKey, statusText, status, score: { home, away } },
        ...{ localteam: { id: localteam.id }, visitorteam: { id: visitorteam.id } },
        ...(group !== undefined && { group }),
        ...(goalMinutes && { goalMinutes }),
      },
    ];
  });

/** As tables are reckoned; what has no score, or hides it, does not count. */
export const tableMatches = (counted: readonly TableFixture[]): readonly TableMatch[] =>
  counted.flatMap(({ localteam, visitorteam, startTs, roundKey, status, score }) =>
    score === null
      ? []
      : [
          {
            ...{ home: localteam.id, away: visitorteam.id, startTs, roundKey, live: status === 'live' },
            score: [score.home, score.away] as const,
          },
        ],
  );

/** The ids of the teams of these fixtures, by the name that the reader sees. */
export const teamsOf = (
  fixtures: readonly Pick<Fixture, 'localteam' | 'visitorteam'>[],
  compare: (a: string, b: string) => number,
): readonly string[] => {
  const names = new Map(
    fixtures.flatMap(({ localteam, visitorteam }) => [localteam, visitorteam].map(({ id, name }) => [id, name])),
  );
  return [...names].sort(([, a], [, b]) => compare(a, b)).map(([id]) => id);
};
