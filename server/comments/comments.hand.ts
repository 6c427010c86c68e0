import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { User } from '#domain/people/user.ts';
import type { Beside, Exhibit, Hand } from '../shared/moderation/hands.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import type { CommentsStore, StoredComment } from './comments.store.ts';
import { commentPath } from './told.ts';

interface Needs {
  readonly store: CommentsStore;
  readonly find: FindSubjects;
  readonly peopleOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, User>>;
  readonly now: () => number;
}

/** How moderators take comments away, which keep their places, and put them back. */
export const commentsHand = ({ store, find, peopleOf, now }: Needs): Hand => {
  const exhibitsOf = async (stored: readonly StoredComment[]): Promise<readonly (readonly [string, Exhibit])[]> => {
    const there = stored.filter(({ deleted }) => deleted === 0);
    const cards = await find(
      there.map(({ type, subjectId }) => ({ type, id: subjectId })),
      { locale: DEFAULT_LOCALE, now: now() },
    );
    return there.map((one, i) => {
      const { commentId, userId, text, createdTs } = one;
      const card = cards[i];
      return [commentId, { userId, text, at: createdTs, goTo: card ? commentPath(card.path, one) : null }];
    });
  };
  return {
    name: 'comments',
    removes: {
      comment: {
        find: async (ids) => new Map(await exhibitsOf(await store.byIds(ids))),
        beside: async (id) => {
          const own = await store.byId(id);
          const ids = own ? [own.parentId, own.quoteId ?? ''].filter((one) => one !== '') : [];
          const around = (await store.byIds([...new Set(ids)])).filter(({ deleted }) => deleted === 0);
          const people = await peopleOf(around.flatMap(({ userId }) => userId ?? []));
          return around
            .map(({ userId, text, createdTs }): Beside => {
              const name = (userId !== null && people.get(userId)?.nickname) || '';
              return { name, text, at: createdTs };
            })
            .toSorted((a, b) => a.at - b.at);
        },
        remove: (queries, id) => store.take(queries, id),
        restore: (queries, id, kept) => store.putBack(queries, id, kept),
      },
    },
    said: async (userId, most) =>
      (await exhibitsOf(await store.lastOf(userId, most))).flatMap(([id, { text, at, goTo = null }]) =>
        // What not everybody may see has no page here, as what friends and closed groups say among themselves.
        goTo === null ? [] : [{ type: 'comment' as const, id, text, at, goTo }],
      ),
  };
};
