import type { User } from './user.ts';
import type { CountedSlice } from '../shared/slice.ts';

/** How many of a kind are listed at once, characters of a search, and how many requests a member may send in an hour. */
export const PEOPLE = { pageSize: 100, foundMost: 20, queryMin: 2, queryMax: 32, requestsAnHour: 30 } as const;

/** Whether an id is that of a member who registered, and not a guest's or a made one. */
export const isMemberId = (userId: string): boolean => /^m[0-9a-f]{24}$/.test(userId);

/** How a member stands to another: asked by the viewer, asking the viewer, friends, or blocked by the viewer. */
export const friendStates = ['none', 'requested', 'incoming', 'friend', 'blocked'] as const;
export type FriendState = (typeof friendStates)[number];

/** Another member as the viewer sees them. */
export interface Friend {
  readonly user: User;
  readonly state: FriendState;
  /** Since when it is so, epoch milliseconds; absent for `none`. */
  readonly since?: number;
  /** How many friends both have. */
  readonly mutual: number;
}

/** Some of the members to whom the viewer stands in one way. */
export type FriendSlice = CountedSlice<Friend>;

/** What can be done about another member. */
export const friendActs = ['request', 'accept', 'decline', 'cancel', 'remove', 'block', 'unblock'] as const;
export type FriendAct = (typeof friendActs)[number];

/** One member's own line about another: asked, asked without being heard, friends, or blocked. */
export const ties = ['asked', 'unheard', 'friend', 'blocked'] as const;
export type Tie = (typeof ties)[number];

/** The two lines between two members; null where there is none. */
export interface Ties {
  readonly own: Tie | null;
  readonly others: Tie | null;
}

/** What the two lines look like from one's own side. Who is blocked sees what they would see anyway. */
export const stateOf = ({ own, others }: Ties): FriendState => {
  if (own === 'blocked' || own === 'friend') return own;
  if (others === 'asked') return 'incoming';
  return own === null ? 'none' : 'requested';
};

/** What an act leads to; null where there is nothing that could be accepted. The same act again changes nothing. */
export const after = (act: FriendAct, before: Ties): Ties | null => {
  const { others } = before;
  const state = stateOf(before);
  switch (act) {
    case 'request':
      if (state === 'incoming') return { own: 'friend', others: 'friend' };
      if (state !== 'none') return before;
      return { own: others === 'blocked' ? 'unheard' : 'asked', others };
    case 'accept':
      if (state === 'friend') return before;
      return state === 'incoming' ? { own: 'friend', others: 'friend' } : null;
    case 'decline':
      return state === 'incoming' ? { own: null, others: null } : before;
    case 'cancel':
      return state === 'requested' ? { own: null, others } : before;
    case 'remove':
      return state === 'friend' ? { own: null, others: null } : before;
    case 'block':
      // Somebody who asked goes on seeing that they have asked.
      return { own: 'blocked', others: others === 'asked' ? 'unheard' : others === 'friend' ? null : others };
    case 'unblock':
      return state === 'blocked' ? { own: null, others } : before;
  }
};
