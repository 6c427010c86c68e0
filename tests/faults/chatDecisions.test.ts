import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { granted } from '../store/support/context.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import type { ChatClient } from './support/chatClient.ts';
import type { Member } from './support/chatOrigin.ts';
import { openRooms, type Rooms } from './support/roomsWorld.ts';

onEveryDatabase('decisions in the rooms of the chat', (url) => {
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
  const kinds = ({ messages }: Awaited<ReturnType<ChatClient['sub']>>) => messages.map(({ data }) => data.kind);

  describe('decisions there', { timeout: 30_000 }, () => {
    it('CH-11: the last messages of a member go and come back with the undo, at their places', async () => {
      const { groupId, topic, clients } = await room(author.token, other.token);
      const [loud, reader] = clients;
      for (const text of ['một', 'hai', 'ba']) await loud.say(topic, text, `l-${groupId}-${text}`);
      await reader.say(topic, 'chào', `o-${groupId}`);
      const wish = { groupId, userId: author.userId, last: 2, reason: 'Rủ rê kèo' };
      expect(await calls().delete(wish, await as(other))).toMatchObject({ code: 403 });
      const { decisionId } = granted(await calls().delete({ ...wish, clientId: 'z1' }, await as(host)));
      await reader.next('message', ({ data }) => data.kind === 'deleted');
      await reader.next('message', ({ data }) => data.kind === 'deleted');
      const seen = async () => kinds(await (await origin.connect(other.token)).sub(topic)).slice(0, 4);
      expect(await seen()).toEqual(['message', 'deleted', 'deleted', 'message']);
      expect(await calls().delete({ ...wish, clientId: 'z1' }, await as(host))).toEqual({ decisionId });
      granted(await origin.moderation.decisions.undo(decisionId, host.userId, world.time.clock()));
      const back = await reader.next('message', ({ data }) => data.kind === 'restored');
      expect(back.data).toMatchObject({ message: { originalMessage: expect.stringMatching(/hai|ba/) as string } });
      expect(await seen()).toEqual(['message', 'message', 'message', 'message']);
    });

    it('CH-9: a pinned message that went is pinned again once the undo brings it back', async () => {
      const { groupId, topic, clients } = await room(author.token, other.token);
      const said = (await clients[0].say(topic, 'đọc trước nhé', `n-${groupId}`)) as { groupMessageId: string };
      const of = { groupId, groupMessageId: said.groupMessageId };
      granted(await calls().pin({ ...of, on: true }, await as(host)));
      const { decisionId } = granted(await calls().delete({ ...of, reason: 'Nhầm' }, await as(host)));
      const standing = async () => (await (await origin.connect(other.token)).sub(topic)).standing ?? [];
      expect(await standing()).toEqual([]);
      granted(await origin.moderation.decisions.undo(decisionId, host.userId, world.time.clock()));
      await clients[1].next('message', ({ data }) => data.kind === 'restored');
      await clients[1].next('message', ({ data }) => data.kind === 'pin');
      expect(await standing()).toMatchObject([{ kind: 'pin', message: { originalMessage: 'đọc trước nhé' } }]);
    });

    it('SO-10: what was said in a room can be reported with its words and what stands around it, once it is gone it cannot', async () => {
      const { groupId, topic, clients } = await room(author.token);
      const { groupMessageId } = (await clients[0].say(topic, 'Rủ rê đặt cược', `s-${groupId}`)) as {
        groupMessageId: string;
      };
      const { create, list } = origin.moderation.handlers.reports;
      const wish = { target: { type: 'message', id: groupMessageId }, reason: 'fraud', clientId: 's1' } as const;
      expect(await create(wish, await as(author))).toMatchObject({ code: 422 });
      granted(await create(wish, await as(other)));
      const [first] = granted(await list({}, await as(staff))).list;
      expect(first).toMatchObject({ target: wish.target, text: 'Rủ rê đặt cược', count: 1 });
      granted(await calls().delete({ groupId, groupMessageId, reason: 'Rủ rê' }, await as(host)));
      expect(await create({ ...wish, clientId: 's2' }, await as(host))).toMatchObject({ code: 404 });
    });

    it('SO-10: a case shows what was said around a message, and what its author said lately in rooms', async () => {
      const { topic, clients } = await room(author.token, other.token);
      const [client, reader] = clients;
      await reader.say(topic, 'trước', 'a1');
      const { groupMessageId } = (await client.say(topic, 'ở giữa', 'a2')) as { groupMessageId: string };
      await reader.say(topic, 'sau', 'a3');
      const later = (await client.say(topic, 'sau nữa', 'a5')) as { groupMessageId: string };
      const { create, list, detail } = origin.moderation.handlers.reports;
      const wish = { target: { type: 'message', id: groupMessageId }, reason: 'spam', clientId: 'a4' } as const;
      granted(await create(wish, await as(other)));
      const found = granted(await list({}, await as(staff))).list.find(({ target }) => target.id === groupMessageId)!;
      const { beside, lately } = granted(await detail({ reportId: found.reportId }, await as(staff)));
      expect(beside.map(({ name, text }) => [name, text])).toEqual([
        ['hat.de', 'trước'],
        ['hat.de', 'sau'],
        ['tac.gia', 'sau nữa'],
      ]);
      const target = { type: 'message', id: later.groupMessageId };
      expect(lately).toContainEqual(expect.objectContaining({ target, text: 'sau nữa' }));
      expect(lately).not.toContainEqual(expect.objectContaining({ target: wish.target }));
    });

    it('SO-10: a private message can be reported by the two who read it, and is taken away and put back for both', async () => {
      const [one, two] = [await origin.connect(author.token), await origin.connect(other.token)];
      await one.sub(`private.${other.userId}`);
      await two.sub(`private.${author.userId}`);
      const said = (await one.say(`private.${other.userId}`, 'Gửi tôi mã nhé', 'p1')) as { groupMessageId: string };
      const target = { type: 'message', id: said.groupMessageId } as const;
      const { create, list, detail, decide } = origin.moderation.handlers.reports;
      const wish = { target, reason: 'fraud', clientId: 'p2' } as const;
      expect(await create(wish, await as(host))).toMatchObject({ code: 404 });
      granted(await create(wish, await as(other)));
      const found = granted(await list({}, await as(staff))).list.find((one_) => one_.target.id === target.id)!;
      expect(found).toMatchObject({ text: 'Gửi tôi mã nhé', card: null });
      const { beside, lately } = granted(await detail({ reportId: found.reportId }, await as(staff)));
      expect([beside, lately.filter(({ text }) => text === 'Gửi tôi mã nhé')]).toEqual([[], []]);
      const decision = { reportId: found.reportId, action: 'remove', reason: 'Xin mã', clientId: 'p3' } as const;
      const { decisionId } = granted(await decide(decision, await as(staff)));
      for (const client of [one, two]) await client.next('message', ({ data }) => data.kind === 'deleted');
      granted(await origin.moderation.decisions.undo(decisionId, staff.userId, world.time.clock()));
      const back = await two.next('message', ({ data }) => data.kind === 'restored');
      expect(back.data).toMatchObject({ message: { originalMessage: 'Gửi tôi mã nhé' } });
    });

    it('CALL POST /live/api/chat/sweep: what new accounts wrote goes with one press and one line, and comes back', async () => {
      const fresh = await origin.member(`moi.${randomBytes(4).toString('hex')}`);
      const { groupId, topic, clients } = await room(author.token, host.token, fresh.token);
      const [old, keeper, raider] = clients;
      const { database } = origin;
      const longAgo = world.time.clock() - 8 * 86_400_000;
      await database.run(sql`update member set created_at = ${longAgo} where user_id <> ${fresh.userId}`);
      await raider.say(topic, 'phá lâu rồi', `q1-${groupId}`);
      const earlier = world.time.clock() - 11 * 60_000;
      await database.run(sql`update chat_message set created_at = ${earlier} where topic = ${topic}`);
      for (const text of ['phá một', 'phá hai']) await raider.say(topic, text, `q-${groupId}-${text}`);
      await old.say(topic, 'chào cả phòng', `q4-${groupId}`);
      await keeper.say(topic, 'mời xem tiếp', `q5-${groupId}`);
      const wish = { groupId, minutes: 10, days: 7, reason: 'Làm loạn', clientId: `q-${groupId}` };
      expect(await calls().sweep(wish, await as(other))).toMatchObject({ code: 403 });
      const { decisionId, count } = granted(await calls().sweep(wish, await as(host)));
      expect(count).toBe(2);
      expect(granted(await calls().sweep(wish, await as(host)))).toEqual({ decisionId, count });
      const again = await calls().sweep({ ...wish, clientId: `q7-${groupId}` }, await as(host));
      expect(again).toEqual({ decisionId: '', count: 0 });
      const seen = async () => kinds(await (await origin.connect(other.token)).sub(topic)).slice(0, 5);
      expect(await seen()).toEqual(['message', 'deleted', 'deleted', 'message', 'message']);
      const { list } = granted(await origin.moderation.handlers.moderation.log({}, await as(staff)));
      expect(list.find((line) => line.decisionId === decisionId)).toMatchObject({
        action: 'remove',
        about: null,
        reason: 'Làm loạn',
        things: 2,
      });
      granted(await origin.moderation.decisions.undo(decisionId, host.userId, world.time.clock()));
      expect(await seen()).toEqual(['message', 'message', 'message', 'message', 'message']);
    });

    it('CH-11: a mute of 1 to 60 minutes in one room, with its reason; a ban neither writes, reacts nor votes there', async () => {
      const { groupId, topic, clients } = await room(author.token);
      const [client] = clients;
      const mute = async (minutes: number, by = host, userId = author.userId) =>
        calls().mute({ groupId, userId, minutes, reason: 'Xúc phạm' }, await as(by));
      expect(await mute(5, other)).toMatchObject({ code: 403 });
      expect(await mute(61)).toMatchObject({ code: 422 });
      expect(await mute(5, host, staff.userId)).toMatchObject({ code: 403 });
      const { decisionId } = granted(await mute(5));
      expect(await client.say(topic, 'ơ', 'm1')).toMatchObject({ code: 403, reason: 'muted', retryAfter: 300 });
      const { me } = granted(await calls().detail({ id: groupId }, await as(author)));
      expect(me.restriction).toEqual({ kind: 'mute', untilTs: world.time.clock() + 300_000, reason: 'Xúc phạm' });
      granted(await origin.moderation.decisions.undo(decisionId, host.userId, world.time.clock()));
      const { groupMessageId } = (await client.say(topic, 'ơ', 'm2')) as { groupMessageId: string };
      const asked = { groupId, question: 'Hay?', options: ['Có', 'Không'], durationSec: 60, clientId: `b-${groupId}` };
      const { pollId } = granted(await calls().pollCreate(asked, await as(host)));
      const until = world.time.clock() + 3_600_000;
      granted(await calls().ban({ groupId, userId: author.userId, until, reason: 'Rủ rê kèo' }, await as(staff)));
      expect(await client.say(topic, 'ơ', 'm3')).toMatchObject({ code: 403, reason: 'banned' });
      for (const data of [
        { clientId: 'm4', groupMessageId, reaction: '🔥', on: true },
        { clientId: 'm5', systemMessage: 'join' },
      ]) {
        client.send({ type: 'send', path: 'chat.sendMessage', topic, data });
        expect(await client.next('error')).toMatchObject({ clientId: data.clientId, code: 403, reason: 'banned' });
      }
      expect(await calls().pollVote({ pollId, optionId: '1' }, await as(author))).toMatchObject({ code: 403 });
      const elsewhere = await room(author.token);
      expect(await elsewhere.clients[0].say(elsewhere.topic, 'ở đây', 'm6')).toMatchObject({ type: 'ack' });
    });
  });

  it('no fault that nobody expected', () => {
    expect(origin.faults).toEqual([]);
  });
});
