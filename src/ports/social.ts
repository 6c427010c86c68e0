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
import type { Outcome } from './failure.ts';

/** One write: the same `clientId` again is the same write, and is answered as the first time. */
export interface SocialWrite {
  readonly target: Target;
  readonly clientId: string;
}
export interface SocialToggle extends SocialWrite {
  readonly on: boolean;
}

/** Part of a list of one kind, or of all (null); from where `next` of the slice before says, null for the first. */
export interface SocialList {
  readonly type: TargetType | null;
  readonly cursor: string | null;
}

/** What members do about the things of all areas. A thing that is not there is refused with 404. */
export interface SocialPort {
  /** At most 50; those that are not there are left out. */
  readonly standing: (targets: readonly Target[], signal: AbortSignal) => Promise<Outcome<readonly Standing[]>>;
  readonly cards: (targets: readonly Target[], signal: AbortSignal) => Promise<Outcome<readonly Card[]>>;
  readonly react: (
    wish: SocialToggle & { readonly kind: ReactionKind },
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly on: boolean; readonly counters: Counters }>>;
  /** Refused with 409 where as many are saved as a member may have. */
  readonly save: (wish: SocialToggle, signal: AbortSignal) => Promise<Outcome<{ readonly on: boolean }>>;
  readonly follow: (wish: SocialToggle, signal: AbortSignal) => Promise<Outcome<{ readonly on: boolean }>>;
  /** From 1 to 10; null takes it back. */
  readonly rate: (
    wish: SocialWrite & { readonly value: number | null },
    signal: AbortSignal,
  ) => Promise<Outcome<Rating>>;
  readonly saved: (list: SocialList, signal: AbortSignal) => Promise<Outcome<MarkedSlice>>;
  readonly followed: (list: SocialList, signal: AbortSignal) => Promise<Outcome<MarkedSlice>>;
  readonly history: (list: SocialList, signal: AbortSignal) => Promise<Outcome<VisitedSlice>>;
  /** At most 50; of one thing the latest by its own time counts. */
  readonly putHistory: (
    items: readonly Progress[],
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly accepted: number }>>;
  /** Null forgets all. */
  readonly forgetHistory: (target: Target | null, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly view: (target: Target, signal: AbortSignal) => Promise<Outcome<null>>;
}
