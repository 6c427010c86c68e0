import type { Application } from '#domain/application/application.ts';
import type { LocalDraft } from '#domain/application/draft.ts';
import type { ApplicationForm, Problems, Step } from '#domain/application/form.ts';
import type { DraftToKeep } from '#ports/applications.ts';
import type { Failure, Outcome } from '#ports/failure.ts';

export type ApplicationEvent =
  /** The viewer: a member's id, or null for a guest. */
  | { readonly type: 'apply.viewer'; readonly userId: string | null }
  /** Starts an application, also after a rejection; `at` is the current time in epoch milliseconds. */
  | { readonly type: 'apply.begin'; readonly at: number }
  /** Returns to the introduction. */
  | { readonly type: 'apply.leave' }
  | { readonly type: 'apply.edit'; readonly change: Partial<ApplicationForm> }
  | { readonly type: 'apply.next' }
  | { readonly type: 'apply.back' }
  | { readonly type: 'apply.goTo'; readonly step: Step }
  | { readonly type: 'apply.logIn' }
  /** A recording, photo or verified number was stored at the origin. */
  | { readonly type: 'apply.updated'; readonly application: Application }
  /** The current state at the origin. */
  | { readonly type: 'apply.heard'; readonly application: Application | null }
  | { readonly type: 'apply.keepMine' }
  | { readonly type: 'apply.takeTheirs' }
  /** Opens the form of an application that a reviewer asked about. */
  | { readonly type: 'apply.open' }
  /** Submits it; `note` answers a reviewer's question. */
  | { readonly type: 'apply.submit'; readonly note: string | null }
  | { readonly type: 'apply.withdraw' }
  | { readonly type: 'apply.retry' }
  | { readonly type: 'apply.online' };

/** The draft of the origin and that of this browser. */
export interface Read {
  readonly outcome: Outcome<Application | null>;
  readonly local: LocalDraft | null;
}

export interface ApplicationInput {
  readonly viewer: string | null;
  /** The current year, for the applicant's age. */
  readonly year: number;
  /** The applicant's IANA zone. */
  readonly timezone: string;
}

export interface ApplicationContext extends ApplicationInput {
  readonly application: Application | null;
  readonly form: ApplicationForm;
  /** From 1. */
  readonly step: number;
  readonly rev: number;
  /** Whether the form has changes that the origin does not have. */
  readonly dirty: boolean;
  /** The draft that the running save sends. */
  readonly taken: DraftToKeep | null;
  /** The origin's version, until the applicant has chosen one of the two. */
  readonly theirs: Application | null;
  readonly problems: Problems;
  readonly failure: Failure | null;
  readonly note: string | null;
}
