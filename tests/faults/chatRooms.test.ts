import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRules, type ChatRules } from '#domain/chat/rules.ts';
import { TALLY_MS } from '#server/chat/tallies.ts';
import { granted } from '../store/support/context.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import type { ChatClient } from './support/chatClient.ts';
import type { Member } from './support/chatOrigin.ts';
import { openRooms, type Rooms } from './support/roomsWorld.ts';

const SMALL = { ...defaultRules, maxLength: 10 };

onEveryDatabase('order in the rooms of the chat', (url) => {
  let world: Rooms;
  let origin: Rooms['origin'];
  let host: Member;
  let staff: Member;
  let author: Member;
  let other: Member;
  beforeAll(async () => {
    world = await openRooms(await url());
    ({ origin, host, staff, author, other } = world);
  });
  afterAll(() => origin.close());
  const room = (...tokens: readonly string[]) => world.room(...tokens);
  const as = (member: Member) => world.as(member);
  const calls = () => origin.chat.roomHandlers;
  const setRules = (groupId: string, rules: Partial<ChatRules>, by = host) => world.setRules(groupId, rules, by);
  const kinds = ({ messages }: Awaited<ReturnType<ChatClient['sub']>>) => messages.map(({ data }) => data.kind);

  describe('its rules', { timeout: 30_000 }, () => {
    it('CALL POST /live/api/chat/rule-update: hosts of the room and staff alone, told in sequence and to who comes', async () => {
      const { groupId, topic, clients } = await room(author.token);
      expect(await setRules(groupId, SMALL, author)).toMatchObject({ code: 403 });
      expect(await setRules(groupId, SMALL, staff)).toEqual(SMALL);
      expect(await clients[0].next('message')).toMatchObject({ seq: 1, data: { kind: 'rules', rules: SMALL } });
      const late = await origin.connect(other.token);
      expect(await late.sub(topic)).toMatchObject({ seq: 1, standing: [{ kind: 'rules', rules: SMALL }] });
      const cut = await clients[0].sub(topic, { epoch: (await late.sub(topic)).epoch, seq: 0 });
      expect([cut.recovered, kinds(cut)]).toEqual([true, ['rules']]);
      expect(granted(await calls().detail({ id: groupId }, await as(author)))).toMatchObject({
        ...{ rules: SMALL, pinned: null, poll: null, hosted: true, me: { role: 'member', restriction: null } },
      });
      await setRules(groupId, {});
      const { standing } = await (await origin.connect(other.token)).sub(topic);
      expect(standing).toBeUndefined();
    });

    const table: readonly (readonly [string, Partial<ChatRules>, string, string | null])[] = [
      ['nothing', {}, 'xem tại trang.com đi', null],
      ['length', { maxLength: 10 }, 'mười một ký', 'roomLength'],
      ['length of what people see', { maxLength: 10 }, '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', null],
      ['links', { links: false }, 'vào http://keo.example/x nhé', 'roomLinks'],
      ['links, none', { links: false }, 'trận hay quá', null],
      ['emoji alone', { emojiOnly: true }, 'vào rồi ⚽', 'roomEmoji'],
      ['emoji alone, some', { emojiOnly: true }, '⚽ 🔥👏🏽', null],
      ['followers', { followersOnlyMin: 10 }, 'chào', 'roomFollowers'],
    ];
    it.each(table)('CH-10: %s', async (_title, rules, text, reason) => {
      const { groupId, topic, clients } = await room(author.token, host.token, staff.token);
      await setRules(groupId, rules);
      const answer = await clients[0].say(topic, text, `t-${groupId}`);
      expect(answer).toMatchObject(reason === null ? { type: 'ack' } : { type: 'error', reason });
      for (const keeper of clients.slice(1))
        expect(await keeper.say(topic, text, `k-${groupId}`)).toMatchObject({ type: 'ack' });
    });

    it('CH-10: who follows the host for long enough writes, who does not yet is told for how many seconds', async () => {
      const { groupId, topic, clients } = await room(author.token);
      await setRules(groupId, { followersOnlyMin: 10 });
      world.follows.set(author.userId, world.time.clock() - 9 * 60_000);
      const early = await clients[0].say(topic, 'chào', 'f1');
      expect(early).toMatchObject({ code: 403, reason: 'roomFollowers', retryAfter: 60 });
      world.follows.set(author.userId, world.time.clock() - 10 * 60_000);
      expect(await clients[0].say(topic, 'chào', 'f2')).toMatchObject({ type: 'ack' });
      world.follows.delete(author.userId);
    });

    it('CH-10: slow mode counts per member and room over all their sockets, says the seconds, and spares hosts', async () => {
      const { groupId, topic, clients } = await room(author.token, author.token, host.token);
      await setRules(groupId, { slowModeSec: 20 });
      expect(await clients[0].say(topic, 'một', 's1')).toMatchObject({ type: 'ack' });
      const soon = await clients[1].say(topic, 'hai', 's2');
      expect(soon).toMatchObject({ code: 429, reason: 'roomSlow', retryAfter: 20 });
      for (const id of ['h1', 'h2']) expect(await clients[2].say(topic, 'nhanh', id)).toMatchObject({ type: 'ack' });
      world.time.advance(20_000);
      expect(await clients[1].say(topic, 'hai', 's3')).toMatchObject({ type: 'ack' });
      const elsewhere = await room(author.token);
      expect(await elsewhere.clients[0].say(elsewhere.topic, 'ba', 's4')).toMatchObject({ type: 'ack' });
    });

    it('CALL POST /live/api/chat/filter-put: words as the door folds them, known to those who keep order alone', async () => {
      const { groupId, topic, clients } = await room(author.token);
      expect(granted(await calls().filterPut({ groupId, words: [' kèo thơm ', ''] }, await as(host)))).toEqual([
        'kèo thơm',
      ]);
      expect(await calls().filterList({ groupId }, await as(author))).toMatchObject({ code: 403 });
      expect(granted(await calls().filterList({ groupId }, await as(staff)))).toEqual(['kèo thơm']);
      for (const [i, text] of ['vào kèo thơm đi', 'KÈO THƠM', 'keo thom', 'k è o t h ơ m'].entries())
        expect(await clients[0].say(topic, text, `w${i}`)).toMatchObject({ code: 422, reason: 'roomWords' });
      expect(await clients[0].say(topic, 'kèo và thơm', 'w9')).toMatchObject({ type: 'ack' });
    });
  });

  describe('what stands there', { timeout: 30_000 }, () => {
    it('CALL POST /live/api/chat/pin: a message, an announcement, or nothing; gone with its message', async () => {
      const { groupId, topic, clients } = await room(author.token);
      const [client] = clients;
      const { groupMessageId } = (await client.say(topic, 'Hẹn 18:00 ở cửa C', 'p1')) as { groupMessageId: string };
      expect(await calls().pin({ groupId, groupMessageId, on: true }, await as(author))).toMatchObject({ code: 403 });
      granted(await calls().pin({ groupId, groupMessageId, on: true }, await as(host)));
      const message = expect.objectContaining({ groupMessageId, originalMessage: 'Hẹn 18:00 ở cửa C' }) as unknown;
      expect(await client.next('message', ({ data }) => data.kind === 'pin')).toMatchObject({ data: { message } });
      const late = await origin.connect(other.token);
      expect(await late.sub(topic)).toMatchObject({ standing: [{ kind: 'pin', message }] });
      client.send({
        type: 'send',
        path: 'chat.sendMessage',
        topic,
        data: { clientId: 'd', groupMessageId, deleted: true },
      });
      await late.next('message', ({ data }) => data.kind === 'deleted');
      expect((await (await origin.connect(other.token)).sub(topic)).standing).toBeUndefined();
      const said = { groupId, text: 'Trận lùi 15 phút', on: true, clientId: 'a1' };
      const first = granted(await calls().pin(said, await as(host)));
      expect(first).toMatchObject({ userId: host.userId, originalMessage: 'Trận lùi 15 phút' });
      expect(granted(await calls().pin(said, await as(host)))?.groupMessageId).toBe(first?.groupMessageId);
      expect(granted(await calls().pin({ groupId, on: false }, await as(host)))).toBeNull();
      expect(granted(await calls().detail({ id: groupId }, await as(author))).pinned).toBeNull();
    });

    it('CALL POST /live/api/chat/poll/create: one open poll, one vote that can be changed, live bars, closed', async () => {
      const { groupId, topic, clients } = await room(other.token);
      const ask = async (by: Member, clientId: string) =>
        calls().pollCreate(
          { groupId, question: 'Ai thắng?', options: ['Nhà', 'Khách'], durationSec: 60, clientId },
          await as(by),
        );
      expect(await ask(author, 'q0')).toMatchObject({ code: 403 });
      const { pollId } = granted(await ask(host, 'q1'));
      expect(granted(await ask(host, 'q1')).pollId).toBe(pollId);
      expect(await ask(staff, 'q2')).toMatchObject({ code: 409 });
      const vote = async (by: Member, optionId: string) => calls().pollVote({ pollId, optionId }, await as(by));
      const votes = (options: readonly { votes: number }[]) => options.map((option) => option.votes);
      expect(granted(await vote(author, '1'))).toMatchObject({ me: '1' });
      const changed = granted(await vote(author, '2'));
      expect([changed.me, votes(changed.options)]).toEqual(['2', [0, 1]]);
      granted(await vote(other, '1'));
      world.time.advance(TALLY_MS);
      const told = await clients[0].next(
        'message',
        ({ data }) => data.kind === 'poll' && data.poll.options.every((option) => option.votes === 1),
      );
      expect(told.data).not.toHaveProperty('poll.me');
      expect(granted(await calls().detail({ id: groupId }, await as(author))).poll).toMatchObject({ me: '2' });
      expect(await vote(author, '9')).toMatchObject({ code: 422 });
      expect(await calls().pollClose({ pollId }, await as(author))).toMatchObject({ code: 403 });
      granted(await calls().pollClose({ pollId }, await as(host)));
      expect(await vote(author, '1')).toMatchObject({ code: 409 });
      const late = await (await origin.connect(author.token)).sub(topic);
      expect(late.standing).toMatchObject([{ kind: 'poll', poll: { pollId, endTs: world.time.clock() } }]);
      granted(await ask(staff, 'q3'));
    });
  });

  it('CH-11: who may not write keeps no order either, in a room of their own too, until that ends', async () => {
    const { groupId } = await room();
    const until = world.time.clock() + 3_600_000;
    const ban = async (to: number) =>
      calls().ban({ userId: host.userId, until: to, reason: 'Rủ rê kèo' }, await as(staff));
    granted(await ban(until));
    expect(await setRules(groupId, SMALL)).toMatchObject({ code: 403 });
    const mute = { groupId, userId: author.userId, minutes: 5 };
    expect(await calls().mute(mute, await as(host))).toMatchObject({ code: 403 });
    granted(await ban(0));
    expect(await setRules(groupId, SMALL)).toEqual(SMALL);
  });

  it('no fault that nobody expected', () => {
    expect(origin.faults).toEqual([]);
  });
});
