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
import type { SendFile } from './profile.ts';

/** A draft to save; `rev` is the revision that it started from, 0 for a new one. */
export interface DraftToKeep {
  readonly rev: number;
  /** From 1. */
  readonly step: number;
  readonly form: ApplicationForm;
}
/**
 * The result of a save. `stale`: nothing was stored because another revision was saved or submitted meanwhile;
 * `application` is that one, or null if it was deleted.
 */
export type Kept =
  | { readonly kind: 'kept'; readonly application: Application }
  | { readonly kind: 'stale'; readonly application: Application | null };

export interface Review {
  readonly applicationId: string;
  /** The state that the reviewer saw. */
  readonly from: ApplicationState;
  readonly state: ReviewState;
  readonly note?: string;
  readonly score?: Score;
  readonly reasonKey?: RejectReason;
}

/** Applications to become a commentator, and their review. */
export interface ApplicationsPort {
  /** The open application, else the latest; null if there is none. */
  readonly my: (signal: AbortSignal) => Promise<Outcome<Application | null>>;
  readonly save: (draft: DraftToKeep, signal: AbortSignal) => Promise<Outcome<Kept>>;
  /** Verifies the phone number with the ticket of a one-time code. */
  readonly proveContact: (phone: string, ticket: string, signal: AbortSignal) => Promise<Outcome<Application>>;
  readonly uploadVoice: (about: { readonly durationMs: number; readonly clipId: string }) => SendFile<Application>;
  readonly uploadPhoto: SendFile<Application>;
  readonly removePhoto: (signal: AbortSignal) => Promise<Outcome<Application>>;
  /** Submits the draft stored under this revision. */
  readonly submit: (rev: number, signal: AbortSignal) => Promise<Outcome<Application>>;
  /** Answers a reviewer's question. */
  readonly reply: (note: string, signal: AbortSignal) => Promise<Outcome<Application>>;
  /** Turns a submitted application back into a draft; deletes a draft, and answers null. */
  readonly withdraw: (signal: AbortSignal) => Promise<Outcome<Application | null>>;
  readonly file: (applicationId: string, kind: 'voice' | 'photo', signal: AbortSignal) => Promise<Outcome<Blob>>;
  readonly positions: (signal: AbortSignal) => Promise<Outcome<readonly Position[]>>;
  /**
   * For staff: undecided (`open`) or decided applications. `cursor` is the `next` of the previous slice, null for the
   * first.
   */
  readonly queue: (
    state: 'open' | 'closed',
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<Slice<ReviewItem>>>;
  readonly review: (review: Review, signal: AbortSignal) => Promise<Outcome<ReviewItem>>;
}
