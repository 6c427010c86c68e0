import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callContext, memberOf } from '../store/support/context.ts';
import type { ChatClient } from './support/chatClient.ts';
import { startChatOrigin, type ChatOrigin, type Member } from './support/chatOrigin.ts';
import { virtualTime } from './support/virtualTime.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';

onEveryDatabase('the chat over its sockets', (url) => {
  const time = virtualTime();
  let origin: ChatOrigin;
  let author: Member;
  let staff: Member;
  beforeAll(async () => {
    origin = await startChatOrigin({ clock: time.clock, after: time.after, url: await url() });
    author = await origin.member('tac.gia');
    staff = await origin.member('cham.soc', 'customerCare');
  });
  afterAll(() => origin.close());

  let rooms = 0;
  /** A new topic with several listeners. */
  const room = async (...tokens: readonly string[]) => {
    const topic = `chatroom.r${(rooms += 1)}`;
    const clients = await Promise.all(tokens.map((token) => origin.connect(token)));
    for (const client of clients) await client.sub(topic);
    return { topic, clients: clients as [ChatClient, ChatClient, ChatClient] };
  };
  const send = (client: ChatClient, topic: string, data: object) =>
    client.send({ type: 'send', path: 'chat.sendMessage', topic, data });

  describe('the chat socket', { timeout: 30_000 }, () => {
    it('CHAT-4: a message is stored, acknowledged to its author and then heard by all who listen', async () => {
      const { topic, clients } = await room(author.token, await origin.guestToken());
      const [one, two] = clients;
      const ack = await one.say(topic, 'Vào rồi! Bàn thắng đẹp quá ⚽', 'c1');
      expect(ack).toMatchObject({ type: 'ack', seq: 1, groupMessageId: expect.any(String) });
      expect(await two.next('message')).toMatchObject({
        topic,
        seq: 1,
        data: {
          kind: 'message',
          groupId: topic.slice('chatroom.'.length),
          seq: 1,
          createdAt: time.clock(),
          clientId: 'c1',
          userId: author.userId,
          showName: 'tac.gia',
          colorName: expect.stringMatching(/^c[1-7]$/),
          badge: 'user',
          level: 1,
          vipGroup: false,
          isGuest: false,
          originalMessage: 'Vào rồi! Bàn thắng đẹp quá ⚽',
          systemMessage: null,
          parentMessageId: null,
          reaction: {},
          attachments: [],
          toUserId: null,
        },
      });
      await one.next('message');
      const order = one.frames.map(({ type }) => type).filter((type) => type === 'ack' || type === 'message');
      expect(order).toEqual(['ack', 'message']);
    });

    it('items 27 and 28: what a client claims about itself is ignored, and no address leaves', async () => {
      const { topic, clients } = await room(author.token);
      const claims = { userId: 'x', showName: 'Admin', colorName: 'red', vipGroup: true, ip: '1.2.3.4', isGuest: true };
      send(clients[0], topic, { clientId: 'claims', originalMessage: 'xin chào', ...claims, badge: 'host' });
      const { data } = await clients[0].next('message');
      expect(data).toMatchObject({
        userId: author.userId,
        showName: 'tac.gia',
        badge: 'user',
        isGuest: false,
        vipGroup: false,
      });
      expect(data).not.toHaveProperty('ip');
      expect(JSON.stringify(clients[0].frames)).not.toMatch(/1\.2\.3\.4|127\.0\.0\.1|Hash/);
    });

    it('CHAT-5: a guest listens, but every send is 401 and nothing is stored', async () => {
      const { topic, clients } = await room(await origin.guestToken());
      const sends = [
        { clientId: 'g1', originalMessage: 'xin chào' },
        { clientId: 'g2', groupMessageId: 'm', reaction: '🔥', on: true },
        { clientId: 'g3', groupMessageId: 'm', deleted: true },
        { clientId: 'g4', systemMessage: 'join' },
      ];
      for (const data of sends) {
        send(clients[0], topic, data);
        expect(await clients[0].next('error')).toMatchObject({ code: 401, clientId: data.clientId });
      }
      expect((await clients[0].sub(topic)).seq).toBe(0);
    });

    it('CHAT-4: after unsub nothing more is heard', async () => {
      const { topic, clients } = await room(author.token, author.token);
      const [leaving, staying] = clients;
      leaving.send({ type: 'unsub', topic });
      // Frames are answered in order, so the unsub was carried out before this.
      await leaving.sub('chatroom.elsewhere');
      await staying.say(topic, 'còn ai không', 'unsub1');
      await staying.next('message');
      await leaving.say('chatroom.elsewhere', 'ở đây', 'unsub2');
      expect((await leaving.next('message')).topic).toBe('chatroom.elsewhere');
      expect(leaving.frames.some((frame) => frame.type === 'message' && frame.topic === topic)).toBe(false);
    });

    it('CHAT-4: replies, reactions and deletions stand in the same sequence', async () => {
      const { topic, clients } = await room(author.token, staff.token);
      const [one, two] = clients;
      const { groupMessageId } = (await one.say(topic, 'ai ghi bàn thế?', 'q')) as { groupMessageId: string };
      send(two, topic, { clientId: 'a', originalMessage: 'số 9', parentMessageId: groupMessageId });
      send(two, topic, { clientId: 'b', groupMessageId, reaction: '🔥', on: true });
      send(two, topic, { clientId: 'c', groupMessageId, reaction: '🔥', on: true });
      send(two, topic, { clientId: 'd', groupMessageId, reaction: 'không phải emoji', on: true });
      send(two, topic, { clientId: 'e', groupMessageId, deleted: true });
      const answer = await two.next('ack', ({ clientId }) => clientId === 'a');
      expect(answer.seq).toBe(2);
      expect(await two.next('ack', ({ clientId }) => clientId === 'b')).toMatchObject({ groupMessageId, seq: 3 });
      expect(await two.next('ack', ({ clientId }) => clientId === 'c')).toMatchObject({ groupMessageId, seq: null });
      expect(await two.next('error')).toMatchObject({ clientId: 'd', code: 422 });
      expect(await two.next('ack', ({ clientId }) => clientId === 'e')).toMatchObject({ groupMessageId, seq: 4 });
      expect((await one.next('message', ({ seq }) => seq === 3)).data).toEqual({
        kind: 'reaction',
        groupMessageId,
        updatedReaction: { '🔥': 1 },
      });
      expect((await one.next('message', ({ seq }) => seq === 4)).data).toEqual({ kind: 'deleted', groupMessageId });
      // A deleted message is not sent to people who join later.
      const late = await origin.connect(author.token);
      const { messages } = await late.sub(topic);
      expect(messages.map(({ data }) => data.kind)).toEqual(['deleted', 'message', 'reaction', 'deleted']);
      expect(JSON.stringify(messages)).not.toContain('ai ghi bàn thế');
    });

    it('a message is deleted by its author or by staff, by nobody else', async () => {
      const stranger = await origin.member('nguoi.la');
      const { topic, clients } = await room(author.token, stranger.token);
      const { groupMessageId } = (await clients[0].say(topic, 'của tôi', 'own')) as { groupMessageId: string };
      send(clients[1], topic, { clientId: 's', groupMessageId, deleted: true });
      expect(await clients[1].next('error')).toMatchObject({ clientId: 's', code: 403 });
      send(clients[0], topic, { clientId: 'o', groupMessageId, deleted: true });
      expect(await clients[0].next('ack', ({ clientId }) => clientId === 'o')).toMatchObject({ seq: 2 });
    });

    it('CALL POST /live/api/chat/mute: staff keep a member from writing for a while', async () => {
      const loud = await origin.member('on.ao');
      const { topic, clients } = await room(loud.token);
      const [client] = clients;
      const viewer = await memberOf(origin.accounts.identify, staff.token);
      const mute = (minutes: number, by = viewer, userId = loud.userId) =>
        origin.chat.roomHandlers.mute({ userId, minutes }, callContext({ viewer: by, now: time.clock() }));
      const notStaff = await memberOf(origin.accounts.identify, author.token);
      expect(await mute(5, notStaff)).toMatchObject({ code: 403 });
      expect(await mute(5, viewer, 'nobody')).toMatchObject({ code: 404 });
      expect(await mute(5)).toMatchObject({ decisionId: expect.any(String) as string });
      expect(await client.say(topic, 'a a a a', 'loud1')).toMatchObject({ type: 'error', code: 403, retryAfter: 300 });
      time.advance(300_000);
      // Sockets that did not answer the heartbeats for this long are closed.
      expect(await client.closed).toBe(1006);
      const again = await origin.connect(loud.token);
      expect(await again.say(topic, 'hết giờ rồi', 'loud2')).toMatchObject({ type: 'ack', seq: 1 });
      await mute(60);
      await mute(0);
      expect(await again.say(topic, 'được tha', 'loud3')).toMatchObject({ type: 'ack', seq: 2 });
    });

    it('CHAT-6: a join is told without being stored; never one of site role 6', async () => {
      const silent = await origin.member('im.lang', 'silent');
      const { topic, clients } = await room(author.token, silent.token);
      const [one, two] = clients;
      send(one, topic, { clientId: 'j1', systemMessage: 'join' });
      expect(await one.next('ack')).toEqual({ type: 'ack', clientId: 'j1', groupMessageId: null, seq: null });
      expect(await two.next('join')).toEqual({
        type: 'join',
        topic,
        data: { userId: author.userId, showName: 'tac.gia', badge: 'user' },
      });
      send(two, topic, { clientId: 'j2', systemMessage: 'join' });
      expect(await two.next('error')).toMatchObject({ clientId: 'j2', code: 403 });
      expect((await one.sub(topic)).seq).toBe(0);
    });

    it('CHAT-4, item 29: a private topic is one sequence per pair, for its two members alone', async () => {
      const friend = await origin.member('ban.than');
      const [one, two, stranger] = (await Promise.all(
        [author, friend, staff].map(({ token }) => origin.connect(token)),
      )) as [ChatClient, ChatClient, ChatClient];
      await one.sub(`private.${friend.userId}`);
      await two.sub(`private.${author.userId}`);
      await stranger.sub(`private.${author.userId}`);
      expect(await one.say(`private.${friend.userId}`, 'nói nhỏ nhé', 'p1')).toMatchObject({ type: 'ack', seq: 1 });
      expect(await two.next('message')).toMatchObject({
        topic: `private.${author.userId}`,
        seq: 1,
        data: { originalMessage: 'nói nhỏ nhé', toUserId: friend.userId },
      });
      expect(await two.say(`private.${author.userId}`, 'nghe rồi', 'p1')).toMatchObject({ type: 'ack', seq: 2 });
      expect(await one.next('message', ({ seq }) => seq === 2)).toMatchObject({ topic: `private.${friend.userId}` });
      expect((await stranger.sub(`private.${author.userId}`)).messages).toEqual([]);
      expect(stranger.frames.some(({ type }) => type === 'message')).toBe(false);
    });

    it('CHAT-4, item 29: a private topic with oneself, with nobody, or as a guest is refused', async () => {
      const member = await origin.connect(author.token);
      const guest = await origin.connect(await origin.guestToken());
      member.send({ type: 'sub', topic: `private.${author.userId}` });
      expect(await member.next('error')).toMatchObject({ code: 403 });
      member.send({ type: 'sub', topic: 'private.nobody' });
      expect(await member.next('error')).toMatchObject({ code: 404 });
      expect(await member.say('private.nobody', 'có ai không', 'p3')).toMatchObject({ type: 'error', code: 404 });
      guest.send({ type: 'sub', topic: `private.${author.userId}` });
      expect(await guest.next('error')).toMatchObject({ code: 401 });
    });

    it('presence is told on change, at most every 5 s', async () => {
      const { topic, clients } = await room(author.token);
      const [first] = clients;
      expect(await first.next('presence')).toEqual({ type: 'presence', topic, online: 1 });
      const others = await Promise.all([origin.connect(staff.token), origin.connect(staff.token)]);
      for (const other of others) await other.sub(topic);
      expect(origin.chat.online(topic.slice('chatroom.'.length))).toBe(3);
      await first.sub('chatroom.barrier');
      expect(first.frames.filter((frame) => frame.type === 'presence' && frame.topic === topic)).toHaveLength(1);
      time.advance(5000);
      expect(await first.next('presence', (frame) => frame.topic === topic)).toMatchObject({ online: 3 });
    });

    it('CALL GET /live/api/chat/history: 50 by default, pages by seq, and the reach of the topic', async () => {
      const { topic, clients } = await room(author.token);
      await Promise.all(Array.from({ length: 60 }, (_, i) => clients[0].say(topic, `tin ${i + 1}`, `h${i}`)));
      const history = async (input: object) => {
        const page = await origin.chat.handlers.history(
          { groupId: topic.slice('chatroom.'.length), ...input },
          callContext(),
        );
        if (!('messages' in page)) throw new Error('history was refused');
        return page;
      };
      const latest = await history({});
      expect(latest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 11));
      expect(latest).toMatchObject({ firstSeq: 1, lastSeq: 60, epoch: (await clients[0].sub(topic)).epoch });
      expect((await history({ beforeSeq: 11, limit: 100 })).messages).toHaveLength(10);
      expect((await history({ afterSeq: 57 })).messages.map(({ seq }) => seq)).toEqual([58, 59, 60]);
      expect(await history({ groupId: 'empty' })).toMatchObject({ messages: [], firstSeq: 0, lastSeq: 0 });
    });

    it('the origin, which says a thing once, and the voices of the demo speak in the same sequence', async () => {
      const { topic, clients } = await room(await origin.guestToken());
      const groupId = topic.slice('chatroom.'.length);
      const goal = { kind: 'goal', text: "Bàn thắng: Lò Văn Tấn 63', 2–1", key: 'goal-1' } as const;
      await origin.chat.postAsSystem(groupId, goal);
      await origin.chat.postAsSystem(groupId, goal);
      await origin.chat.speak(
        groupId,
        { userId: 'v1', showName: 'Cô Ba', badge: 'user', level: 3, vipGroup: false },
        'chào cả nhà',
      );
      expect(await clients[0].next('message')).toMatchObject({
        seq: 1,
        data: { systemMessage: 'goal', originalMessage: goal.text, userId: 'system', badge: null },
      });
      expect(await clients[0].next('message')).toMatchObject({ seq: 2, data: { showName: 'Cô Ba', level: 3 } });
    });

    it('no fault was met on the way', () => {
      expect(origin.faults).toEqual([]);
    });
  });
});
