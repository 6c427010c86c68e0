import type { Comment } from '#domain/comments/comment.ts';
import type { Take } from '#domain/takes/take.ts';
import type { Handlers } from '../http/handlers.ts';
import { fakeUser } from './fakeContent.ts';
import { fakeGroups, fakePosts } from './fakePosts.ts';

const take: Take = { takeId: 'k1', fixtureId: 'f1', author: fakeUser, text: 'Hoà thôi', createdTs: 0 };
export const fakeComment: Comment = {
  ...{ commentId: 'c1', target: { type: 'fixture', id: 'f1' }, user: fakeUser, text: 'Trận hay quá', createdAt: 0 },
  ...{ replyCount: 0, counters: { likes: 0, reactions: {} } },
};

type Talk = 'takes' | 'comments' | 'posts' | 'groups';
/** Texts that people write for others. */
export const fakeTalk = (
  changed: { readonly [Name in Talk]?: Partial<Handlers[Name]> } = {},
): Pick<Handlers, Talk> => ({
  posts: { ...fakePosts, ...changed.posts },
  groups: { ...fakeGroups, ...changed.groups },
  takes: {
    list: async () => ({ list: [], next: null }),
    create: async () => take,
    delete: async () => null,
    ...changed.takes,
  },
  comments: {
    list: async () => ({ list: [fakeComment], next: null }),
    detail: async () => ({ comment: fakeComment, parent: null }),
    create: async () => fakeComment,
    update: async () => fakeComment,
    delete: async () => fakeComment,
    restore: async () => fakeComment,
    mine: async () => ({ list: [{ comment: fakeComment, about: { title: 'Trận', path: '/t' } }], next: null }),
    ...changed.comments,
  },
});
