import type { StoredEventName, StoredEvents } from '#server/bus/storedEvents.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { heardBy } from '#server/outbox/events.ts';
import type { Durable, Outbox } from '#server/shared/outbox.ts';
import { noPost, type Parcel, type Post } from '#server/shared/post.ts';

interface Said<Name extends StoredEventName = StoredEventName> {
  readonly name: Name;
  readonly message: StoredEvents[Name];
}

/** An outbox that keeps published events in order until a test takes them or has them handled. */
export const keptOutbox = () => {
  let said: readonly Said[] = [];
  const outbox: Outbox = {
    publish: async (_queries, name, message) => {
      said = [...said, { name, message }];
    },
  };
  return {
    outbox,
    publish: <Name extends StoredEventName>(name: Name, message: StoredEvents[Name]) => {
      said = [...said, { name, message }];
    },
    /** Returns and removes all kept events of a name. */
    take: <Name extends StoredEventName>(name: Name): readonly StoredEvents[Name][] => {
      const taken = said.filter((one): one is Said<Name> => one.name === name).map(({ message }) => message);
      said = said.filter((one) => one.name !== name);
      return taken;
    },
    /** Has all kept events handled, like the outbox. */
    settle: async (database: Database, hearers: readonly Durable[]): Promise<void> => {
      const all = said;
      said = [];
      for (const { name, message } of all) {
        const writes = await heardBy(hearers, name, message);
        await database.transaction(async (queries) => {
          for (const write of writes) await write(queries);
        });
      }
    },
  };
};

/** A post that passes letters on; letters to nobody are left out. */
export const postTo = (sent: Parcel[], changed: Partial<Post> = {}): Post => ({
  ...noPost,
  send: async (_queries, parcel) => {
    if (parcel) sent.push(parcel);
  },
  ...changed,
});

/** The same for concurrent calls: letters of a transaction are passed on when it commits, and not for each retry. */
export const postOver = (database: Database, sent: Parcel[], changed: Partial<Post> = {}) => {
  const waiting = new WeakMap<Queries, Parcel[]>();
  const noting: Database = {
    ...database,
    transaction: async (work, isolation) => {
      let own: Parcel[] = [];
      const value = await database.transaction((queries) => {
        own = [];
        const mine = { ...queries };
        waiting.set(mine, own);
        return work(mine);
      }, isolation);
      sent.push(...own);
      return value;
    },
  };
  const post = postTo(sent, {
    send: async (queries, parcel) => {
      if (parcel) (waiting.get(queries) ?? sent).push(parcel);
    },
    ...changed,
  });
  return { database: noting, post };
};
