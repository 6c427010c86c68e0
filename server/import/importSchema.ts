import * as Schema from 'effect/Schema';
import { RoomId, shortText } from '#contract/http/fields.ts';
import { modes, type ModeSlug } from '#domain/schedule/mode.ts';
import { matchStatus } from '#domain/match/matchStatus.ts';

const text = (holds: (value: string) => boolean, expected: string) =>
  Schema.String.check(Schema.makeFilter((value: string) => holds(value) || expected));

const Id = text((value) => /^[A-Za-z0-9_-]{1,64}$/.test(value), 'an id of 1 to 64 letters, digits, - or _');
const slugs = modes.map(({ slug }) => slug) as [ModeSlug, ...ModeSlug[]];
const Name = shortText(120);
/** One text for all languages, or one for each. */
export const Named = Schema.Union([Name, Schema.Struct({ vi: Name, en: Name, zh: Name })]);

const isAddress = (value: string): boolean =>
  /^\/(?!\/)[^\s]*$/.test(value) || (/^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value));
const Address = text(isAddress, 'an address that begins with https://, http:// or /');
const Colour = text((value) => /^#[0-9a-fA-F]{6}$/.test(value), 'a colour such as #1c3f8f');
/** A zone is required: without one, the time would depend on the machine. */
const StartTime = text(
  (value) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(value) && Number.isFinite(Date.parse(value)),
  'a time with its zone such as 2026-12-01T19:15:00+07:00',
);
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
  startTime: StartTime,
  durationMinutes: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1440 }))),
  status: Schema.optionalKey(Status),
  score: Schema.optionalKey(Score),
  note: Schema.optionalKey(Named),
  noteAt: Schema.optionalKey(StartTime),
  poster: Schema.optionalKey(Address),
  rooms: Schema.optionalKey(Schema.Array(Room)),
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
