import type { Fixture } from '#domain/football/fixture.ts';
import type { TextBlock } from '#domain/content/blocks.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import type { ArticleBlock, SpoilerMatch } from '#domain/news/article.ts';
import { articleText, readMinutes } from '#domain/news/reading.ts';
import type { StoredArticle, StoredVersion } from '#server/shared/news/newsForm.ts';

/** What an article says in one language. */
export interface Piece {
  readonly title: string;
  readonly summary: string;
  readonly safeTitle?: string;
  readonly safeSummary?: string;
  readonly coverAlt: string;
  readonly tags: readonly string[];
  readonly blocks: readonly ArticleBlock[];
}
export interface Written {
  readonly article: StoredArticle;
  readonly blocks: Readonly<Record<Locale, readonly ArticleBlock[]>>;
}
/** What an article is in every language; `slug` tells no result. */
export type Facts = Omit<StoredArticle, 'versions' | 'cover' | 'safeCover' | 'spoilerFor'> & {
  readonly slug: string;
  readonly cover: string;
};

const COVER = { w: 640, h: 360 } as const;
const coverOf = (name: string) => ({ url: `/news-art/${name}.svg`, ...COVER });

const inEach = <A>(of: (lang: Locale) => A): Readonly<Record<Locale, A>> => ({
  vi: of('vi'),
  en: of('en'),
  zh: of('zh'),
});

export const written = ({ slug, cover, ...facts }: Facts, say: (lang: Locale) => Piece): Written => {
  const pieces = inEach(say);
  const versions = inEach((lang): StoredVersion => {
    const { blocks, ...words } = pieces[lang];
    return { ...words, slug, readMin: readMinutes(articleText(blocks), lang) };
  });
  const spoilerMatches = facts.spoilerMatches ?? [];
  return {
    article: {
      ...facts,
      ...{ versions, cover: coverOf(cover), spoilerFor: spoilerMatches.map(({ fixtureId }) => fixtureId) },
      ...(spoilerMatches.length > 0 && { safeCover: coverOf('board') }),
    },
    blocks: inEach((lang) => pieces[lang].blocks),
  };
};

export const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', spans: [{ text }] });
export const heading = (text: string): TextBlock => ({ kind: 'heading', spans: [{ text }] });
export const point = (text: string): TextBlock => ({ kind: 'list', spans: [{ text }] });

export const guardOf = ({ fixtureId, leagueId, startTs, localteam, visitorteam }: Fixture): SpoilerMatch => ({
  ...{ fixtureId, leagueId, startTs },
  ...{ localteam: { id: localteam.id }, visitorteam: { id: visitorteam.id } },
});

/** A match in each language. */
export type InEach = Readonly<Record<Locale, Fixture>>;

export const categoryOf = ({ leagueId }: Fixture): string =>
  leagueId === 'dong-bang' ? 'dong-bang' : leagueId === 'ngon-hai-dang' ? 'cup' : 'giai-khac';

export const everyLocale: readonly Locale[] = locales.map(({ code }) => code);
