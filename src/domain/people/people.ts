import type { User } from './user.ts';
import type { CountedSlice } from '../shared/slice.ts';

/** Members per page, results and query length (characters) of a search, and friend requests per member and hour. */
export const PEOPLE = { pageSize: 100, foundMost: 20, queryMin: 2, queryMax: 32, requestsAnHour: 30 } as const;

/** Whether an id belongs to a registered member; guests and demo people have other forms of id. */
export const isMemberId = (userId: string): boolean => /^m[0-9a-f]{24}$/.test(userId);

/**
 * The relation of the viewer to another member; `requested` by the viewer, `incoming` from the other, `blocked` by the
 * viewer.
 */
export const friendStates = ['none', 'requested', 'incoming', 'friend', 'blocked'] as const;
export type FriendState = (typeof friendStates)[number];

/** Another member as the viewer sees them. */
export interface Friend {
  readonly user: User;
  readonly state: FriendState;
  /** When the relation began, epoch milliseconds; absent for `none`. */
  readonly since?: number;
  /** Number of friends in common. */
  readonly mutual: number;
}

/** One page of the members with one `FriendState`. */
export type FriendSlice = CountedSlice<Friend>;

/** Actions on another member. */
export const friendActs = ['request', 'accept', 'decline', 'cancel', 'remove', 'block', 'unblock'] as const;
export type FriendAct = (typeof friendActs)[number];

/** One member's side of a relation: asked, asked but hidden from the other (who blocked them), friends, or blocked. */
export const ties = ['asked', 'unheard', 'friend', 'blocked'] as const;
export type Tie = (typeof ties)[number];

/** Both sides of a relation; null if that side has none. */
export interface Ties {
  readonly own: Tie | null;
  readonly others: Tie | null;
}

/** The relation as one side sees it. A blocked member sees the same as before the block. */
export const stateOf = ({ own, others }: Ties): FriendState => {
  if (own === 'blocked' || own === 'friend') return own;
  if (others === 'asked') return 'incoming';
  return own === null ? 'none' : 'requested';
};

/** The relation after an action; null if there is no request to accept. Repeating an action changes nothing. */
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
      // A blocked member who asked before still sees the request as sent.
      return { own: 'blocked', others: others === 'asked' ? 'unheard' : others === 'friend' ? null : others };
    case 'unblock':
      return state === 'blocked' ? { own: null, others } : before;
  }
};
