import * as Schema from 'effect/Schema';
import { channelKinds, tvProtocols } from '#domain/tv/channel.ts';
import { programmeCategories } from '#domain/tv/programme.ts';

/** What the tables of TV keep as JSON: written by the import, read by the line-up. The demo has the same. */

const Picture = Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int });
/** One text for everybody, or one for each language given. */
export const TextForm = Schema.Union([Schema.String, Schema.Record(Schema.String, Schema.String)]);
export type TextForm = typeof TextForm.Type;

export const SourceForm = Schema.Struct({
  sourceId: Schema.String,
  protocol: Schema.Literals(tvProtocols),
  /** Absolute, or a path of this origin. */
  link: Schema.String,
  /** Height of its picture in lines; 0 if unknown. */
  height: Schema.Int,
});
export type SourceForm = typeof SourceForm.Type;

/** The catch-up request of a channel: an address template with placeholders for the time. */
export const CatchUpForm = Schema.Struct({
  template: Schema.String,
  protocol: Schema.Literals(tvProtocols),
  /** By how much the clock of the archive lags behind that of the guide. */
  correctionSec: Schema.optionalKey(Schema.Int),
});
export type CatchUpForm = typeof CatchUpForm.Type;

export const ChannelForm = Schema.Struct({
  /** ISO 3166, or `ZZ`. */
  country: Schema.String,
  slug: Schema.String,
  number: Schema.Int,
  name: Schema.String,
  altNames: Schema.Array(Schema.String),
  logo: Schema.NullOr(Picture),
  categories: Schema.Array(Schema.String),
  languages: Schema.Array(Schema.String),
  kind: Schema.Literals(channelKinds),
  sources: Schema.Array(SourceForm),
  timeshiftSec: Schema.Int,
  catchUpSec: Schema.Int,
  catchUp: Schema.NullOr(CatchUpForm),
  /** TV-7: its programmes are those of another channel, shifted by this much. */
  guide: Schema.optionalKey(Schema.Struct({ channelId: Schema.String, shiftSec: Schema.Int })),
});
/** The id under which the guide of a channel is stored. */
export const guideIdOf = ({ channelId, guide }: StoredChannel): string => guide?.channelId ?? channelId;
export type ChannelForm = typeof ChannelForm.Type;

export interface StoredChannel extends ChannelForm {
  readonly channelId: string;
}

/** A programme; times in epoch seconds. */
export const ProgrammeForm = Schema.Struct({
  start: Schema.Int,
  stop: Schema.Int,
  title: TextForm,
  sub: Schema.optionalKey(TextForm),
  desc: Schema.optionalKey(TextForm),
  cat: Schema.optionalKey(Schema.Literals(programmeCategories)),
  img: Schema.optionalKey(Picture),
  ep: Schema.optionalKey(Schema.Tuple([Schema.Int, Schema.Int])),
  fixtureId: Schema.optionalKey(Schema.String),
});
export type ProgrammeForm = typeof ProgrammeForm.Type;
