import type { Fixture, TeamRef } from '#domain/football/fixture.ts';

/** Against whom a match was, from the view of a team. */
export const opponentOf = ({ localteam, visitorteam }: Fixture, teamId: string | undefined): TeamRef =>
  localteam.id === teamId ? visitorteam : localteam;
