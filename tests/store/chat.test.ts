import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { chatStore, renewEpoch } from '#server/chat/chat.store.ts';
import { chatHand } from '#server/chat/chatHand.store.ts';
import { roomStore } from '#server/chat/room.store.ts';
import { readHistory } from '#server/chat/history.ts';
import { commitChat } from '#server/chat/chatWrite.store.ts';
import { UniqueViolation, type Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { deletionWrite, messageWrite, reactionWrite } from './support/chatWrites.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const TOPIC = 'chatroom.muted';
const Hash = Schema.Struct({ ipHash: Schema.NullOr(Schema.String) });

onEveryEngine('chat', (database) => {
  const store = () => chatStore(database());
  const commit = async (...writes: Parameters<typeof commitChat>[1]) => commitChat(database(), writes);
  const seqs = async (topic: string) => (await store().entries(topic, { limit: 500 })).map(({ seq }) => seq);
  let topics = 0;
  /** A topic that no other test uses. */
  const freshTopic = () => `chatroom.t${(topics += 1)}`;

  it('CHAT-4: forty writers at once get 1…40 without gaps', async () => {
    const topic = freshTopic();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, i) => commit(messageWrite(`forty${i}`, { topic, userId: `m${i}` }))),
    );
    const given = results.flat().map((one) => (one.kind === 'stored' ? one.seq : null));
    expect(new Set(given).size).toBe(40);
    expect(await seqs(topic)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(await store().head(topic)).toBe(40);
  });

  it('a clientId used before repeats its first answer: in one batch, in another, at once', async () => {
    const topic = freshTopic();
    const write = (id: string) => messageWrite('again', { topic, userId: 'mAgain', id });
    const [first, second] = await commit(write('first'), write('second'));
    expect(first).toMatchObject({ kind: 'stored', groupMessageId: 'first', seq: 1 });
    const repeated = { kind: 'repeated', groupMessageId: 'first', seq: 1 };
    expect(second).toEqual(repeated);
    expect((await Promise.all([commit(write('third')), commit(write('fourth'))])).flat()).toEqual([repeated, repeated]);
    expect(await seqs(topic)).toEqual([1]);
    expect(await commit(messageWrite('again', { topic, userId: 'mOther' }))).toMatchObject([
      { kind: 'stored', seq: 2 },
    ]);
  });

  it('finds the first answer when another process stored the same clientId in between', async () => {
    const topic = freshTopic();
    const write = messageWrite('raced', { topic, userId: 'mRace' });
    const [other] = await commit(write);
    let attempts = 0;
    // What PostgreSQL does to the slower of two processes: its insert fails although its select found nothing.
    const racing: Database = {
      ...database(),
      transaction: (work) => {
        attempts += 1;
        if (attempts <= 2) return Promise.reject(new UniqueViolation('chat_client'));
        return database().transaction(work);
      },
    };
    const results = await commitChat(racing, [write]);
    expect(other).toMatchObject({ kind: 'stored', seq: 1 });
    expect(results).toEqual([{ kind: 'repeated', groupMessageId: 'id-mRace-raced', seq: 1 }]);
    expect(await store().head(topic)).toBe(1);
  });

  it('reads pages of a topic upwards and downwards, oldest first', async () => {
    const topic = freshTopic();
    await commit(...Array.from({ length: 30 }, (_, i) => messageWrite(`page${i}`, { topic })));
    const page = async (span: object) => (await store().entries(topic, { limit: 5, ...span })).map(({ seq }) => seq);
    expect(await page({})).toEqual([26, 27, 28, 29, 30]);
    expect(await page({ beforeSeq: 4 })).toEqual([1, 2, 3]);
    expect(await page({ afterSeq: 10 })).toEqual([11, 12, 13, 14, 15]);
    expect(await page({ afterSeq: 10, beforeSeq: 13 })).toEqual([11, 12]);
    expect(await page({ afterSeq: 30 })).toEqual([]);
  });

  it('CALL GET /live/api/chat/history: finds the place of a moment, among reactions too', async () => {
    const topic = freshTopic();
    expect(await store().firstAfter(topic, NOW)).toBe(1);
    for (let i = 0; i < 20; i += 1) {
      const id = `moment${i}`;
      await commit(messageWrite(id, { topic, id, at: NOW + i * 1000 }));
      if (i % 3 === 0) await commit(reactionWrite(`r${i}`, 'moment0', { topic, userId: `m${i}` }));
    }
    const last = async (ts: number) => {
      const beforeSeq = await store().firstAfter(topic, ts);
      const entries = await store().entries(topic, { beforeSeq, limit: 500 });
      return entries.findLast(({ data }) => data.kind === 'message')?.data;
    };
    for (let i = 0; i < 20; i += 1) {
      expect(await last(NOW + i * 1000)).toMatchObject({ groupMessageId: `moment${i}` });
      expect(await last(NOW + i * 1000 + 999)).toMatchObject({ groupMessageId: `moment${i}` });
    }
    expect(await last(NOW - 1)).toBeUndefined();
  });

  it('counts reactions per member; the same twice, or taken back twice, changes nothing', async () => {
    const topic = freshTopic();
    const id = 'reacted';
    await commit(messageWrite('reacted', { topic, id }));
    const react = async (clientId: string, userId: string, on = true, reaction = '🔥') =>
      (await commit(reactionWrite(clientId, id, { topic, userId, on, reaction })))[0];
    expect(await react('r1', 'mA')).toMatchObject({ kind: 'stored', seq: 2, data: { updatedReaction: { '🔥': 1 } } });
    expect(await react('r2', 'mB')).toMatchObject({ kind: 'stored', seq: 3, data: { updatedReaction: { '🔥': 2 } } });
    expect(await react('r3', 'mB')).toEqual({ kind: 'repeated', groupMessageId: id, seq: null });
    expect(await react('r4', 'mA', true, '👍')).toMatchObject({ data: { updatedReaction: { '🔥': 2, '👍': 1 } } });
    expect(await react('r5', 'mB', false)).toMatchObject({ seq: 5, data: { updatedReaction: { '🔥': 1, '👍': 1 } } });
    expect(await react('r6', 'mB', false)).toMatchObject({ kind: 'repeated', seq: null });
    expect(await react('r7', 'mA')).toMatchObject({ kind: 'repeated' });
    const now = { '🔥': 1, '👍': 1 };
    const entries = await store().entries(topic, { limit: 10 });
    expect(entries[0]?.data).toMatchObject({ kind: 'message', reaction: now });
    expect(entries.slice(1).map(({ data }) => data)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'reaction', groupMessageId: id, updatedReaction: now })),
    );
  });

  it('CH-14: keeps when a message was reacted to, and tells it with the history of a moment', async () => {
    const topic = freshTopic();
    const groupId = topic.replace('chatroom.', '');
    const id = `timed-${groupId}`;
    await commit(messageWrite('timed', { topic, id, at: NOW }));
    const react = (clientId: string, at: number, userId = 'mA', on = true) =>
      commit(reactionWrite(clientId, id, { topic, at, userId, on }));
    await react('t1', NOW + 5000);
    await react('t2', NOW + 60_100, 'mB');
    await react('t3', NOW + 60_700, 'mC');
    await react('t4', NOW + 90_000, 'mA', false);
    const reactionTimes = [
      { ts: NOW + 5000, reaction: { '🔥': 1 } },
      { ts: NOW + 60_700, reaction: { '🔥': 3 } },
      { ts: NOW + 90_000, reaction: { '🔥': 2 } },
    ];
    const ask = async (query: object) =>
      (await readHistory(store(), 'e', { groupId, ...query })).messages.map(({ data }) => data);
    const then = async (after: number) => (await ask({ atTs: NOW + after }))[0];
    expect(await then(4999)).toMatchObject({ reaction: {}, reactionTimes });
    expect(await then(5000)).toMatchObject({ reaction: { '🔥': 1 }, reactionTimes });
    expect(await then(60_699)).toMatchObject({ reaction: { '🔥': 1 } });
    expect(await then(90_000)).toMatchObject({ reaction: { '🔥': 2 } });
    expect((await ask({}))[0]).not.toHaveProperty('reactionTimes');
    expect(await ask({ atTs: NOW + 90_000, afterSeq: 0 })).toMatchObject([{ reaction: { '🔥': 2 }, reactionTimes }]);
    expect(await ask({ atTs: NOW + 90_000, afterSeq: 1 })).toEqual([]);
    await commit(deletionWrite('t5', id, { topic }));
    expect(await store().reactionTimes([id])).toEqual(new Map());
  });

  it('a deleted message is gone from its place, its text with it; by its author or staff only', async () => {
    const topic = freshTopic();
    const id = 'deleted';
    await commit(messageWrite('deleted', { topic, id }), reactionWrite('dr', id, { topic }));
    expect(await commit(deletionWrite('d1', id, { topic, userId: 'mB' }))).toEqual([{ kind: 'refused', code: 403 }]);
    expect(await commit(deletionWrite('d2', id, { topic }))).toMatchObject([{ kind: 'stored', seq: 3 }]);
    expect(await commit(deletionWrite('d3', id, { topic }))).toMatchObject([{ kind: 'repeated', seq: null }]);
    expect(await commit(reactionWrite('d4', id, { topic }))).toEqual([{ kind: 'refused', code: 404 }]);
    const entries = await store().entries(topic, { limit: 10 });
    expect(entries.map(({ data }) => data.kind)).toEqual(['deleted', 'reaction', 'deleted']);
    expect(JSON.stringify(entries)).not.toContain('Tin deleted');
    await commit(messageWrite('mine', { topic, id: 'mine' }));
    const byStaff = deletionWrite('d5', 'mine', { topic, userId: 'mStaff', byStaff: true });
    expect(await commit(byStaff)).toMatchObject([{ kind: 'stored' }]);
  });

  it('refuses what answers, reacts to or deletes a message of another topic, and keeps its place free', async () => {
    const topic = freshTopic();
    const elsewhere = freshTopic();
    await commit(messageWrite('else', { topic: elsewhere, id: 'else' }));
    const refused = [
      messageWrite('x1', { topic, parent: 'else' }),
      messageWrite('x2', { topic, parent: 'nowhere' }),
      reactionWrite('x3', 'else', { topic }),
      deletionWrite('x4', 'else', { topic }),
      reactionWrite('x5', 'nowhere', { topic }),
    ];
    const results = await commit(...refused, messageWrite('x6', { topic }));
    expect(results.slice(0, 5)).toEqual(refused.map(() => ({ kind: 'refused', code: 404 })));
    expect(results[5]).toMatchObject({ kind: 'stored', seq: 1 });
    expect(await commit(messageWrite('x7', { topic, parent: 'id-mA-x6' }))).toMatchObject([{ kind: 'stored', seq: 2 }]);
  });

  it('item 28: the address is a hash beside the message, and forgotten after its time', async () => {
    const topic = freshTopic();
    await commit(messageWrite('old', { topic, addressHash: 'h1', at: NOW - 10 }));
    await commit(messageWrite('new', { topic, addressHash: 'h2', at: NOW }));
    expect(JSON.stringify(await store().entries(topic, { limit: 10 }))).not.toMatch(/h1|h2/);
    await store().forgetAddresses(NOW);
    expect(
      await database().all(
        Hash,
        sql`select ip_hash as "ipHash" from chat_message where topic = ${topic} order by created_at`,
      ),
    ).toEqual([{ ipHash: null }, { ipHash: 'h2' }]);
  });

  it('a clientId is forgotten after its time, in pieces; its message stays', async () => {
    const topic = freshTopic();
    const old = Array.from({ length: 1001 }, (_, i) => messageWrite(`c${i}`, { topic, userId: 'mOld', at: NOW - 10 }));
    await commit(...old, messageWrite('fresh', { topic, userId: 'mOld' }));
    expect([await store().forgetClients(NOW), await store().forgetClients(NOW)]).toEqual([true, false]);
    expect(await store().head(topic)).toBe(1002);
    expect(await commit(messageWrite('fresh', { topic, userId: 'mOld' }))).toMatchObject([{ kind: 'repeated' }]);
    const again = messageWrite('c7', { topic, userId: 'mOld', id: 'another' });
    expect(await commit(again)).toMatchObject([{ kind: 'stored', seq: 1003 }]);
  });

  it('a mute lasts until its instant, is replaced by another and taken back', async () => {
    const { restriction } = roomStore(database());
    const { hold } = chatHand({ database: database(), changed: async () => {} }).holds!;
    const mute = (untilAt: number, place: string | null = null, action: 'mute' | 'ban' = 'mute') =>
      hold(database(), { userId: 'mLoud', place, action, untilAt, by: 'mStaff', decisionId: 'd1', at: NOW });
    const until = async (now: number, topic = TOPIC) => (await restriction('mLoud', topic, now))?.untilTs ?? null;
    await mute(NOW + 10);
    expect(await until(NOW)).toBe(NOW + 10);
    expect(await until(NOW + 10)).toBeNull();
    await mute(NOW + 20);
    expect(await until(NOW)).toBe(NOW + 20);
    await mute(NOW);
    expect(await until(NOW)).toBeNull();
    await mute(NOW + 5, 'muted', 'ban');
    expect(await restriction('mLoud', TOPIC, NOW)).toEqual({ kind: 'ban', untilTs: NOW + 5, decisionId: 'd1' });
    expect(await until(NOW, 'chatroom.other')).toBeNull();
  });

  it('the epoch stays until a backup is put back', async () => {
    const epoch = await store().epoch();
    expect(await store().epoch()).toBe(epoch);
    await renewEpoch(database());
    expect(await store().epoch()).not.toBe(epoch);
  });
});
