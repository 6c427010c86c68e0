import type { Case } from './otherPeoplesMatrix.ts';

/** Comments on things of all areas, and members' mutes. */
export const comments: Readonly<Record<string, Case>> = {
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
  '/other/api/social/mute': {
    treatment: 'names a member',
    // Muting them would put their id on the stranger's own list.
    input: ({ userId }) => ({ userId, on: false }),
  },
  '/other/api/comment/restore': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ commentId: messageId, clientId: 'c' }),
  },
};
