import { wordsOfPost } from '#domain/community/post.ts';
import type { Hand, Remover } from '../shared/moderation/hands.ts';
import { postPath } from './posts.subjects.ts';
import type { PostsStore } from './posts.store.ts';
import type { ShownNeeds } from './postShown.ts';

/** How moderators take posts away and put them back; what they hold is emptied once nobody can appeal any more. */
export const removesPosts = ({
  store,
  pollsOf,
}: { readonly store: PostsStore } & Pick<ShownNeeds, 'pollsOf'>): Remover => ({
  find: async (id) => {
    const stored = await store.byId(id);
    if (stored?.state !== 'stands') return null;
    const { userId, text, pollId, pictures, createdTs } = stored;
    const poll = pollId === null ? null : ((await pollsOf([pollId], null)).get(pollId) ?? null);
    const alts = pictures.map(({ alt }) => alt).filter((alt) => alt !== '');
    return {
      ...{ userId, at: createdTs, goTo: postPath(id) },
      text: [wordsOfPost(text, poll), ...alts].filter((one) => one !== '').join('\n'),
    };
  },
  remove: async (queries, id, { at }) => ((await store.remove(queries, id, at)) ? 'removed' : null),
  restore: (queries, id, _kept, { at }) => store.restore(queries, id, at),
});

export const communityHand = (removes: Required<Hand>['removes']): Hand => ({ name: 'community', removes });
