import { wordsOfPost } from '#domain/community/post.ts';
import type { Exhibit, Hand } from '../shared/moderation/hands.ts';
import { postPath } from './posts.subjects.ts';
import type { PostsStore, StoredPost } from './posts.store.ts';
import type { ShownNeeds } from './postShown.ts';

type Needs = { readonly store: PostsStore } & Pick<ShownNeeds, 'pollsOf'>;

/** How moderators take posts away and put them back; what they hold is emptied once nobody can appeal any more. */
export const communityHand = ({ store, pollsOf }: Needs): Hand => {
  const exhibitsOf = async (posts: readonly StoredPost[]): Promise<readonly (readonly [string, Exhibit])[]> => {
    const polls = await pollsOf(
      posts.flatMap(({ pollId }) => pollId ?? []),
      null,
    );
    return posts.map(({ postId, userId, text, pollId, pictures, createdTs }) => {
      const words = wordsOfPost(text, pollId === null ? null : (polls.get(pollId) ?? null));
      const lines = [words, ...pictures.map(({ alt }) => alt)].filter((line) => line !== '');
      return [postId, { userId, at: createdTs, goTo: postPath(postId), text: lines.join('\n') }];
    });
  };
  return {
    name: 'community',
    removes: {
      post: {
        find: async (ids) => new Map(await exhibitsOf(await store.standing(ids))),
        remove: async (queries, id, { at }) => ((await store.remove(queries, id, at)) ? 'removed' : null),
        restore: (queries, id, _kept, { at }) => store.restore(queries, id, at),
      },
    },
    said: async (userId, most) =>
      (await exhibitsOf(await store.lastOf(userId, most))).map(([id, { text, at, goTo = null }]) => ({
        ...{ type: 'post' as const, id, text, at, goTo },
      })),
  };
};
