import type { Locale } from '#domain/locale/locale.ts';
import type { ArticleCard, NewsPicture } from '#domain/news/article.ts';
import { newsShelves } from './categories.ts';
import { versionFor, type Listed } from './catalogue.ts';

type StoredPicture = Omit<NewsPicture, 'alt'> | null;
const pictureOf = (picture: StoredPicture, alt: string): NewsPicture | null => picture && { ...picture, alt };

/** An article's card for lists, in the reader's language if it has that language. */
export const cardOf = (article: Listed, views: ReadonlyMap<string, number>, locale: Locale): ArticleCard => {
  const { lang, version } = versionFor(article, locale);
  const { articleId, category, type, author, createdAt, updatedAt, spoilerFor, spoilerMatches, demo } = article;
  const guarded = spoilerFor.length > 0;
  return {
    ...{ articleId, slug: version.slug, category, categoryName: newsShelves.categoryName(article, locale) },
    ...{ type, typeName: newsShelves.typeName(article, locale), title: version.title, summary: version.summary },
    cover: pictureOf(article.cover, version.coverAlt),
    ...{ author, createdAt, readMin: version.readMin, lang, demo, spoilerFor, spoilerMatches },
    ...(updatedAt !== undefined && { updatedAt }),
    counters: { views: views.get(articleId) ?? 0 },
    ...(article.live && { live: true }),
    ...(guarded && {
      safeTitle: version.safeTitle ?? '',
      safeSummary: version.safeSummary ?? '',
      safeCover: pictureOf(article.safeCover ?? null, ''),
    }),
  };
};
