import type { Asking } from './asking.ts';

/**
 * Members cut no highlights; the staff's actions are tested in tests/store/highlights.test.ts, and the demo's in
 * highlightsOrigin.test.ts.
 */
export const highlightsQuestions = (): Pick<Asking, 'highlights'> => ({
  highlights: {
    categoryTree: { input: {}, holds: (tree) => tree.every(({ types }) => types.length > 0) },
    list: { input: { hot: 'noi-bat', category: 'bong-da' }, holds: ({ list }) => list.length <= 24 },
    detail: { input: { slug: 'khong-co-doan-nay' }, refused: 404 },
    create: {
      input: {
        ...{ roomId: 'r1', fromTs: 0, toTs: 4800, titles: { vi: 'Bàn thắng' }, category: 'bong-da', type: 'ban-thang' },
        clientId: 'r1',
      },
      refused: 403,
    },
    state: { input: { highlightId: 'h' }, refused: 403 },
    withdraw: { input: { highlightId: 'h', clientId: 'r1' }, refused: 403 },
  },
});
