import type { Manuscript } from '#domain/news/newsroom.ts';
import type { Handlers } from '../http/handlers.ts';
import { createNewsCatalogue } from '../news/catalogue.ts';
import { newsHandlers } from '../news/news.handlers.ts';
import type { NewsStore } from '../news/news.store.ts';
import type { StoredArticle } from '../shared/news/newsForm.ts';

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
/** In all languages, like the pages that are visited by their example. */
const everywhere = aStoredArticle('quat-den-khong-thoi', vi && { versions: { vi, en: vi, zh: vi } });

/** Articles that are in no database. */
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

const aManuscript: Manuscript = {
  ...{ articleId: 'a', rev: 1, shown: 1, releasedRev: null, state: 'draft', title: 'Bài', langs: ['vi'], ahead: false },
  ...{ category: 'hau-truong', type: 'cau-chuyen', changedAt: 1, changedBy: 'Lan', releaseAt: null, from: null },
  ...{ asked: null, paths: {}, matches: [] },
  content: {
    ...{ category: 'hau-truong', type: 'cau-chuyen', cover: null, tags: [], targets: [], spoilerFor: [], live: false },
    ...{ byline: 'Lan', versions: {} },
  },
};
const always = async () => aManuscript;
export const fakeNewsroom: Handlers['newsroom'] = {
  list: async () => ({ list: [aManuscript], next: null }),
  shelves: async () => [
    { slug: 'hau-truong', name: 'Hậu trường', types: [{ slug: 'cau-chuyen', name: 'Câu chuyện' }] },
  ],
  revisions: async () => [{ seq: 1, what: 'put', rev: 1, at: 1, by: 'Lan' }],
  ...{ detail: always, put: always, schedule: always, release: always, approve: always, withdraw: always },
  ...{ revert: always, liveEntry: always },
  picture: async () => ({ url: '/media/news/x.webp', w: 1, h: 1 }),
  paste: async () => [],
};

const press = { articleId: 'a', rev: 1, clientId: 'c' };
export const newsroomInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  Object.entries({
    detail: { articleId: 'a' },
    'revision-list': { articleId: 'a' },
    put: { articleId: 'a', rev: 0, clientId: 'c', versions: {}, tags: [], targets: [], spoilerFor: [], live: false },
    schedule: { ...press, at: 1 },
    ...{ release: press, approve: press, withdraw: press, revert: { ...press, to: 0 } },
    'live-entry': {
      articleId: 'a',
      lang: 'vi',
      entry: { label: '', about: 'text', title: '', text: 'x' },
      clientId: 'c',
    },
    picture: { uploadId: 'u' },
    paste: { html: '<p>x</p>' },
  }).map(([name, input]) => [`/other/api/news/staff/${name}`, input]),
);
