import type { DecisionAction, ReportTarget } from '#domain/moderation/decision.ts';
import type { Target } from '#domain/social/social.ts';
import type { Queries } from '../../database/database.ts';

/** What a moderator sees of a thing, and what its author is told if it is removed. */
export interface Exhibit {
  /** The author; null if nobody can be sanctioned for it. */
  readonly userId: string | null;
  /** Its text as others read it; empty if it is not text. */
  readonly text: string;
  /** When it was posted, epoch milliseconds. */
  readonly at: number;
  /** A path without language prefix that shows it in its context; null if there is none. */
  readonly goTo?: string | null;
  /** The thing that it belongs to, whose page shows it if it has no address of its own. */
  readonly within?: Target;
  /** The only people who may report it, since nobody else sees it; everybody if absent. */
  readonly seenBy?: readonly string[];
}

/** The context of a thing, for moderators. */
export interface Beside {
  /** The author's name as others see it. */
  readonly name: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Something that a person wrote, for moderators. */
export interface Said extends Pick<Exhibit, 'text' | 'at' | 'goTo' | 'within'>, ReportTarget {}

/** How things of one kind are removed and restored. */
export interface Remover {
  /** Their present state, by id; missing or already removed ones are left out. */
  readonly find: (ids: readonly string[]) => Promise<ReadonlyMap<string, Exhibit>>;
  /** What others wrote just before and after it, or what it replies to, oldest first; empty if that is private. */
  readonly beside?: (id: string) => Promise<readonly Beside[]>;
  /**
   * Within the transaction of a decision: hides it from everybody. Returns what `restore` needs to put it back, as
   * text, which the log keeps for as long as an appeal may be answered and deletes with its author; null if there was
   * nothing to remove, so that an undo has nothing to restore either.
   */
  readonly remove: (queries: Queries, id: string, by: DoneBy) => Promise<string | null>;
  /**
   * Within the transaction of an undo: puts it back as it was, or does nothing if it may not come back (because its
   * author has left, for example). Called at most once for each removal.
   */
  readonly restore: (queries: Queries, id: string, kept: string, by: DoneBy) => Promise<void>;
  /**
   * After the transaction is committed: notifies listeners, for example over a socket. May be called twice, or never if
   * the process ends before.
   */
  readonly settled?: (id: string, what: 'removed' | 'restored') => Promise<void> | void;
}

export interface DoneBy {
  readonly decisionId: string;
  /** The moderator who decides or undoes. */
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A restriction that keeps somebody from writing for a while. */
export interface Hold {
  readonly decisionId: string;
  readonly action: Extract<DecisionAction, 'mute' | 'ban'>;
  /** The person who may not write. */
  readonly userId: string;
  /** A place within the hand, such as a group of the chat; null for everywhere. */
  readonly place: string | null;
  /** Epoch milliseconds. */
  readonly untilAt: number;
  /** The moderator. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** How somebody is kept from writing, and allowed to write again. */
export interface Holder {
  /** Within the transaction of a decision; returns, as text, what `release` needs to restore the previous state. */
  readonly hold: (queries: Queries, hold: Hold) => Promise<string>;
  /** The decision by which they were held before, as `hold` returned it; null for none. Absent where nothing is put back. */
  readonly heldBy?: (kept: string) => string | null;
  /** Within the transaction of an undo: restores the previous state, unless another restriction applies meanwhile. */
  readonly release: (queries: Queries, hold: Hold, kept: string) => Promise<void>;
  /** Same contract as `Remover.settled`. */
  readonly settled?: (hold: Hold, what: 'held' | 'released') => Promise<void> | void;
}

/**
 * What an area can do for moderators (the `hands` in its `Opened`, beside `subjects`). A decision is carried out by the
 * hands of all areas in one transaction with its line in the log and the message to the person concerned, and undone
 * the same way. Two hands for one type of target stop the start.
 *
 *
 * - `removes`, by type of target: handles a decision `remove` on a target of that type.
 * - `said`: what a moderator reads of a person beside a case.
 * - `holds`: a `mute` or `ban` without a place goes to every hand that has it; with a place `{name}:{id}` only to the
 *   hand of that name, which gets `place: id`.
 */
export interface Hand {
  /** The name of the area: the part of a place before the colon. */
  readonly name: string;
  readonly removes?: { readonly [Type in ReportTarget['type']]?: Remover };
  readonly holds?: Holder;
  /** What somebody wrote last that is public and still there, latest first. */
  readonly said?: (userId: string, most: number) => Promise<readonly Said[]>;
}
