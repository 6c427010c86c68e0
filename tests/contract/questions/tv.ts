import type { Asking } from './asking.ts';

/** For a channel that does not exist; the demo's channels have tests of their own. */
export const tvQuestions = (): Pick<Asking, 'tv'> => ({
  tv: {
    nations: { input: {}, holds: (list) => list.every(({ total }) => total > 0) },
    channels: { input: { nation: 'khong-co' }, holds: ({ list, total }) => list.length === 0 && total === 0 },
    categories: { input: { nation: 'khong-co' }, holds: (list) => list.length === 0 },
    channel: { input: { nation: 'vietnam', channel: 'khong-co' }, refused: 404 },
    guide: { input: { nation: 'khong-co', fromTs: 0, toTs: 1 }, holds: (rows) => rows.length === 0 },
    programme: { input: { programmeId: 'khong-co' }, refused: 404 },
    catchUp: { input: { programmeId: 'khong-co' }, refused: 404 },
    search: { input: { q: 'khong co kenh nay' }, holds: ({ channels }) => channels.length === 0 },
    mine: { input: {}, holds: ({ favourites, recents }) => favourites.length + recents.length === 0 },
    report: { input: { channelId: 'khong-co', sourceId: 'khong-co', error: 'none', tookMs: 1 }, refused: 404 },
  },
});
