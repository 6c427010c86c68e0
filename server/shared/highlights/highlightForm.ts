import * as Schema from 'effect/Schema';
import { HighlightChapterWire } from '#contract/http/highlightShapes.ts';
import { SpoilerMatchWire } from '#contract/http/newsShapes.ts';

/** What the table of highlights keeps as JSON: written by the cutter, read by the catalogue. The demo has the same. */

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });
const SomeWords = Schema.Struct({
  vi: Schema.String,
  en: Schema.optionalKey(Schema.String),
  zh: Schema.optionalKey(Schema.String),
});
const Picture = Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int });

/** What a cut is to become, and its source. */
export const WishForm = Schema.Struct({
  titles: SomeWords,
  /** Titles that do not reveal the result: the match, or what the room shows. */
  safeTitles: Words,
  description: Schema.optionalKey(Words),
  cover: Schema.NullOr(Picture),
  safeCover: Schema.NullOr(Picture),
  targets: Schema.Array(Schema.Struct({ type: Schema.Literals(['team', 'fixture', 'league']), id: Schema.String })),
  spoilerMatches: Schema.Array(SpoilerMatchWire),
  spans: Schema.Array(Schema.Struct({ fromTs: Schema.Int, toTs: Schema.Int })),
  /** The cut reaches as far back as the stream did at this time; epoch milliseconds. */
  at: Schema.Int,
  /** Chapters that somebody named, in seconds from the start of the first span. */
  named: Schema.optionalKey(Schema.Array(Schema.Struct({ sec: Schema.Finite, label: Schema.String }))),
});
export type WishForm = typeof WishForm.Type;

/** The finished cut. */
export const CutForm = Schema.Struct({
  durationSec: Schema.Finite,
  chapters: Schema.Array(HighlightChapterWire),
  /** The stream's time at second 0. */
  startTs: Schema.Int,
  /** Its best rendition. */
  best: Schema.Struct({
    label: Schema.String,
    width: Schema.Int,
    height: Schema.Int,
    bitrate: Schema.Int,
  }),
});
export type CutForm = typeof CutForm.Type;

export const HighlightForm = Schema.Struct({ ...WishForm.fields, cut: Schema.optionalKey(CutForm) });

interface Place {
  readonly highlightId: string;
  readonly roomId: string;
  readonly fixtureId: string | null;
  readonly category: string;
  readonly type: string;
  readonly createdAt: number;
}
/** A highlight that is still to be cut. */
export interface HighlightWish extends Place, WishForm {}
/** A highlight that viewers can see. */
export interface StoredHighlight extends HighlightWish {
  readonly slug: string;
  readonly cut: CutForm;
}

/** Highlights that are in no table: the demo's, chosen by the time. */
export interface HighlightSource {
  readonly wishes: (now: number) => Promise<readonly HighlightWish[]>;
}
