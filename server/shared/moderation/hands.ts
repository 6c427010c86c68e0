import type { DecisionAction, ReportTarget } from '#domain/moderation/decision.ts';
import type { Target } from '#domain/social/social.ts';
import type { Queries } from '../../database/database.ts';

/** What a moderator is shown of a thing, and what its author is told of what was removed. */
export interface Exhibit {
  /** Whose it is; null for nobody who can be decided about. */
  readonly userId: string | null;
  /** What others read of it; empty where that is no text. */
  readonly text: string;
  /** Since when it stands there, epoch milliseconds. */
  readonly at: number;
  /** A path without language prefix at which it is seen in its context; null for none. */
  readonly goTo?: string | null;
  /** What it stands on, whose page shows it where it has no address of its own. */
  readonly within?: Target;
  /** Who alone may report it, since nobody else sees it; everybody where absent. */
  readonly seenBy?: readonly string[];
}

/** What stands around a thing, for moderators. */
export interface Beside {
  /** Who wrote it, as others see them. */
  readonly name: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What somebody wrote, for moderators. */
export interface Said extends Pick<Exhibit, 'text' | 'at' | 'goTo' | 'within'>, ReportTarget {}

/** How things of one kind are taken away and put back. */
export interface Remover {
  /** As these stand now, by id; without what is not there, or is gone already. */
  readonly find: (ids: readonly string[]) => Promise<ReadonlyMap<string, Exhibit>>;
  /** What others wrote just before and after it, or what it answers, the oldest first; nothing where that is private. */
  readonly beside?: (id: string) => Promise<readonly Beside[]>;
  /**
   * Among the statements of a decision: takes it out of everybody's sight. Answers what `restore` needs to put it back, as
   * text (it is kept in the log, for as long as an appeal may be answered, and forgotten with its author); null where there
   * was nothing to take away, so that an undo has nothing to put back either.
   */
  readonly remove: (queries: Queries, id: string, by: DoneBy) => Promise<string | null>;
  /**
   * Among the statements of an undo: puts it back as it was, or does nothing where it may not come back (its author has
   * left, say). Called at most once for each removal.
   */
  readonly restore: (queries: Queries, id: string, kept: string, by: DoneBy) => Promise<void>;
  /**
   * Once those statements are stored: tells who listens, by a socket say. May be called twice, and never where the process
   * ends before.
   */
  readonly settled?: (id: string, what: 'removed' | 'restored') => Promise<void> | void;
}

export interface DoneBy {
  readonly decisionId: string;
  /** The moderator who decides, or undoes. */
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Somebody who may not write for a while. */
export interface Hold {
  readonly decisionId: string;
  readonly action: Extract<DecisionAction, 'mute' | 'ban'>;
  /** Who may not write. */
  readonly userId: string;
  /** Within the hand, such as a group of the chat; null for everywhere. */
  readonly place: string | null;
  /** Epoch milliseconds. */
  readonly untilAt: number;
  /** The moderator. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** How somebody is kept from writing, and let write again. */
export interface Holder {
  /** Among the statements of a decision; answers what `release` needs to put back what held before, as text. */
  readonly hold: (queries: Queries, hold: Hold) => Promise<string>;
  /** Among the statements of an undo: as it was before, unless something else holds them meanwhile. */
  readonly release: (queries: Queries, hold: Hold, kept: string) => Promise<void>;
  /** As that of a remover. */
  readonly settled?: (hold: Hold, what: 'held' | 'released') => Promise<void> | void;
}

/**
 * What an area can do for moderators (`hands` of what its opening answers, beside `subjects`). A decision is carried out by
 * the hands of all areas in one transaction with its line in the log and the message to whom it concerns, and undone the
 * same way. Two hands for one type of target are a fault at the start.
 *
 * - `removes` by type of target: a decision `remove` on a target of that type goes there.
 * - `said`: what of a person a moderator reads beside a case.
 * - `holds`: a `mute` or `ban` without a place goes to every hand that has one; with a place `{name}:{id}` to the hand of
 *   that name alone, which gets `place: id`.
 */
export interface Hand {
  /** The area: the part of a place before the colon. */
  readonly name: string;
  readonly removes?: { readonly [Type in ReportTarget['type']]?: Remover };
  readonly holds?: Holder;
  /** What somebody wrote last that everybody sees and that is still there, the latest first. */
  readonly said?: (userId: string, most: number) => Promise<readonly Said[]>;
}
