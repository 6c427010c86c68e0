import { quoteOf } from '#domain/comments/comment.ts';
import type { User } from '#domain/people/user.ts';
import type { Subjects } from '../shared/subjects.ts';
import { eyesWith } from './eyes.ts';
import type { PostsStore } from './posts.store.ts';

/** The page of one post. */
export const postPath = (postId: string): string => `/bang-ton/bai/${postId}`;

interface Needs {
  readonly store: PostsStore;
  readonly peopleOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, User>>;
  readonly apartFrom: (userId: string) => Promise<readonly string[]>;
}

/** Posts that members react to, save, answer and embed: for each viewer those that they may read, for nobody the public ones. */
export const postSubjects = ({ store, peopleOf, apartFrom }: Needs): Required<Pick<Subjects, 'post'>> => {
  const eyesOf = eyesWith(apartFrom);
  return {
    post: {
      cards: async (ids, { viewer = null }) => {
        const eyes = await eyesOf(viewer);
        const found = new Map((await store.seen(ids, eyes)).map((one) => [one.postId, one]));
        const people = await peopleOf([...new Set([...found.values()].map((one) => one.userId))]);
        return ids.map((id) => {
          const one = found.get(id);
          const author = one && people.get(one.userId);
          if (!one || !author) return null;
          const [picture] = one.pictures;
          return {
            target: { type: 'post', id },
            title: one.text === '' ? author.nickname : quoteOf(one.text),
            subtitle: one.text === '' ? '' : author.nickname,
            img: picture ? { url: picture.url, w: picture.w, h: picture.h } : null,
            path: postPath(id),
          };
        });
      },
    },
  };
};
