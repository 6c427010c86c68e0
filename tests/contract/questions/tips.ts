import { COMMENTS } from '#domain/comments/comment.ts';
import type { Asking, Place } from './asking.ts';

const prediction = { market: '1x2', sel: '1', stake: 1, title: 'Chủ nhà thắng', blocks: [] } as const;
const tipId = 't0123456789abcdef0123';

export const tipsQuestions = ({ coming, speaker }: Place): Pick<Asking, 'tips' | 'takes' | 'comments'> => ({
  tips: {
    topRating: { input: { type: 'bong-da' }, holds: (all) => all.every(({ stats }) => stats.rank !== null) },
    list: { input: { category: 'bong-da' }, holds: ({ list }) => list.length > 0 },
    counts: {
      input: { category: 'bong-da', timezone: 'Asia/Bangkok' },
      holds: ({ open, settled, days }) => open + settled > 0 && days.every(({ matches }) => matches > 0),
    },
    detail: { input: { slug: `khong-co-${tipId}` }, refused: 404 },
    byMatch: {
      input: { id: coming.fixtureId },
      holds: ({ tips }) => tips.every(({ fixtureId }) => fixtureId === coming.fixtureId),
    },
    tipster: { input: { userId: 'khong-co' }, refused: 404 },
    leaderboard: {
      input: { window: '90d', minSettled: 5, sort: 'low' },
      holds: ({ list, total }) => list.length > 0 && total >= list.length,
    },
    mine: { input: { tab: 'mine' }, holds: ({ list }) => list.length === 0 },
    // A new member is on level 1.
    create: { input: { ...prediction, fixtureId: coming.fixtureId, clientId: 'c1' }, refused: 403 },
    update: { input: { ...prediction, tipId, clientId: 'c1' }, refused: 404 },
    withdraw: { input: { tipId }, refused: 404 },
    putDraft: {
      input: { fixtureId: coming.fixtureId, draft: { fixtureId: coming.fixtureId, title: 'Nháp', blocks: [] } },
      holds: (draft) => draft?.title === 'Nháp',
    },
    draft: { input: { fixtureId: coming.fixtureId }, holds: (draft) => draft === null || draft.title === 'Nháp' },
    drafts: { input: {}, holds: (all) => all.length <= 20 },
    // Another question has followed the speaker, who has settled tips on some days only.
    ifFollowed: {
      input: {},
      holds: ({ people, settled, profit }) => people <= 1 && (settled > 0 ? people === 1 : profit === 0),
    },
    follow: { input: { tipsterId: speaker, on: false }, holds: ({ on }) => !on },
    ledger: { input: { userId: 'khong-co' }, refused: 404 },
    ledgerExport: { input: { userId: 'khong-co', format: 'csv' }, refused: 404 },
  },
  takes: {
    list: { input: { fixtureId: coming.fixtureId }, holds: ({ list }) => list.length === 0 },
    // The member is neither host nor commentator.
    create: { input: { fixtureId: coming.fixtureId, text: 'Hoà thôi', clientId: 'k1' }, refused: 403 },
    delete: { input: { takeId: 'k1' }, refused: 404 },
  },
  comments: {
    list: { input: { target: `fixture:${coming.fixtureId}` }, holds: ({ list }) => list.length <= COMMENTS.pageSize },
    detail: { input: { commentId: 'khong-co' }, refused: 404 },
    create: {
      input: { target: { type: 'fixture', id: coming.fixtureId }, text: 'Trận này hay đây', clientId: 'c1' },
      holds: ({ text, user, replyCount }) => text === 'Trận này hay đây' && user !== null && replyCount === 0,
    },
    update: { input: { commentId: 'khong-co', text: 'Sửa', clientId: 'c2' }, refused: 404 },
    delete: { input: { commentId: 'khong-co', clientId: 'c3' }, refused: 404 },
    restore: { input: { commentId: 'khong-co', clientId: 'c4' }, refused: 404 },
    mine: { input: {}, holds: ({ list }) => list.length <= COMMENTS.pageSize },
  },
});
