import * as Schema from 'effect/Schema';
import type { LiveMode } from '#domain/schedule/mode.ts';
import type { Commentator, Match, Room, Side, Stream } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';
import { Instant, spoilable } from './fields.ts';

export const UserWire = Schema.Struct({
  userId: Schema.String,
  displayName: Schema.String,
  nickname: Schema.String,
  profilePicture: Schema.NullOr(Schema.String),
  siteRoleId: Schema.Int,
  eraseAt: Schema.optionalKey(Instant),
}).annotate({ identifier: 'User' });

/** The answer of every sign-in method. */
export const SessionWire = Schema.Struct({ token: Schema.String, refreshToken: Schema.String, user: UserWire });

export const ModeWire = Schema.Struct({
  liveModeId: Schema.String,
  name: Schema.String,
  icon: Schema.String,
  slug: Schema.String,
  livemode: Schema.Boolean,
}).annotate({ identifier: 'Mode' });

export const StreamWire = Schema.Struct({
  protocol: Schema.Literals(['dash', 'webrtc', 'hls']),
  streamLink: Schema.String,
  profile: Schema.Literals(['540p', '720p', '1080p', '1080p Max']),
  label: Schema.Literals(['SD', 'HQ', 'HD', '4K']),
  fps: Schema.Finite,
  bitrate: Schema.Finite,
}).annotate({ identifier: 'Stream' });

export const CommentatorWire = Schema.Struct({
  ...UserWire.fields,
  roomId: Schema.String,
  streamLink: Schema.NullOr(Schema.String),
  streams: Schema.Array(StreamWire),
  watching: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: 'Commentator' });

export const SideWire = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  logo: Schema.String,
  colours: Schema.optionalKey(Schema.Tuple([Schema.String, Schema.String])),
}).annotate({ identifier: 'Side' });

export const MatchWire = Schema.Struct({
  fixtureId: Schema.String,
  staticId: Schema.String,
  liveModeId: Schema.String,
  leagueId: Schema.String,
  leagueName: Schema.String,
  home: Schema.String,
  away: Schema.String,
  title: Schema.optionalKey(Schema.String),
  localteam: SideWire,
  visitorteam: SideWire,
  startTime: Instant,
  status: Schema.String,
  score: spoilable(Schema.NullOr(Schema.String)),
  roomId: Schema.NullOr(Schema.String),
  users: Schema.Array(CommentatorWire),
  demo: Schema.Boolean,
  round: Schema.optionalKey(Schema.String),
  note: Schema.optionalKey(Schema.String),
  noteAt: Schema.optionalKey(Instant),
  watching: Schema.optionalKey(Schema.Int),
  poster: Schema.optionalKey(Schema.String),
  clip: Schema.optionalKey(Schema.String),
}).annotate({ identifier: 'Match' });

export const RoomTabWire = Schema.Literals(['overview', 'opinion', 'tips', 'analysis', 'odds']);
export const RoomWire = Schema.Struct({
  ...MatchWire.fields,
  groupId: Schema.String,
  watching: Schema.Int,
  tabs: Schema.Array(RoomTabWire),
}).annotate({ identifier: 'Room' });

// These lines do not compile if a schema's decoded type differs from its domain type.
UserWire satisfies Schema.Codec<User, unknown>;
ModeWire satisfies Schema.Codec<LiveMode, unknown>;
StreamWire satisfies Schema.Codec<Stream, unknown>;
CommentatorWire satisfies Schema.Codec<Commentator, unknown>;
SideWire satisfies Schema.Codec<Side, unknown>;
MatchWire satisfies Schema.Codec<Match, unknown>;
RoomWire satisfies Schema.Codec<Room, unknown>;
