import * as Schema from 'effect/Schema';
import { entryKinds, NEWS } from '#domain/news/article.ts';
import {
  manuscriptStates,
  newsroomActs,
  NEWSROOM,
  type Manuscript,
  type ManuscriptAct,
  type ManuscriptContent,
  type ManuscriptSlice,
  type WrittenEntry,
} from '#domain/news/newsroom.ts';
import { Id, Instant, slice, words } from './fields.ts';
import { FixtureWire } from './footballShapes.ts';
import { articleBlockWire, LangWire } from './newsShapes.ts';

const line = (most: number) => Schema.String.check(Schema.isBetweenCodePoints(0, most));
const some = <A extends Schema.Top>(item: A, most: number) => Schema.Array(item).check(Schema.isMaxLength(most));
const optionalText = Schema.optionalKey(Schema.String);

/** A block that is sent: its lists have an end. */
const WrittenBlockWire = articleBlockWire((item) => some(item, NEWSROOM.partsMax));

const VersionWire = Schema.Struct({
  title: line(NEWS.titleMax),
  summary: line(NEWS.summaryMax),
  safeTitle: line(NEWS.titleMax),
  safeSummary: line(NEWS.summaryMax),
  coverAlt: line(NEWS.summaryMax),
  blocks: some(WrittenBlockWire, NEWS.blocksMax),
});

/** What a revision of an article holds; also what is stored of one. */
export const ContentWire = Schema.Struct({
  category: line(96),
  type: line(96),
  versions: Schema.Struct({
    vi: Schema.optionalKey(VersionWire),
    en: Schema.optionalKey(VersionWire),
    zh: Schema.optionalKey(VersionWire),
  }),
  cover: Schema.NullOr(Schema.Struct({ url: line(2000), w: Schema.Int, h: Schema.Int })),
  tags: some(line(40), NEWS.tagsMax),
  targets: some(
    Schema.Struct({ type: Schema.Literals(['team', 'fixture', 'player', 'league']), id: Id }),
    NEWSROOM.targetsMax,
  ),
  spoilerFor: some(Id, NEWSROOM.targetsMax),
  live: Schema.Boolean,
  byline: line(NEWSROOM.bylineMax),
});

const RowWire = Schema.Struct({
  articleId: Schema.String,
  rev: Schema.Int,
  state: Schema.Literals(manuscriptStates),
  title: Schema.String,
  langs: Schema.Array(LangWire),
  category: Schema.String,
  type: Schema.String,
  changedAt: Instant,
  changedBy: Schema.NullOr(Schema.String),
  releaseAt: Schema.NullOr(Instant),
  ahead: Schema.Boolean,
  from: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'ManuscriptRow' });
export const ManuscriptSliceWire = slice(RowWire);

export const ManuscriptWire = Schema.Struct({
  ...RowWire.fields,
  shown: Schema.Int,
  releasedRev: Schema.NullOr(Schema.Int),
  asked: Schema.NullOr(
    Schema.Struct({ by: Schema.NullOr(Schema.String), mine: Schema.Boolean, at: Schema.NullOr(Instant) }),
  ),
  content: ContentWire,
  paths: Schema.Struct({ vi: optionalText, en: optionalText, zh: optionalText }),
  matches: Schema.Array(FixtureWire),
}).annotate({ identifier: 'Manuscript' });

export const ActWire = Schema.Struct({
  seq: Schema.Int,
  what: Schema.Literals(newsroomActs),
  rev: Schema.Int,
  at: Instant,
  by: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'ManuscriptAct' });

export const EntryWire = Schema.Struct({
  label: words({ kind: 'article' }, line(12)),
  about: Schema.Literals(entryKinds),
  title: words({ kind: 'article' }, line(NEWS.titleMax)),
  text: words({ kind: 'article' }, line(NEWS.textMax)),
});

// These lines do not compile if a schema's decoded type differs from its domain type.
ContentWire satisfies Schema.Codec<ManuscriptContent, unknown>;
ManuscriptSliceWire satisfies Schema.Codec<ManuscriptSlice, unknown>;
ManuscriptWire satisfies Schema.Codec<Manuscript, unknown>;
ActWire satisfies Schema.Codec<ManuscriptAct, unknown>;
EntryWire satisfies Schema.Codec<WrittenEntry, unknown>;
