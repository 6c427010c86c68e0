import type { StoredEventName, StoredEvents } from '../bus/storedEvents.ts';
import type { Queries } from '../database/database.ts';
import type { Delivery } from './delivery.ts';

/** Statements to run in a transaction. */
export type Writes = (queries: Queries) => Promise<void>;

export interface Outbox {
  /**
   * Stores an event within a transaction. Its handlers run once the transaction is committed, however the process ends.
   * Events of one lane are handled in the order in which they were stored.
   */
  readonly publish: <Name extends StoredEventName>(
    queries: Queries,
    name: Name,
    message: StoredEvents[Name],
    lane?: string,
  ) => Promise<void>;
}

/** An outbox without handlers. */
export const noOutbox: Outbox = { publish: async () => {} };

/**
 * Handlers of stored events. A handler's own side effects may be repeated if the process ends meanwhile, so they must
 * be idempotent. The writes that it returns are committed together with the completion of the event: exactly once.
 */
export type Durable = {
  readonly [Name in StoredEventName]?: (message: StoredEvents[Name]) => Promise<Writes | void> | Writes | void;
};

/** Takes letters as text, to be delivered by a `LetterTaker` that can read them. */
export interface LetterBox {
  /** Within a transaction. */
  readonly put: (
    queries: Queries,
    letter: {
      readonly body: string;
      /** While a letter waits, another with the same key is dropped. */
      readonly once: string;
      /** When it expires, by the origin's clock. */
      readonly expiresAt: number;
      /** Delay before the first attempt. */
      readonly pauseMs: number;
    },
  ) => Promise<void>;
  /** False while the queue is so long that no further letter should be promised. */
  readonly hasRoom: () => Promise<boolean>;
}

export interface LetterTaker {
  /** One attempt; `id` is the same for each attempt of a letter. */
  readonly deliver: (letter: string, id: string) => Delivery;
  /** Called for a letter that will not arrive, with the reason; null for a letter that cannot be read. */
  readonly lost: (letter: string | null, reason: string) => void;
}
