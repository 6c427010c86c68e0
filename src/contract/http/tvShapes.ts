import * as Schema from 'effect/Schema';
import {
  channelKinds,
  healths,
  tvProtocols,
  type Channel,
  type ChannelCategory,
  type ChannelPage,
  type Nation,
  type TvSource,
} from '#domain/tv/channel.ts';
import { programmeCategories, type GuideRow, type Programme } from '#domain/tv/programme.ts';
import type { ShownMatch } from '#domain/tv/shownMatch.ts';
import { ImageWire, Instant, NamedWire } from './fields.ts';
import { StreamWire } from './shapes.ts';

const HealthWire = Schema.Literals(healths);

export const ProgrammeWire = Schema.Struct({
  programmeId: Schema.String,
  channelId: Schema.String,
  startTs: Instant,
  stopTs: Instant,
  title: Schema.String,
  subTitle: Schema.optionalKey(Schema.String),
  desc: Schema.optionalKey(Schema.String),
  category: Schema.optionalKey(Schema.Literals(programmeCategories)),
  img: Schema.optionalKey(ImageWire),
  episode: Schema.optionalKey(Schema.Struct({ s: Schema.Int, e: Schema.Int })),
  catchUp: Schema.optionalKey(Schema.Boolean),
  fixtureId: Schema.optionalKey(Schema.String),
}).annotate({ identifier: 'Programme' });

export const TvSourceWire = Schema.Struct({
  ...StreamWire.fields,
  protocol: Schema.Literals(tvProtocols),
  sourceId: Schema.String,
  health: HealthWire,
  checkedTs: Schema.NullOr(Instant),
}).annotate({ identifier: 'TvSource' });

export const ChannelWire = Schema.Struct({
  channelId: Schema.String,
  nation: Schema.String,
  slug: Schema.String,
  number: Schema.Int,
  name: Schema.String,
  altNames: Schema.Array(Schema.String),
  logo: Schema.NullOr(ImageWire),
  categories: Schema.Array(NamedWire),
  languages: Schema.Array(NamedWire),
  kind: Schema.Literals(channelKinds),
  sources: Schema.Array(TvSourceWire),
  health: HealthWire,
  now: Schema.optionalKey(ProgrammeWire),
  next: Schema.optionalKey(ProgrammeWire),
  timeshiftSec: Schema.Int,
  catchUpSec: Schema.Int,
  demo: Schema.Boolean,
}).annotate({ identifier: 'Channel' });

export const ChannelPageWire = Schema.Struct({
  list: Schema.Array(ChannelWire),
  ...{ pageNum: Schema.Int, pageSize: Schema.Int, total: Schema.Int },
}).annotate({ identifier: 'ChannelPage' });

export const NationWire = Schema.Struct({
  nation: Schema.String,
  code: Schema.String,
  name: Schema.String,
  flag: Schema.String,
  total: Schema.Int,
  radio: Schema.Int,
}).annotate({ identifier: 'Nation' });

export const GuideRowWire = Schema.Struct({
  channelId: Schema.String,
  programmes: Schema.Array(ProgrammeWire),
}).annotate({ identifier: 'GuideRow' });

export const ShownMatchWire = Schema.Struct({
  fixtureId: Schema.String,
  title: Schema.String,
  startTime: Instant,
  page: Schema.NullOr(Schema.String),
  room: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'ShownMatch' });

/** A category of channels with how many have it. */
export const CategoryWire = Schema.Struct({ ...NamedWire.fields, total: Schema.Int }).annotate({
  identifier: 'ChannelCategory',
});

ShownMatchWire satisfies Schema.Codec<ShownMatch, unknown>;
CategoryWire satisfies Schema.Codec<ChannelCategory, unknown>;
ProgrammeWire satisfies Schema.Codec<Programme, unknown>;
TvSourceWire satisfies Schema.Codec<TvSource, unknown>;
ChannelWire satisfies Schema.Codec<Channel, unknown>;
ChannelPageWire satisfies Schema.Codec<ChannelPage, unknown>;
NationWire satisfies Schema.Codec<Nation, unknown>;
GuideRowWire satisfies Schema.Codec<GuideRow, unknown>;
