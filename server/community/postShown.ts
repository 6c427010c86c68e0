import { isDemoMember } from '#domain/community/demoMember.ts';
import { wordsOfPost, type Post } from '#domain/community/post.ts';
import type { Poll } from '#domain/chat/poll.ts';
import type { User } from '#domain/people/user.ts';
import { isMutedSaid, type Mute } from '#domain/social/mutes.ts';
import { isReactionKind, targetText, type Standing, type Target } from '#domain/social/social.ts';
import type { View } from '../shared/matchSource.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import type { StoredPost } from './posts.store.ts';
import type { Eyes } from './seen.store.ts';

/** What a post is shown with that other areas know. */
export interface ShownNeeds {
  readonly find: FindSubjects;
  /** These people by id, as far as they are known. */
  readonly peopleOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, User>>;
  /** SO-10: what a member does not want to read. */
  readonly mutesOf: (userId: string) => Promise<readonly Mute[]>;
  readonly standingOf: (targets: readonly Target[], userId: string | null) => Promise<readonly Standing[]>;
  /** How many comments each of these posts has, but for those of hidden people. */
  readonly commentsOf: (postIds: readonly string[], hidden: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The groups of posts by id: their names, and which post stands above all others. */
  readonly groupsOf: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly pinnedPostId: string | null }>>;
  readonly pollsOf: (ids: readonly string[], userId: string | null) => Promise<ReadonlyMap<string, Poll>>;
}

/** Posts as somebody sees them. One whose author is gone meanwhile is left out. */
export const createShown =
  ({ find, peopleOf, mutesOf, standingOf, commentsOf, pollsOf, groupsOf }: ShownNeeds) =>
  async (stored: readonly StoredPost[], { userId, hidden }: Eyes, view: View): Promise<readonly Post[]> => {
    if (stored.length === 0) return [];
    const ids = stored.map(({ postId }) => postId);
    const embedded = [...new Map(stored.flatMap(({ embeds }) => embeds).map((one) => [targetText(one), one])).values()];
    const [people, standing, comments, polls, mutes, found, groups] = await Promise.all([
      peopleOf([...new Set(stored.map((one) => one.userId))]),
      standingOf(
        ids.map((id) => ({ type: 'post', id })),
        userId,
      ),
      commentsOf(ids, hidden),
      pollsOf(
        stored.flatMap(({ pollId }) => pollId ?? []),
        userId,
      ),
      userId === null ? [] : mutesOf(userId),
      embedded.length === 0 ? [] : find(embedded, view),
      groupsOf([...new Set(stored.map(({ groupId }) => groupId).filter((id) => id !== ''))]),
    ]);
    const cards = new Map(embedded.map((target, i) => [targetText(target), found[i] ?? null]));
    return stored.flatMap((one, i): readonly Post[] => {
      const user = people.get(one.userId);
      if (!user) return [];
      const { counters, me } = standing[i]!;
      const group = groups.get(one.groupId);
      const poll = one.pollId === null ? undefined : polls.get(one.pollId);
      const words = wordsOfPost(one.text, poll ?? null);
      const isMuted = isMutedSaid(mutes, userId, { userId: one.userId, text: words }, null);
      return [
        {
          ...{ postId: one.postId, user, text: one.text, lang: one.lang, media: one.pictures },
          embeds: one.embeds.map((target) => ({ target, card: cards.get(targetText(target)) ?? null })),
          visibility: one.visibility,
          ...(group && { groupId: one.groupId, groupName: group.name }),
          ...(group?.pinnedPostId === one.postId && { pinned: true as const }),
          createdAt: one.createdTs,
          ...(one.editedTs !== null && { editedAt: one.editedTs }),
          ...(poll && { poll }),
          ...(isMuted && { muted: true as const }),
          ...(isDemoMember(one.userId) && { demo: true as const }),
          counters: {
            ...{ likes: counters.likes ?? 0, comments: comments.get(one.postId) ?? 0, saves: counters.saves ?? 0 },
            reactions: counters.reactions ?? {},
          },
          ...(me && {
            me: {
              ...{ liked: me.liked, saved: me.saved, reactions: me.reactions.filter(isReactionKind) },
              canEdit: one.userId === userId,
            },
          }),
        },
      ];
    });
  };
export type Shown = ReturnType<typeof createShown>;
