import * as Schema from 'effect/Schema';
import { RoomId } from '#contract/http/fields.ts';
import { modes, type ModeSlug } from '#domain/schedule/mode.ts';
import { matchStatus } from '#domain/match/matchStatus.ts';
import { ImportBoard, ImportEvents } from './importBoards.ts';
import { Address, Colour, Id, Name, Named, text, Time } from './importFields.ts';

const slugs = modes.map(({ slug }) => slug) as [ModeSlug, ...ModeSlug[]];
const Status = text((value) => matchStatus(value) !== 'unknown', 'a status such as pending, 67, HT, FT or postponed');
const Score = text((value) => /^\d{1,3}-\d{1,3}$/.test(value), 'a score such as 2-1');

const Side = Schema.Struct({
  id: Id,
  name: Named,
  logo: Schema.optionalKey(Address),
  colours: Schema.optionalKey(Schema.Tuple([Colour, Colour])),
});
const Stream = Schema.Struct({
  protocol: Schema.Literals(['dash', 'hls', 'webrtc']),
  streamLink: Address,
  profile: Schema.optionalKey(Schema.Literals(['540p', '720p', '1080p', '1080p Max'])),
  fps: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 240 }))),
  bitrate: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))),
});
const Room = Schema.Struct({ roomId: RoomId, commentatorId: Id, streams: Schema.Array(Stream) });

const Fixture = Schema.Struct({
  fixtureId: Id,
  mode: Schema.Literals(slugs),
  league: Schema.Struct({ id: Id, name: Named }),
  round: Schema.optionalKey(Named),
  home: Schema.optionalKey(Side),
  away: Schema.optionalKey(Side),
  title: Schema.optionalKey(Named),
  startTime: Time,
  durationMinutes: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1440 }))),
  status: Schema.optionalKey(Status),
  score: Schema.optionalKey(Score),
  note: Schema.optionalKey(Named),
  noteAt: Schema.optionalKey(Time),
  poster: Schema.optionalKey(Address),
  clip: Schema.optionalKey(Address),
  rooms: Schema.optionalKey(Schema.Array(Room)),
  board: Schema.optionalKey(ImportBoard),
  events: Schema.optionalKey(ImportEvents),
});
export type ImportedFixture = typeof Fixture.Type;
export type ImportedSide = typeof Side.Type;
export type ImportedStream = typeof Stream.Type;
export type ImportedName = typeof Named.Type;

/** The schema of the file for `npm run import`; see docs/import.md. */
export const ImportFile = Schema.Struct({
  commentators: Schema.optionalKey(
    Schema.Array(Schema.Struct({ userId: Id, name: Name, picture: Schema.optionalKey(Address) })),
  ),
  fixtures: Schema.optionalKey(Schema.Array(Fixture)),
  remove: Schema.optionalKey(Schema.Array(Id)),
});
export type ImportFile = typeof ImportFile.Type;
