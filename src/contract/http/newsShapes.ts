import * as Schema from 'effect/Schema';
import {
  entryKinds,
  type Article,
  type ArticleBlock,
  type ArticleCard,
  type ArticleSlice,
  type NewsCategory,
  type NewsDigest,
} from '#domain/news/article.ts';
import { textKinds } from '#domain/content/blocks.ts';
import { Instant, slice } from './fields.ts';
import { FixtureWire } from './footballShapes.ts';
import { CardWire, TargetWire } from './social.ts';

export const PictureWire = Schema.Struct({
  url: Schema.String,
  w: Schema.Int,
  h: Schema.Int,
  alt: Schema.String,
}).annotate({
  identifier: 'NewsPicture',
});
const optionalText = Schema.optionalKey(Schema.String);
const optionalTrue = Schema.optionalKey(Schema.Literal(true));
export const LangWire = Schema.Literals(['vi', 'en', 'zh']);

export const SpanWire = Schema.Struct({
  text: Schema.String,
  bold: optionalTrue,
  italic: optionalTrue,
  to: optionalText,
});
/** CALLS 1: there is no HTML anywhere. `list` makes the lists in it. */
export const articleBlockWire = (list: <A extends Schema.Codec<unknown, unknown>>(item: A) => Schema.$Array<A>) => {
  const spans = list(SpanWire);
  return Schema.Union([
    Schema.Struct({ kind: Schema.Literals(textKinds), spans }),
    Schema.Struct({ kind: Schema.Literal('picture'), picture: PictureWire, caption: optionalText }),
    Schema.Struct({ kind: Schema.Literal('match'), fixtureId: Schema.String }),
    Schema.Struct({
      kind: Schema.Literal('table'),
      leagueId: Schema.String,
      leagueName: Schema.String,
      leagueSlug: Schema.String,
      season: Schema.String,
      teams: list(Schema.String),
    }),
    Schema.Struct({ kind: Schema.Literal('odds'), fixtureId: Schema.String }),
    Schema.Struct({ kind: Schema.Literal('tip'), tipId: Schema.String }),
    Schema.Struct({ kind: Schema.Literal('room'), roomId: Schema.String, fixtureId: optionalText }),
    Schema.Struct({
      kind: Schema.Literal('entry'),
      entryId: Schema.String,
      at: Instant,
      label: Schema.String,
      about: Schema.Literals(entryKinds),
      title: Schema.String,
      spans,
    }),
  ]);
};
export const ArticleBlockWire = articleBlockWire((item) => Schema.Array(item));

const SideId = Schema.Struct({ id: Schema.String });
export const SpoilerMatchWire = Schema.Struct({
  fixtureId: Schema.String,
  leagueId: Schema.String,
  startTs: Instant,
  localteam: SideId,
  visitorteam: SideId,
}).annotate({ identifier: 'SpoilerMatch' });
export const SpoilsWire = Schema.Struct({
  spoilerFor: Schema.Array(Schema.String),
  spoilerMatches: Schema.Array(SpoilerMatchWire),
  hidden: optionalTrue,
});

export const ArticleCardWire = Schema.Struct({
  articleId: Schema.String,
  slug: Schema.String,
  category: Schema.String,
  categoryName: Schema.String,
  type: Schema.String,
  typeName: Schema.String,
  title: Schema.String,
  summary: Schema.String,
  cover: Schema.NullOr(PictureWire),
  author: Schema.Struct({ name: Schema.String, picture: Schema.NullOr(Schema.String) }),
  createdAt: Instant,
  updatedAt: Schema.optionalKey(Instant),
  readMin: Schema.Int,
  counters: Schema.Struct({ views: Schema.Int }),
  lang: LangWire,
  live: optionalTrue,
  reason: Schema.optionalKey(
    Schema.Struct({ key: Schema.Literal('team'), teamId: Schema.String, name: Schema.String }),
  ),
  demo: Schema.Boolean,
  ...SpoilsWire.fields,
  safeTitle: optionalText,
  safeSummary: optionalText,
  safeCover: Schema.optionalKey(Schema.NullOr(PictureWire)),
}).annotate({ identifier: 'ArticleCard' });
export const ArticleSliceWire = slice(ArticleCardWire);

export const ArticleWire = Schema.Struct({
  ...ArticleCardWire.fields,
  blocks: Schema.Array(ArticleBlockWire),
  tags: Schema.Array(Schema.String),
  targets: Schema.Array(TargetWire),
  about: Schema.Array(CardWire),
  matches: Schema.Array(FixtureWire),
  alternates: Schema.Struct({ vi: optionalText, en: optionalText, zh: optionalText }),
  source: Schema.optionalKey(Schema.Struct({ name: Schema.String, url: Schema.String })),
  related: Schema.Array(ArticleCardWire),
}).annotate({ identifier: 'Article' });

const TypeWire = Schema.Struct({ slug: Schema.String, name: Schema.String });
export const CategoryWire = Schema.Struct({ ...TypeWire.fields, types: Schema.Array(TypeWire) }).annotate({
  identifier: 'NewsCategory',
});
export const DigestWire = Schema.Struct({
  date: Schema.String,
  items: Schema.Array(
    Schema.Struct({
      text: Schema.String,
      safeText: optionalText,
      target: TargetWire,
      path: Schema.String,
      ...SpoilsWire.fields,
    }),
  ),
  coming: Schema.optionalKey(Schema.Struct({ fixture: FixtureWire, articles: Schema.Int })),
}).annotate({ identifier: 'NewsDigest' });

// These lines do not compile if a schema's decoded type differs from its domain type.
ArticleBlockWire satisfies Schema.Codec<ArticleBlock, unknown>;
ArticleCardWire satisfies Schema.Codec<ArticleCard, unknown>;
ArticleSliceWire satisfies Schema.Codec<ArticleSlice, unknown>;
ArticleWire satisfies Schema.Codec<Article, unknown>;
CategoryWire satisfies Schema.Codec<NewsCategory, unknown>;
DigestWire satisfies Schema.Codec<NewsDigest, unknown>;
