import type { Exhibit, Hand } from '../shared/moderation/hands.ts';
import type { StoredTake, takesStore } from './takes.store.ts';

const exhibitOf = ({ userId, text, createdTs, fixtureId }: StoredTake) => ({
  ...{ userId, text, at: createdTs },
  within: { type: 'fixture' as const, id: fixtureId },
});

/** How moderators remove and restore takes. The kept text is deleted with its author. */
export const takesHand = (store: ReturnType<typeof takesStore>): Hand => ({
  name: 'takes',
  removes: {
    take: {
      find: async (ids) =>
        new Map((await store.byIds(ids)).map((take): [string, Exhibit] => [take.takeId, exhibitOf(take)])),
      remove: (queries, id) => store.takeOut(queries, id),
      restore: async (queries, _id, kept) => {
        if (kept !== '') await store.putBack(queries, kept);
      },
    },
  },
  said: async (userId, most) =>
    (await store.lastOf(userId, most)).map((take) => ({ type: 'take', id: take.takeId, ...exhibitOf(take) })),
});
