import type { Group } from '#domain/community/group.ts';
import type { Post } from '#domain/community/post.ts';
import type { Handlers } from '../http/handlers.ts';
import { fakeUser } from './fakeContent.ts';

export const fakePost: Post = {
  ...{ postId: 'p1', user: fakeUser, text: 'Tối nay ai ra sân?', lang: 'vi', media: [], embeds: [] },
  ...{ visibility: 'public', createdAt: 0, counters: { likes: 0, comments: 0, saves: 0, reactions: {} } },
};
const fakeGroup: Group = {
  ...{ groupId: 'g1', slug: 'khan-dai-b', name: 'Khán đài B', about: '', rules: [], privacy: 'public' },
  ...{ category: 'bong-da', question: '', cover: null, avatar: null, members: 1, postsToday: 0, createdAt: 0 },
};
const kept = { place: 'feed', draft: { text: 'Đang viết' }, savedTs: 0 };

/** Inputs of the calls about posts and groups, by path. */
export const postInputs: Readonly<Record<string, object>> = {
  '/other/api/social/feed': { tab: 'cong-dong' },
  '/other/api/social/post': { id: 'p1' },
  '/other/api/social/thread': { id: 'p1' },
  '/other/api/social/post/history': { postId: 'p1' },
  '/other/api/social/post/create': { text: 'Tối nay ai ra sân?', visibility: 'public', clientId: 'c1' },
  '/other/api/social/post/update': { postId: 'p1', text: 'Tối mai ai ra sân?', clientId: 'c1' },
  '/other/api/social/post/delete': { postId: 'p1', clientId: 'c1' },
  '/other/api/social/group/list': { tab: 'kham-pha' },
  '/other/api/social/group/detail': { id: 'g1' },
  '/other/api/social/group/member-list': { groupId: 'g1' },
  '/other/api/social/group/request-list': { groupId: 'g1' },
  '/other/api/social/group/create': {
    ...{ name: 'Khán đài B', about: '', rules: [], privacy: 'public', category: 'bong-da', question: '' },
    clientId: 'c1',
  },
  '/other/api/social/group/update': { groupId: 'g1', about: 'Mới', clientId: 'c1' },
  '/other/api/social/group/join': { groupId: 'g1', clientId: 'c1' },
  '/other/api/social/group/leave': { groupId: 'g1', clientId: 'c1' },
  '/other/api/social/group/approve': { groupId: 'g1', userId: 'm2', on: true },
  '/other/api/social/group/role': { groupId: 'g1', userId: 'm2', role: 'mod' },
  '/other/api/social/group/pin': { groupId: 'g1', postId: 'p1', on: true },
  '/other/api/social/group/remove-post': { groupId: 'g1', postId: 'p1', reason: 'Lạc đề', clientId: 'c1' },
  '/other/api/social/draft/put': { place: 'feed', draft: { text: 'Đang viết' } },
};

/** Members' posts. */
export const fakePosts: Handlers['posts'] = {
  feed: async () => ({ list: [fakePost], next: null }),
  detail: async () => fakePost,
  thread: async () => ({ list: [], next: null }),
  history: async () => [{ text: fakePost.text, at: 0 }],
  create: async () => fakePost,
  update: async () => fakePost,
  delete: async () => null,
  putDraft: async () => kept,
  drafts: async () => [kept],
};

export const fakeGroups: Handlers['groups'] = {
  list: async () => ({ list: [fakeGroup], next: null }),
  detail: async () => ({ ...fakeGroup, pinned: null }),
  members: async () => ({ list: [{ user: fakeUser, role: 'owner', since: 0 }], next: null }),
  requests: async () => ({ list: [], next: null }),
  ...{ create: async () => fakeGroup, update: async () => fakeGroup },
  ...{ join: async () => fakeGroup, leave: async () => fakeGroup },
  ...{ approve: async () => ({ role: 'member' }), role: async () => ({ role: 'mod' }) },
  pin: async () => ({ pinned: 'p1' }),
  removePost: async () => ({ decisionId: 'd1' }),
};
