import type {
  Application,
  ApplicationState,
  Position,
  RejectReason,
  ReviewItem,
  ReviewState,
  Score,
} from '#domain/application/application.ts';
import type { ApplicationForm } from '#domain/application/form.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';
import type { SendFile } from './pictures.ts';

/** A draft as it is to be kept; `rev` is the one that it began with, 0 for a new one. */
export interface DraftToKeep {
  readonly rev: number;
  /** From 1. */
  readonly step: number;
  readonly form: ApplicationForm;
}
/** What came of keeping a draft: kept, or not because another was kept or sent meanwhile. Then it is that other; null where there is none any more. */
export type Kept =
  | { readonly kind: 'kept'; readonly application: Application }
  | { readonly kind: 'stale'; readonly application: Application | null };

export interface Review {
  readonly applicationId: string;
  /** What the reviewer saw. */
  readonly from: ApplicationState;
  readonly state: ReviewState;
  readonly note?: string;
  readonly score?: Score;
  readonly reasonKey?: RejectReason;
}

/** Becoming a commentator, and the review of it. */
export interface ApplicationsPort {
  /** The open application, else the latest; null where there is none. */
  readonly my: (signal: AbortSignal) => Promise<Outcome<Application | null>>;
  readonly save: (draft: DraftToKeep, signal: AbortSignal) => Promise<Outcome<Kept>>;
  /** Proves the number by the ticket of a one-time code. */
  readonly proveContact: (phone: string, ticket: string, signal: AbortSignal) => Promise<Outcome<Application>>;
  readonly uploadVoice: (about: { readonly durationMs: number; readonly clipId: string }) => SendFile<Application>;
  readonly uploadPhoto: SendFile<Application>;
  readonly removePhoto: (signal: AbortSignal) => Promise<Outcome<Application>>;
  /** Sends the draft kept under this rev. */
  readonly submit: (rev: number, signal: AbortSignal) => Promise<Outcome<Application>>;
  /** Answers what a reviewer asked. */
  readonly reply: (note: string, signal: AbortSignal) => Promise<Outcome<Application>>;
  /** Takes a sent one back to be a draft; throws a draft away, and then there is none. */
  readonly withdraw: (signal: AbortSignal) => Promise<Outcome<Application | null>>;
  readonly file: (applicationId: string, kind: 'voice' | 'photo', signal: AbortSignal) => Promise<Outcome<Blob>>;
  readonly positions: (signal: AbortSignal) => Promise<Outcome<readonly Position[]>>;
  /** For staff: those that wait for an answer, or those that have one; from where `next` of the slice before says, null for the first. */
  readonly queue: (
    state: 'open' | 'closed',
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<Slice<ReviewItem>>>;
  readonly review: (review: Review, signal: AbortSignal) => Promise<Outcome<ReviewItem>>;
}
