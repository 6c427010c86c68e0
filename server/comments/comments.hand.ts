import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Hand } from '../shared/moderation/hands.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import type { CommentsStore } from './comments.store.ts';
import { commentPath } from './told.ts';

interface Needs {
  readonly store: CommentsStore;
  readonly find: FindSubjects;
  readonly now: () => number;
}

/** How moderators take comments away, which keep their places, and put them back. */
export const commentsHand = ({ store, find, now }: Needs): Hand => ({
  name: 'comments',
  removes: {
    comment: {
      find: async (id) => {
        const stored = await store.byId(id);
        if (!stored || stored.deleted === 1) return null;
        const [card] = await find([{ type: stored.type, id: stored.subjectId }], {
          locale: DEFAULT_LOCALE,
          now: now(),
        });
        return {
          ...{ userId: stored.userId, text: stored.text, at: stored.createdTs },
          goTo: card ? commentPath(card.path, stored) : null,
        };
      },
      remove: (queries, id) => store.take(queries, id),
      restore: (queries, id, kept) => store.putBack(queries, id, kept),
    },
  },
});
