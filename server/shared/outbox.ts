import type { StoredEventName, StoredEvents } from '../bus/storedEvents.ts';
import type { Queries } from '../database/database.ts';
import type { Delivery } from './delivery.ts';

/** Statements of a transaction. */
export type Writes = (queries: Queries) => Promise<void>;

export interface Outbox {
  /**
   * Among other statements: stores that something happened. Whoever has to hear of it does once those are stored, however
   * the process ends. What is said in one lane is heard in the order in which it was stored.
   */
  readonly publish: <Name extends StoredEventName>(
    queries: Queries,
    name: Name,
    message: StoredEvents[Name],
    lane?: string,
  ) => Promise<void>;
}

/** Where nobody hears. */
export const noOutbox: Outbox = { publish: async () => {} };

/**
 * What is done about stored events. What a hearer does by itself may be done again where a process ends meanwhile: the
 * same twice must be the same. The writes that it answers are stored together with the end of the event: once.
 */
export type Durable = {
  readonly [Name in StoredEventName]?: (message: StoredEvents[Name]) => Promise<Writes | void> | Writes | void;
};

/** Takes letters as text, to be delivered by whoever can read them. */
export interface LetterBox {
  /** Among other statements. */
  readonly put: (
    queries: Queries,
    letter: {
      readonly body: string;
      /** While it waits, another with the same is left out. */
      readonly once: string;
      /** From when on it is worth nothing, by the origin's clock. */
      readonly expiresAt: number;
      /** Until the first try. */
      readonly pauseMs: number;
    },
  ) => Promise<void>;
  /** False while so much waits that nobody should be given something to wait for. */
  readonly hasRoom: () => Promise<boolean>;
}

export interface LetterTaker {
  /** One try; `id` is the same at each. */
  readonly deliver: (letter: string, id: string) => Delivery;
  /** Hears of a letter that will not arrive, and why; null for one that cannot be read. */
  readonly lost: (letter: string | null, reason: string) => void;
}
