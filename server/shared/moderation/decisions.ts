import type { Decision, DecisionAction, ReportTarget } from '#domain/moderation/decision.ts';
import type { Queries } from '../../database/database.ts';
import type { Refusal } from '../refusal.ts';

/** A requested decision. The caller checks whether the person may make it. */
export interface DecisionWish {
  /** The moderator, or the host of a room. */
  readonly by: string;
  readonly action: DecisionAction;
  /** What is removed (`remove`), or what the decision is about. */
  readonly targets: readonly ReportTarget[];
  /** Who is muted or banned, and notified; null if nobody is. */
  readonly about: string | null;
  /** `{hand}:{id}` if a mute or ban applies in one place only. */
  readonly place?: string;
  /** For a mute or ban. */
  readonly minutes?: number;
  /** Shown to the person concerned; already checked by the door. */
  readonly reason: string;
  /** Idempotency key: a repeat by the same person returns the first decision and does nothing. */
  readonly clientId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A second moderator's answer to a decision that waits. */
export interface Confirmation {
  readonly decisionId: string;
  readonly by: string;
  readonly agrees: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Further statements in the same transaction, which may be retried from its beginning. */
export type Together = (queries: Queries, decision: Decision) => Promise<void>;

/**
 * The log of the decisions of moderators and hosts. Lines are added and never changed; later outcomes are stored
 * separately. Every area's decisions go through here, so that each has a reason, is told to the person concerned, and
 * can be undone for ten minutes.
 */
export interface Decisions {
  /**
   * Carries a decision out through the hands of the areas, writes its line, and tells the person concerned, all in one
   * transaction. A ban over a week only waits (`state: 'waits'`) until `confirm`. 422 for minutes that are missing or
   * too many and for targets that cannot be removed.
   */
  readonly decide: (wish: DecisionWish, together?: Together) => Promise<Decision | Refusal>;
  /**
   * Undoes a decision within ten minutes: 404 if there is none, 409 if its time is over or a second moderator did not
   * agree. A repeat changes nothing. The person concerned is told.
   */
  readonly undo: (decisionId: string, by: string, at: number) => Promise<Decision | Refusal>;
  /**
   * A second moderator agrees to a waiting decision, which is then carried out, or rejects it; 403 for the first
   * moderator.
   */
  readonly confirm: (wish: Confirmation, together?: Together) => Promise<Decision | Refusal>;
  /**
   * Ends every mute, or every ban, that keeps somebody from writing everywhere, however old it is; the log records who
   * did it.
   */
  readonly end: (wish: {
    readonly userId: string;
    readonly action: 'mute' | 'ban';
    readonly by: string;
    readonly at: number;
  }) => Promise<void>;
  /** The present state of one line of the log; null if there is none. */
  readonly byId: (decisionId: string) => Promise<Decision | null>;
  /** The earlier decision of a person under a `clientId`; null if there is none. */
  readonly made: (by: string, clientId: string) => Promise<Decision | null>;
}
