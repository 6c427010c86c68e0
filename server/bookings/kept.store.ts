import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const BookingRow = Schema.Struct({
  bookingId: Schema.String,
  fixtureId: Schema.String,
  commentatorId: Schema.NullOr(Schema.String),
  bookedAt: Schema.Int,
});

export const keptBookings = (database: Database): Kept => ({
  name: 'bookings',
  tell: (userId) =>
    database.all(
      BookingRow,
      sql`select booking_id as "bookingId", fixture_id as "fixtureId", commentator_id as "commentatorId",
                 created_at as "bookedAt"
          from booking where user_id = ${userId} order by created_at, booking_id`,
    ),
  erase: async (queries, userId) => {
    await queries.run(sql`delete from booking where user_id = ${userId}`);
    return null;
  },
});
