import { reactions } from '../chat/chat.ts';
import type { LeadMin } from '../match/leadMin.ts';
import type { Slice } from '../shared/slice.ts';

/** The types of targets that members can react to, save or follow; each is implemented by an area of the origin. */
export const targetTypes = [
  ...(['room', 'fixture', 'user', 'tip', 'team', 'league', 'player', 'manager', 'venue'] as const),
  ...(['film', 'episode', 'channel', 'programme', 'comic', 'chapter'] as const),
  ...(['song', 'album', 'artist', 'playlist', 'game', 'article', 'promotion', 'highlight', 'comment'] as const),
  ...(['post', 'group'] as const),
] as const;
export type TargetType = (typeof targetTypes)[number];

/** A target of social actions. A commentator is a `user`, whether they are a member or not. */
export interface Target {
  readonly type: TargetType;
  readonly id: string;
}

/** What members can react with: a like, or one of the chat's emoji. */
export const reactionKinds = ['like', ...reactions] as const;
export type ReactionKind = (typeof reactionKinds)[number];
export const isReactionKind = (kind: string): kind is ReactionKind => reactionKinds.some((one) => one === kind);

/** Limits: how many a member may have of each, targets in one call, and entries per page. */
export const SOCIAL = {
  saves: 1000,
  follows: 1000,
  ratings: 1000,
  /** Different emoji of one member on one target. */
  reactionsEach: 5,
  reactions: 5000,
  /** The oldest are dropped. */
  history: 500,
  targetsAtOnce: 50,
  historyAtOnce: 50,
  pageSize: 30,
  /** What one can go on with. */
  shelf: 24,
  ratingMax: 10,
} as const;

/** Public counts of a target; counts of 0 are left out. */
export interface Counters {
  readonly views?: number;
  readonly likes?: number;
  readonly saves?: number;
  readonly followers?: number;
  /** By emoji, without likes. */
  readonly reactions?: Readonly<Record<string, number>>;
}

/** Average of all ratings from 1 to 10, to one decimal, and their number; both 0 if there are none. */
export interface Rating {
  readonly avg: number;
  readonly n: number;
}

/** What the viewer did with a target. */
export interface Mine {
  readonly liked: boolean;
  readonly saved: boolean;
  readonly following: boolean;
  /** Whether they hear of what is followed; absent where they do not follow. */
  readonly notify?: boolean;
  /** SC-7: minutes before a match of it at which they are reminded; absent: their default. */
  readonly leadMin?: LeadMin;
  readonly reactions: readonly string[];
  readonly rating: number | null;
}

/** All counts of a target; `me` is absent for guests. */
export interface Standing {
  readonly target: Target;
  readonly counters: Counters;
  readonly rating: Rating;
  readonly me?: Mine;
}

export interface CardImage {
  readonly url: string;
  /** In pixels, so that the space is reserved before the image loads. */
  readonly w: number;
  readonly h: number;
}

/** Actions that only some types of target accept, beside those that all accept. */
export const specialActs = ['follow', 'rate'] as const;
export type SpecialAct = (typeof specialActs)[number];

/** A short form of a target, for lists that mix types. */
export interface Card {
  readonly target: Target;
  readonly title: string;
  /** Empty if there is none. */
  readonly subtitle: string;
  readonly img: CardImage | null;
  /** Path of its page, without language prefix. */
  readonly path: string;
  readonly live?: boolean;
  readonly badge?: 'BLV' | 'QC' | 'AD' | 'LV';
  /** The special actions that it accepts; none if absent. */
  readonly takes?: readonly SpecialAct[];
}

/** A saved or followed target; `card` is null if the target no longer exists. `since` is epoch milliseconds. */
export interface Marked {
  readonly target: Target;
  readonly card: Card | null;
  readonly since: number;
}
export type MarkedSlice = Slice<Marked>;

/** A member's position in a target. */
export interface Progress {
  readonly target: Target;
  /** `position` and `duration` in seconds; 0 for targets without a timeline. */
  readonly position: number;
  readonly duration: number;
  readonly done: boolean;
  /** When the position was recorded, epoch milliseconds. */
  readonly at: number;
}
export interface Visited extends Progress {
  readonly card: Card | null;
}
export type VisitedSlice = Slice<Visited>;

const TARGET = /^([a-z]+):([A-Za-z0-9_-]{1,64})$/u;

const isTargetType = (text: string | undefined): text is TargetType => targetTypes.some((type) => type === text);

/** Parses "room:f1,user:u1" without duplicates; null if it is invalid or names too many targets. */
export const readTargets = (text: string): readonly Target[] | null => {
  const found = new Map<string, Target>();
  for (const part of text.split(',')) {
    const [, type, id] = TARGET.exec(part) ?? [];
    if (!isTargetType(type) || id === undefined) return null;
    found.set(part, { type, id });
  }
  return found.size > SOCIAL.targetsAtOnce ? null : [...found.values()];
};

export const targetText = ({ type, id }: Target): string => `${type}:${id}`;
