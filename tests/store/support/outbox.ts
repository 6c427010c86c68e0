import type { StoredEventName, StoredEvents } from '#server/bus/storedEvents.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { heardBy } from '#server/outbox/events.ts';
import type { Durable, Outbox } from '#server/shared/outbox.ts';
import { noPost, type Parcel, type Post } from '#server/shared/post.ts';

interface Said<Name extends StoredEventName = StoredEventName> {
  readonly name: Name;
  readonly message: StoredEvents[Name];
}

/** An outbox that keeps what is published, in its order, until a test asks for it or has it heard. */
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
    /** All of a name that were kept so far; they are kept no more. */
    take: <Name extends StoredEventName>(name: Name): readonly StoredEvents[Name][] => {
      const taken = said.filter((one): one is Said<Name> => one.name === name).map(({ message }) => message);
      said = said.filter((one) => one.name !== name);
      return taken;
    },
    /** Has all that was kept heard, as the outbox does it. */
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

/** A post that hands over what it is given; nobody's letters are left out. */
export const postTo = (sent: Parcel[], changed: Partial<Post> = {}): Post => ({
  ...noPost,
  send: async (_queries, parcel) => {
    if (parcel) sent.push(parcel);
  },
  ...changed,
});

/** The same for calls at once: what a transaction sends is handed over when it is stored, and not each time it begins anew. */
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
