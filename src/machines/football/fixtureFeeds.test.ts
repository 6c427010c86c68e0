import { describe, expect, it } from 'vitest';
import { FIXTURE_FEED, nothingTold, type SequencedFixture } from '#domain/football/fixtureFeed.ts';
import { succeeded } from '#ports/failure.ts';
import { startSocket } from '../../../tests/fakes/chatSocketWorld.ts';
import { createFixtureFeeds, notFollowed } from './fixtureFeeds.ts';

const said = (seq: number, status: 'live' | 'ended' = 'live'): SequencedFixture => ({
  seq,
  data: { ...{ kind: 'status', ts: 1, status, statusText: String(seq), phase: null, startTs: 0 } },
});

/** Feeds over the wired socket, whose other end is the test; frames are drawn at once, timers when it says so. */
const start = ({ isOnline = true, isVisible = true } = {}) => {
  const socket = startSocket();
  const timers = new Map<() => void, number>();
  let holds = 0;
  let tellNetwork: (online: boolean) => void = () => {};
  let tellVisible: (visible: boolean) => void = () => {};
  const reads: string[] = [];
  const feedFor = createFixtureFeeds({
    socket: socket.actor,
    hold: () => {
      holds += 1;
      socket.send('chat.connect');
      let isHeld = true;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
      };
    },
    port: {
      read: (id) => {
        reads.push(id);
        return Promise.resolve(succeeded(nothingTold));
      },
    },
    network: { isOnline: () => isOnline, watch: (tell) => ((tellNetwork = tell), () => (tellNetwork = () => {})) },
    visibility: { isVisible: () => isVisible, watch: (tell) => ((tellVisible = tell), () => (tellVisible = () => {})) },
    frame: (run) => run(),
    after: (delayMs, run) => {
      timers.set(run, delayMs);
      return () => void timers.delete(run);
    },
  });
  return {
    ...{ socket, feedFor, reads, timers },
    holds: () => holds,
    network: (online: boolean) => tellNetwork(online),
    visible: (visible: boolean) => tellVisible(visible),
    subscribed: (topic: `fixture.${string}`, seq: number, status?: 'ended') =>
      socket.tell({
        ...{ type: 'socket.fixtureSubscribed', topic, position: { epoch: 'e', seq }, recovered: false },
        entries: [said(seq, status)],
      }),
    pass: () => {
      for (const run of [...timers.keys()]) {
        timers.delete(run);
        run();
      }
    },
  };
};

describe('5.3: the matches that a page follows', () => {
  it('are not followed before somebody listens', () => {
    const t = start();
    expect(t.feedFor('m1').getSnapshot()).toBe(notFollowed);
    expect(t.holds()).toBe(0);
  });

  it('are followed once each, however many listen, and each hears its own topic alone', () => {
    const t = start();
    let changes = 0;
    t.feedFor('m1').subscribe(() => (changes += 1));
    t.feedFor('m1').subscribe(() => {});
    t.feedFor('m2').subscribe(() => {});
    t.socket.open();
    expect(t.socket.log.filter((line) => line.startsWith('sub'))).toEqual(['sub fixture.m1 new', 'sub fixture.m2 new']);
    t.subscribed('fixture.m1', 4);
    t.socket.tell({ type: 'socket.fixtureEntries', topic: 'fixture.m1', entries: [said(5)] });
    expect(t.feedFor('m1').getSnapshot()).toMatchObject({ mode: 'live', live: { status: { statusText: '5' } } });
    expect(t.feedFor('m2').getSnapshot()).toEqual({ mode: 'joining', live: null });
    expect(changes).toBeGreaterThan(0);
  });

  it('go on from their place when the socket is back', () => {
    const t = start();
    t.feedFor('m1').subscribe(() => {});
    t.socket.open();
    t.subscribed('fixture.m1', 4);
    t.socket.close();
    expect(t.feedFor('m1').getSnapshot().mode).toBe('recovering');
    t.socket.clock.increment(1000);
    t.socket.open();
    expect(t.socket.log.at(-1)).toBe('sub fixture.m1 4');
  });

  it('are asked for by calls where the socket refuses them', async () => {
    const t = start();
    t.feedFor('m1').subscribe(() => {});
    t.socket.open();
    t.socket.tell({ type: 'socket.refused', clientId: null, topic: 'fixture.m2', code: 404, retryAfterS: null });
    expect(t.reads).toEqual([]);
    t.socket.tell({ type: 'socket.refused', clientId: null, topic: 'fixture.m1', code: 503, retryAfterS: null });
    expect(t.reads).toEqual(['m1']);
    await expect.poll(() => t.feedFor('m1').getSnapshot().live).toEqual(nothingTold);
  });

  it('wait where there is no network', () => {
    const t = start({ isOnline: false });
    t.feedFor('m1').subscribe(() => {});
    expect(t.feedFor('m1').getSnapshot().mode).toBe('offline');
    t.network(true);
    expect(t.feedFor('m1').getSnapshot().mode).toBe('recovering');
    t.network(false);
    expect(t.feedFor('m1').getSnapshot().mode).toBe('offline');
  });

  it('let go of topic and socket some time after the last who listened, and of both at once when they end', () => {
    const t = start();
    const [one, other] = [t.feedFor('m1').subscribe(() => {}), t.feedFor('m1').subscribe(() => {})];
    t.socket.open();
    one();
    one();
    expect(t.timers.size).toBe(0);
    other();
    expect([...t.timers.values()]).toEqual([FIXTURE_FEED.leaveAfterMs]);
    expect(t.holds()).toBe(1);
    t.pass();
    expect([t.holds(), t.socket.log.at(-1)]).toEqual([0, 'unsub fixture.m1']);
    expect(t.feedFor('m1').getSnapshot()).toBe(notFollowed);
    t.feedFor('m2').subscribe(() => {});
    t.subscribed('fixture.m2', 9, 'ended');
    expect([t.holds(), t.socket.log.at(-1)]).toEqual([0, 'unsub fixture.m2']);
    expect(t.feedFor('m2').getSnapshot()).toMatchObject({ mode: 'ended', live: { status: { statusText: '9' } } });
  });

  it('stay for who comes back in time', () => {
    const t = start();
    const leave = t.feedFor('m1').subscribe(() => {});
    t.socket.open();
    t.subscribed('fixture.m1', 4);
    leave();
    t.feedFor('m1').subscribe(() => {});
    t.pass();
    expect(t.feedFor('m1').getSnapshot().mode).toBe('live');
  });
});
