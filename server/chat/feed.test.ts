import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sequenced } from '#domain/chat/chat.ts';
import type { Span } from './chat.store.ts';
import { createFeed, FEED } from './feed.ts';
import { messageBy } from './speaker.ts';

const entry = (seq: number): Sequenced => ({ seq, data: { kind: 'deleted', groupMessageId: `m${seq}` } });
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** A feed over a store that grows as a test says. */
const feedOver = () => {
  const stored: Sequenced[] = [];
  const told: number[] = [];
  const reads: Span[] = [];
  const read = async (span: Span): Promise<readonly Sequenced[]> => {
    reads.push(span);
    const { afterSeq } = span;
    if (afterSeq === undefined) return stored.slice(-span.limit);
    return stored.filter(({ seq }) => seq > afterSeq).slice(0, span.limit);
  };
  const feed = createFeed(
    read,
    ({ seq }) => told.push(seq),
    (error) => {
      throw error;
    },
  );
  const store = (count: number) => {
    for (let i = 0; i < count; i += 1) stored.push(entry(stored.length + 1));
  };
  return { feed, told, reads, store };
};

/** Lets promises that wait for nothing settle. */
const settle = async () => {
  for (let i = 0; i < 50; i += 1) await Promise.resolve();
};

describe('the feed of a topic: the bus is a hint, the store is the truth', () => {
  it('tells each entry once and in order, whatever the bus lost, repeated or mixed up before the last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 20 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 }),
        async (before, heard) => {
          const { feed, told, store } = feedOver();
          store(before);
          await feed.ready();
          store(40);
          const last = before + 40;
          for (const at of [...heard.map((one) => before + one), last]) {
            feed.heard(entry(at));
            if (at % 3 === 0) await settle();
          }
          await settle();
          expect(told).toEqual(upTo(last).slice(before));
          expect(feed.head()).toBe(last);
        },
      ),
    );
  });

  it('asks the store for nothing while the bus brings everything', async () => {
    const { feed, reads, store } = feedOver();
    await feed.ready();
    for (const seq of upTo(30)) {
      store(1);
      feed.heard(entry(seq));
    }
    expect(reads).toHaveLength(1);
  });

  it('hears of entries while it is still reading the ring', async () => {
    const { feed, told, store } = feedOver();
    store(3);
    const ready = feed.ready();
    store(2);
    feed.heard(entry(5));
    await ready;
    expect(feed.head()).toBe(5);
    expect([...feed.latest().map(({ seq }) => seq)]).toEqual(upTo(5));
    expect(told.every((seq) => seq > 3)).toBe(true);
  });

  it('keeps the last 200 and says where it does not reach', async () => {
    const { feed, store } = feedOver();
    store(300);
    await feed.ready();
    expect(feed.latest()).toHaveLength(FEED.latest);
    expect(feed.after(300)).toEqual([]);
    expect(feed.after(100)?.map(({ seq }) => seq)).toEqual(upTo(300).slice(100));
    expect(feed.after(99)).toBeNull();
    expect(feed.after(301)).toBeNull();
  });

  it('reads again after a read that failed', async () => {
    let broken = true;
    const read = async () => {
      if (broken) throw new Error('busy');
      return [entry(1)];
    };
    const feed = createFeed(
      read,
      () => {},
      () => {},
    );
    await expect(feed.ready()).rejects.toThrow('busy');
    broken = false;
    await feed.ready();
    expect(feed.head()).toBe(1);
  });

  it.each([
    ['anonymised', ['message erased —', 'message mB B']],
    ['removed', ['deleted', 'message mB B']],
  ] as const)('forgets who said what, where they are gone and it is %s', async (how, left) => {
    const said = (seq: number, userId: string, showName: string): Sequenced => {
      const speaker = { userId, showName, badge: null, vipGroup: false };
      const about = { groupMessageId: `m${seq}`, groupId: '30', createdAt: seq, clientId: `c${seq}` };
      const message = messageBy(speaker, { ...about, originalMessage: 'Vào!', parentMessageId: null, toUserId: null });
      return { seq, data: { kind: 'message', ...message, seq, reaction: {} } };
    };
    const feed = createFeed(
      async () => [said(1, 'mA', 'A'), said(2, 'mB', 'B')],
      () => {},
      () => {},
    );
    await feed.ready();
    feed.forget('mA', how);
    const shown = feed
      .latest()
      .map(({ data }) => (data.kind === 'message' ? `message ${data.userId} ${data.showName}` : data.kind));
    expect(shown).toEqual(left);
  });
});
