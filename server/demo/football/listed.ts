import { DAY_MS } from '../day.ts';
import { SEASON_DAYS } from '../calendar.ts';
import { longestMs } from '../fixture.ts';
import type { FootballSource, Listed, ListedKind } from '#server/shared/footballSource.ts';
import type { View } from '#server/shared/matchSource.ts';
import { clubs, managerRef, squadPlayers, teamRef, venueRef } from './clubs.ts';
import { findMatches } from './findMatches.ts';
import { slugOf } from './fixtureOf.ts';

const person = ({ playerId, slug }: { readonly playerId: string; readonly slug: string }): Listed => ({
  id: playerId,
  slug,
});

/** A match that is over never changes again; of others nothing that happens is told here. */
const matches = (now: number): readonly Listed[] =>
  findMatches({ from: now - SEASON_DAYS * DAY_MS, to: now + SEASON_DAYS * DAY_MS, most: Infinity }, now).map(
    ({ fixture }) => {
      const overTs = fixture.startTime + longestMs.football;
      return { id: fixture.fixtureId, slug: slugOf(fixture), ...(overTs <= now && { changedTs: overTs }) };
    },
  );

const listedOf: Readonly<Record<ListedKind, (view: View) => readonly Listed[]>> = {
  matches: ({ now }) => matches(now),
  teams: ({ locale }) => clubs.map(({ team }) => teamRef(team, locale)),
  players: () => clubs.flatMap(squadPlayers).map(({ player }) => person(player)),
  managers: () => clubs.map((club) => person(managerRef(club))),
  venues: ({ locale }) =>
    clubs.map((club) => {
      const { venueId, slug } = venueRef(club, locale);
      return { id: venueId, slug };
    }),
};

/** All that the demo has pages of, within the seasons around now. */
export const listed: FootballSource['listed'] = async (kind, view) => listedOf[kind](view);
