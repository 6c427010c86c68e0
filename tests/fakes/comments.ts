import type { Comment, CommentTarget } from '#domain/comments/comment.ts';
import type { User } from '#domain/people/user.ts';
import type { CommentsPort, CommentWish } from '#ports/comments.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';

const person = (userId: string, nickname: string): User => ({
  ...{ userId, displayName: nickname, nickname, profilePicture: null, siteRoleId: 1 },
});
const onMatch: CommentTarget = { type: 'fixture', id: 'f1' };

export const aComment = (changed: Partial<Comment> = {}): Comment => ({
  ...{ commentId: 'c1', target: onMatch, user: person('u2', 'Hạt Dẻ'), text: 'Cả hàng C đứng từ phút 60.' },
  ...{ createdAt: 1_700_000_000_000, replyCount: 0, counters: { likes: 3, reactions: {} }, me: { reactions: [] } },
  ...changed,
});

/** The initial thread: a comment with a reply that quotes it, and a deleted comment. */
export const someComments = (now: number): readonly Comment[] => [
  aComment({ createdAt: now - 180_000, replyCount: 1 }),
  aComment({
    ...{ commentId: 'c2', parentId: 'c1', user: person('u3', 'Gió Bấc'), text: 'Tiếng trống nghe rõ nhất ở đó.' },
    ...{ createdAt: now - 120_000, editedAt: now - 60_000, counters: { likes: 0, reactions: {} } },
    quote: { commentId: 'c1', author: { userId: 'u2', nickname: 'Hạt Dẻ' }, text: 'Cả hàng C đứng từ phút 60.' },
  }),
  aComment({ commentId: 'c3', user: null, text: '', deleted: true, createdAt: now - 240_000 }),
];

interface FakeComments {
  readonly now: number;
  readonly viewer?: User;
  readonly comments?: readonly Comment[];
  /** The refusal of every write. */
  readonly refuses?: Failure | null;
  readonly written?: CommentWish[];
}

/** Comments for a page over fakes, whatever their target. */
export const fakeComments = ({
  now,
  viewer = person('u1', 'Lan'),
  comments = someComments(now),
  refuses = null,
  written = [],
}: FakeComments): CommentsPort => {
  let kept = comments;
  /** The last deleted comment. */
  let before: Comment | null = null;
  const change = (commentId: string, to: (comment: Comment) => Comment) => {
    if (refuses) return failed(refuses);
    kept = kept.map((one) => (one.commentId === commentId ? to(one) : one));
    return succeeded(kept.find((one) => one.commentId === commentId)!);
  };
  return {
    list: async ({ target, sort, parentId }) => {
      const list = kept.filter((one) => one.parentId === parentId).map((one) => ({ ...one, target }));
      return succeeded({ list: sort === 'old' ? list.toReversed() : list, next: null });
    },
    one: async (commentId) => {
      const comment = kept.find((one) => one.commentId === commentId);
      const parent = kept.find((one) => one.commentId === comment?.parentId) ?? null;
      return comment ? succeeded({ comment, parent }) : failed({ kind: 'refused', code: 404 });
    },
    write: async (wish) => {
      written.push(wish);
      if (refuses) return failed(refuses);
      const { target, text, parentId } = wish;
      const made = aComment({
        ...{ commentId: `own${kept.length}`, target, text, user: viewer, createdAt: now },
        ...{ counters: { likes: 0, reactions: {} }, ...(parentId !== undefined && { parentId }) },
      });
      kept = parentId === undefined ? [made, ...kept] : [...kept, made];
      return succeeded(made);
    },
    edit: async ({ commentId, text }) => change(commentId, (one) => ({ ...one, text, editedAt: now })),
    remove: async ({ commentId }) => {
      before = kept.find((one) => one.commentId === commentId) ?? null;
      return change(commentId, (one) => ({ ...one, text: '', user: null, deleted: true }));
    },
    restore: async ({ commentId }) =>
      before?.commentId === commentId ? change(commentId, () => before!) : failed({ kind: 'refused', code: 409 }),
    mine: async () => {
      const own = kept.filter(({ user, deleted }) => deleted || user?.userId === viewer.userId);
      const about = { title: 'Bến Gỗ – Nắng Sớm', path: '/tran-dau/ben-go-vs-nang-som/f1' };
      return succeeded({ list: own.map((comment) => ({ comment, about })), next: null });
    },
  };
};
