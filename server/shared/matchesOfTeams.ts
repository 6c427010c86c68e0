import type { Fixture } from '#domain/football/fixture.ts';
import { compareFixtures } from './fixtureOrder.ts';
import type { FootballSource } from './footballSource.ts';
import type { View } from './matchSource.ts';

export interface Near {
  /** Epoch milliseconds: matches that start in [from, to). */
  readonly from: number;
  readonly to: number;
  readonly mostOfTeam: number;
}

/** The matches of several teams, without duplicates, by start. */
export const matchesOfTeams = async (
  source: Pick<FootballSource, 'fixtures'>,
  teamIds: readonly string[],
  { from, to, mostOfTeam: most }: Near,
  view: View,
): Promise<readonly Fixture[]> => {
  const lists = await Promise.all(teamIds.map((teamId) => source.fixtures({ teamId, from, to, most }, view)));
  const once = new Map(lists.flat().map((fixture) => [fixture.fixtureId, fixture]));
  return [...once.values()].toSorted(compareFixtures(false));
};
