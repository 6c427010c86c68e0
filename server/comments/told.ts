import { LINKED_COMMENT, namesIn } from '#domain/comments/comment.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { User } from '#domain/people/user.ts';
import { isMutedSaid, type Mute } from '#domain/social/mutes.ts';
import { fold } from '#domain/shared/fold.ts';
import type { Clock } from '../shared/clock.ts';
import type { Durable, Writes } from '../shared/outbox.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import type { CommentsStore, StoredComment } from './comments.store.ts';

/** What a member is told of a comment that answers or names them. */
export interface CommentNote {
  readonly userId: string;
  readonly kind: 'commentAnswered' | 'commentNamed';
  readonly params: Readonly<Record<string, string>>;
  readonly actorId: string;
  readonly goTo: string;
  readonly onceKey: string;
  readonly at: number;
}

export interface ToldNeeds {
  readonly store: CommentsStore;
  readonly clock: Clock;
  readonly find: FindSubjects;
  readonly peopleOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, User>>;
  /** SO-10: what a member does not want to read. */
  readonly mutesOf: (userId: string) => Promise<readonly Mute[]>;
  readonly apartFrom: (userId: string) => Promise<readonly string[]>;
  /** Answers what tells a member; null where they want to hear nothing of it. */
  readonly noted: (note: CommentNote) => Promise<Writes | null>;
}

/** The address of one comment on the page of what it is about, in a room with the tab that has them. */
export const commentPath = (path: string, { type, commentId }: Pick<StoredComment, 'type' | 'commentId'>): string => {
  const query = new URLSearchParams({ ...(type === 'room' && { tab: 'opinion' }), [LINKED_COMMENT]: commentId });
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
};

/**
 * Tells who wrote the comments that a new one answers or quotes, and whom of its thread it names after "@": each once,
 * nobody who is apart from its author or muted them or a word of it, and not the author. Names are looked for in the
 * thread alone, so that nobody can call strangers.
 */
export const toldOfComments = ({ store, clock, find, peopleOf, apartFrom, mutesOf, noted }: ToldNeeds): Durable => ({
  'comment.written': async ({ commentId, userId, at }) => {
    const comment = await store.byId(commentId);
    if (!comment || comment.deleted === 1) return;
    /** What it is about, as far as somebody may see it. */
    const cardFor = async (viewerId: string) => {
      const viewer = { kind: 'member', userId: viewerId } as const;
      const view = { locale: DEFAULT_LOCALE, now: clock(), viewer };
      return (await find([{ type: comment.type, id: comment.subjectId }], view))[0] ?? null;
    };
    const card = await cardFor(userId);
    if (!card) return;
    const above = await store.byIds([comment.parentId, comment.quoteId ?? ''].filter((id) => id !== ''));
    const answered = new Set(above.filter(({ deleted }) => deleted === 0).flatMap((one) => one.userId ?? []));
    const names = new Set(namesIn(comment.text).map(fold));
    const writers = names.size === 0 || comment.parentId === '' ? [] : await store.writersIn(comment.parentId);
    const people = await peopleOf(writers);
    const named = writers.filter((id) => names.has(fold(people.get(id)?.nickname ?? '')));
    const apart = new Set([...(await apartFrom(userId)), userId]);
    const note = {
      ...{ actorId: userId, onceKey: `comment ${commentId}`, at, params: { title: card.title } },
      goTo: commentPath(card.path, comment),
    };
    const writes = await Promise.all(
      [...new Set([...answered, ...named])]
        .filter((id) => !apart.has(id))
        .map(async (id) => {
          if (isMutedSaid(await mutesOf(id), id, comment, null) || (await cardFor(id)) === null) return null;
          return noted({ ...note, userId: id, kind: answered.has(id) ? 'commentAnswered' : 'commentNamed' });
        }),
    );
    return async (queries) => {
      for (const write of writes) await write?.(queries);
    };
  },
});
