import type { Handlers } from '../http/handlers.ts';
import { createNewsCatalogue } from '../news/catalogue.ts';
import { newsHandlers } from '../news/news.handlers.ts';
import type { NewsStore } from '../news/news.store.ts';
import type { StoredArticle } from '../shared/news/newsForm.ts';
import { refused } from '../shared/refusal.ts';

export const aStoredArticle = (articleId: string, changed: Partial<StoredArticle> = {}): StoredArticle => ({
  ...{ articleId, category: 'hau-truong', type: 'cau-chuyen', createdAt: 1, cover: null, targets: [], spoilerFor: [] },
  author: { name: 'Thuỳ Gió', picture: null },
  versions: {
    vi: { ...{ slug: articleId, title: `Bài ${articleId}`, summary: '', coverAlt: '', tags: [], readMin: 1 } },
  },
  ...changed,
});

const emptyStore: NewsStore = { revision: async () => 0, articles: async () => [], blocksOf: async () => [] };

const { vi } = aStoredArticle('quat-den-khong-thoi').versions;
/** In all languages, as the pages that are visited by their example are. */
const everywhere = aStoredArticle('quat-den-khong-thoi', vi && { versions: { vi, en: vi, zh: vi } });

/** Articles that no database keeps. */
export const fakeNewsCatalogue = (
  articles: readonly StoredArticle[] = [everywhere],
  views: ReadonlyMap<string, number> = new Map(),
) =>
  createNewsCatalogue({
    ...{ store: emptyStore, clock: () => 0, fixtureOf: async () => null, viewsOf: async () => views },
    demo: {
      articles: async () => articles,
      blocksOf: async () => [{ kind: 'paragraph', spans: [{ text: 'Một buổi tối mưa.' }] }],
    },
  });

export const fakeNews = (changed: Partial<Handlers['news']> = {}): Handlers['news'] => ({
  ...newsHandlers({
    catalogue: fakeNewsCatalogue(),
    find: async (targets) => targets.map(() => null),
    fixture: async () => null,
    digest: async (date = '2026-11-24') => ({ date, items: [] }),
  }),
  ...changed,
});

const nobody = async () => refused(403);
/** For members who write nothing. */
export const fakeNewsroom: Handlers['newsroom'] = {
  ...{ list: nobody, detail: nobody, revisions: nobody, put: nobody, schedule: nobody, release: nobody },
  ...{ approve: nobody, withdraw: nobody, revert: nobody, liveEntry: nobody, picture: nobody, paste: nobody },
};
