import type { Application } from '#domain/application/application.ts';
import type { LocalDraft } from '#domain/application/draft.ts';
import type { ApplicationForm, Problems, Step } from '#domain/application/form.ts';
import type { DraftToKeep } from '#ports/applications.ts';
import type { Failure, Outcome } from '#ports/failure.ts';

export type ApplicationEvent =
  /** Who looks: a member's id, or null for a guest. */
  | { readonly type: 'apply.viewer'; readonly userId: string | null }
  /** Begins, or begins anew after a refusal; `at` is now in epoch milliseconds. */
  | { readonly type: 'apply.begin'; readonly at: number }
  /** Back to what the page says about the work. */
  | { readonly type: 'apply.leave' }
  | { readonly type: 'apply.edit'; readonly change: Partial<ApplicationForm> }
  | { readonly type: 'apply.next' }
  | { readonly type: 'apply.back' }
  | { readonly type: 'apply.goTo'; readonly step: Step }
  | { readonly type: 'apply.logIn' }
  /** The origin has another recording, photo or proven number. */
  | { readonly type: 'apply.updated'; readonly application: Application }
  /** How it stands at the origin now. */
  | { readonly type: 'apply.heard'; readonly application: Application | null }
  | { readonly type: 'apply.keepMine' }
  | { readonly type: 'apply.takeTheirs' }
  /** Opens the form of one that a reviewer asked about. */
  | { readonly type: 'apply.open' }
  /** Sends it; `note` answers what a reviewer asked. */
  | { readonly type: 'apply.submit'; readonly note: string | null }
  | { readonly type: 'apply.withdraw' }
  | { readonly type: 'apply.retry' }
  | { readonly type: 'apply.online' };

/** What the origin and this browser have. */
export interface Read {
  readonly outcome: Outcome<Application | null>;
  readonly local: LocalDraft | null;
}

export interface ApplicationInput {
  readonly viewer: string | null;
  /** Of today, for ages. */
  readonly year: number;
  /** Where the applicant is. */
  readonly timezone: string;
}

export interface ApplicationContext extends ApplicationInput {
  readonly application: Application | null;
  readonly form: ApplicationForm;
  /** From 1. */
  readonly step: number;
  readonly rev: number;
  /** The origin does not have the form as it is. */
  readonly dirty: boolean;
  /** What the save under way takes along. */
  readonly taken: DraftToKeep | null;
  /** What the origin has instead, until the applicant has chosen. */
  readonly theirs: Application | null;
  readonly problems: Problems;
  readonly failure: Failure | null;
  readonly note: string | null;
}
