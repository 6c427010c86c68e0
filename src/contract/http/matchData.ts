import * as Schema from 'effect/Schema';
import { eventTypes, type MatchEvent, type Stat } from '#domain/football/matchData.ts';
import { momentKinds, type ListedMoment } from '#domain/room/moments.ts';
import type { PersonRef } from '#domain/football/fixture.ts';
import { Instant } from './fields.ts';

export const PersonRefWire = Schema.Struct({
  playerId: Schema.String,
  name: Schema.String,
  slug: Schema.String,
}).annotate({ identifier: 'PersonRef' });
PersonRefWire satisfies Schema.Codec<PersonRef, unknown>;

export const EventWire = Schema.Struct({
  eventId: Schema.String,
  seq: Schema.Int,
  ts: Instant,
  minute: Schema.Int,
  added: Schema.optionalKey(Schema.Int),
  side: Schema.Literals(['home', 'away']),
  type: Schema.Literals(eventTypes),
  player: Schema.optionalKey(PersonRefWire),
  assist: Schema.optionalKey(PersonRefWire),
  out: Schema.optionalKey(PersonRefWire),
  phase: Schema.optionalKey(Schema.Literals(['1H', 'HT', '2H', 'ET', 'PEN', 'FT'])),
  scoreAfter: Schema.optionalKey(Schema.Struct({ home: Schema.Int, away: Schema.Int })),
  momentId: Schema.optionalKey(Schema.String),
  revoked: Schema.optionalKey(Schema.Literal(true)),
});
EventWire satisfies Schema.Codec<MatchEvent, unknown>;

export const StatWire = Schema.Struct({
  key: Schema.String,
  period: Schema.Literals(['all', '1H', '2H']),
  home: Schema.Finite,
  away: Schema.Finite,
  unit: Schema.optionalKey(Schema.Literal('%')),
});
StatWire satisfies Schema.Codec<Stat, unknown>;

export const MomentWire = Schema.Struct({
  momentId: Schema.String,
  roomId: Schema.String,
  ts: Instant,
  kind: Schema.Literals(momentKinds),
  minute: Schema.optionalKey(Schema.Int),
  added: Schema.optionalKey(Schema.Int),
  side: Schema.optionalKey(Schema.Literals(['home', 'away'])),
  scoreAfter: Schema.optionalKey(Schema.String),
  label: Schema.String,
  count: Schema.Int,
});
MomentWire satisfies Schema.Codec<ListedMoment, unknown>;
