import * as Schema from 'effect/Schema';
import { followedStore } from '#server/bookings/followed.store.ts';
import { commitChat } from '#server/chat/chatWrite.store.ts';
import { chatStore } from '#server/chat/chat.store.ts';
import { keptChat } from '#server/chat/kept.store.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { sql, textOf } from '#server/database/sql.ts';
import { inboxStore } from '#server/inbox/inbox.store.ts';
import { outboxStore, putItem } from '#server/outbox/outbox.store.ts';
import { noOutbox } from '#server/shared/outbox.ts';
import { deletionWrite, messageWrite, reactionWrite } from '../support/chatWrites.ts';
import { NOW } from '../support/engines.ts';
import { both, countOf, join, tell, toldOf, wrongUnless, type RaceCases } from '../support/race.ts';

const Seq = Schema.Struct({ seq: Schema.Int });
/** Reads a topic's next positions first and takes them then: the behaviour without the lock on its row. */
const lookingFirst = (queries: Queries): Queries => ({
  ...queries,
  one: async (row, query) => {
    const [topic, count] = query.values;
    if (!textOf(query, String).includes('insert into chat_topic') || typeof count !== 'number' || topic === undefined)
      return queries.one(row, query);
    const head = await queries.one(Seq, sql`select last_seq as seq from chat_topic where topic = ${topic}`);
    const seq = (head?.seq ?? 0) + count;
    return queries.one(
      row,
      sql`insert into chat_topic (topic, last_seq) values (${topic}, ${seq})
          on conflict (topic) do update set last_seq = excluded.last_seq returning last_seq as seq`,
    );
  },
});
const Message = Schema.Struct({ removed: Schema.Int, data: Schema.String });

export const messagesRaces: RaceCases = {
  'two processes write to one room without a gap or a double, and every reaction is counted': {
    of: ['server/chat/chatWrite.store.ts attempt'],
    guard: { keys: [sql`alter table chat_entry drop constraint chat_entry_pkey`], instead: lookingFirst },
    race: async (one, other, key) => {
      const topic = `chatroom.${key}`;
      await commitChat(one, [messageWrite('first', { topic, userId: key })]);
      const id = `id-${key}-first`;
      const writes = (who: string) =>
        Array.from({ length: 4 }, (_, i) => [
          messageWrite(`${who}${i}`, { topic, userId: key }),
          reactionWrite(`r${who}${i}`, id, { topic, userId: `${key}${who}${i}` }),
        ]).flat();
      const same = messageWrite('same', { topic, userId: key });
      const results = [
        ...(await Promise.all([commitChat(one, writes('a')), commitChat(other, writes('b'))])),
        ...(await Promise.all([commitChat(one, [same]), commitChat(other, [same])])),
      ];
      const seqs = results.flat().flatMap((result) => (result.kind === 'stored' ? [result.seq] : []));
      const entries = await chatStore(one).entries(topic, { limit: 100 });
      const told = results.flat().every(({ kind }) => kind === 'stored' || kind === 'repeated');
      const counts = JSON.stringify(entries).includes('{"🔥":8}');
      const right = told && seqs.length === 17 && new Set(seqs).size === 17 && Math.max(...seqs) === 18 && counts;
      return wrongUnless(right, { seqs, entries });
    },
  },
  'what is said in one room by two processes, some of it twice, is there once, without a gap': {
    of: ['server/chat/chatWrite.store.ts attempt'],
    guard: {
      keys: [
        sql`alter table chat_client drop constraint chat_client_pkey`,
        sql`alter table chat_entry drop constraint chat_entry_pkey`,
      ],
      instead: lookingFirst,
    },
    race: async (one, other, key) => {
      const [topic, elsewhere] = [`chatroom.${key}`, `chatroom.${key}b`];
      const say = (clientId: string, there = topic, id = `id-${key}-${clientId}`) =>
        messageWrite(clientId, { topic: there, userId: key, id });
      const results = await both([
        () => commitChat(one, [say('a'), say('b', elsewhere), say('c')]),
        () => commitChat(other, [say('d', elsewhere), say('e'), say('f', elsewhere)]),
        () => commitChat(one, [say('same')]),
        () => commitChat(other, [say('same', topic, `id-${key}-again`)]),
      ]);
      const stored = results.flat().flatMap((result) => (result.kind === 'stored' ? [result.seq] : []));
      const places = await Promise.all(
        [topic, elsewhere].map(async (there) =>
          (await chatStore(one).entries(there, { limit: 100 })).map(({ seq }) => seq),
        ),
      );
      return wrongUnless(stored.length === 7 && JSON.stringify(places) === '[[1,2,3,4],[1,2,3]]', { stored, places });
    },
  },
  'what is taken back of a room does not come again while its author is erased': {
    of: ['server/chat/kept.store.ts eraseSome'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const topic = `chatroom.${key}`;
      await commitChat(one, [messageWrite('m', { topic, userId: key })]);
      await both<unknown>([
        () => keptChat(one, noOutbox).eraseSome!(key),
        () => commitChat(other, [deletionWrite('d', `id-${key}-m`, { topic, userId: `${key}s`, byStaff: true })]),
      ]);
      const message = await one.one(
        Message,
        sql`select removed, data from chat_message where group_message_id = ${`id-${key}-m`}`,
      );
      return wrongUnless(message?.removed === 1 && message.data === '{}', message);
    },
  },
  'the mail of a message goes once': {
    of: ['server/inbox/inbox.ts mail'],
    guard: { clauses: [/ and mail_due_at <= ⟦\d+⟧(?= and read_at is null$)/] },
    race: async (one, other, key) => {
      await join(one, key);
      await inboxStore(one).add({
        ...{ messageId: key, userId: key, type: 'system', kind: 'passwordChanged', params: {}, actorId: null },
        ...{ goTo: null, onceKey: null, shown: true, createdAt: NOW, readAt: null, mailDueAt: NOW },
      });
      const mailed = (database: Database) => () =>
        database.transaction((queries) => inboxStore(database).mailed(queries, key, NOW));
      const ends = await both([mailed(one), mailed(other)]);
      return wrongUnless(countOf(ends, Boolean) === 1, ends);
    },
  },
  'SC-7: a follower is reminded of a match once': {
    of: ['server/bookings/followed.store.ts remind'],
    guard: { clauses: [/where follow_reminded\.start_time <> excluded\.start_time/] },
    race: async (one, other, key) => {
      await join(one, key);
      const match = { fixtureId: 'f', start: NOW, minutesLeft: 5, people: { user: ['c1'], team: [] } };
      const remind = (database: Database) => () =>
        followedStore(database).remind(key, match, (queries) => tell(queries, key, 'soon'));
      await both([remind(one), remind(other)]);
      const told = await toldOf(one, key);
      return wrongUnless(told.length === 1, told);
    },
  },
  'an item of the outbox is taken by one alone, and ended by whose it is': {
    of: ['server/outbox/outbox.store.ts end'],
    guard: { clauses: [/due_at <= ⟦\d+⟧ and (?=item_id in)/, / and lease = ⟦\d+⟧/] },
    race: async (one, other, key) => {
      const items = Array.from({ length: 6 }, (_, i) => `${key}-${i}`);
      for (const itemId of items)
        await putItem(one, {
          ...{ itemId, onceKey: itemId, kind: 'letter', lane: null, body: '' },
          ...{ createdAt: NOW, dueAt: NOW, expiresAt: null },
        });
      const take = (database: Database, i: number) => () =>
        outboxStore(database).take('letter', 4, NOW, { id: `${key}${i}`, until: NOW + 1 });
      const taken = (await both([one, other, one, other].map(take))).flat();
      const ids = taken.map(({ itemId }) => itemId);
      const stale = { ...taken[0]!, lease: 'another' };
      const ended = await outboxStore(one).end(stale, [(queries) => tell(queries, key, 'ended')]);
      await one.run(sql`delete from outbox where kind = 'letter'`);
      return wrongUnless(ids.length === new Set(ids).size && !ended, ids);
    },
  },
};
