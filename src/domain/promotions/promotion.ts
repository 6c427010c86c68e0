import type { CardImage } from '../social/social.ts';

/** What a member has to be; each is one of the member's own facts. */
const standingKinds = ['level', 'accountDays', 'phoneProven', 'mailProven'] as const;
/** What a member has to do while the promotion runs; each is counted. */
const countedKinds = ['bookings', 'friends'] as const;
export const ruleKinds = [...standingKinds, ...countedKinds] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A condition of a promotion. There is no kind for a deposit, a purchase or a bet (MI-12). */
export interface Rule {
  readonly kind: RuleKind;
  /** The level, the days or the number to reach; 1 for what is either so or not. */
  readonly atLeast: number;
}

/** Where a promotion is in its time. */
export const promotionStates = ['upcoming', 'open', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

export interface PromotionCard {
  readonly promotionId: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly cover: CardImage | null;
  /** Epoch milliseconds; it runs from `startTs` until just before `endTs`. */
  readonly startTs: number;
  readonly endTs: number;
  /** When the answer was made. */
  readonly state: PromotionState;
  readonly rules: readonly Rule[];
  /** Points for who claims it. */
  readonly points: number;
  /** How many members have claimed it. */
  readonly claimed: number;
  readonly demo: boolean;
}
export interface Term {
  readonly q: string;
  readonly a: string;
}
export interface Promotion extends PromotionCard {
  readonly terms: readonly Term[];
}

/** What conditions are judged by, all of one member; instants are epoch milliseconds. */
export interface MemberFacts {
  readonly level: number;
  readonly registeredAt: number;
  readonly phoneProven: boolean;
  readonly mailProven: boolean;
  /** When the matches that are booked now were booked, the latest ones. */
  readonly bookedAt: readonly number[];
  /** When invited friends came to count, the latest ones. */
  readonly friendsAt: readonly number[];
}
export interface Claim {
  readonly promotionId: string;
  readonly points: number;
  readonly at: number;
}

/** Limits: entries per page, and instants of each kind among a member's facts. */
export const PROMOTIONS = { pageSize: 30, factsMost: 200 } as const;

const DAY_MS = 86_400_000;

type Period = Pick<PromotionCard, 'startTs' | 'endTs'>;

export const stateAt = ({ startTs, endTs }: Period, now: number): PromotionState => {
  if (now < startTs) return 'upcoming';
  return now < endTs ? 'open' : 'ended';
};

/** A condition as it is for a member. */
export interface Step extends Rule {
  /** How far the member is, at most `atLeast`. */
  readonly have: number;
  readonly done: boolean;
  /** Whether it counts what the member does, other than who they are. */
  readonly counted: boolean;
}

const isCounted = (kind: RuleKind): boolean => countedKinds.some((one) => one === kind);

const haveOf = (kind: RuleKind, facts: MemberFacts, { startTs, endTs }: Period, now: number): number => {
  const within = (instants: readonly number[]) => instants.filter((at) => at >= startTs && at < endTs).length;
  switch (kind) {
    case 'level':
      return facts.level;
    case 'accountDays':
      return Math.max(0, Math.floor((now - facts.registeredAt) / DAY_MS));
    case 'phoneProven':
      return facts.phoneProven ? 1 : 0;
    case 'mailProven':
      return facts.mailProven ? 1 : 0;
    case 'bookings':
      return within(facts.bookedAt);
    case 'friends':
      return within(facts.friendsAt);
  }
};

/** Why a promotion cannot be claimed; told in words by the reader's language. */
export const claimProblems = ['upcoming', 'ended', 'notEligible', 'notDone'] as const;
export type ClaimProblem = (typeof claimProblems)[number];

export interface Judgement {
  readonly steps: readonly Step[];
  /** Whether the member may take part: they are what the conditions ask for. */
  readonly eligible: boolean;
  /** The first condition that keeps the member from taking part, or from claiming; null for none. */
  readonly missing: Step | null;
  /** What keeps the member from claiming; null if nothing does. */
  readonly problem: ClaimProblem | null;
}

/** Judges a member by the conditions of a promotion: the same for the origin, which decides, and the page, which explains. */
export const judge = (promotion: Period & Pick<PromotionCard, 'rules'>, facts: MemberFacts, now: number): Judgement => {
  const steps = promotion.rules.map(({ kind, atLeast }): Step => {
    const have = Math.min(atLeast, haveOf(kind, facts, promotion, now));
    return { kind, atLeast, have, done: have >= atLeast, counted: isCounted(kind) };
  });
  const open = steps.filter(({ done }) => !done);
  const notBeing = open.find(({ counted }) => !counted);
  const state = stateAt(promotion, now);
  const unmet = notBeing ? 'notEligible' : open.length > 0 ? 'notDone' : null;
  return {
    steps,
    eligible: notBeing === undefined,
    missing: notBeing ?? open[0] ?? null,
    problem: state === 'open' ? unmet : state,
  };
};

/** The condition whose count is shown as progress: the one that is farthest from done; null where nothing is counted. */
export const progressOf = (steps: readonly Step[]): Step | null =>
  steps
    .filter(({ counted }) => counted)
    .reduce<Step | null>(
      (least, one) => (least && least.have / least.atLeast <= one.have / one.atLeast ? least : one),
      null,
    );

/** The time that is left, in whole days and the seconds beyond them. */
export const timeLeft = (ms: number): { readonly days: number; readonly seconds: number } => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return { days: Math.floor(seconds / 86_400), seconds: seconds % 86_400 };
};

const places: Readonly<Record<PromotionState, number>> = { open: 0, upcoming: 1, ended: 2 };
type Placed = Period & { readonly promotionId: string };

/** Running ones first, the one that ends next at their head; then those to come; those that have ended, latest first. */
export const inOrder =
  (now: number) =>
  (a: Placed, b: Placed): number => {
    const [ofA, ofB] = [stateAt(a, now), stateAt(b, now)];
    const later = { open: a.endTs - b.endTs, upcoming: a.startTs - b.startTs, ended: b.endTs - a.endTs }[ofA];
    return places[ofA] - places[ofB] || later || (a.promotionId < b.promotionId ? -1 : 1);
  };
