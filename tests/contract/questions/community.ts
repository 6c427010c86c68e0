import type { Asking } from './asking.ts';

/** Posts are tested end to end in community.test.ts, because their ids are known only once they are posted. */
export const communityQuestions = (): Pick<Asking, 'posts' | 'groups'> => ({
  groups: {
    create: {
      input: {
        ...{ name: 'Khán đài B', about: 'Ngồi sau khung thành', rules: ['Không spam'], privacy: 'private' },
        ...{ category: 'bong-da', question: 'Bạn ngồi ghế nào?', clientId: 'g1' },
      },
      holds: ({ slug, members, me }) => slug === 'khan-dai-b' && members === 1 && me?.role === 'owner',
    },
    list: { input: { tab: 'kham-pha', q: 'khan dai' }, holds: ({ next }) => next === null },
    detail: { input: { id: 'khong-co' }, refused: 404 },
    members: { input: { groupId: 'khong-co' }, refused: 404 },
    requests: { input: { groupId: 'khong-co' }, refused: 404 },
    update: { input: { groupId: 'khong-co', about: 'Mới', clientId: 'g2' }, refused: 404 },
    join: { input: { groupId: 'khong-co', clientId: 'g3' }, refused: 404 },
    leave: { input: { groupId: 'khong-co', clientId: 'g4' }, refused: 404 },
    approve: { input: { groupId: 'khong-co', userId: 'khong-co', on: true }, refused: 404 },
    role: { input: { groupId: 'khong-co', userId: 'khong-co', role: 'mod' }, refused: 404 },
    pin: { input: { groupId: 'khong-co', postId: 'khong-co', on: true }, refused: 404 },
    removePost: {
      input: { groupId: 'khong-co', postId: 'khong-co', reason: 'Lạc đề', clientId: 'g5' },
      refused: 404,
    },
  },
  posts: {
    create: {
      input: { text: 'Tối nay ai ra sân?', visibility: 'public', clientId: 'p1' },
      holds: ({ text, me }) => text === 'Tối nay ai ra sân?' && me?.canEdit === true,
    },
    feed: { input: { tab: 'cong-dong' }, holds: ({ list }) => list.every((one) => one.visibility === 'public') },
    detail: { input: { id: 'khong-co' }, refused: 404 },
    thread: { input: { id: 'khong-co' }, refused: 404 },
    history: { input: { postId: 'khong-co' }, refused: 404 },
    update: { input: { postId: 'khong-co', text: 'Sửa', clientId: 'p2' }, refused: 404 },
    delete: { input: { postId: 'khong-co', clientId: 'p3' }, refused: 404 },
    putDraft: {
      input: { place: 'feed', draft: { text: 'Đang viết' } },
      holds: (kept) => kept?.draft.text === 'Đang viết',
    },
    drafts: { input: {}, holds: ([first]) => first?.place === 'feed' },
  },
});
