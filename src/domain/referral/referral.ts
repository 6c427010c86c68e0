import type { User } from '../people/user.ts';
import type { CountedSlice } from '../shared/slice.ts';

const DAY_MS = 86_400_000;

/** MI-8 to MI-10: limits of referrals. Times in milliseconds. */
export const REFERRAL = {
  codeLength: 8,
  /** How long after registering a member may enter a referral code. */
  bindWithinMs: 14 * DAY_MS,
  /** How long an invited member has to verify a mail address or phone number. */
  qualifyWithinMs: 30 * DAY_MS,
  /** Number of rewarded friends per member within `limitWithinMs`. */
  limit: 10,
  limitWithinMs: 30 * DAY_MS,
  /** Invited members per page. */
  pageSize: 100,
} as const;

/** Letters and digits that cannot be confused with each other. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Parses a typed code: any case, blanks and hyphens allowed; null if it is not a code. */
export const readCode = (typed: string): string | null => {
  const code = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === REFERRAL.codeLength && [...code].every((sign) => CODE_SIGNS.includes(sign)) ? code : null;
};

export const referralStates = ['registered', 'qualified', 'rewarded', 'rejected'] as const;
export type ReferralState = (typeof referralStates)[number];
/** Why an invited member does not count, or not yet. */
export const referralReasons = ['notProven', 'limit', 'expired', 'left'] as const;
export type ReferralReason = (typeof referralReasons)[number];

/** A member who registered with another member's link or code. */
export interface Invited {
  readonly referralId: string;
  /** Null if they do not want the inviter to see who they are. */
  readonly user: User | null;
  /** The name to show when `user` is null. */
  readonly maskedName: string;
  /** When they registered with the code, epoch milliseconds. */
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
  /** The address that the member shares. */
  readonly link: string;
  /** The first page, newest first. */
  readonly invited: readonly Invited[];
  /** Cursor of the next page; null at the end. */
  readonly invitedNext: string | null;
  /** `points`: earned by referrals. */
  readonly totals: { readonly registered: number; readonly qualified: number; readonly points: number };
  readonly rule: ReferralRule;
  /** Who invited this member. */
  readonly referredBy?: User;
  /** Until when this member may still enter a code, epoch milliseconds. */
  readonly bindUntil?: number;
}

/** Why a member cannot use a code; forms have a message for each. */
export type BindProblem = 'unknown' | 'self' | 'late' | 'older';

interface Joined {
  readonly userId: string;
  readonly createdAt: number;
}

/**
 * MI-10: whether a member may enter the code of `inviter`, who is null for an unknown code. Null if so, else the
 * reason. Times in epoch milliseconds.
 */
export const bindProblem = (member: Joined, inviter: Joined | null, now: number): BindProblem | null => {
  if (!inviter) return 'unknown';
  if (inviter.userId === member.userId) return 'self';
  if (inviter.createdAt >= member.createdAt) return 'older';
  return now - member.createdAt > REFERRAL.bindWithinMs ? 'late' : null;
};

/** The facts that a referral is judged by; times in epoch milliseconds. */
export interface Standing {
  readonly state: ReferralState;
  readonly boundAt: number;
  /** When they first verified a mail address or phone number; null if not yet. */
  readonly provenAt: number | null;
  /** Whether their account is deleted. */
  readonly left: boolean;
  /** Rewarded friends of the inviter within `limitWithinMs`. */
  readonly rewardedLately: number;
}

/** The state of a referral now, with the reason if it does not count. `rewarded` and `rejected` are final. */
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

/** The first letter of a name and dots, so that only those who know the person recognise them. */
export const maskedName = (name: string): string => `${[...name.trim()][0] ?? ''}•••`;
