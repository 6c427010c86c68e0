import type { HeadToHead } from '#domain/football/answers.ts';
import type { Fixture, FixtureScore } from '#domain/football/fixture.ts';

type Ended = Fixture & { readonly score: FixtureScore };

/** The matches that ended with a result. */
export const endedOnly = (fixtures: readonly Fixture[]): readonly Ended[] =>
  fixtures.filter((fixture): fixture is Ended => fixture.status === 'ended' && fixture.score !== null);

/** Wins, draws and losses of a team; a shoot-out does not count. */
export const recordOf = (ended: readonly Ended[], teamId: string | undefined): HeadToHead['record'] => {
  const signs = ended.map(({ localteam, score }) => {
    const sign = Math.sign(score.home - score.away);
    return localteam.id === teamId ? sign : -sign;
  });
  const count = (wanted: number) => signs.filter((sign) => sign === wanted).length;
  return { win: count(1), draw: signs.length - count(1) - count(-1), loss: count(-1) };
};
