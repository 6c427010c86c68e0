import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const BookedRow = Schema.Struct({
  bookingId: Schema.String,
  fixtureId: Schema.String,
  commentatorId: Schema.NullOr(Schema.String),
});
export type Booked = typeof BookedRow.Type;

export interface BookingsStore {
  /** Books, or changes the commentator of what is booked; its id stays. */
  readonly set: (userId: string, wish: Booked, now: number) => Promise<Booked>;
  readonly remove: (userId: string, fixtureId: string) => Promise<void>;
  readonly list: (userId: string) => Promise<readonly Booked[]>;
  /** What anybody has booked since then. */
  readonly fixtures: (from: number) => Promise<readonly string[]>;
  readonly bookers: (fixtureId: string) => Promise<readonly string[]>;
}

const FixtureRow = Schema.Struct({ fixtureId: Schema.String });
const UserRow = Schema.Struct({ userId: Schema.String });
const columns = sql`booking_id as "bookingId", fixture_id as "fixtureId", commentator_id as "commentatorId"`;

export const bookingsStore = (database: Database): BookingsStore => ({
  set: async (userId, { bookingId, fixtureId, commentatorId }, now) => {
    const booked = await database.one(
      BookedRow,
      sql`insert into booking (booking_id, user_id, fixture_id, commentator_id, created_at)
          values (${bookingId}, ${userId}, ${fixtureId}, ${commentatorId}, ${now})
          on conflict (user_id, fixture_id) do update set commentator_id = excluded.commentator_id
          returning ${columns}`,
    );
    if (!booked) throw new Error('A booking was stored and cannot be read.');
    return booked;
  },
  remove: async (userId, fixtureId) => {
    await database.run(sql`delete from booking where user_id = ${userId} and fixture_id = ${fixtureId}`);
  },
  fixtures: async (from) => {
    const rows = await database.all(
      FixtureRow,
      sql`select distinct fixture_id as "fixtureId" from booking where created_at > ${from}`,
    );
    return rows.map(({ fixtureId }) => fixtureId);
  },
  bookers: async (fixtureId) => {
    const rows = await database.all(
      UserRow,
      sql`select user_id as "userId" from booking where fixture_id = ${fixtureId}`,
    );
    return rows.map(({ userId }) => userId);
  },
  list: (userId) => database.all(BookedRow, sql`select ${columns} from booking where user_id = ${userId}`),
});
