import type { Friend, FriendAct, FriendSlice, FriendState } from '#domain/people/people.ts';
import type { Outcome } from './failure.ts';

/** Other members, and the viewer's relations to them. */
export interface PeoplePort {
  /** Performs an action; gives the relation afterwards. */
  readonly act: (act: FriendAct, userId: string, signal: AbortSignal) => Promise<Outcome<Friend>>;
  /** Newest first; `cursor` is the `next` of the previous slice, null for the first. */
  readonly list: (
    state: Exclude<FriendState, 'none'>,
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<FriendSlice>>;
  /** By name, best match first. */
  readonly find: (query: string, signal: AbortSignal) => Promise<Outcome<readonly Friend[]>>;
  /** Only the relation, without the other's profile. */
  readonly standing: (userId: string, signal: AbortSignal) => Promise<Outcome<FriendState>>;
  readonly one: (userId: string, signal: AbortSignal) => Promise<Outcome<Friend>>;
}
