import type { DecisionAction, ReportTarget, ShownDecision } from '#domain/moderation/decision.ts';
import type {
  Appeal,
  CaseDetail,
  CaseState,
  OwnDecision,
  OwnReport,
  ReportCase,
  ReportReason,
  ReportStats,
} from '#domain/moderation/report.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

export interface ReportWish {
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  readonly note?: string;
  /** What the player knows of a picture. */
  readonly diagnosis?: string;
  /** A repeat with the same one answers the same report. */
  readonly clientId: string;
}

export interface DecideWish {
  readonly reportId: string;
  readonly action: DecisionAction;
  readonly minutes?: number;
  readonly reason: string;
  readonly clientId: string;
}

/** What an appeal is about: an own report, or a decision about the viewer. */
export type Appealed = { readonly reportId: string } | { readonly decisionId: string };
export type AppealWish = Appealed & { readonly text: string; readonly clientId: string };

/** SO-10: reports, and what moderators decide. */
export interface ReportsPort {
  readonly report: (wish: ReportWish, signal: AbortSignal) => Promise<Outcome<{ readonly reportId: string }>>;
  /** Newest first; `cursor` is the `next` of the slice before, as in every list. */
  readonly mine: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<OwnReport>>>;
  /** Decisions about the viewer. */
  readonly aboutMe: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<OwnDecision>>>;
  readonly appeal: (wish: AppealWish, signal: AbortSignal) => Promise<Outcome<Appeal>>;
  /** For moderators, as all that follows. */
  readonly queue: (state: CaseState, cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<ReportCase>>>;
  readonly one: (reportId: string, signal: AbortSignal) => Promise<Outcome<CaseDetail>>;
  /** Has a case alone until an instant, or gives it back. */
  readonly claim: (
    wish: { readonly reportId: string; readonly on: boolean },
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly until: number | null }>>;
  readonly decide: (wish: DecideWish, signal: AbortSignal) => Promise<Outcome<{ readonly decisionId: string }>>;
  readonly undo: (decisionId: string, signal: AbortSignal) => Promise<Outcome<ShownDecision>>;
  readonly log: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<ShownDecision>>>;
  readonly stats: (signal: AbortSignal) => Promise<Outcome<ReportStats>>;
}
