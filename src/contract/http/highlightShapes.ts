import * as Schema from 'effect/Schema';
import { eventTypes } from '#domain/football/matchData.ts';
import {
  cutFailures,
  cutStates,
  type CutStanding,
  type Highlight,
  type HighlightCard,
  type HighlightSlice,
} from '#domain/highlights/highlight.ts';
import { Instant, slice } from './fields.ts';
import { SubtitleTrackWire, VodSourceWire } from './filmShapes.ts';
import { LangWire, PictureWire, SpoilsWire } from './newsShapes.ts';

const optionalText = Schema.optionalKey(Schema.String);

export const HighlightCardWire = Schema.Struct({
  highlightId: Schema.String,
  slug: Schema.String,
  category: Schema.String,
  categoryName: Schema.String,
  type: Schema.String,
  typeName: Schema.String,
  title: Schema.String,
  cover: Schema.NullOr(PictureWire),
  clip: optionalText,
  durationSec: Schema.NullOr(Schema.Finite),
  createdAt: Instant,
  fixtureId: optionalText,
  roomId: optionalText,
  lang: LangWire,
  demo: Schema.Boolean,
  ...SpoilsWire.fields,
  safeTitle: optionalText,
  safeCover: Schema.optionalKey(Schema.NullOr(PictureWire)),
  counters: Schema.Struct({ views: Schema.Int }),
}).annotate({ identifier: 'HighlightCard' });
export const HighlightSliceWire = slice(HighlightCardWire);

export const HighlightChapterWire = Schema.Struct({
  sec: Schema.Finite,
  label: Schema.String,
  kind: Schema.optionalKey(Schema.Literals(eventTypes)),
  eventId: optionalText,
  momentId: optionalText,
  ts: Schema.optionalKey(Instant),
});

export const HighlightWire = Schema.Struct({
  ...HighlightCardWire.fields,
  streams: Schema.Array(VodSourceWire),
  chapters: Schema.Array(HighlightChapterWire),
  subtitles: Schema.Array(SubtitleTrackWire),
  next: Schema.Array(HighlightCardWire),
  description: optionalText,
  roomTs: Schema.optionalKey(Instant),
}).annotate({ identifier: 'Highlight' });

export const CutStandingWire = Schema.Struct({
  highlightId: Schema.String,
  state: Schema.Literals(cutStates),
  slug: optionalText,
  why: Schema.optionalKey(Schema.Literals(cutFailures)),
}).annotate({ identifier: 'CutStanding' });

// These lines do not compile if a schema's decoded type differs from its domain type.
HighlightCardWire satisfies Schema.Codec<HighlightCard, unknown>;
HighlightSliceWire satisfies Schema.Codec<HighlightSlice, unknown>;
HighlightWire satisfies Schema.Codec<Highlight, unknown>;
CutStandingWire satisfies Schema.Codec<CutStanding, unknown>;
