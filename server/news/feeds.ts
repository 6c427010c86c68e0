import { localeConfig, localePath, type Locale } from '#domain/locale/locale.ts';
import type { ArticleCard } from '#domain/news/article.ts';
import { articlePath, NEWS_PATH } from '#domain/news/newsPaths.ts';
import { escaped } from '../page/html.ts';

/** A feed of all news or of one category; `site` has no trailing slash. */
export interface FeedOf {
  readonly site: string;
  readonly locale: Locale;
  readonly category: { readonly slug: string; readonly name: string } | null;
  readonly articles: readonly ArticleCard[];
}

const portal: Readonly<Record<Locale, string>> = {
  vi: 'Tin tức Khán Đài',
  en: 'Khán Đài news',
  zh: 'Khán Đài 新聞',
};
/** XML 1.0 allows no other control characters. */
// oxlint-disable-next-line no-control-regex
const plain = (text: string): string => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '');
/** Text for XML: escaped, without characters that XML does not allow. */
export const xml = (text: string): string => escaped(plain(text));

const titleOf = ({ locale, category }: FeedOf): string =>
  category ? `${portal[locale]}: ${category.name}` : portal[locale];
const homeOf = ({ site, locale, category }: FeedOf): string =>
  site + localePath(locale, category ? `${NEWS_PATH}/${category.slug}` : NEWS_PATH);
const urlOf = (site: string, locale: Locale, card: ArticleCard): string => site + localePath(locale, articlePath(card));

/** B2: a feed has no cookies, so it reveals no results: each article appears with its safe texts. */
const safe = (card: ArticleCard) => ({
  title: card.safeTitle ?? card.title,
  summary: card.safeSummary ?? card.summary,
});

/** RSS 2.0. */
export const rssOf = (feed: FeedOf): string => {
  const { site, locale, articles } = feed;
  const home = homeOf(feed);
  const newest = Math.max(0, ...articles.map(({ createdAt, updatedAt = createdAt }) => updatedAt));
  const items = articles.map((card) => {
    const url = urlOf(site, locale, card);
    const { title, summary } = safe(card);
    return [
      '<item>',
      `<title>${xml(title)}</title><link>${xml(url)}</link><guid isPermaLink="true">${xml(url)}</guid>`,
      `<pubDate>${new Date(card.createdAt).toUTCString()}</pubDate>`,
      `<category>${xml(card.categoryName)}</category><description>${xml(summary)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(titleOf(feed))}</title><link>${xml(home)}</link><description>${xml(titleOf(feed))}</description>`,
    `<language>${localeConfig(locale).iso}</language>`,
    `<atom:link href="${xml(`${home}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest > 0 ? [`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`] : []),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
};

/** JSON Feed 1.1. */
export const jsonFeedOf = (feed: FeedOf): string => {
  const { site, locale, articles } = feed;
  const home = homeOf(feed);
  return JSON.stringify({
    ...{ version: 'https://jsonfeed.org/version/1.1', title: titleOf(feed), language: localeConfig(locale).iso },
    ...{ home_page_url: home, feed_url: `${home}/feed.json` },
    items: articles.map((card) => {
      const url = urlOf(site, locale, card);
      const { title, summary } = safe(card);
      return {
        ...{ id: url, url, title, content_text: summary, authors: [{ name: card.author.name }] },
        date_published: new Date(card.createdAt).toISOString(),
        ...(card.updatedAt !== undefined && { date_modified: new Date(card.updatedAt).toISOString() }),
        tags: [card.categoryName, card.typeName],
      };
    }),
  });
};
