import { DEFAULT_LOCALE, locales, type Locale } from '#domain/locale/locale.ts';
import type { ArticleBlock, SpoilerMatch } from '#domain/news/article.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Clock } from '../shared/clock.ts';
import { createKeptViews } from '../shared/keptViews.ts';
import type { StoredArticle, StoredVersion } from '../shared/news/newsForm.ts';
import type { NewsSource } from '../shared/news/newsSource.ts';
import type { NewsStore } from './news.store.ts';

/** An article that appears in lists. */
export interface Listed extends StoredArticle {
  readonly spoilerMatches: readonly SpoilerMatch[];
  readonly demo: boolean;
}
export interface Newsstand {
  /** Newest first. */
  readonly all: readonly Listed[];
  readonly byId: ReadonlyMap<string, Listed>;
  readonly bySlug: ReadonlyMap<string, { readonly article: Listed; readonly lang: Locale }>;
}
export interface CatalogueNeeds {
  readonly store: NewsStore;
  readonly demo: NewsSource | null;
  readonly fixtureOf: (fixtureId: string) => Promise<Fixture | null>;
  /** The number of views of each article. */
  readonly viewsOf: () => Promise<ReadonlyMap<string, number>>;
  readonly clock: Clock;
}

/** The version that a reader gets: in their language if there is one, else in the first language that exists. */
export const versionFor = ({ versions }: StoredArticle, locale: Locale): { lang: Locale; version: StoredVersion } => {
  const lang = [locale, ...locales.map(({ code }) => code)].find((code) => versions[code] !== undefined)!;
  return { lang, version: versions[lang]! };
};

const byNewest = (a: Listed, b: Listed): number =>
  b.createdAt - a.createdAt || (a.articleId < b.articleId ? -1 : a.articleId > b.articleId ? 1 : 0);

const DEMO_MS = 20_000;

/**
 * Caches in memory what lists show of all articles: stored ones until an import changes them or the release time of the
 * next one has come, the demo's for 20 s.
 */
export const createNewsCatalogue = ({ store, demo, fixtureOf, viewsOf, clock }: CatalogueNeeds) => {
  let stored: { readonly revision: number; readonly all: readonly Listed[] } | null = null;
  let known: {
    readonly revision: number;
    readonly tick: number;
    readonly from: number;
    /** When the next article is released, in epoch milliseconds. */
    until: number;
    readonly stand: Promise<Newsstand>;
  } | null = null;

  const spoilersOf = async (ids: readonly string[]): Promise<readonly SpoilerMatch[]> =>
    (await Promise.all(ids.map(fixtureOf))).flatMap((fixture) =>
      fixture
        ? [
            {
              ...{ fixtureId: fixture.fixtureId, leagueId: fixture.leagueId, startTs: fixture.startTs },
              ...{ localteam: { id: fixture.localteam.id }, visitorteam: { id: fixture.visitorteam.id } },
            },
          ]
        : [],
    );
  /** Matches that were not found before are looked up again, so that no result stays unprotected. */
  const withSpoilers = async (article: StoredArticle, before: readonly SpoilerMatch[]): Promise<Listed> => ({
    ...{ ...article, demo: false },
    spoilerMatches: before.length === article.spoilerFor.length ? before : await spoilersOf(article.spoilerFor),
  });
  const readStored = async (revision: number): Promise<readonly Listed[]> => {
    const known = stored?.revision === revision ? stored.all : null;
    const all: Listed[] = [];
    for (const article of known ?? (await store.articles()))
      if (Object.keys(article.versions).length > 0) all.push(await withSpoilers(article, article.spoilerMatches ?? []));
    stored = { revision, all };
    return all;
  };
  const make = async (imported: readonly Listed[], now: number): Promise<Newsstand> => {
    const ids = new Set(imported.map(({ articleId }) => articleId));
    const invented = (await demo?.articles(now)) ?? [];
    const all = [
      ...imported.filter(({ createdAt }) => createdAt <= now),
      ...invented
        .filter(({ articleId }) => !ids.has(articleId))
        .map((article) => ({ ...article, demo: true, spoilerMatches: article.spoilerMatches ?? [] })),
    ].toSorted(byNewest);
    return {
      all,
      byId: new Map(all.map((article) => [article.articleId, article])),
      bySlug: new Map(
        // A present slug takes precedence over a former one, and a newer article over an older one.
        [
          ...all.flatMap((article) =>
            (article.formerSlugs ?? []).map(
              (slug) => [slug, { article, lang: versionFor(article, DEFAULT_LOCALE).lang }] as const,
            ),
          ),
          ...all.toReversed().flatMap((article) =>
            locales.flatMap(({ code }) => {
              const version = article.versions[code];
              return version ? [[version.slug, { article, lang: code }] as const] : [];
            }),
          ),
        ],
      ),
    };
  };
  return {
    read: async (): Promise<Newsstand> => {
      const revision = await store.revision();
      const now = clock();
      const tick = Math.floor(now / DEMO_MS);
      if (known?.revision === revision && known.tick === tick && known.from <= now && now < known.until)
        return known.stand;
      const imported = readStored(revision);
      const entry = { revision, tick, from: now, until: Infinity, stand: imported.then((all) => make(all, now)) };
      known = entry;
      imported.then(
        (all) => (entry.until = Math.min(...all.map(({ createdAt }) => (createdAt > now ? createdAt : Infinity)))),
        () => {},
      );
      entry.stand.catch(() => {
        if (known === entry) known = null;
      });
      return entry.stand;
    },
    blocksOf: async (article: Listed, lang: Locale): Promise<readonly ArticleBlock[]> =>
      article.demo
        ? ((await demo?.blocksOf(article.articleId, lang, clock())) ?? [])
        : store.blocksOf(article.articleId, lang),
    views: createKeptViews(viewsOf, clock),
  };
};
export type NewsCatalogue = ReturnType<typeof createNewsCatalogue>;
