import type { Player } from './entities.ts';
import type { TeamRef } from './fixture.ts';
import type { Position } from './matchData.ts';

/** What a comparison can take: a team, or a player with the team. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  /** Whose crest stands beside it. */
  readonly side: Pick<TeamRef, 'name' | 'logo' | 'colours'>;
  /** The team of a player. */
  readonly team?: string;
  readonly position?: Position;
}

export const teamCandidate = (team: TeamRef): Candidate => ({ id: team.id, name: team.name, side: team });

export const playerCandidate = ({ playerId, name, team, position }: Player): Candidate => ({
  ...{ id: playerId, name, side: team ?? { name, logo: '' } },
  ...(team && { team: team.name }),
  ...(position && { position }),
});

export type CompareSide = 'a' | 'b';

/** The ids of both sides; null for one that is not chosen. */
export interface Chosen {
  readonly a: string | null;
  readonly b: string | null;
}

export const otherSide = (side: CompareSide): CompareSide => (side === 'a' ? 'b' : 'a');

/** Which season both sides are compared in; the latest that both have played by default. */
export interface ChosenSeason {
  readonly season?: string;
  readonly leagueId?: string;
}

/** Both sides, and a season that was chosen, as the query of an address (TP-6). */
export const chosenQuery = ({ a, b }: Chosen, { season, leagueId }: ChosenSeason = {}): string => {
  const sides = [
    ...(a === null ? [] : [`id1=${encodeURIComponent(a)}`]),
    ...(b === null ? [] : [`id2=${encodeURIComponent(b)}`]),
    ...(season === undefined ? [] : [`mua=${encodeURIComponent(season)}`]),
    ...(leagueId === undefined ? [] : [`giai=${encodeURIComponent(leagueId)}`]),
  ];
  return sides.length === 0 ? '' : `?${sides.join('&')}`;
};
