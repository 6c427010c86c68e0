import type { Case } from './otherPeoplesMatrix.ts';

/** A post of the owner that the stranger may not read. */
const post = (more: object = {}): Case => ({
  treatment: 'as if there were none',
  input: ({ postId }) => ({ id: postId, postId, ...more }),
});

/** What members write under things, and what they post. */
export const talkMatrix: Readonly<Record<string, Case>> = {
  '/other/api/comment/list': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ target: 'fixture:khong-co', parentId: messageId }),
  },
  '/other/api/comment/detail': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ commentId: messageId }),
  },
  '/other/api/comment/create': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({
      ...{ target: { type: 'fixture', id: 'khong-co' }, parentId: messageId, text: 'Đáp', clientId: 'c' },
    }),
  },
  '/other/api/comment/update': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ commentId: messageId, text: 'Sửa', clientId: 'c' }),
  },
  '/other/api/comment/delete': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ commentId: messageId, clientId: 'c' }),
  },
  '/other/api/social/post': post(),
  '/other/api/social/thread': post(),
  '/other/api/social/post/history': post(),
  '/other/api/social/post/update': post({ text: 'Sửa', clientId: 'c' }),
  '/other/api/social/post/delete': post({ clientId: 'c' }),
  '/other/api/social/post/create': {
    treatment: 'as if there were none',
    input: ({ postId }) => ({ text: 'Nhóm', visibility: 'group', groupId: postId, clientId: 'c' }),
  },
};
