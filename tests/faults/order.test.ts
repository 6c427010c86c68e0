import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import { entriesOf, type ChatClient } from './support/chatClient.ts';
import { startChatOrigin, type ChatOrigin, type Member } from './support/chatOrigin.ts';

onEveryDatabase('one order per topic', (url) => {
  let origin: ChatOrigin;
  beforeAll(async () => {
    origin = await startChatOrigin({ url: await url() });
  });
  afterAll(() => origin.close());
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  /** The first `count` entries that a client receives. */
  const heard = (client: ChatClient, count: number): Promise<readonly { seq: number; clientId: string }[]> =>
    new Promise((resolve) => {
      const entries: { seq: number; clientId: string }[] = [];
      client.onFrame((frame) => {
        for (const { seq, data } of entriesOf(frame))
          entries.push({ seq, clientId: data.kind === 'message' ? data.clientId : '' });
        if (entries.length >= count) resolve(entries);
      });
    });

  it('CHAT-4: forty senders at once: 1…200 without gaps, the same for every listener, as acknowledged', async () => {
    const members: Member[] = [];
    for (const number of upTo(4)) members.push(await origin.member(`nguoi.gui.${number}`));
    const senders = await Promise.all(upTo(40).map((number) => origin.connect(members[number % 4]!.token)));
    const listeners = await Promise.all(upTo(3).map(async () => origin.connect(await origin.guestToken())));
    await Promise.all(listeners.map((client) => client.sub('chatroom.order')));
    const all = Promise.all(listeners.map((client) => heard(client, 200)));
    const acks = await Promise.all(
      senders.flatMap((sender, s) => upTo(5).map((i) => sender.say('chatroom.order', `tin ${i}`, `s${s}-${i}`))),
    );
    const [first, ...others] = await all;
    expect(first?.map(({ seq }) => seq)).toEqual(upTo(200));
    for (const other of others) expect(other).toEqual(first);
    const placeOf = new Map(first?.map(({ clientId, seq }) => [clientId, seq]));
    for (const ack of acks) expect(ack).toMatchObject({ type: 'ack', seq: placeOf.get(ack.clientId ?? '') });
    // Messages from one socket are stored in the order in which they were sent.
    for (const s of upTo(40)) {
      const places = upTo(5).map((i) => placeOf.get(`s${s - 1}-${i}`) ?? 0);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
    expect(origin.faults).toEqual([]);
  }, 20_000);

  it('a clientId sent twice, at once and over two sockets, is one message with one answer', async () => {
    const member = await origin.member('gui.lai');
    const clients = await Promise.all([origin.connect(member.token), origin.connect(member.token)]);
    const [one, two] = clients;
    await Promise.all(clients.map((client) => client.sub('chatroom.twice')));
    const acks = await Promise.all(
      upTo(30).flatMap((i) => clients.map((client) => client.say('chatroom.twice', `tin ${i}`, `same${i}`))),
    );
    expect(new Set(acks.map((ack) => JSON.stringify(ack))).size).toBe(30);
    expect(await one.say('chatroom.twice', 'khác chữ, cùng số', 'same1')).toEqual(acks[0]);
    const { messages, seq } = await two.sub('chatroom.twice', {
      epoch: (await two.sub('chatroom.twice')).epoch,
      seq: 0,
    });
    expect(seq).toBe(30);
    expect(messages.map(({ seq }) => seq)).toEqual(upTo(30));
    expect(JSON.stringify(messages)).not.toContain('khác chữ');
  });
});
