import type { ApplicationForm } from './form.ts';

/** CA-4: what an application waits for, and how long a refusal counts. */
export const APPLICATION = {
  /** A draft that nobody goes on with is thrown away after so many days. */
  draftDays: 30,
  /** An answer is promised within so many days of sending. */
  reviewDays: 5,
  /** After a refusal one may apply again in so many days. */
  reapplyDays: 30,
  /** Characters of what reviewer and applicant write to each other. */
  noteMax: 1000,
  /** How many a reviewer is shown at once. */
  queueSize: 50,
} as const;

export const applicationStates = ['draft', 'submitted', 'reviewing', 'need_info', 'approved', 'rejected'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What can be done to an application: the first three by its applicant, the others by a reviewer. */
export type ApplicationAct = 'submit' | 'withdraw' | 'reply' | 'take' | 'ask' | 'approve' | 'reject';

const leads: Readonly<Record<ApplicationState, { readonly [Act in ApplicationAct]?: ApplicationState }>> = {
  draft: { submit: 'submitted' },
  submitted: { withdraw: 'draft', take: 'reviewing', ask: 'need_info', approve: 'approved', reject: 'rejected' },
  reviewing: { withdraw: 'draft', ask: 'need_info', approve: 'approved', reject: 'rejected' },
  need_info: { withdraw: 'draft', reply: 'submitted', reject: 'rejected' },
  approved: {},
  rejected: {},
};

/** The state that an act leads to; null where it is not allowed. */
export const stateAfter = (state: ApplicationState, act: ApplicationAct): ApplicationState | null =>
  leads[state][act] ?? null;

/** What a reviewer may do next, by the state that it leads to. */
export const reviewActs = {
  reviewing: 'take',
  need_info: 'ask',
  approved: 'approve',
  rejected: 'reject',
} as const satisfies { readonly [State in ApplicationState]?: ApplicationAct };
export type ReviewState = keyof typeof reviewActs;

/** Whether the form may still be changed. */
export const isEditable = (state: ApplicationState): boolean => state === 'draft' || state === 'need_info';
/** CA-10: whether it stands in the way of another one. */
export const isOpen = (state: ApplicationState): boolean => state !== 'approved' && state !== 'rejected';

export const rejectReasons = ['voice', 'knowledge', 'language', 'incomplete', 'conduct', 'noOpening'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** CA-7: what a voice demo is judged by, each from 1 to 5. */
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

/** A voice demo that the origin holds; `url` is the call's address, for its applicant and for staff. */
export interface Voice {
  readonly url: string;
  readonly durationSec: number;
  readonly bytes: number;
  /** The muted film that was spoken over. */
  readonly clipId: string;
}

/** An application to be a commentator, as its applicant sees it. Instants are epoch milliseconds. */
export interface Application {
  readonly applicationId: string;
  readonly state: ApplicationState;
  /** Of the form: a save names the one it began with. */
  readonly rev: number;
  /** Where the applicant was, 1 to 4. */
  readonly step: number;
  readonly form: ApplicationForm;
  /** The number that a one-time code proved, as it was typed then. */
  readonly provenPhone?: string;
  readonly voice?: Voice;
  /** The address of the call that answers the picture. */
  readonly photo?: string;
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  /** When an answer was promised; none while the applicant is asked for more. */
  readonly expectedBy?: number;
  readonly rejectReasonKey?: RejectReason;
  readonly reapplyAfter?: number;
}

/** CA-1: somebody is looked for, by kind of content and language. */
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

/** Whole days until the promised answer: 0 within its last day, and on the first day it is late (CA-7). */
export const daysLeft = (expected: number, now: number): number => Math.trunc((expected - now) / DAY_MS);
