import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { programmeIdIn } from '../shared/tv/bookedProgramme.ts';
import type { Kept } from '../shared/kept.ts';

const BookingRow = Schema.Struct({
  bookingId: Schema.String,
  fixtureId: Schema.String,
  commentatorId: Schema.NullOr(Schema.String),
  leadMin: Schema.NullOr(Schema.Int),
  bookedAt: Schema.Int,
});

export const keptBookings = (database: Database): Kept => ({
  name: 'bookings',
  columns: { booking: ['user_id', 'commentator_id'] },
  tell: async (userId) => {
    const rows = await database.all(
      BookingRow,
      sql`select booking_id as "bookingId", fixture_id as "fixtureId", commentator_id as "commentatorId",
                 lead_min as "leadMin", created_at as "bookedAt"
          from booking where user_id = ${userId} order by created_at, booking_id`,
    );
    return rows.map(({ fixtureId, ...row }) => {
      const id = programmeIdIn(fixtureId);
      return id === null ? { ...row, fixtureId } : { ...row, fixtureId: null, target: { type: 'programme', id } };
    });
  },
  erase: async (queries, userId) => {
    await queries.run(sql`delete from booking where user_id = ${userId}`);
    await queries.run(sql`update booking set commentator_id = null where commentator_id = ${userId}`);
    return null;
  },
});
