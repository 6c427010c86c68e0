import { reactions } from '../chat/chat.ts';
import type { Slice } from '../shared/slice.ts';

/** What members can say something about: each kind is declared by the area of the origin that knows it. */
export const targetTypes = ['room', 'fixture', 'user'] as const;
export type TargetType = (typeof targetTypes)[number];

/** One thing of one kind. A commentator is a `user`, whether they are a member or not. */
export interface Target {
  readonly type: TargetType;
  readonly id: string;
}

/** What can be put to a thing: that one likes it, or one of the signs of the chat. */
export const reactionKinds = ['like', ...reactions] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** How many of these a member keeps, what one call may name, and how many entries a list has at once. */
export const SOCIAL = {
  saves: 1000,
  follows: 1000,
  ratings: 1000,
  /** Different signs of one member on one thing. */
  reactionsEach: 5,
  reactions: 5000,
  /** Older ones are dropped. */
  history: 500,
  targetsAtOnce: 50,
  historyAtOnce: 50,
  pageSize: 30,
  ratingMax: 10,
} as const;

/** What everybody sees of how a thing is taken; what is 0 is left out. */
export interface Counters {
  readonly views?: number;
  readonly likes?: number;
  readonly saves?: number;
  readonly followers?: number;
  /** Signs other than a like. */
  readonly reactions?: Readonly<Record<string, number>>;
}

/** The mean of all ratings from 1 to 10, to one decimal, and how many they are; 0 where there is none. */
export interface Rating {
  readonly avg: number;
  readonly n: number;
}

/** What a member did about a thing. */
export interface Mine {
  readonly liked: boolean;
  readonly saved: boolean;
  readonly following: boolean;
  readonly reactions: readonly string[];
  readonly rating: number | null;
}

/** How a thing stands; `me` is absent for guests. */
export interface Standing {
  readonly target: Target;
  readonly counters: Counters;
  readonly rating: Rating;
  readonly me?: Mine;
}

export interface CardImage {
  readonly url: string;
  /** Pixels, so that its place is kept before it comes. */
  readonly w: number;
  readonly h: number;
}

/** What can be done about some kinds alone, beside what can be done about all. */
export const specialActs = ['follow', 'rate'] as const;
export type SpecialAct = (typeof specialActs)[number];

/** A thing in short, as it stands in lists that mix kinds. */
export interface Card {
  readonly target: Target;
  readonly title: string;
  /** Empty where there is nothing more to say. */
  readonly subtitle: string;
  readonly img: CardImage | null;
  /** Where it is, without language prefix. */
  readonly path: string;
  readonly live?: boolean;
  readonly badge?: 'BLV' | 'QC' | 'AD' | 'LV';
  /** Nothing of it where absent. */
  readonly takes?: readonly SpecialAct[];
}

/** Something saved or followed; without a card when there is no such thing any more. */
export interface Marked {
  readonly target: Target;
  readonly card: Card | null;
  readonly since: number;
}
export type MarkedSlice = Slice<Marked>;

/** How far a member came in something. */
export interface Progress {
  readonly target: Target;
  /** Seconds; 0 where there is no such measure. */
  readonly position: number;
  readonly duration: number;
  readonly done: boolean;
  /** When it was so, epoch milliseconds. */
  readonly at: number;
}
export interface Visited extends Progress {
  readonly card: Card | null;
}
export type VisitedSlice = Slice<Visited>;

const TARGET = /^([a-z]+):([A-Za-z0-9_-]{1,64})$/u;

const isTargetType = (text: string | undefined): text is TargetType => targetTypes.some((type) => type === text);

/** "room:f1,user:u1" as targets, each once; null where it is no such list, or too long a one. */
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
