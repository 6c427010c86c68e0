import { createHash } from 'node:crypto';
import { summaryOf } from '#domain/content/blocks.ts';
import { NEWS, type ArticleBlock } from '#domain/news/article.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { articleText, readMinutes } from '#domain/news/reading.ts';
import { slug as slugOf } from '#domain/shared/slug.ts';
import { cleanLine } from '../../shared/news/cleanText.ts';
import { ELSEWHERE, SMALLEST_SEEN } from '../../shared/news/elsewhere.ts';
import { htmlPieces, type NamedPicture } from '../../shared/news/htmlBlocks.ts';
import type { ArticleForm, VersionForm } from '../../shared/news/newsForm.ts';
import { FEEDS, type Feed, type FeedItem } from './readFeed.ts';

/** An article that nobody has released yet. */
export interface Draft {
  readonly articleId: string;
  readonly createdAt: number;
  readonly lang: Locale;
  readonly slug: string;
  readonly article: ArticleForm;
  readonly version: VersionForm;
  readonly blocks: readonly ArticleBlock[];
}

const SUMMARY = 200;
const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();

const pictureBlock = ({ address, alt, w, h }: NamedPicture, origins: readonly string[]): readonly ArticleBlock[] => {
  const shown = /^https?:/u.test(address) && origins.includes(new URL(address).origin);
  if (!shown || (w !== null && w < SMALLEST_SEEN) || (h !== null && h < SMALLEST_SEEN)) return [];
  const size = w !== null && h !== null ? { w, h } : ELSEWHERE;
  return [{ kind: 'picture', picture: { url: address, ...size, alt: cut(cleanLine(alt), 200) } }];
};

/** Turns a feed item into an article; only pictures from allowed origins are kept. */
export const draftOf = (
  item: FeedItem,
  feed: Pick<Feed, 'title' | 'lang'>,
  { address, origins, now }: { readonly address: string; readonly origins: readonly string[]; readonly now: number },
): Draft => {
  const base = item.link ?? address;
  const hash = createHash('sha256')
    .update(`${new URL(address).origin} ${item.id}`)
    .digest('hex');
  const pieces = htmlPieces((item.html.trim() === '' ? item.summary : item.html).slice(0, FEEDS.text), base);
  const blocks = pieces
    .flatMap((one): readonly ArticleBlock[] => (one.kind === 'named' ? pictureBlock(one, origins) : [one]))
    .slice(0, NEWS.blocksMax);
  // Two runs of text that are harmless on their own could form a tag together.
  const shortened = (html: string): string =>
    cleanLine(
      summaryOf(
        htmlPieces(html.slice(0, FEEDS.text), base).filter((one) => one.kind !== 'named'),
        SUMMARY,
      ),
    );
  const told = shortened(item.summary);
  const slug = [slugOf(item.title).slice(0, 80), hash.slice(0, 8)].filter((part) => part !== '').join('-');
  return {
    ...{ articleId: `f-${hash.slice(0, 20)}`, lang: feed.lang, slug: slug.replace(/-+/gu, '-'), blocks },
    createdAt: Math.min(item.published ?? now, now),
    article: {
      author: { name: cut(item.author, 120) || cut(feed.title, 120) || new URL(address).hostname, picture: null },
      ...{ cover: null, targets: [], spoilerFor: [] },
      source: { name: cut(feed.title, 120) || new URL(address).hostname, url: base },
    },
    version: {
      title: cut(item.title, NEWS.titleMax),
      summary: told === '' ? shortened(item.html) : told,
      ...{ coverAlt: '', tags: [], readMin: readMinutes(articleText(blocks), feed.lang) },
    },
  };
};
