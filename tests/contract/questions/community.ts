import type { Asking } from './asking.ts';

/** Posts are proved end to end in community.test.ts: an id of one is known only once it is posted. */
export const communityQuestions = (): Pick<Asking, 'posts'> => ({
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
