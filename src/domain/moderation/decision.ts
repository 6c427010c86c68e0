import { isStaff } from '../auth/auth.ts';
import type { User } from '../people/user.ts';
import { targetTypes } from '../social/social.ts';

const MINUTE_MS = 60_000;
const WEEK_MIN = 7 * 24 * 60;

/**
 * CH-11: how long a decision can be undone (milliseconds), characters of its reason as people count them, minutes of the
 * longest mute and ban, from how many minutes on a ban needs a second moderator, how long what was removed is kept for an
 * appeal (milliseconds), and decisions per page.
 */
export const MODERATION = {
  undoMs: 10 * MINUTE_MS,
  reasonMax: 300,
  muteMinMost: WEEK_MIN,
  banMinMost: 52 * WEEK_MIN,
  secondOverMin: WEEK_MIN,
  keptMs: 30 * 24 * 60 * MINUTE_MS,
  pageSize: 30,
} as const;

/** What a moderator decides: nothing is wrong, the thing goes, its author may not write for a while, or for long. */
export const decisionActions = ['none', 'remove', 'mute', 'ban'] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** Minutes that the sheet offers for a mute (CH-11), and for a ban. */
export const muteMinutes = [1, 5, 10, 60] as const;
export const banMinutes = [24 * 60, WEEK_MIN, 30 * 24 * 60, MODERATION.banMinMost] as const;

/** `waits`: for a second moderator; nothing was done yet. `void`: the second one did not agree. */
export const decisionStates = ['stands', 'waits', 'undone', 'void'] as const;
export type DecisionState = (typeof decisionStates)[number];

/** One line of the log. Times in epoch milliseconds. */
export interface Decision {
  readonly decisionId: string;
  readonly action: DecisionAction;
  readonly state: DecisionState;
  /** Who decided; null once they are gone. */
  readonly by: string | null;
  /** The person decided about; null where it is nobody's, or they are gone. */
  readonly about: string | null;
  /** What was removed or looked at; several where the last messages of somebody went together. */
  readonly targets: readonly ReportTarget[];
  /** Minutes of a mute or ban. */
  readonly minutes?: number;
  readonly until?: number;
  /** The part of the portal in which a mute or ban holds, as `chat:{groupId}`; everywhere where absent. */
  readonly place?: string;
  readonly reason: string;
  readonly at: number;
  /** Who agreed to it, where two are needed. */
  readonly second?: string;
  readonly undoneAt?: number;
  readonly undoneBy?: string;
}

/**
 * What can be reported and decided on: all that members see, a take, a message of a room or of two members, one of those who
 * watch together, and the picture of a room.
 */
export const reportTypes = [...targetTypes, 'take', 'message', 'partyMessage', 'picture'] as const;
export interface ReportTarget {
  readonly type: (typeof reportTypes)[number];
  readonly id: string;
}

/** CALLS section 5: leaderOperator, qc and customerCare. */
export const isModerator = (viewer: { readonly siteRoleId: number } | null): boolean =>
  viewer !== null && isStaff(viewer.siteRoleId);

/** A ban over a week holds once a second moderator agreed. */
export const needsSecond = ({ action, minutes = 0 }: { action: DecisionAction; minutes?: number }): boolean =>
  action === 'ban' && minutes > MODERATION.secondOverMin;

/** What is wrong with the minutes of an action, or null. */
export const minutesFault = (action: DecisionAction, minutes: number | undefined): 'missing' | 'tooLong' | null => {
  if (action !== 'mute' && action !== 'ban') return null;
  if (minutes === undefined) return 'missing';
  return minutes > (action === 'mute' ? MODERATION.muteMinMost : MODERATION.banMinMost) ? 'tooLong' : null;
};

/** Milliseconds that are left to undo a decision; 0 where it cannot be undone any more. */
export const undoLeftMs = ({ state, at, action }: Pick<Decision, 'state' | 'at' | 'action'>, now: number): number =>
  (state === 'stands' || state === 'waits') && action !== 'none' ? Math.max(0, at + MODERATION.undoMs - now) : 0;

/** How many of its things a line of the log names. */
export const TARGETS_SHOWN = 10;

/**
 * A line of the log with its people; for the person decided about, without those who decided. Of its things the first are
 * named.
 */
export interface ShownDecision extends Omit<Decision, 'by' | 'about' | 'second' | 'undoneBy'> {
  /** How many things it is about, where that is more than one. */
  readonly things?: number;
  readonly by: User | null;
  readonly about: User | null;
  readonly second?: User;
  readonly undoneBy?: User;
}
