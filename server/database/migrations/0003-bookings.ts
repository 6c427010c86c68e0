import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const bookings: Migration = {
  name: '0003-bookings',
  statements: [
    sql`create table booking (
      booking_id text primary key,
      user_id text not null references member (user_id),
      fixture_id text not null,
      commentator_id text,
      created_at bigint not null,
      unique (user_id, fixture_id)
    )`,
  ],
};
