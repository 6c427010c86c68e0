import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { PlayerForm, TeamForm, VenueForm } from '../shared/footballForm.ts';
import { inSlices } from '../shared/inSlices.ts';

const FixtureRow = Schema.Struct({
  id: Schema.String,
  homeId: Schema.String,
  awayId: Schema.String,
  toldTs: Schema.Int,
});
const TeamRow = Schema.Struct({ id: Schema.String, data: Schema.fromJsonString(TeamForm) });
const PlayerRow = Schema.Struct({ id: Schema.String, data: Schema.fromJsonString(PlayerForm) });
const VenueRow = Schema.Struct({ id: Schema.String, data: Schema.fromJsonString(VenueForm) });

const idOf = ({ id }: { readonly id: string }): string => id;

/** All rows of one kind in the football tables, by id, in slices. */
export const listedStore = (database: Queries) => ({
  fixtures: () =>
    inSlices(
      (after, most) =>
        database.all(
          FixtureRow,
          sql`select fixture_id as id, home_id as "homeId", away_id as "awayId", told_ts as "toldTs"
            from football_fixture where fixture_id > ${after} order by fixture_id limit ${most}`,
        ),
      idOf,
    ),
  teams: () =>
    inSlices(
      (after, most) =>
        database.all(
          TeamRow,
          sql`select team_id as id, data from football_team where team_id > ${after} order by team_id limit ${most}`,
        ),
      idOf,
    ),
  players: () =>
    inSlices(
      (after, most) =>
        database.all(
          PlayerRow,
          sql`select player_id as id, data from football_player where player_id > ${after}
            order by player_id limit ${most}`,
        ),
      idOf,
    ),
  venues: () =>
    inSlices(
      (after, most) =>
        database.all(
          VenueRow,
          sql`select venue_id as id, data from football_venue where venue_id > ${after} order by venue_id limit ${most}`,
        ),
      idOf,
    ),
});
export type ListedStore = ReturnType<typeof listedStore>;
