import type { User } from '../people/user.ts';
import type { CountedSlice } from '../shared/slice.ts';

const DAY_MS = 86_400_000;

/** Inviting others, MI-8 to MI-10. Times in milliseconds. */
export const REFERRAL = {
  codeLength: 8,
  /** How long after registering somebody may still name who invited them. */
  bindWithinMs: 14 * DAY_MS,
  /** How long somebody invited has for proving a mail address or a number. */
  qualifyWithinMs: 30 * DAY_MS,
  /** Friends that one member is rewarded for within `limitWithinMs`. */
  limit: 10,
  limitWithinMs: 30 * DAY_MS,
  /** How many of those invited are listed at once. */
  pageSize: 100,
} as const;

/** Letters and digits that are not taken for each other. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code as it was typed: in any case, with blanks and hyphens; null for what is none. */
export const readCode = (typed: string): string | null => {
  const code = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === REFERRAL.codeLength && [...code].every((sign) => CODE_SIGNS.includes(sign)) ? code : null;
};

export const referralStates = ['registered', 'qualified', 'rewarded', 'rejected'] as const;
export type ReferralState = (typeof referralStates)[number];
/** Why somebody invited does not count, or not yet. */
export const referralReasons = ['notProven', 'limit', 'expired', 'left'] as const;
export type ReferralReason = (typeof referralReasons)[number];

/** Somebody who came by a member's link or code. */
export interface Invited {
  readonly referralId: string;
  /** Who they are, where they want to be shown to who invited them; null else. */
  readonly user: User | null;
  /** What is shown of their name then. */
  readonly maskedName: string;
  /** When they came. */
  readonly ts: number;
  readonly state: ReferralState;
  readonly reasonKey?: ReferralReason;
}

export type InvitedSlice = CountedSlice<Invited>;

export interface ReferralRule {
  readonly pointsEach: number;
  readonly qualifyDays: number;
  readonly limit: number;
  readonly limitDays: number;
  readonly bindDays: number;
}

export interface Referral {
  readonly code: string;
  /** The address to give to friends. */
  readonly link: string;
  /** The latest of them, the latest first. */
  readonly invited: readonly Invited[];
  /** Where the list of them goes on; null for the end. */
  readonly invitedNext: string | null;
  /** `points`: those given for friends. */
  readonly totals: { readonly registered: number; readonly qualified: number; readonly points: number };
  readonly rule: ReferralRule;
  /** Who invited this member. */
  readonly referredBy?: User;
  /** Until when this member may still name somebody. */
  readonly bindUntil?: number;
}

/** Why a code cannot be bound to a member, in the words that forms have for it. */
export type BindProblem = 'unknown' | 'self' | 'late' | 'older';

interface Joined {
  readonly userId: string;
  readonly createdAt: number;
}

/** Whether a member may name another as who invited them (MI-10): null, or what is against it. */
export const bindProblem = (member: Joined, inviter: Joined | null, now: number): BindProblem | null => {
  if (!inviter) return 'unknown';
  if (inviter.userId === member.userId) return 'self';
  if (inviter.createdAt >= member.createdAt) return 'older';
  return now - member.createdAt > REFERRAL.bindWithinMs ? 'late' : null;
};

/** What somebody invited has come to. */
export interface Standing {
  readonly state: ReferralState;
  readonly boundAt: number;
  /** When they first proved a mail address or a number; null for not yet. */
  readonly provenAt: number | null;
  /** Whether their account is no more. */
  readonly left: boolean;
  /** Friends that their inviter was rewarded for lately. */
  readonly rewardedLately: number;
}

/** Where a referral stands now, with the reason where it does not count; what is decided stays. */
export const standingOf = (
  { state, boundAt, provenAt, left, rewardedLately }: Standing,
  now: number,
): { readonly state: ReferralState; readonly reason: ReferralReason | null } => {
  if (state === 'rewarded') return { state, reason: null };
  if (state === 'rejected') return { state, reason: left ? 'left' : 'expired' };
  if (left) return { state: 'rejected', reason: 'left' };
  if (state === 'registered' && provenAt === null)
    return now - boundAt > REFERRAL.qualifyWithinMs
      ? { state: 'rejected', reason: 'expired' }
      : { state, reason: 'notProven' };
  return rewardedLately < REFERRAL.limit
    ? { state: 'rewarded', reason: null }
    : { state: 'qualified', reason: 'limit' };
};

/** A name that tells whose it is only to who knows: the first letter of it. */
export const maskedName = (name: string): string => `${[...name.trim()][0] ?? ''}•••`;
