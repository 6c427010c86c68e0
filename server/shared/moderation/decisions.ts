import type { Decision, DecisionAction, ReportTarget } from '#domain/moderation/decision.ts';
import type { Queries } from '../../database/database.ts';
import type { Refusal } from '../refusal.ts';

/** What somebody decides. Whether they may is the caller's matter. */
export interface DecisionWish {
  /** The moderator, or the host of a room. */
  readonly by: string;
  readonly action: DecisionAction;
  /** What is removed (`remove`), or what the decision is about. */
  readonly targets: readonly ReportTarget[];
  /** Who is muted or banned, and is told; null where nobody is. */
  readonly about: string | null;
  /** `{hand}:{id}` where a mute or ban holds in one place alone. */
  readonly place?: string;
  /** Of a mute or ban. */
  readonly minutes?: number;
  /** Written to whom it concerns; the door has judged it. */
  readonly reason: string;
  /** By the same person a repeat answers the first decision and does nothing. */
  readonly clientId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What a second moderator says of a decision that waits. */
export interface Confirmation {
  readonly decisionId: string;
  readonly by: string;
  readonly agrees: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** More statements of the same transaction; it may run again from its beginning. */
export type Together = (queries: Queries, decision: Decision) => Promise<void>;

/**
 * The log of what moderators and hosts decide. Lines are added and never changed; what becomes of one is written beside it.
 * Every area that has something decided goes through here, so that each decision has a reason, is told to whom it concerns,
 * and can be undone for ten minutes.
 */
export interface Decisions {
  /**
   * Carries a decision out by the hands of the areas, writes its line, and tells whom it concerns: all stored together. A ban
   * over a week only waits (`state: 'waits'`) until `confirm`. 422 for minutes that are missing or too many and for targets
   * that cannot be removed.
   */
  readonly decide: (wish: DecisionWish, together?: Together) => Promise<Decision | Refusal>;
  /**
   * Takes a decision back within ten minutes: 404 for none, 409 once its time is over or a second moderator did not agree.
   * The same again changes nothing. Whom it concerned is told.
   */
  readonly undo: (decisionId: string, by: string, at: number) => Promise<Decision | Refusal>;
  /** A second moderator agrees to a decision that waits, which is then carried out, or does not; 403 for the first one. */
  readonly confirm: (wish: Confirmation, together?: Together) => Promise<Decision | Refusal>;
  /** Ends every mute, or every ban, that keeps somebody from writing everywhere, however old it is; the log says who did. */
  readonly end: (wish: {
    readonly userId: string;
    readonly action: 'mute' | 'ban';
    readonly by: string;
    readonly at: number;
  }) => Promise<void>;
  /** One line of the log as it stands; null for none. */
  readonly byId: (decisionId: string) => Promise<Decision | null>;
  /** What somebody decided before under a `clientId`; null for nothing. */
  readonly made: (by: string, clientId: string) => Promise<Decision | null>;
}
