import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import { callContext } from '../store/support/context.ts';
import { startChatOrigin, type ChatOrigin } from './support/chatOrigin.ts';
import { startReader } from './support/reader.ts';
import { seeded, someOf } from './support/seeded.ts';

const VOICE = { userId: 'v1', showName: 'Cô Ba', badge: 'user', level: 3, vipGroup: false } as const;

onEveryDatabase('resuming', (url) => {
  let origin: ChatOrigin;
  beforeAll(async () => {
    origin = await startChatOrigin({ url: await url() });
  });
  afterAll(() => origin.close());
  const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, i) => i + from);
  const speak = (groupId: string, count: number) =>
    Promise.all(upTo(count).map((number) => origin.chat.speak(groupId, VOICE, `tin ${number}`)));

  it('1 000 numbered messages, each reader cut 20 times at random: each shows 1…1000 once, in order', async () => {
    const random = seeded(20_261_120);
    const readers = await Promise.all(
      upTo(3).map(async () =>
        startReader(origin, {
          topic: 'chatroom.cut',
          token: await origin.guestToken(),
          cuts: someOf(20, 990, random),
        }),
      ),
    );
    for (let sent = 0; sent < 1000; sent += 20) {
      await speak('cut', 20);
      // No reader falls further behind than the entries that a topic keeps in memory.
      await Promise.all(readers.map((reader) => reader.reached(sent - 100)));
    }
    await Promise.all(readers.map((reader) => reader.reached(1000)));
    for (const reader of readers) {
      expect(reader.seen).toEqual(upTo(1000));
      expect(reader.unrecovered()).toBe(0);
    }
    expect(origin.faults).toEqual([]);
  }, 30_000);

  it('a place too far back, of another epoch, or ahead of the topic is said to be lost: the latest 50 come', async () => {
    await speak('far', 260);
    const client = await origin.connect(await origin.guestToken());
    const { epoch } = await client.sub('chatroom.far');
    const sub = async (since: { epoch: string; seq: number }) => {
      const { recovered, messages, seq } = await client.sub('chatroom.far', since);
      return { recovered, first: messages[0]?.seq, count: messages.length, seq };
    };
    const lost = { recovered: false, first: 211, count: 50, seq: 260 };
    expect(await sub({ epoch, seq: 59 })).toEqual(lost);
    expect(await sub({ epoch: 'another', seq: 250 })).toEqual(lost);
    expect(await sub({ epoch, seq: 261 })).toEqual(lost);
    expect(await sub({ epoch, seq: 60 })).toEqual({ recovered: true, first: 61, count: 200, seq: 260 });
    expect(await sub({ epoch, seq: 260 })).toEqual({ recovered: true, first: undefined, count: 0, seq: 260 });
    const missed = await origin.chat.handlers.history({ groupId: 'far', afterSeq: 59, limit: 100 }, callContext());
    expect(missed).toMatchObject({ epoch, lastSeq: 260, messages: { 0: { seq: 60 }, length: 100 } });
  });

  it('an empty topic is resumed from its beginning', async () => {
    const client = await origin.connect(await origin.guestToken());
    const { epoch, seq, recovered } = await client.sub('chatroom.quiet');
    expect({ seq, recovered }).toEqual({ seq: 0, recovered: false });
    await speak('quiet', 3);
    const again = await origin.connect(await origin.guestToken());
    const resumed = await again.sub('chatroom.quiet', { epoch, seq: 0 });
    expect(resumed).toMatchObject({ recovered: true, seq: 3, messages: { length: 3 } });
  });
});
