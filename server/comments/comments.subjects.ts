import { quoteOf } from '#domain/comments/comment.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { CommentsParts } from './comments.handlers.ts';
import { commentPath } from './told.ts';

/** Comments that members react to. The page of one is that of what it is about. */
export const commentsSubjects = ({
  store,
  find,
  peopleOf,
}: Pick<CommentsParts, 'store' | 'find' | 'peopleOf'>): Required<Pick<Subjects, 'comment'>> => ({
  comment: {
    cards: async (ids, view) => {
      const found = new Map((await store.byIds(ids)).map((one) => [one.commentId, one]));
      const stored = ids.map((id) => found.get(id) ?? null);
      const there = stored.filter((one) => one !== null && one.deleted === 0);
      const [people, about] = await Promise.all([
        peopleOf([...new Set(there.flatMap((one) => one?.userId ?? []))]),
        find(
          there.map((one) => ({ type: one!.type, id: one!.subjectId })),
          view,
        ),
      ]);
      const paths = new Map(there.map((one, i) => [one!.commentId, about[i]?.path]));
      return stored.map((one) => {
        const path = one && paths.get(one.commentId);
        if (!one || path === undefined || path === null) return null;
        return {
          target: { type: 'comment', id: one.commentId },
          title: quoteOf(one.text),
          subtitle: (one.userId !== null && people.get(one.userId)?.nickname) || '',
          img: null,
          path: commentPath(path, one),
        };
      });
    },
    reacted: (queries, id, { likes = 0, reactions = {} }) =>
      store.reacted(queries, id, { likes, others: Object.values(reactions).reduce((sum, one) => sum + one, 0) }),
  },
});
