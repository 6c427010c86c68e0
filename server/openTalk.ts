import type { User } from '#domain/people/user.ts';
import { openComments, type OpenCommentsNeeds } from './comments/comments.open.ts';
import { openTakes, type OpenTakesNeeds } from './takes/takes.open.ts';
import type { openSocial } from './social/social.open.ts';

export interface TalkNeeds
  extends
    Omit<OpenTakesNeeds, 'personOf'>,
    Pick<OpenCommentsNeeds, 'database' | 'outbox' | 'clock' | 'limits' | 'limitStore' | 'apartFrom' | 'noted'> {
  /** A member or a commentator; null for nobody. */
  readonly personOf: (userId: string) => Promise<User | null>;
  /** Those of these members who are there. */
  readonly usersOf: (ids: readonly string[]) => Promise<readonly User[]>;
  /** Opened after them. */
  readonly social: () => Pick<ReturnType<typeof openSocial>, 'find' | 'standingOf' | 'mutesOf'>;
}

/** What people write on the pages of others: takes, and comments on everything. */
export const openTalk = (needs: TalkNeeds) => {
  const { usersOf, social } = needs;
  return {
    takes: openTakes(needs),
    comments: openComments({
      ...needs,
      peopleOf: async (ids) => new Map((await usersOf(ids)).map((user) => [user.userId, user])),
      find: (targets, view) => social().find(targets, view),
      mutesOf: (userId) => social().mutesOf(userId),
      standingOf: (targets, userId) => social().standingOf(targets, userId),
    }),
  };
};
