import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export const scrobblerFaults = ['refused', 'unreachable'] as const;
export type ScrobblerFault = (typeof scrobblerFaults)[number];

const Row = Schema.Struct({
  address: Schema.String,
  token: Schema.String,
  name: Schema.String,
  since: Schema.Int,
  lastAt: Schema.NullOr(Schema.Int),
  fault: Schema.NullOr(Schema.Literals(scrobblerFaults)),
});
/** The server to which a member's plays are forwarded; the token is sealed. */
export type ScrobblerRow = typeof Row.Type;

export const scrobblersStore = (database: Database) => ({
  of: (userId: string): Promise<ScrobblerRow | null> =>
    database.one(
      Row,
      sql`select address, token, name, since, last_at as "lastAt", fault from music_scrobbler where user_id = ${userId}`,
    ),
  put: (userId: string, { address, token, name, since }: Omit<ScrobblerRow, 'lastAt' | 'fault'>) =>
    database.run(
      sql`insert into music_scrobbler (user_id, address, token, name, since, last_at, fault)
          values (${userId}, ${address}, ${token}, ${name}, ${since}, null, null)
          on conflict (user_id) do update set address = excluded.address, token = excluded.token,
            name = excluded.name, since = excluded.since, last_at = null, fault = null`,
    ),
  remove: (userId: string) => database.run(sql`delete from music_scrobbler where user_id = ${userId}`),
  /** Stores the result of the last attempt, unless another server was set meanwhile. */
  tried: (userId: string, since: number, at: number, fault: ScrobblerFault | null) =>
    database.run(
      sql`update music_scrobbler set last_at = ${at}, fault = ${fault} where user_id = ${userId} and since = ${since}`,
    ),
});
export type ScrobblersStore = ReturnType<typeof scrobblersStore>;
