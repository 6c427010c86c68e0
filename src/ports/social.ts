import type { LeadMin } from '#domain/match/leadMin.ts';
import type {
  Card,
  Counters,
  MarkedSlice,
  Progress,
  Rating,
  ReactionKind,
  Standing,
  Target,
  TargetType,
  VisitedSlice,
} from '#domain/social/social.ts';
import type { Mute } from '#domain/social/mutes.ts';
import type { ShelfItem } from '#domain/social/shelf.ts';
import type { Outcome } from './failure.ts';

/** A write; repeating it with the same `clientId` changes nothing and gives the same answer. */
export interface SocialWrite {
  readonly target: Target;
  readonly clientId: string;
}
export interface SocialToggle extends SocialWrite {
  readonly on: boolean;
}

/** SC-7: what a follower wants to hear; where absent, reminders are on, and the lead stays as it was (null: the default). */
interface FollowChoice {
  readonly notify?: boolean;
  readonly leadMin?: LeadMin | null;
}

/**
 * Selects a slice of a list: of one type, or of all (null); `cursor` is the `next` of the previous slice, null for the
 * first.
 */
export interface SocialList {
  readonly type: TargetType | null;
  readonly cursor: string | null;
}

/** Social actions on targets of all areas. An unknown target is refused with 404. */
export interface SocialPort {
  /** At most 50; unknown targets are left out. */
  readonly standing: (targets: readonly Target[], signal: AbortSignal) => Promise<Outcome<readonly Standing[]>>;
  readonly cards: (targets: readonly Target[], signal: AbortSignal) => Promise<Outcome<readonly Card[]>>;
  readonly react: (
    wish: SocialToggle & { readonly kind: ReactionKind },
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly on: boolean; readonly counters: Counters }>>;
  /** Refused with 409 if the member has reached the limit. */
  readonly save: (wish: SocialToggle, signal: AbortSignal) => Promise<Outcome<{ readonly on: boolean }>>;
  readonly follow: (
    wish: SocialToggle & FollowChoice,
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly on: boolean }>>;
  /** From 1 to 10; null removes the rating. */
  readonly rate: (
    wish: SocialWrite & { readonly value: number | null },
    signal: AbortSignal,
  ) => Promise<Outcome<Rating>>;
  readonly liked: (list: SocialList, signal: AbortSignal) => Promise<Outcome<MarkedSlice>>;
  readonly saved: (list: SocialList, signal: AbortSignal) => Promise<Outcome<MarkedSlice>>;
  readonly followed: (list: SocialList, signal: AbortSignal) => Promise<Outcome<MarkedSlice>>;
  /** All of them, newest first, without their cards. */
  readonly followedAll: (signal: AbortSignal) => Promise<Outcome<readonly Target[]>>;
  readonly history: (list: SocialList, signal: AbortSignal) => Promise<Outcome<VisitedSlice>>;
  /** At most 50; for each target the entry with the latest `at` wins. */
  readonly putHistory: (
    items: readonly Progress[],
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly accepted: number }>>;
  /** Null removes the whole history. */
  readonly forgetHistory: (target: Target | null, signal: AbortSignal) => Promise<Outcome<null>>;
  /** SO-10: the words, topics and people that the member muted, newest first. */
  readonly mutes: (signal: AbortSignal) => Promise<Outcome<readonly Mute[]>>;
  /** Mutes one, or ends that; answers all. */
  readonly mute: (
    wish: Pick<Mute, 'kind' | 'text' | 'userId'> & { readonly on: boolean; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly Mute[]>>;
  /** X29: what a viewer can go on with, of all kinds; a guest's places are those of the device. */
  readonly shelf: (kept: readonly Progress[], signal: AbortSignal) => Promise<Outcome<readonly ShelfItem[]>>;
  /** FI-8: takes a group off the shelf, or puts it back. */
  readonly putOffShelf: (
    wish: { readonly group: Target; readonly on: boolean; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly on: boolean }>>;
  readonly view: (target: Target, signal: AbortSignal) => Promise<Outcome<null>>;
}
