import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionsStore } from '#server/accounts/sessions.store.ts';
import { sql } from '#server/database/sql.ts';
import { callContext, granted, memberOf } from '../store/support/context.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import { startChatOrigin, type ChatOrigin } from './support/chatOrigin.ts';
import { virtualTime, type VirtualTime } from './support/virtualTime.ts';

onEveryDatabase('sockets, with LIMITS=on', (url) => {
  let origin: ChatOrigin;
  let time: VirtualTime;
  beforeAll(async () => {
    time = virtualTime();
    const isRoom = async (groupId: string) => /^\d+(st)?$/.test(groupId);
    origin = await startChatOrigin({ url: await url(), limits: true, clock: time.clock, after: time.after, isRoom });
  });
  afterAll(() => origin.close());

  it('CHAT-1: a bad, expired or missing token is upgraded and then closed with 4401', async () => {
    const guest = await origin.guestToken();
    for (const token of ['', 'bad', `${guest}x`, null]) {
      expect(await (await origin.connect(token)).closed).toBe(4401);
    }
    time.advance(7 * 86_400_000);
    expect(await (await origin.connect(guest)).closed).toBe(4401);
  });

  it('CHAT-1: expiry does not close a socket that is open', async () => {
    const member = await origin.member('lau.dai');
    const client = await origin.connect(member.token);
    time.advance(20_000);
    await client.sub('chatroom.30');
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('AUTH-3, item 11: log-out closes the sockets of that session with 4401, and no others', async () => {
    const leaving = await origin.member('di.ve');
    const staying = await origin.member('o.lai');
    const [one, two, other] = await Promise.all([leaving, leaving, staying].map(({ token }) => origin.connect(token)));
    const context = callContext({ now: time.clock() });
    await origin.accounts.handlers.logout({ refreshToken: leaving.refreshToken }, context);
    expect(await Promise.all([one!.closed, two!.closed])).toEqual([4401, 4401]);
    await other!.sub('chatroom.30');
    expect(await (await origin.connect(leaving.token)).closed).toBe(4401);
  });

  it('T-4, AUTH-3: within 1 s of a log-out: its sockets are told before it is answered, and no timer stands between', async () => {
    const leaving = await origin.member('ve.ngay');
    const client = await origin.connect(leaving.token);
    const order: string[] = [];
    const stop = origin.bus.subscribe('session.ended', () => void order.push('told'));
    const before = time.clock();
    await origin.accounts.handlers.logout({ refreshToken: leaving.refreshToken }, callContext({ now: time.clock() }));
    order.push('answered');
    expect(order).toEqual(['told', 'answered']);
    // The origin's timers run on this clock only: a close while it stands still is immediate.
    expect(await client.closed).toBe(4401);
    expect(time.clock()).toBe(before);
    stop();
  });

  it('AUTH-3: a session whose end this process was not told of closes its sockets at the next look, and no others', async () => {
    const [leaving, staying] = [await origin.member('noi.khac'), await origin.member('van.day')];
    const viewer = await memberOf(origin.accounts.identify, leaving.token);
    const clients = [await origin.connect(leaving.token), await origin.connect(staying.token)] as const;
    const guest = await origin.connect(await origin.guestToken());
    await origin.chat.closeEnded();
    // Like another process, which shares only the database.
    await sessionsStore(origin.database).revoke(viewer.sessionId, time.clock(), { dropTokens: false });
    await origin.chat.closeEnded();
    expect(await clients[0].closed).toBe(4401);
    for (const open of [clients[1], guest]) {
      await open.sub('chatroom.30');
      expect(open.socket.readyState).toBe(open.socket.OPEN);
    }
    await origin.database.run(sql`delete from token_family where user_id = ${staying.userId}`);
    await origin.chat.closeEnded();
    expect(await clients[1].closed).toBe(4401);
  });

  it('item 19: a chat token opens one socket, within 60 s, and nothing else; an access token still does', async () => {
    const member = await origin.member('vao.phong');
    const viewer = await memberOf(origin.accounts.identify, member.token);
    const fresh = async () => {
      const answer = await origin.chat.handlers.token({}, callContext({ viewer, now: time.clock() }));
      return granted(answer).token;
    };
    const token = await fresh();
    const client = await origin.connect(token);
    await client.sub('chatroom.30');
    expect(await client.say('chatroom.30', 'chào', 'v1')).toMatchObject({ type: 'ack' });
    expect(await (await origin.connect(token)).closed).toBe(4401);
    const late = await fresh();
    time.advance(60_000);
    expect(await (await origin.connect(late)).closed).toBe(4401);
    expect(await origin.accounts.identify(await fresh(), null)).toBeNull();
    await (await origin.connect(member.token)).sub('chatroom.30');
  });

  it('items 15 and 19: a chat token of a browser’s session opens nothing without the cookie of that browser', async () => {
    let binding = '';
    const context = callContext({ now: time.clock(), browser: true, setBinding: (value) => (binding = value) });
    const registration = { username: 'co.cookie', password: 'mưa rơi trên mái tôn' };
    const { token } = granted(await origin.accounts.handlers.register(registration, context));
    const viewer = await memberOf(origin.accounts.identify, token, binding);
    const fresh = async () =>
      granted(await origin.chat.handlers.token({}, callContext({ viewer, now: time.clock() }))).token;
    expect(await (await origin.connect(await fresh())).closed).toBe(4401);
    expect(await (await origin.connect(await fresh(), { cookie: 'sb=cua-mot-trinh-duyet-khac' })).closed).toBe(4401);
    await (await origin.connect(await fresh(), { cookie: `sb=${binding}` })).sub('chatroom.30');
  });

  it('items 11 and 19: a session that ends takes its chat tokens and their sockets with it, one that was ended elsewhere too', async () => {
    const member = await origin.member('bi.dang.xuat');
    const viewer = await memberOf(origin.accounts.identify, member.token);
    const context = callContext({ viewer, now: time.clock() });
    const fresh = async () => granted(await origin.chat.handlers.token({}, context)).token;
    const [client, unused] = [await origin.connect(await fresh()), await fresh()];
    await origin.accounts.securityHandlers.revoke({ sessionId: viewer.sessionId }, context);
    expect(await client.closed).toBe(4401);
    expect(await (await origin.connect(unused)).closed).toBe(4401);
  });

  it('item 14: a refresh token used twice closes the sockets of its family', async () => {
    const member = await origin.member('bi.trom');
    const client = await origin.connect(member.token);
    const refresh = () =>
      origin.accounts.handlers.refreshToken({ refreshToken: member.refreshToken }, callContext({ now: time.clock() }));
    await refresh();
    expect(await refresh()).toMatchObject({ code: 401 });
    expect(await client.closed).toBe(4401);
  });

  it('item 30: ten messages at once, then five per 10 s; above that 429 with a time', async () => {
    const member = await origin.member('noi.nhieu');
    const client = await origin.connect(member.token);
    const say = (i: number) => client.say('chatroom.30', `tin ${i}`, `m${i}`);
    for (let i = 0; i < 10; i += 1) expect(await say(i)).toMatchObject({ type: 'ack' });
    expect(await say(10)).toMatchObject({ type: 'error', code: 429, retryAfter: 2 });
    time.advance(10_000);
    for (let i = 20; i < 25; i += 1) expect(await say(i)).toMatchObject({ type: 'ack' });
    expect(await say(25)).toMatchObject({ type: 'error', code: 429 });
    // A second socket of the same member has no burst allowance of its own.
    const second = await origin.connect(member.token);
    expect(await second.say('chatroom.30', 'lách luật', 'm26')).toMatchObject({ type: 'error', code: 429 });
  });

  it('item 30: twenty topics a socket, the twenty-first is 429', async () => {
    const client = await origin.connect(await origin.guestToken());
    for (let i = 0; i < 20; i += 1) await client.sub(`chatroom.${i}`);
    client.send({ type: 'sub', topic: 'chatroom.21st' });
    expect(await client.next('error')).toMatchObject({ code: 429 });
    client.send({ type: 'unsub', topic: 'chatroom.0' });
    await client.sub('chatroom.21st');
  });

  it('ten sockets a session, the eleventh is refused with 429 and a time', async () => {
    const token = await origin.guestToken();
    const clients = await Promise.all(Array.from({ length: 10 }, () => origin.connect(token)));
    await expect(origin.connect(token)).rejects.toThrow('429, again after 5 s');
    clients[0]!.cut();
    await clients[0]!.closed;
    await expect
      .poll(() =>
        origin.connect(token).then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
  });

  it('S-5, item 30: a hundred malformed frames end a socket with 1008, each answered clearly; others go on', async () => {
    const [bad, good] = await Promise.all([
      origin.connect(await origin.guestToken()),
      origin.connect(await origin.guestToken()),
    ]);
    const malformed: readonly (readonly [string | Buffer, number])[] = [
      ['{', 400],
      ['null', 422],
      ['[]', 422],
      ['{"type":"sub"}', 422],
      ['{"type":"sub","topic":"chatroom.a b"}', 422],
      ['{"type":"shout","topic":"chatroom.30"}', 422],
      [Buffer.from('{}'), 400],
      [JSON.stringify({ type: 'sub', topic: 'chatroom.30', more: 'x'.repeat(5000) }), 413],
    ];
    for (const [text, code] of malformed) {
      bad.sendText(text);
      expect(await bad.next('error')).toMatchObject({ code });
    }
    for (let i = malformed.length; i < 100; i += 1) {
      // At the maximum rate at which frames are read.
      time.advance(34);
      bad.sendText('{');
      await bad.next('error');
    }
    expect(await bad.closed).toBe(1008);
    await good.sub('chatroom.30');
  });

  const unsub = { type: 'unsub', topic: 'chatroom.30' };

  describe('S-21: groups', () => {
    const unknown = { code: 404 };

    it('that nobody knows are 404 to who listens or writes, and nothing is kept of them', async () => {
      const client = await origin.connect((await origin.member('ten.phong.la')).token);
      client.send({ type: 'sub', topic: 'chatroom.made-up' });
      expect(await client.next('error')).toMatchObject({ ...unknown, topic: 'chatroom.made-up' });
      expect(await client.say('chatroom.made-up', 'có ai không', 'u1')).toMatchObject({ type: 'error', ...unknown });
      expect(origin.chat.online('made-up')).toBe(0);
      expect(await origin.chat.isSilent('made-up')).toBe(true);
      const history = await origin.chat.handlers.history({ groupId: 'made-up' }, callContext({ now: time.clock() }));
      expect(granted(history)).toMatchObject({ messages: [], lastSeq: 0 });
    });

    it('of the schedule, the main one, and those where something was said once are known', async () => {
      const client = await origin.connect(await origin.guestToken());
      await origin.chat.postAsSystem('past-room', { kind: 'goal', text: 'Vào!', key: 'goal-1' });
      for (const topic of ['chatroom.0', 'chatroom.30', 'chatroom.past-room']) await client.sub(topic);
    });

    it('of two are of members alone', async () => {
      const client = await origin.connect((await origin.member('viet.rieng')).token);
      client.send({ type: 'sub', topic: 'private.nobody' });
      expect(await client.next('error')).toMatchObject({ ...unknown, topic: 'private.nobody' });
    });
  });

  it('S-5: sixty frames at once and then thirty a second are read; more are left, and told of once a second', async () => {
    const client = await origin.connect(await origin.guestToken());
    const errors = () => client.frames.filter(({ type }) => type === 'error');
    for (let i = 0; i < 59; i += 1) client.send(unsub);
    await client.sub('chatroom.30');
    expect(errors()).toEqual([]);
    for (let i = 0; i < 40; i += 1) client.send(unsub);
    expect(await client.next('error')).toMatchObject({ code: 429, retryAfter: 1 });
    // The rest of the forty have arrived; the origin reads one in each turn of the event loop.
    for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    time.advance(1000);
    for (let i = 0; i < 29; i += 1) client.send(unsub);
    await client.sub('chatroom.30');
    expect(errors()).toHaveLength(1);
  });

  it('S-5: who floods is closed with 1008 and hears of it once, whatever the frames are', async () => {
    const client = await origin.connect(await origin.guestToken());
    for (let i = 0; i < 2000; i += 1) client.send(unsub);
    expect(await client.closed).toBe(1008);
    expect(client.frames.map(({ type }) => type)).toEqual(['error']);
  });

  it('S-5: pings are answered, count among the thirty, and flood like any other frame', async () => {
    const client = await origin.connect(await origin.guestToken());
    let pongs = 0;
    client.socket.on('pong', () => (pongs += 1));
    for (let i = 0; i < 60; i += 1) client.socket.ping();
    await expect.poll(() => pongs).toBe(60);
    for (let i = 0; i < 2000; i += 1) client.socket.ping();
    expect(await client.closed).toBe(1008);
    expect(pongs).toBe(60);
  });

  it('S-5: a hundred refused sends are abuse; one every ten seconds is not, for ever', async () => {
    const client = await origin.connect(await origin.guestToken());
    const isRefused = async (i: number) =>
      expect(await client.say('chatroom.30', 'chào', `c${i}`)).toMatchObject({ type: 'error', code: 401 });
    for (let i = 0; i < 130; i += 1) {
      await isRefused(i);
      time.advance(10_000);
    }
    for (let i = 200; i < 300; i += 1) {
      await isRefused(i);
      time.advance(34);
    }
    expect(await client.closed).toBe(1008);
  });

  it('500 characters of text and 4 KiB of frame are taken; one more is 422 and 413', async () => {
    const client = await origin.connect((await origin.member('noi.dai')).token);
    expect(await client.say('chatroom.30', '歡'.repeat(500), 'c500')).toMatchObject({ type: 'ack' });
    expect(await client.say('chatroom.30', '歡'.repeat(501), 'c501')).toMatchObject({ type: 'error', code: 422 });
    const frame = (size: number) => {
      const empty = JSON.stringify({ type: 'unsub', topic: 'chatroom.30', more: '' });
      return empty.replace('""', `"${'x'.repeat(size - empty.length)}"`);
    };
    client.sendText(frame(4096));
    client.sendText(frame(4097));
    expect(await client.next('error')).toMatchObject({ code: 413 });
  });

  it('a malformed send says whose it was', async () => {
    const client = await origin.connect(await origin.guestToken());
    const data = { clientId: 'mine', originalMessage: '' };
    client.send({ type: 'send', path: 'chat.sendMessage', topic: 'chatroom.30', data });
    expect(await client.next('error')).toMatchObject({ clientId: 'mine', code: 422 });
  });

  it('a restart closes every socket with 1012 and lets nobody in', async () => {
    const clients = await Promise.all([
      origin.connect(await origin.guestToken()),
      origin.connect(await origin.guestToken()),
    ]);
    await origin.chat.drain();
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1012, 1012]);
    await expect(origin.connect(await origin.guestToken())).rejects.toThrow('503');
  });
});
