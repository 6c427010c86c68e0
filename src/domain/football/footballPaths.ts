import { hrefOf } from '../routing/routes.ts';
import type { Competition } from './competition.ts';
import type { Fixture, PersonRef, TeamRef, VenueRef } from './fixture.ts';

/** A slug in an address; names that have none leave a mark, so that the address keeps its form. */
const part = (slug: string): string => slug || '-';

export const leaguePath = ({ slug, leagueId }: Pick<Competition, 'slug' | 'leagueId'>): string =>
  hrefOf('footballLeague', { league: part(slug), id: leagueId });

export const playerPath = ({ slug, playerId }: Pick<PersonRef, 'slug' | 'playerId'>): string =>
  hrefOf('footballPlayer', { player: part(slug), id: playerId });

/** The canonical path of a match, without its competition. */
export const matchPath = ({ slug, fixtureId }: Pick<Fixture, 'slug' | 'fixtureId'>): string =>
  hrefOf('footballMatch', { teams: part(slug), id: fixtureId });

/** Where a match is, as links name it. */
export const fixturePath = (fixture: Pick<Fixture, 'slug' | 'fixtureId' | 'leagueId'>): string =>
  `${matchPath(fixture)}?leagueId=${encodeURIComponent(fixture.leagueId)}`;

export const teamPath = ({ slug, id }: Pick<TeamRef, 'slug' | 'id'>): string =>
  hrefOf('footballTeam', { team: part(slug), id });

export const managerPath = ({ slug, playerId }: Pick<PersonRef, 'slug' | 'playerId'>): string =>
  hrefOf('footballManager', { manager: part(slug), id: playerId });

export const venuePath = ({ slug, venueId }: Pick<VenueRef, 'slug' | 'venueId'>): string =>
  hrefOf('footballVenue', { venue: part(slug), id: venueId });
