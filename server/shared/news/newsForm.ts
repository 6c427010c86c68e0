import * as Schema from 'effect/Schema';
import { ArticleBlockWire } from '#contract/http/newsShapes.ts';
import type { SpoilerMatch } from '#domain/news/article.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** What the tables of news keep as JSON: written by the import, read by the catalogue. The demo has the same. */

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });
const Picture = Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int });
const Target = Schema.Struct({ type: Schema.Literals(['team', 'fixture', 'player', 'league']), id: Schema.String });

export const ArticleForm = Schema.Struct({
  /** Names of a category and a type that the portal does not define itself. */
  categoryName: Schema.optionalKey(Words),
  typeName: Schema.optionalKey(Words),
  author: Schema.Struct({ name: Schema.String, picture: Schema.NullOr(Schema.String) }),
  cover: Schema.NullOr(Picture),
  safeCover: Schema.optionalKey(Schema.NullOr(Picture)),
  updatedAt: Schema.optionalKey(Schema.Int),
  targets: Schema.Array(Target),
  /** Matches whose results the article reveals. */
  spoilerFor: Schema.Array(Schema.String),
  source: Schema.optionalKey(Schema.Struct({ name: Schema.String, url: Schema.String })),
  featured: Schema.optionalKey(Schema.Boolean),
  /** Its live blog is being written. */
  live: Schema.optionalKey(Schema.Literal(true)),
});
export type ArticleForm = typeof ArticleForm.Type;

export const VersionForm = Schema.Struct({
  title: Schema.String,
  summary: Schema.String,
  safeTitle: Schema.optionalKey(Schema.String),
  safeSummary: Schema.optionalKey(Schema.String),
  coverAlt: Schema.String,
  tags: Schema.Array(Schema.String),
  readMin: Schema.Int,
});
export type VersionForm = typeof VersionForm.Type;
export const BlocksForm = Schema.Array(ArticleBlockWire);

export interface StoredVersion extends VersionForm {
  readonly slug: string;
}
/** An article without its blocks. */
export interface StoredArticle extends ArticleForm {
  readonly articleId: string;
  readonly category: string;
  readonly type: string;
  readonly createdAt: number;
  /** Set if its matches are not in the database: the data that decides about their results. */
  readonly spoilerMatches?: readonly SpoilerMatch[];
  /** Earlier slugs of the article. */
  readonly formerSlugs?: readonly string[];
  readonly versions: { readonly [Lang in Locale]?: StoredVersion };
}
