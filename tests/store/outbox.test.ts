import * as Effect from 'effect/Effect';
import * as Schema from 'effect/Schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { sql } from '#server/database/sql.ts';
import { outboxStore, putItem, type NewItem, type TakenItem } from '#server/outbox/outbox.store.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { createSeal } from '#server/outbox/seal.ts';
import type { Durable, Writes } from '#server/shared/outbox.ts';
import { keyFor } from '#server/shared/secret.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const LEASE = 60_000;
const letter = (itemId: string, changed: Partial<NewItem> = {}): NewItem => ({
  ...{ itemId, onceKey: itemId, kind: 'letter', lane: null, body: `body of ${itemId}` },
  ...{ createdAt: NOW, dueAt: NOW, expiresAt: null, ...changed },
});
const event = (itemId: string, lane: string | null): NewItem => letter(itemId, { kind: 'event', lane });
const ids = (items: readonly TakenItem[]) => items.map(({ itemId }) => itemId).toSorted();
const Marks = Schema.Struct({ hash: Schema.String });
const Rows = Schema.Struct({ row: Schema.String });

onEveryEngine('the outbox', (database) => {
  const store = () => outboxStore(database());
  const put = async (...items: readonly NewItem[]) => {
    for (const item of items) await putItem(database(), item);
  };
  let leases = 0;
  const take = (kind: 'letter' | 'event', now = NOW, most = 10) =>
    store().take(kind, most, now, { id: `lease ${(leases += 1)}`, until: now + LEASE });
  /** A row that can be stored only once. */
  const mark = (hash: string) => sql`insert into retired_username (name_hash, retired_at) values (${hash}, ${NOW})`;
  const marks = async () =>
    (await database().all(Marks, sql`select name_hash as hash from retired_username`)).map(({ hash }) => hash);

  beforeEach(async () => {
    await database().run(sql`delete from outbox`);
    await database().run(sql`delete from retired_username`);
  });

  describe('its rows', () => {
    it('are there with the write that they follow from, and not without it', async () => {
      await database().transaction(async (queries) => {
        await queries.run(mark('write'));
        await putItem(queries, letter('a'));
      });
      const fails = database().transaction(async (queries) => {
        await putItem(queries, letter('b'));
        throw new Error('no');
      });
      await expect(fails).rejects.toThrow('no');
      expect([await marks(), ids(await take('letter'))]).toEqual([['write'], ['a']]);
    });

    it('a second one with the same key is left out while the first waits', async () => {
      await put(letter('a', { onceKey: 'same' }), letter('b', { onceKey: 'same' }));
      const [taken] = await take('letter');
      expect(taken?.itemId).toBe('a');
      await store().end(taken!, []);
      await put(letter('c', { onceKey: 'same' }));
      expect(ids(await take('letter'))).toEqual(['c']);
    });

    it('are taken when they are due, by kind, so many, and by one alone until the lease runs out', async () => {
      await put(letter('a'), letter('b'), letter('later', { dueAt: NOW + 1 }), event('e', null));
      const taken = [...(await take('letter', NOW, 1)), ...(await take('letter', NOW, 1))];
      expect(ids(taken)).toEqual(['a', 'b']);
      expect([await take('letter'), ids(await take('event'))]).toEqual([[], ['e']]);
      expect(ids(await take('letter', NOW + LEASE - 1))).toEqual(['later']);
      const again = await take('letter', NOW + LEASE);
      expect([ids(again), again.map(({ tries }) => tries)]).toEqual([
        ['a', 'b'],
        [2, 2],
      ]);
    });

    it('who asks at once gets others', async () => {
      await put(...Array.from({ length: 20 }, (_, i) => letter(`l${i}`)));
      const taken = (await Promise.all(Array.from({ length: 10 }, () => take('letter', NOW, 4)))).flat();
      expect([taken.length, new Set(ids(taken)).size]).toEqual([20, 20]);
    });

    it('whoever had a lease that ran out ends nothing, stores nothing and gives nothing back', async () => {
      await put(letter('a'));
      const [old] = await take('letter');
      const [own] = await take('letter', NOW + LEASE);
      const write = (hash: string): readonly Writes[] => [async (queries) => void (await queries.run(mark(hash)))];
      expect(await store().end(old!, write('old'))).toBe(false);
      await store().later(old!, NOW, 'not now');
      expect(await take('letter', NOW + LEASE)).toEqual([]);
      expect(await store().end(own!, write('own'))).toBe(true);
      expect([await store().end(own!, write('own')), await marks()]).toEqual([false, ['own']]);
    });

    it('one that is given back is due at its time, with what went wrong', async () => {
      await put(letter('a'));
      const [taken] = await take('letter');
      await store().later(taken!, NOW + 2000, 'not now');
      expect(await store().times('letter', NOW)).toEqual({ first: NOW + 2000, next: NOW + 2000 });
      expect(await take('letter', NOW + 1999)).toEqual([]);
      expect((await take('letter', NOW + 2000))[0]?.tries).toBe(2);
      const Fault = Schema.Struct({ fault: Schema.String });
      expect(await database().one(Fault, sql`select fault from outbox`)).toEqual({ fault: 'not now' });
    });

    it('of one lane the next is taken when the one before is ended, also where that is tried again later', async () => {
      await put(event('a1', 'a'), event('a2', 'a'), event('b1', 'b'), event('free', null));
      const first = await take('event');
      expect(ids(first)).toEqual(['a1', 'b1', 'free']);
      const a1 = first.find(({ itemId }) => itemId === 'a1')!;
      await store().later(a1, NOW + 2000, 'not now');
      expect(await take('event')).toEqual([]);
      const [again] = await take('event', NOW + 2000);
      expect(again?.itemId).toBe('a1');
      await store().end(again!, []);
      expect(ids(await take('event', NOW + 2000))).toEqual(['a2']);
    });

    it('are counted by kind, up to a bound', async () => {
      await put(...Array.from({ length: 5 }, (_, i) => letter(`l${i}`)), event('e', null));
      expect(await Promise.all([3, 5, 9].map((most) => store().count('letter', most)))).toEqual([3, 5, 5]);
    });
  });

  describe('at work', () => {
    const opened: ReturnType<typeof createOutbox>[] = [];
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((one) => one.end()));
    });
    const open = (secret = 'a secret of tests, long enough') => {
      const logged: string[] = [];
      const failures: unknown[] = [];
      const outbox = createOutbox({
        ...{ database: database(), clock: () => NOW, seal: createSeal(keyFor(secret, 'outbox')) },
        ...{ log: createLog((line) => logged.push(line)), failed: (error: unknown) => failures.push(error) },
      });
      opened.push(outbox);
      const delivered: string[] = [];
      const lost: string[] = [];
      const start = (hearers: readonly Durable[] = []) =>
        outbox.start(
          {
            deliver: (text) => Effect.sync(() => void delivered.push(text)),
            lost: (text, reason) => lost.push(`${text}: ${reason}`),
          },
          hearers,
        );
      return { outbox, start, delivered, lost, logged, failures };
    };
    const body = { once: 'k', expiresAt: NOW + 1000, pauseMs: 0 };
    const waiting = async () => (await store().count('letter', 99)) + (await store().count('event', 99));

    it('delivers as soon as a transaction is stored, and what another left waiting', async () => {
      const left = open();
      await left.outbox.letters.put(database(), { ...body, body: 'left' });
      const { outbox, start, delivered } = open();
      start();
      await expect.poll(() => delivered).toEqual(['left']);
      await outbox.database.transaction((queries) => outbox.letters.put(queries, { ...body, body: 'new' }));
      await outbox.letters.put(outbox.database, { ...body, once: 'l', body: 'alone' });
      // Long before its regular check.
      await expect.poll(() => delivered.toSorted(), { timeout: 3000 }).toEqual(['alone', 'left', 'new']);
      await expect.poll(waiting).toBe(0);
    });

    it('item 20: neither what a letter says nor whom it is for stands in the database in clear', async () => {
      const { outbox } = open();
      await outbox.letters.put(database(), { ...body, once: 'lan@khandai.example', body: 'code 012345' });
      await outbox.publish(database(), 'device.new', { userId: 'user-lan', device: 'Chrome', at: NOW }, 'user-lan');
      const rows = await database().all(
        Rows,
        sql`select coalesce(lane, '') || once_key || body || item_id as row from outbox`,
      );
      expect(rows).toHaveLength(2);
      for (const { row } of rows) expect(row).not.toMatch(/012345|lan|Chrome/);
    });

    it('what was sealed with another secret is lost, and told so', async () => {
      const { outbox } = open('another secret of tests, as long');
      await outbox.letters.put(database(), { ...body, body: 'a' });
      await outbox.publish(database(), 'picture.left', { picture: 'p' });
      const { start, lost, delivered, logged } = open();
      start();
      await expect.poll(waiting).toBe(0);
      expect([delivered, lost]).toEqual([[], ['null: it was sealed with another secret']]);
      await expect.poll(() => logged.join()).toContain('"event lost"');
    });

    it('an event is heard by all who wait for it, and what they store is stored once, with its end', async () => {
      const heard: string[] = [];
      const hears = (name: string): Durable => ({
        'picture.left': ({ picture }) => {
          heard.push(`${name} ${picture}`);
          return async (queries) => void (await queries.run(mark(`${name} ${picture}`)));
        },
      });
      const { outbox, start } = open();
      start([hears('one'), { 'device.new': () => void heard.push('no') }, hears('other')]);
      await outbox.database.transaction((queries) => outbox.publish(queries, 'picture.left', { picture: 'p' }));
      await expect.poll(waiting).toBe(0);
      expect([heard, (await marks()).toSorted()]).toEqual([
        ['one p', 'other p'],
        ['one p', 'other p'],
      ]);
    });

    it('what one hearer cannot store, none has stored; it is tried again', async () => {
      let fails = true;
      const { outbox, start, failures } = open();
      start([
        { 'picture.left': () => async (queries) => void (await queries.run(mark('one'))) },
        {
          'picture.left': () => async () => {
            if (fails) throw new Error('not now');
          },
        },
      ]);
      await outbox.database.transaction((queries) => outbox.publish(queries, 'picture.left', { picture: 'p' }));
      await expect.poll(() => failures).toHaveLength(1);
      expect([await marks(), await waiting()]).toEqual([[], 1]);
      fails = false;
      await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
      expect(await marks()).toEqual(['one']);
    });

    it('two processes on one database deliver each letter once', async () => {
      const [one, other] = [open(), open()];
      for (let i = 0; i < 30; i += 1)
        await one.outbox.letters.put(database(), { ...body, once: String(i), body: String(i) });
      one.start();
      other.start();
      await expect.poll(waiting).toBe(0);
      const all = [...one.delivered, ...other.delivered];
      expect([all.length, new Set(all).size]).toEqual([30, 30]);
    });

    it('has room until a thousand letters wait', async () => {
      const { outbox } = open();
      await database().transaction(async (queries) => {
        for (let i = 0; i < 999; i += 1) await putItem(queries, letter(`l${i}`));
      });
      expect(await outbox.letters.hasRoom()).toBe(true);
      await put(letter('last'));
      expect(await outbox.letters.hasRoom()).toBe(false);
    });
  });
});
