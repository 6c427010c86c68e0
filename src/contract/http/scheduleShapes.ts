import * as Schema from 'effect/Schema';
import type { League } from '#domain/schedule/league.ts';
import { leadMinutes } from '#domain/match/leadMin.ts';
import type { Booking } from '#domain/match/match.ts';
import { Instant } from './fields.ts';
import { MatchWire } from './shapes.ts';

export const LeagueWire = Schema.Struct({
  leagueId: Schema.String,
  leagueName: Schema.String,
  liveModeId: Schema.String,
  slugs: Schema.Array(Schema.String),
}).annotate({ identifier: 'League' });

export const BookingWire = Schema.Struct({
  bookingId: Schema.String,
  fixtureId: Schema.String,
  commentatorId: Schema.NullOr(Schema.String),
  name: Schema.String,
  userId: Schema.String,
  startTime: Instant,
  match: MatchWire,
  leadMin: Schema.optionalKey(Schema.Literals(leadMinutes)),
  leadIsDefault: Schema.optionalKey(Schema.Boolean),
}).annotate({ identifier: 'Booking' });

LeagueWire satisfies Schema.Codec<League, unknown>;
BookingWire satisfies Schema.Codec<Booking, unknown>;
