import type { Case } from './otherPeoplesMatrix.ts';

/** A post of the owner that the stranger may not read. */
const post = (more: object = {}): Case => ({
  treatment: 'as if there were none',
  input: ({ postId }) => ({ id: postId, postId, ...more }),
});

/** Only moderators of the owner's group may do this there; to others the group does not exist. */
const inGroup = (more: object = {}): Case => ({
  treatment: 'as if there were none',
  input: ({ postId, userId }) => ({ groupId: postId, postId, userId, ...more }),
});

/** Members' posts and groups. */
export const talkMatrix: Readonly<Record<string, Case>> = {
  '/other/api/social/post': post(),
  '/other/api/social/thread': post(),
  '/other/api/social/post/history': post(),
  '/other/api/social/post/update': post({ text: 'Sửa', clientId: 'c' }),
  '/other/api/social/post/delete': post({ clientId: 'c' }),
  '/other/api/social/post/create': {
    treatment: 'as if there were none',
    input: ({ postId }) => ({ text: 'Nhóm', visibility: 'group', groupId: postId, clientId: 'c' }),
  },
  '/other/api/social/feed': inGroup({ tab: 'nhom' }),
  '/other/api/social/group/detail': post(),
  '/other/api/social/group/member-list': inGroup(),
  '/other/api/social/group/request-list': inGroup(),
  '/other/api/social/group/update': inGroup({ about: 'Sửa', clientId: 'c' }),
  '/other/api/social/group/join': inGroup({ clientId: 'c' }),
  '/other/api/social/group/leave': inGroup({ clientId: 'c' }),
  '/other/api/social/group/approve': inGroup({ on: true }),
  '/other/api/social/group/role': inGroup({ role: 'mod' }),
  '/other/api/social/group/pin': inGroup({ on: true }),
  '/other/api/social/group/remove-post': inGroup({ reason: 'Lạc đề', clientId: 'c' }),
};
