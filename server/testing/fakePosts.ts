import type { Post } from '#domain/community/post.ts';
import type { Handlers } from '../http/handlers.ts';
import { fakeUser } from './fakeContent.ts';

export const fakePost: Post = {
  ...{ postId: 'p1', user: fakeUser, text: 'Tối nay ai ra sân?', lang: 'vi', media: [], embeds: [] },
  ...{ visibility: 'public', createdAt: 0, counters: { likes: 0, comments: 0, saves: 0, reactions: {} } },
};
const kept = { place: 'feed', draft: { text: 'Đang viết' }, savedTs: 0 };

/** Inputs of the calls about posts, by path. */
export const postInputs: Readonly<Record<string, object>> = {
  '/other/api/social/feed': { tab: 'cong-dong' },
  '/other/api/social/post': { id: 'p1' },
  '/other/api/social/thread': { id: 'p1' },
  '/other/api/social/post/history': { postId: 'p1' },
  '/other/api/social/post/create': { text: 'Tối nay ai ra sân?', visibility: 'public', clientId: 'c1' },
  '/other/api/social/post/update': { postId: 'p1', text: 'Tối mai ai ra sân?', clientId: 'c1' },
  '/other/api/social/post/delete': { postId: 'p1', clientId: 'c1' },
  '/other/api/social/draft/put': { place: 'feed', draft: { text: 'Đang viết' } },
};

/** What members post. */
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
