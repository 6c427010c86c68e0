import * as Schema from 'effect/Schema';
import { DEFAULT_LEAD_MIN, leadMinutes, type LeadMin } from '#domain/match/leadMin.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const LeadMinRow = Schema.NullOr(Schema.Literals(leadMinutes));
const MemberLead = Schema.Literals(leadMinutes);
const BookedRow = Schema.Struct({
  bookingId: Schema.String,
  fixtureId: Schema.String,
  commentatorId: Schema.NullOr(Schema.String),
  /** Minutes; null if the member chose no lead time for this booking. */
  leadMin: LeadMinRow,
  /** The member's default, used if they chose none. */
  defaultLeadMin: MemberLead,
  /** How often the match was moved or called off since it was booked. */
  changes: Schema.Int,
  /** When it last changed, else when it was booked; epoch milliseconds. */
  changedAt: Schema.Int,
});
export type Booked = typeof BookedRow.Type;

/** What the member has been told about a booked match. */
const WatchedRow = Schema.Struct({
  bookingId: Schema.String,
  userId: Schema.String,
  /** Minutes: the booking's own lead time, else the member's default. */
  leadMin: MemberLead,
  knownStart: Schema.NullOr(Schema.Int),
  knownStatus: Schema.NullOr(Schema.String),
  remindedStart: Schema.NullOr(Schema.Int),
});
export type Watched = typeof WatchedRow.Type;

/** The present state of a booked match. */
export interface Standing {
  readonly fixtureId: string;
  /** Epoch milliseconds. */
  readonly start: number;
  /** How it was called off; empty if it was not. */
  readonly calledOff: string;
}

export interface BookingWish {
  readonly bookingId: string;
  readonly commentatorId: string | null;
  /** Null: no lead time of its own; undefined: the earlier choice stays. */
  readonly leadMin: LeadMin | null | undefined;
}

export interface BookingsStore {
  /** Creates a booking, or changes the commentator and the lead time of an existing one, whose id stays. */
  readonly set: (userId: string, wish: BookingWish, match: Standing, now: number) => Promise<Booked>;
  readonly remove: (userId: string, fixtureId: string) => Promise<void>;
  readonly list: (userId: string) => Promise<readonly Booked[]>;
  /** The ids of the fixtures that anybody has booked since then. */
  readonly fixtures: (from: number) => Promise<readonly string[]>;
  /**
   * The bookings of a match whose members have not been told of its present state, or have not been reminded of it.
   * Reminders are due for lead times of at least `leadFrom` minutes; null reminds nobody.
   */
  readonly behind: (match: Standing, leadFrom: number | null) => Promise<readonly Watched[]>;
  /** Records that the member was told; a change since the booking is counted. */
  readonly know: (bookingId: string, match: Standing, changedAt: number | null) => Promise<void>;
  readonly reminded: (bookingId: string, start: number) => Promise<void>;
}

const FixtureRow = Schema.Struct({ fixtureId: Schema.String });
/** More minutes than any lead time. */
const NEVER = 1_000_000;
const memberLead = sql`coalesce((select default_lead_min from settings where settings.user_id = booking.user_id),
                               ${DEFAULT_LEAD_MIN})`;
const columns = sql`booking_id as "bookingId", fixture_id as "fixtureId", commentator_id as "commentatorId",
  lead_min as "leadMin", ${memberLead} as "defaultLeadMin", changes, coalesce(changed_at, created_at) as "changedAt"`;

export const bookingsStore = (database: Database): BookingsStore => ({
  set: async (userId, { bookingId, commentatorId, leadMin }, { fixtureId, start, calledOff }, now) => {
    const booked = await database.one(
      BookedRow,
      sql`insert into booking (booking_id, user_id, fixture_id, commentator_id, lead_min, known_start, known_status,
                               created_at)
          values (${bookingId}, ${userId}, ${fixtureId}, ${commentatorId}, ${leadMin ?? null}, ${start}, ${calledOff}, ${now})
          on conflict (user_id, fixture_id) do update set commentator_id = excluded.commentator_id,
            lead_min = ${leadMin === undefined ? sql`booking.lead_min` : sql`excluded.lead_min`}
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
  behind: ({ fixtureId, start, calledOff }, leadFrom) =>
    database.all(
      WatchedRow,
      sql`select booking_id as "bookingId", user_id as "userId", coalesce(lead_min, ${memberLead}) as "leadMin", known_start as "knownStart",
                 known_status as "knownStatus", reminded_start as "remindedStart"
          from booking
          where fixture_id = ${fixtureId}
            and (known_start is null or known_start <> ${start} or known_status <> ${calledOff}
                 or ((reminded_start is null or reminded_start <> ${start})
                     and coalesce(lead_min, ${memberLead}) >= ${Math.min(leadFrom ?? NEVER, NEVER)}))`,
    ),
  know: async (bookingId, { start, calledOff }, changedAt) => {
    await database.run(
      sql`update booking set known_start = ${start}, known_status = ${calledOff},
            changes = changes + ${changedAt === null ? 0 : 1}, changed_at = coalesce(${changedAt}, changed_at)
          where booking_id = ${bookingId}`,
    );
  },
  reminded: async (bookingId, start) => {
    await database.run(sql`update booking set reminded_start = ${start} where booking_id = ${bookingId}`);
  },
  list: (userId) => database.all(BookedRow, sql`select ${columns} from booking where user_id = ${userId}`),
});
