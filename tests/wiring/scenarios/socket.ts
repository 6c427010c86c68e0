import { expect } from 'vitest';
import { placed, type Scenarios } from '../scenario.ts';

const menu = 'https://khan.dai/menu';
const guest = { url: menu, cookies: { ...placed, guestToken: 'G1' } };
const status = (seq: number, statusText: string) => ({
  seq,
  data: { kind: 'status', ts: 1, status: 'live', statusText, phase: '1H', startTs: 0 },
});

/** The socket without a room: matches that are followed. */
export const socketScenarios: Scenarios = {
  '5.3: a followed match is told over the page’s one socket before the next picture, and the last to leave closes it':
    async ({ start, until }) => {
      const { app, page } = start(guest);
      const { fixtureFeedFor } = await app.socket.load();
      let changes = 0;
      const leave = fixtureFeedFor('f1').subscribe(() => (changes += 1));
      await until('socket', () => page.sockets.length === 1);
      const [socket] = page.sockets;
      expect(socket!.url).toBe('wss://khan.dai/ws?token=G1');
      socket!.open();
      expect(socket!.sent).toEqual([{ type: 'sub', topic: 'fixture.f1' }]);
      page.runFrames();
      const before = changes;
      const about = { topic: 'fixture.f1', epoch: 'e', seq: 1, recovered: false };
      socket!.hear({ type: 'subscribed', ...about, messages: [status(1, '12')] });
      expect(changes).toBe(before);
      // Updates within a tenth of a second are shown together.
      const pauses = [...page.timers.waiting.values()].map(({ ms }) => ms).filter((ms) => ms <= 100);
      expect(pauses).toHaveLength(1);
      expect(pauses[0]).toBeGreaterThan(0);
      page.timers.run(pauses[0]!);
      page.runFrames();
      expect(changes).toBe(before + 1);
      expect(fixtureFeedFor('f1').getSnapshot()).toMatchObject({
        mode: 'live',
        live: { status: { statusText: '12' } },
      });
      leave();
      expect(socket!.readyState).toBe(1);
      page.timers.run(5000);
      expect(socket!.sent.at(-1)).toEqual({ type: 'unsub', topic: 'fixture.f1' });
      expect(socket!.readyState).toBe(3);
    },

  'a room and a followed match hold the same socket, which is closed when neither does': async ({ start, until }) => {
    const { app, page } = start(guest);
    const { hold, chatSocket } = await app.socket.load();
    const live = await app.live.load();
    expect([live.chatSocket, live.hold]).toEqual([chatSocket, hold]);
    const [one, other] = [hold(), live.hold()];
    await until('socket', () => page.sockets.length === 1);
    one();
    expect(page.sockets[0]!.readyState).not.toBe(3);
    other();
    expect(page.sockets[0]!.readyState).toBe(3);
  },

  '5.3: who comes back soon goes on without asking again': async ({ start, until }) => {
    const { app, page } = start(guest);
    const { fixtureFeedFor } = await app.socket.load();
    const leave = fixtureFeedFor('f1').subscribe(() => {});
    await until('socket', () => page.sockets.length === 1);
    page.sockets[0]!.open();
    leave();
    fixtureFeedFor('f1').subscribe(() => {});
    page.timers.run(5000);
    expect(page.sockets[0]!.sent).toEqual([{ type: 'sub', topic: 'fixture.f1' }]);
  },

  '5.3: a match that the socket refuses is asked for by calls': async ({ start, until }) => {
    const { app, page } = start(guest);
    const { fixtureFeedFor } = await app.socket.load();
    fixtureFeedFor('f1').subscribe(() => {});
    await until('socket', () => page.sockets.length === 1);
    page.sockets[0]!.open();
    page.sockets[0]!.hear({ type: 'error', topic: 'fixture.f1', code: 503, message: 'full' });
    await until('asked', () => page.askedFor('GET /live/api/match/detail').length === 1);
    expect(page.asked.at(-1)!.url).toContain('id=f1');
  },

  '5.3: without a network a match waits for it': async ({ start, until }) => {
    const { app, page } = start(guest);
    const { fixtureFeedFor } = await app.socket.load();
    fixtureFeedFor('f1').subscribe(() => {});
    await until('socket', () => page.sockets.length === 1);
    page.window.dispatchEvent(new Event('offline'));
    page.runFrames();
    expect(fixtureFeedFor('f1').getSnapshot().mode).toBe('offline');
  },
};
