import type { Article } from '#domain/news/article.ts';
import { articlePath, NEWS_PATH } from '#domain/news/newsPaths.ts';
import { newsImage } from '#domain/news/newsPicture.ts';
import { placePath, safeName } from '#domain/news/newsView.ts';
import type { NewsRouteId } from '#domain/routing/areas/news.routes.ts';
import { personPlaces } from '#domain/routing/pageTitle.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { shelfPages } from '../page/shelfPages.ts';
import { isRefused } from '../shared/refusal.ts';

/** B2: machines read it without a cookie, so it reveals no results. */
const articleJsonLd = (article: Article, { url, site }: PageNamed) => {
  const { createdAt, updatedAt = createdAt, author, safeCover, cover, lang, tags } = article;
  const picture = article.safeTitle === undefined ? cover : safeCover;
  return {
    ...{ '@context': 'https://schema.org', '@type': 'NewsArticle', url, mainEntityOfPage: url, inLanguage: lang },
    headline: safeName(article),
    description: article.safeSummary ?? article.summary,
    ...(picture && { image: [new URL(picture.url, site).href] }),
    datePublished: new Date(createdAt).toISOString(),
    dateModified: new Date(updatedAt).toISOString(),
    author: [{ '@type': 'Person', name: author.name }],
    publisher: { '@type': 'Organization', name: 'Khán Đài', url: site },
    articleSection: article.categoryName,
    keywords: tags.join(', '),
  };
};

const feedsAt = (path: string): readonly string[] => [`${path}/rss.xml`, `${path}/feed.json`];

/** The pages of news. An article is found by its slug in any language; its canonical address is the one in the reader's language. */
export const newsPages = ({ handlers: { news }, nobody }: PageSource): PagesOf<Exclude<NewsRouteId, 'newsroom'>> => {
  const shelves = shelfPages({
    treeFor: async (locale) => news.categoryTree({}, nobody(locale)),
    pathOf: placePath,
  });
  const listPage: (typeof shelves)['find'] = async (place, locale) => {
    const found = await shelves.find(place, locale);
    return found.status === undefined ? { ...found, feeds: feedsAt(placePath({ category: place.category })) } : found;
  };
  return {
    news: { find: async () => ({ feeds: feedsAt(NEWS_PATH) }) },
    newsCategory: { find: listPage, sitemap: shelves.paths },
    newsType: { find: listPage, sitemap: shelves.paths },
    article: {
      find: async ({ slug, ...place }, locale) => {
        const article = await news.detail({ slug }, nobody(locale));
        if (isRefused(article)) return { status: 404 };
        const { category, type, alternates, safeTitle, cover, safeCover, lang } = article;
        const isMoved = place.category !== category || place.type !== type || !Object.values(alternates).includes(slug);
        const shown = safeTitle === undefined ? cover : safeCover;
        const own = Object.fromEntries(
          Object.entries(alternates).map(([code, its]) => [code, articlePath({ category, type, slug: its })]),
        );
        return {
          ...{ canonicalPath: articlePath(article), places: personPlaces(safeName(article)), type: 'article' },
          alternates: own,
          ...(isMoved && { moved: true as const }),
          picture: shown ? newsImage(shown, 'article') : null,
          // A version in another language is indexed at its own address only.
          ...(lang !== locale && { indexed: false as const }),
          jsonLd: (page) => articleJsonLd(article, page),
        };
      },
    },
  };
};
