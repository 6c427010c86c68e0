import * as Schema from 'effect/Schema';
import type { League } from '#domain/schedule/league.ts';
import { leadMinutes } from '#domain/match/leadMin.ts';
import type { Booking } from '#domain/match/match.ts';
import type { TargetTicket, Ticket } from '#domain/bookings/ticket.ts';
import { Instant } from './fields.ts';
import { MatchWire } from './shapes.ts';
import { CardWire, TargetWire } from './social.ts';

export const LeagueWire = Schema.Struct({
  leagueId: Schema.String,
  leagueName: Schema.String,
  liveModeId: Schema.String,
  slugs: Schema.Array(Schema.String),
}).annotate({ identifier: 'League' });

const lead = {
  leadMin: Schema.optionalKey(Schema.Literals(leadMinutes)),
  leadIsDefault: Schema.optionalKey(Schema.Boolean),
};

export const BookingWire = Schema.Struct({
  bookingId: Schema.String,
  fixtureId: Schema.String,
  commentatorId: Schema.NullOr(Schema.String),
  name: Schema.String,
  userId: Schema.String,
  startTime: Instant,
  match: MatchWire,
  ...lead,
}).annotate({ identifier: 'Booking' });

const TargetTicketWire = Schema.Struct({
  bookingId: Schema.String,
  target: TargetWire,
  name: Schema.String,
  userId: Schema.String,
  startTime: Instant,
  stopTime: Instant,
  card: CardWire,
  ...lead,
}).annotate({ identifier: 'TargetTicket' });
export const TicketWire = Schema.Union([BookingWire, TargetTicketWire]);

LeagueWire satisfies Schema.Codec<League, unknown>;
BookingWire satisfies Schema.Codec<Booking, unknown>;
TargetTicketWire satisfies Schema.Codec<TargetTicket, unknown>;
TicketWire satisfies Schema.Codec<Ticket, unknown>;
