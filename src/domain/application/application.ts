import type { ApplicationForm } from './form.ts';

/** CA-4: limits of a commentator application. */
export const APPLICATION = {
  /** Days after which an untouched draft is deleted. */
  draftDays: 30,
  /** Days after submission within which an answer is promised. */
  reviewDays: 5,
  /** Days to wait after a rejection before applying again. */
  reapplyDays: 30,
  /** Maximum length of a note between reviewer and applicant, in characters. */
  noteMax: 1000,
  /** Applications on one page of the review queue. */
  queueSize: 50,
} as const;

export const applicationStates = ['draft', 'submitted', 'reviewing', 'need_info', 'approved', 'rejected'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Actions on an application: the first three are the applicant's, the others a reviewer's. */
export type ApplicationAct = 'submit' | 'withdraw' | 'reply' | 'take' | 'ask' | 'approve' | 'reject';

const leads: Readonly<Record<ApplicationState, { readonly [Act in ApplicationAct]?: ApplicationState }>> = {
  draft: { submit: 'submitted' },
  submitted: { withdraw: 'draft', take: 'reviewing', ask: 'need_info', approve: 'approved', reject: 'rejected' },
  reviewing: { withdraw: 'draft', ask: 'need_info', approve: 'approved', reject: 'rejected' },
  need_info: { withdraw: 'draft', reply: 'submitted', reject: 'rejected' },
  approved: {},
  rejected: {},
};

/** The next state after an action; null if the action is not allowed in this state. */
export const stateAfter = (state: ApplicationState, act: ApplicationAct): ApplicationState | null =>
  leads[state][act] ?? null;

/** The reviewer action that leads to each state. */
export const reviewActs = {
  reviewing: 'take',
  need_info: 'ask',
  approved: 'approve',
  rejected: 'reject',
} as const satisfies { readonly [State in ApplicationState]?: ApplicationAct };
export type ReviewState = keyof typeof reviewActs;

/** Whether the form may still be changed. */
export const isEditable = (state: ApplicationState): boolean => state === 'draft' || state === 'need_info';
/** CA-10: whether the application is undecided, so that its applicant cannot start another one. */
export const isOpen = (state: ApplicationState): boolean => state !== 'approved' && state !== 'rejected';

export const rejectReasons = ['voice', 'knowledge', 'language', 'incomplete', 'conduct', 'noOpening'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** CA-7: the criteria of a voice demo, each scored from 1 to 5. */
export const criteria = ['voice', 'knowledge', 'flow', 'conduct'] as const;
export type Criterion = (typeof criteria)[number];
export type Score = Readonly<Record<Criterion, number>>;

export interface HistoryEntry {
  /** Epoch milliseconds. */
  readonly ts: number;
  readonly state: ApplicationState;
  readonly by: 'user' | 'staff';
  readonly note?: string;
}

/** A voice demo stored by the origin; `url` is an API address that only the applicant and staff may read. */
export interface Voice {
  readonly url: string;
  readonly durationSec: number;
  readonly bytes: number;
  /** The silent demo clip that the applicant spoke over. */
  readonly clipId: string;
}

/** An application to be a commentator, as its applicant sees it. Instants are epoch milliseconds. */
export interface Application {
  readonly applicationId: string;
  readonly state: ApplicationState;
  /** Revision of the form: a save names the revision that it started from (optimistic locking). */
  readonly rev: number;
  /** The step of the form that the applicant was on, 1 to 4. */
  readonly step: number;
  readonly form: ApplicationForm;
  /** The phone number verified by a one-time code, as typed at that time. */
  readonly provenPhone?: string;
  readonly voice?: Voice;
  /** API address of the photo. */
  readonly photo?: string;
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  /** When an answer is promised; absent while the applicant is asked for more information. */
  readonly expectedBy?: number;
  readonly rejectReasonKey?: RejectReason;
  readonly reapplyAfter?: number;
}

/** CA-1: an open position, by kind of content and language. */
export interface Position {
  readonly positionId: string;
  readonly liveModeId: string;
  readonly lang: string;
  readonly openings: number;
  readonly when: 'evenings' | 'nights' | 'weekends';
}

/** CA-7: an application in the reviewers' queue. */
export interface ReviewItem {
  readonly application: Application;
  readonly userId: string;
  readonly displayName: string;
  readonly submittedAt: number;
  readonly score?: Score;
}

const DAY_MS = 86_400_000;

export const expectedBy = (submittedAt: number): number => submittedAt + APPLICATION.reviewDays * DAY_MS;
export const reapplyAfter = (rejectedAt: number): number => rejectedAt + APPLICATION.reapplyDays * DAY_MS;

/**
 * Whole days until the promised answer. 0 from one day before the deadline to one day after it, negative later (CA-7).
 */
export const daysLeft = (expected: number, now: number): number => Math.trunc((expected - now) / DAY_MS);
