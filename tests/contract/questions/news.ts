import type { Asking } from './asking.ts';

/** The demo's news grows with the clock, so it has tests of its own. */
export const newsQuestions = (): Pick<Asking, 'news'> => ({
  news: {
    categoryTree: { input: {}, holds: (tree) => tree.every(({ types }) => types.length > 0) },
    list: { input: { hot: 'noi-bat', category: 'dong-bang' }, holds: ({ list }) => list.length <= 20 },
    detail: { input: { slug: 'khong-co-bai-nay' }, refused: 404 },
    digest: { input: { date: '2001-01-01' }, holds: ({ date, items }) => date === '2001-01-01' && items.length === 0 },
  },
});
