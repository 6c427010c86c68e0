import type { Target } from '../social/social.ts';
import type { User } from '../people/user.ts';
import type { DecisionAction, ReportTarget, ShownDecision } from './decision.ts';

const MINUTE_MS = 60_000;

/**
 * SO-10: characters of a note and of an appeal as people count them, reports of one member in an hour, cases per page, how much
 * of what a person wrote last stands beside a case, for how
 * long a moderator who opened a case has it alone, how long an answer can be appealed against (milliseconds), characters of a
 * diagnosis, and by how much each point of weight makes a case older in the queue.
 */
export const REPORTS = {
  noteMax: 300,
  appealMax: 500,
  anHour: 20,
  pageSize: 20,
  latelyMost: 12,
  claimMs: 5 * MINUTE_MS,
  appealMs: 14 * 24 * 60 * MINUTE_MS,
  diagnosisMax: 1500,
  pointMs: 30 * MINUTE_MS,
} as const;

const ofWords = ['spam', 'insult', 'hate', 'sexual', 'private', 'fraud', 'misc'] as const;
const ofPeople = ['impersonates', 'insult', 'hate', 'spam', 'fraud', 'misc'] as const;
const ofPictures = ['broken', 'wrongMatch', 'noSound', 'late', 'misc'] as const;
/** Why something is reported. Those of a picture are faults, and no person is decided about. */
export const reportReasons = [
  ...(['spam', 'insult', 'hate', 'sexual', 'private', 'fraud', 'impersonates'] as const),
  ...(['broken', 'wrongMatch', 'noSound', 'late', 'misc'] as const),
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The reasons to choose from, in the order in which they are shown. */
export const reasonsFor = ({ type }: Pick<ReportTarget, 'type'>): readonly ReportReason[] => {
  if (type === 'picture') return ofPictures;
  return type === 'user' ? ofPeople : ofWords;
};

const weights: Readonly<Record<ReportReason, number>> = {
  ...{ hate: 5, sexual: 5, private: 5, fraud: 4, insult: 3, impersonates: 3, spam: 2, misc: 1 },
  ...{ wrongMatch: 4, broken: 3, noSound: 2, late: 1 },
};
/** How earlier reports of somebody were answered. */
export interface ReporterRecord {
  readonly upheld: number;
  readonly refused: number;
}
/** Answers that everybody is taken to have had of each kind: one answer alone says little. */
const GIVEN = 3;
const trust = ({ upheld, refused }: ReporterRecord): number =>
  Math.min(2, Math.max(0.5, (GIVEN + upheld) / (GIVEN + refused)));

/**
 * What a report adds to the weight of its case, at least 1: twice as much from who was right many times, half as much from
 * who was wrong.
 */
export const weightOf = (reason: ReportReason, by: ReporterRecord = { upheld: 0, refused: 0 }): number =>
  Math.max(1, Math.round(weights[reason] * trust(by)));

/** Where a case stands in the queue, the least first: each point of weight counts as half an hour of waiting. */
export const queueRank = ({ openedAt, weight }: { openedAt: number; weight: number }): number =>
  openedAt - weight * REPORTS.pointMs;

/** Waits for a decision, for a second moderator, for the answer to an appeal, or for nobody. */
export const caseStates = ['open', 'second', 'appeal', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

export const appealStates = ['waits', 'granted', 'kept'] as const;
/** What somebody said against a decision, and its answer. */
export interface Appeal {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly state: (typeof appealStates)[number];
  /** The reason of the answer. */
  readonly answer?: string;
}

/** All reports of one thing, for moderators. Times in epoch milliseconds. */
export interface ReportCase {
  readonly reportId: string;
  readonly target: ReportTarget;
  readonly state: CaseState;
  /** What it is called, and its page; null where that is gone. */
  readonly card: { readonly title: string; readonly path: string } | null;
  /** What stood there when it was first reported. */
  readonly text: string;
  /** Whose it is; null for nobody's. */
  readonly about: User | null;
  readonly count: number;
  readonly weight: number;
  /** The most frequent first. */
  readonly reasons: readonly { readonly reason: ReportReason; readonly count: number }[];
  readonly openedAt: number;
  /** Who has it open, and until when nobody else decides. */
  readonly claim?: { readonly by: User; readonly until: number };
  /** The last one. */
  readonly decision?: ShownDecision;
}

export interface ReportNote {
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: number;
  /** What the reporter's player knew. */
  readonly diagnosis?: string;
}

/** One case with all that a decision needs. */
export interface CaseDetail extends ReportCase {
  /** What stands there now; null where it is gone. */
  readonly now: string | null;
  /** What can be done about it. */
  readonly actions: readonly DecisionAction[];
  /** Without who reported. */
  readonly notes: readonly ReportNote[];
  readonly appeals: readonly (Appeal & { readonly by: 'author' | 'reporter' })[];
  /** What others wrote around it, the oldest first. */
  readonly beside: readonly BesideIt[];
  /** Decisions about the person, the last first. */
  readonly record: readonly ShownDecision[];
  /** What the person wrote last where everybody reads it, the latest first. */
  readonly lately: readonly WrittenLately[];
}

export interface BesideIt {
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
export interface WrittenLately {
  readonly target: ReportTarget;
  readonly text: string;
  readonly at: number;
  /** Where it stands; null where that is gone. */
  readonly path: string | null;
}

export const ownReportStates = ['waiting', 'upheld', 'refused'] as const;
/** A report as who sent it sees it. */
export interface OwnReport {
  readonly reportId: string;
  readonly target: ReportTarget;
  readonly title: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: number;
  readonly state: (typeof ownReportStates)[number];
  /** The moderator's reason. */
  readonly answer?: string;
  readonly answeredAt?: number;
  readonly appeal?: Appeal;
  readonly mayAppeal: boolean;
}

/** A decision as the person concerned sees it. */
export interface OwnDecision extends ShownDecision {
  readonly appeal?: Appeal;
  readonly mayAppeal: boolean;
}

/** How the queue stands, without names. */
export interface ReportStats {
  readonly waiting: Readonly<Record<Exclude<CaseState, 'closed'>, number>>;
  /** When the oldest open case was opened. */
  readonly oldestAt: number | null;
  /** Of the last seven days. */
  readonly reports: number;
  readonly decided: Readonly<Record<DecisionAction, number>>;
  readonly appeals: { readonly granted: number; readonly kept: number };
}

/** What every thing of a type can have done about it. A picture of a room belongs to nobody who could be muted. */
export const actionsFor = ({
  removable,
  hasAuthor,
}: {
  readonly removable: boolean;
  readonly hasAuthor: boolean;
}): readonly DecisionAction[] => [
  'none',
  ...(removable ? (['remove'] as const) : []),
  ...(hasAuthor ? (['mute', 'ban'] as const) : []),
];

/** What of a target the registries of the areas know: a picture is that of its room. */
export const cardTargetOf = ({ type, id }: ReportTarget): Target | null => {
  if (type === 'message' || type === 'partyMessage' || type === 'take') return null;
  return { type: type === 'picture' ? 'room' : type, id };
};
