import { expect, vi } from 'vitest';
import { CHAT, GIVEN_UP_WARNING } from '#domain/chat/chat.ts';
import type { Stream } from '#domain/match/match.ts';
import { selectPlayback } from '#machines/player/player.selectors.ts';
import { said } from '../../fakes/chat.ts';
import { answered, refused } from '../page.ts';
import { asMember, paths, placed, type Scenarios } from '../scenario.ts';

const menu = 'https://khan.dai/menu';
const hls: Stream = {
  protocol: 'hls',
  streamLink: '/media/r1/master.m3u8',
  profile: '720p',
  label: 'HQ',
  fps: 30,
  bitrate: 4000,
};
const chatToken = 'GET /live/api/user/chat-token';

/** The player and the chat, which are wired when the first room is opened. */
export const liveScenarios: Scenarios = {
  'CHAT-1: the socket of a guest is this origin’s, with the token in the query': async ({ start, until }) => {
    const open = async (url: string) => {
      const { app, page } = start({ url, cookies: { ...placed, guestToken: 'G1' } });
      const { chatSocket } = await app.live.load();
      chatSocket.send({ type: 'chat.connect' });
      await until('socket', () => page.sockets.length === 1);
      return page.sockets[0]!.url;
    };
    expect(await open(menu)).toBe('wss://khan.dai/ws?token=G1');
    expect(await open('http://192.168.1.5:8080/menu')).toBe('ws://192.168.1.5:8080/ws?token=G1');
  },

  'CHAT-1: the socket of a member has a token for once': async ({ start, until }) => {
    const { app, page } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [chatToken]: () => answered({ token: 'C1', ttlSec: 60 }) },
    });
    const { chatSocket } = await app.live.load();
    chatSocket.send({ type: 'chat.connect' });
    await until('socket', () => page.sockets.length === 1);
    expect(page.sockets[0]!.url).toBe('wss://khan.dai/ws?token=C1');
  },

  'a socket that is closed because of its token is opened again with a new one': async ({ start, until }) => {
    const member = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [chatToken]: () => answered({ token: 'C1', ttlSec: 60 }) },
    });
    const { auth } = await member.session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    const { chatSocket } = await member.app.live.load();
    chatSocket.send({ type: 'chat.connect' });
    await until('socket', () => member.page.sockets.length === 1);
    member.page.sockets[0]!.close(4401);
    await until('another socket', () => member.page.sockets.length === 2);
    expect(member.page.askedFor(paths.refresh)).toHaveLength(1);
    const guest = start({ url: menu, cookies: { ...placed, guestToken: 'G1' } });
    const other = await guest.app.live.load();
    await until('guest', () => guest.app.session.now()!.auth.getSnapshot().matches({ guest: 'ready' }));
    other.chatSocket.send({ type: 'chat.connect' });
    await until('socket', () => guest.page.sockets.length === 1);
    guest.page.sockets[0]!.close(4401);
    await until('another socket', () => guest.page.sockets.length === 2);
    expect(guest.page.sockets[1]!.url).toContain('token=G2');
  },

  'B1: the timeline is that of the page’s player, and keeps the viewer’s choice': async ({ start }) => {
    const { app, page } = start({ url: menu, cookies: placed });
    const { player, timeline } = await app.live.load();
    timeline.send({ type: 'timeline.choose', mode: 'fastest' });
    expect(page.window.localStorage.getItem('khandai.timeline')).toBe('fastest');
    timeline.send({ type: 'timeline.choose', mode: 'withPicture' });
    timeline.send({ type: 'picture.moved', at: 5 });
    player.send({ type: 'player.open', streams: [hls] });
    expect(timeline.getSnapshot().context.playhead).toBeNull();
  },

  'B1: what belongs to the picture is asked of this origin': async ({ start, until }) => {
    const { app, page } = start({ url: menu, cookies: placed });
    const { timeline, pictured } = await app.live.load();
    pictured.watch({ roomId: 'f1', fixtureId: 'f1', groupId: 'f1', locale: 'vi' });
    pictured.hold('stat');
    timeline.send({ type: 'picture.moved', at: app.clock.now() - 60_000 });
    await until('asked', () => page.askedFor('GET /live/api/live/room-stat').length === 1);
    expect(pictured.chatUntil('f1')).toBeLessThan(app.clock.now());
  },

  'CHAT-3: where the socket gives up the viewer is warned in the words of the specification': async ({
    start,
    until,
  }) => {
    const { app, page, session } = start({ url: menu, cookies: { ...placed, guestToken: 'G1' } });
    const { chatSocket } = await app.live.load();
    const { notices } = await session();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      chatSocket.send({ type: 'chat.connect' });
      for (let closed = 1; closed <= 6; closed += 1) {
        page.sockets.at(-1)!.close(1006);
        vi.advanceTimersByTime(CHAT.reconnectDelayMs);
      }
    } finally {
      vi.useRealTimers();
    }
    expect(page.sockets).toHaveLength(6);
    expect(chatSocket.getSnapshot().matches('givenUp')).toBe(true);
    await until('warned', () => notices.getSnapshot().context.shown !== null);
    expect(notices.getSnapshot().context.shown).toMatchObject({ tone: 'warning', text: GIVEN_UP_WARNING });
    page.online();
    expect(page.sockets).toHaveLength(7);
  },

  'a chat frame that cannot be read is logged': async ({ start, until }) => {
    const { app, page } = start({ url: menu, cookies: { ...placed, guestToken: 'G1' } });
    const { chatSocket } = await app.live.load();
    chatSocket.send({ type: 'chat.connect' });
    await until('socket', () => page.sockets.length === 1);
    page.sockets[0]!.open();
    page.sockets[0]!.hear({ type: 'nonsense' });
    expect(page.troubles.some((one) => one.startsWith('warning: A chat frame cannot be read'))).toBe(true);
  },

  'a room subscribes to its topic over the one socket, and shows what it hears before the next picture': async ({
    start,
    until,
  }) => {
    const { app, page } = start({ url: menu, cookies: { ...placed, guestToken: 'G1' } });
    const { chatSocket, chatRoomFor } = await app.live.load();
    const room = chatRoomFor('77');
    expect(chatRoomFor('77')).toBe(room);
    expect(chatRoomFor('78')).not.toBe(room);
    const leave = room.subscribe(() => {});
    chatSocket.send({ type: 'chat.connect' });
    await until('socket', () => page.sockets.length === 1);
    const [socket] = page.sockets;
    socket!.open();
    expect(socket!.sent).toEqual([
      { type: 'sub', topic: 'chatroom.77' },
      { type: 'sub', topic: 'chatroom.78' },
    ]);
    socket!.hear({
      type: 'subscribed',
      topic: 'chatroom.77',
      epoch: 'e',
      seq: 1,
      recovered: false,
      messages: [said(1)],
    });
    expect(room.getSnapshot().messages).toHaveLength(0);
    page.runFrames();
    expect(room.getSnapshot().messages).toHaveLength(1);
    socket!.hear({ type: 'message', topic: 'chatroom.77', seq: 2, data: said(2).data });
    const waits = [...page.timers.waiting.values()].map(({ ms }) => ms);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits[0]).toBeLessThanOrEqual(100);
    const id = room.send('chào');
    expect(id).toMatch(/^(.)\1{23}$/);
    expect(socket!.sent.at(-1)).toMatchObject({ type: 'send', topic: 'chatroom.77', data: { clientId: id } });
    const stalls = () => [...page.timers.waiting.values()].filter(({ ms }) => ms === 10_000).length;
    expect(stalls()).toBe(1);
    socket!.hear({ type: 'ack', clientId: id, groupMessageId: 'm9', seq: 9 });
    expect(stalls()).toBe(0);
    leave();
    expect([...page.timers.waiting.values()].some(({ ms }) => ms === 5000)).toBe(true);
    page.timers.run(5000);
    expect(socket!.sent.at(-1)).toEqual({ type: 'unsub', topic: 'chatroom.77' });
  },

  'a message that nobody answers gives the socket up for a new one': async ({ start, until }) => {
    const { app, page } = start({ url: menu, cookies: { ...placed, guestToken: 'G1' } });
    const { chatSocket, chatRoomFor } = await app.live.load();
    const room = chatRoomFor('77');
    chatSocket.send({ type: 'chat.connect' });
    await until('socket', () => page.sockets.length === 1);
    page.sockets[0]!.open();
    room.send('chào');
    page.timers.run(10_000);
    expect(chatSocket.getSnapshot().matches('waiting')).toBe(true);
  },

  'older messages of a room go by call': async ({ start, until }) => {
    const { app, page } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: {
        [chatToken]: () => answered({ token: 'C1', ttlSec: 60 }),
        'GET /live/api/chat/history': () => answered({ epoch: 'e', messages: [], firstSeq: 0, lastSeq: 0 }),
      },
    });
    const { chatSocket, chatRoomFor } = await app.live.load();
    const room = chatRoomFor('77');
    chatSocket.send({ type: 'chat.connect' });
    await until('socket', () => page.sockets.length === 1);
    const [socket] = page.sockets;
    socket!.open();
    socket!.hear({ type: 'subscribed', topic: 'chatroom.77', epoch: 'e', seq: 0, recovered: false, messages: [] });
    await room.loadOlder();
    expect(page.asked.some(({ url }) => url.includes('/chat/history?'))).toBe(true);
  },

  'the picture: what was kept decides its sound, its source is the page’s, and watching it keeps a new build waiting':
    async ({ start, until }) => {
      const { app, page } = start({
        url: menu,
        stored: { 'khandai.player.volume': '0.4', 'khandai.player.muted': 'yes', 'khandai.player.quality': '540p' },
      });
      const live = await app.live.load();
      const { player, video } = live;
      expect(player.getSnapshot().context).toMatchObject({ volume: 0.4, mutedBy: 'viewer', quality: '540p' });
      Object.assign(video, { playable: 'maybe' });
      await until('page', () => app.navigation.getSnapshot().matches('open'));
      player.send({ type: 'player.open', streams: [hls] });
      await until('source', () => video.src === hls.streamLink);
      expect(app.navigation.getSnapshot().context.busy).toEqual(['media']);
      await until('plays', () => selectPlayback(player.getSnapshot()) === 'playing');
      player.send({ type: 'player.setVolume', volume: 0.5 });
      expect(page.stored.get('khandai.player.volume')).toBe('0.5');
      expect(player.getSnapshot().context.mutedBy).toBeNull();
      expect(live.mediaFocus.getSnapshot().context.owner).toBe('player');
      live.mediaFocus.send({ type: 'focus.request', owner: 'film' });
      expect(player.getSnapshot().matches({ watching: { sound: 'yielded' } })).toBe(true);
      live.mediaFocus.send({ type: 'focus.release', owner: 'film' });
      expect(player.getSnapshot().matches({ watching: { sound: 'yielded' } })).toBe(true);
      live.mediaFocus.send({ type: 'focus.accept', owner: 'player' });
      expect(player.getSnapshot().matches({ watching: { sound: 'yielded' } })).toBe(false);
      player.send({ type: 'player.close' });
      expect(app.navigation.getSnapshot().context.busy).toEqual([]);
      expect(live.mediaFocus.getSnapshot().context.owner).toBeNull();
    },

  'the stage of a page, and its video, are its own': async ({ start }) => {
    const [one, other] = [start({ url: menu }).app, start({ url: menu }).app];
    one.stage.arrange({ mode: 'theater' });
    expect([one.stage.getSnapshot().mode, other.stage.getSnapshot().mode]).toEqual(['theater', 'normal']);
    expect((await one.live.load()).video).not.toBe((await other.live.load()).video);
    expect((await one.live.load()).video).toBe((await one.live.load()).video);
  },

  'a stream that cannot be played is logged': async ({ start, until }) => {
    const { app, page } = start({ url: menu });
    const { player, video } = await app.live.load();
    Object.assign(video, { playable: '' });
    player.send({ type: 'player.open', streams: [hls] });
    await until('logged', () => page.troubles.some((one) => one.startsWith('warning: Playback failed')));
    player.send({ type: 'player.close' });
  },

  'who saves data is shown the saving stream': async ({ start, until }) => {
    const { app } = start({ url: menu, stored: { 'khandai.dataSaver': '1' } });
    const { player, video, savesData } = await app.live.load();
    expect(savesData()).toBe(true);
    Object.assign(video, { playable: 'maybe' });
    player.send({ type: 'player.open', streams: [hls] });
    await until('source', () => video.src === '/media/r1/saving.m3u8');
    player.send({ type: 'player.close' });
  },

  'the network and the eye bring back a chat and a picture that were lost': async ({ start, until, settle }) => {
    const { app, page } = start({ url: menu });
    const { chatSocket, player } = await app.live.load();
    const heard: string[] = [];
    for (const actor of [chatSocket, player])
      actor.system.inspect((event) => {
        if (event.type === '@xstate.event' && event.actorRef === actor) heard.push(event.event.type);
      });
    page.see(false);
    page.online();
    expect(heard).toEqual(['chat.online', 'player.online']);
    page.see(true);
    expect(heard.slice(2)).toEqual(['chat.visible', 'player.visible']);
    await (await app.loadPort('links')).open('abcdefghijklmnopqrstuvwxyz', new AbortController().signal);
    await until('answered', () => heard.includes('chat.answered'));
    await settle();
  },

  'the library of the player may be fetched before': async ({ start }) => {
    const { app } = start({ url: menu, network: { 'GET /x': () => refused(404) } });
    const { prepareVideo } = await app.live.load();
    expect(prepareVideo()).toBeUndefined();
  },
};
