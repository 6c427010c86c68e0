import { randomUUID } from 'node:crypto';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import * as Scope from 'effect/Scope';
import type { Database, Queries } from '../database/database.ts';
import type { Log } from '../log.ts';
import { systemClock, type Clock } from '../shared/clock.ts';
import { NotDelivered, Undeliverable, type Delivery } from '../shared/delivery.ts';
import type { Durable, LetterBox, LetterTaker, Outbox, Writes } from '../shared/outbox.ts';
import { makeDeliverer, type DelivererNeeds } from './deliverer.ts';
import { eventText, textHeardBy } from './events.ts';
import { outboxStore, putItem, type NewItem, type TakenItem } from './outbox.store.ts';
import type { Seal } from './seal.ts';

export interface OutboxNeeds {
  readonly database: Database;
  readonly seal: Seal;
  /** The origin's, by which letters expire. */
  readonly clock: Clock;
  /** The machine's, by which is delivered. */
  readonly time?: Clock;
  readonly log: Log;
  readonly failed: (error: unknown) => void;
}

export interface OpenOutbox extends Outbox {
  readonly letters: LetterBox;
  /** The same database; what is put here in its transactions is delivered as soon as they are stored. */
  readonly database: Database;
  /** Begins to deliver: letters to one, events to all who hear of them. */
  readonly start: (letters: LetterTaker, hearers: readonly Durable[]) => void;
  /** Settles once nothing is under way; what waits stays stored. */
  readonly end: () => Promise<void>;
}

type Put = Pick<NewItem, 'kind' | 'body' | 'lane' | 'expiresAt'> & { readonly once: string; readonly pauseMs: number };
/** How one kind is delivered. */
type Way = Pick<DelivererNeeds, 'kind' | 'deliver' | 'gaveUp'>;

const AT_ONCE = 4;
/** Letters that may wait before nobody is given another one to wait for. */
const MOST_LETTERS = 1000;
const sealedElsewhere = new Undeliverable({ message: 'it was sealed with another secret' });

/** What must happen because of a write is stored with it, and delivered from there. */
export const createOutbox = (needs: OutboxNeeds): OpenOutbox => {
  const { database, seal, clock, time = systemClock, log, failed } = needs;
  const store = outboxStore(database);
  const scope = Scope.makeUnsafe();
  /** Transactions that put something here. */
  const putting = new WeakSet<Queries>();
  let wake = (): void => {};

  const noticing: Database = {
    ...database,
    /** As the database's own, all or nothing; wakes the deliverers once it is stored. */
    transaction: async (work, isolation) => {
      let own: Queries | null = null;
      const value = await database.transaction((queries) => {
        own = { ...queries };
        return work(own);
      }, isolation);
      if (own && putting.has(own)) wake();
      return value;
    },
  };
  const put = async (queries: Queries, { once, pauseMs, ...item }: Put): Promise<void> => {
    const itemId = randomUUID();
    const { kind, lane } = item;
    await putItem(queries, {
      ...{ ...item, itemId, createdAt: clock(), dueAt: time() + pauseMs },
      onceKey: seal.nameless(`${kind} ${once}`),
      lane: lane === null ? null : seal.nameless(`lane ${lane}`),
      body: seal.close(item.body, `${kind} ${itemId}`),
    });
    if (queries === noticing) wake();
    else putting.add(queries);
  };

  const letterWay = ({ deliver, lost }: LetterTaker): Way => {
    const opened = ({ itemId, body }: TakenItem) => seal.open(body, `letter ${itemId}`);
    return {
      kind: 'letter',
      deliver: (item) => {
        const letter = opened(item);
        return letter === null ? Effect.fail(sealedElsewhere) : Effect.as(deliver(letter, item.itemId), []);
      },
      gaveUp: (item, reason) => lost(opened(item), reason),
    };
  };
  const eventWay = (hearers: readonly Durable[]): Way => ({
    kind: 'event',
    deliver: ({ itemId, body }): Delivery<readonly Writes[]> => {
      const event = seal.open(body, `event ${itemId}`);
      if (event === null) return Effect.fail(sealedElsewhere);
      return Effect.tryPromise({
        try: async () => textHeardBy(hearers, event),
        catch: (error) => {
          failed(error);
          return new NotDelivered({ message: 'a hearer failed' });
        },
      });
    },
    gaveUp: (_item, reason) => log.error('event lost', { reason }),
  });

  return {
    database: noticing,
    publish: (queries, name, message, lane) =>
      put(queries, {
        ...{ kind: 'event', body: eventText(name, message), lane: lane ?? null },
        ...{ once: randomUUID(), expiresAt: null, pauseMs: 0 },
      }),
    letters: {
      put: (queries, letter) => put(queries, { ...letter, kind: 'letter', lane: null }),
      hasRoom: async () => (await store.count('letter', MOST_LETTERS)) < MOST_LETTERS,
    },
    start: (letters, hearers) => {
      const begin = (way: Way) =>
        Effect.runSync(
          Effect.provideService(makeDeliverer({ ...way, store, atOnce: AT_ONCE, failed, clock }), Scope.Scope, scope),
        );
      const both = [letterWay(letters), eventWay(hearers)].map(begin);
      wake = () => {
        for (const one of both) one.wake();
      };
    },
    end: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  };
};
