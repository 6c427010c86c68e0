import type { Friend, FriendAct, FriendSlice, FriendState } from '#domain/people/people.ts';
import type { Outcome } from './failure.ts';

/** Other members, and how the viewer stands to them. */
export interface PeoplePort {
  /** Does it, and answers how the two then stand. */
  readonly act: (act: FriendAct, userId: string, signal: AbortSignal) => Promise<Outcome<Friend>>;
  /** The latest first, a page from where `next` of the one before says; null for the first. */
  readonly list: (
    state: Exclude<FriendState, 'none'>,
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<FriendSlice>>;
  /** By name, the best first. */
  readonly find: (query: string, signal: AbortSignal) => Promise<Outcome<readonly Friend[]>>;
  /** How the two stand, and nothing else of the other. */
  readonly standing: (userId: string, signal: AbortSignal) => Promise<Outcome<FriendState>>;
  readonly one: (userId: string, signal: AbortSignal) => Promise<Outcome<Friend>>;
}
