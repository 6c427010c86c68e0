import { nothingStands } from '#domain/chat/notice.ts';
import { describe, expect, it } from 'vitest';
import { said } from '../../../tests/fakes/chat.ts';
import { startRoom, joined, range } from '../../../tests/fakes/chatRoomWorld.ts';
import { createChatRoom, type ChatRoomOptions } from './chatRoom.ts';

/** A second room of the same topic over the same socket. */
const another = ({ socket, origin }: ReturnType<typeof joined>, over: Partial<ChatRoomOptions> = {}) =>
  createChatRoom({
    socket,
    transport: origin.transport,
    topic: 'chatroom.30',
    clock: { now: () => 0, id: () => 'other' },
    visibility: { isVisible: () => true, watch: () => () => {} },
    frame: (run) => run(),
    after: () => () => {},
    signal: new AbortController().signal,
    rested: () => {},
    ...over,
  });

describe('joining a room', () => {
  it('shows the latest once the origin has answered', () => {
    const t = startRoom('chatroom.30', 60);
    expect(t.frame()).toEqual({
      joined: false,
      standing: nothingStands,
      unknown: false,
      messages: [],
      held: 0,
      beat: null,
      outbox: [],
      unseen: 0,
      older: 'more',
      online: null,
      lastJoin: null,
      mine: {},
      refusal: null,
    });
    t.connect();
    expect(t.origin.asked).toEqual([{ since: null }]);
    expect(t.frame().joined).toBe(true);
    expect(t.seqs()).toEqual(range(11, 60));
  });
  it('joins at once where the socket is open already', () => {
    const t = joined();
    const other = another(t);
    t.origin.deliver();
    expect(other.getSnapshot().messages).toHaveLength(3);
  });
  it('S-21: says that there is no such room, asks no more, and anew over the next socket alone', () => {
    const t = joined();
    const asked = t.origin.asked.length;
    t.origin.tell({ type: 'socket.refused', clientId: null, topic: 'chatroom.other', code: 404, retryAfterS: null });
    expect(t.frame().unknown).toBe(false);
    t.origin.tell({ type: 'socket.refused', clientId: null, topic: 'chatroom.30', code: 404, retryAfterS: null });
    expect([t.frame().unknown, t.origin.asked.length]).toEqual([true, asked]);
    t.origin.cut();
    t.reconnect();
    expect([t.frame().unknown, t.origin.asked.length]).toEqual([false, asked + 1]);
  });
  it('asks on from where it stood after a reconnect, and misses and doubles nothing', () => {
    const t = joined();
    t.origin.say(2);
    t.origin.cut();
    t.origin.say(3);
    t.reconnect();
    expect(t.origin.asked[1]).toEqual({ since: { epoch: 'e1', seq: 3 } });
    expect(t.seqs()).toEqual(range(1, 8));
  });
  it('begins anew when the history did', () => {
    const t = joined();
    t.room.setReading(true);
    t.origin.cut();
    t.origin.restore();
    t.origin.say(2);
    t.reconnect();
    expect(t.seqs()).toEqual([1, 2]);
    expect(t.frame().unseen).toBe(0);
  });
  it('asks again for what is missing, at most every 2 s', () => {
    const t = joined();
    t.clock.increment(5000);
    t.origin.say();
    t.origin.drop();
    t.origin.say(2);
    t.origin.deliver(1);
    expect(t.origin.asked).toHaveLength(2);
    expect(t.origin.asked[1]).toEqual({ since: { epoch: 'e1', seq: 3 } });
    t.origin.deliver(1);
    t.origin.say();
    expect(t.origin.asked).toHaveLength(2);
    t.origin.drop();
    t.clock.increment(1999);
    t.origin.deliver(1);
    expect(t.origin.asked).toHaveLength(2);
    t.clock.increment(1);
    t.origin.say();
    t.origin.deliver();
    expect(t.origin.asked).toHaveLength(3);
    expect(t.seqs()).toEqual(range(1, 8));
  });
  it('hears of its own topic only', () => {
    const t = joined();
    const before = t.frame();
    for (const topic of ['chatroom.31', 'private.u2'] as const) {
      t.origin.tell({ type: 'socket.entries', topic, entries: [said(4)] });
      t.origin.tell({ type: 'socket.presence', topic, online: 9 });
      t.origin.tell({ type: 'socket.joined', topic, userId: 'u9', showName: 'Bình' });
      t.origin.tell({
        type: 'socket.subscribed',
        topic,
        position: { epoch: 'e1', seq: 9 },
        recovered: true,
        entries: [said(4)],
      });
    }
    expect(t.frame()).toBe(before);
  });
  it('takes no entries before the first answer', () => {
    const t = startRoom();
    t.socket.send({ type: 'chat.connect' });
    t.origin.deliver(1);
    t.origin.tell({ type: 'socket.entries', topic: 'chatroom.30', entries: [said(1)] });
    expect(t.seqs()).toEqual([]);
    expect(t.frame().joined).toBe(false);
  });
  it('tells who comes and how many are there', () => {
    const t = joined();
    t.origin.tell({ type: 'socket.presence', topic: 'chatroom.30', online: 12 });
    t.origin.tell({ type: 'socket.joined', topic: 'chatroom.30', userId: 'u2', showName: 'Bình' });
    expect(t.frame()).toMatchObject({ online: 12, lastJoin: { userId: 'u2', showName: 'Bình' } });
  });
});

describe('leaving a room', () => {
  const heardOf = (t: ReturnType<typeof joined>) => {
    t.origin.say();
    t.origin.deliver();
    return t.seqs().at(-1);
  };
  it('happens 5 s after the last look, and it goes on where it stood at the next', () => {
    const t = joined();
    const stop = [t.room.subscribe(() => {}), t.room.subscribe(() => {})];
    stop[0]!();
    stop[0]!();
    t.clock.increment(60_000);
    expect(heardOf(t)).toBe(4);
    stop[1]!();
    t.clock.increment(4999);
    expect(heardOf(t)).toBe(5);
    t.clock.increment(1);
    expect(heardOf(t)).toBe(5);
    t.room.subscribe(() => {});
    t.origin.deliver();
    expect(t.origin.asked.at(-1)).toEqual({ since: { epoch: 'e1', seq: 5 } });
    expect(t.seqs()).toEqual(range(1, 6));
    expect(heardOf(t)).toBe(7);
  });
  it('does not happen when somebody looks again before', () => {
    const t = joined();
    t.room.subscribe(() => {})();
    t.clock.increment(4999);
    t.room.subscribe(() => {});
    t.clock.increment(60_000);
    expect(heardOf(t)).toBe(4);
    expect(t.origin.asked).toHaveLength(1);
  });
  it('is not undone by a reconnect, but by a look', () => {
    const t = joined();
    t.room.subscribe(() => {})();
    t.clock.increment(5000);
    t.origin.cut();
    t.reconnect();
    expect(t.origin.asked).toHaveLength(1);
    t.origin.cut();
    t.room.subscribe(() => {});
    expect(t.origin.asked).toHaveLength(1);
    t.reconnect();
    expect(t.origin.asked).toHaveLength(2);
  });
  it('is for good: a room that was left hears of nothing any more, until somebody looks again', () => {
    const t = joined();
    t.room.subscribe(() => {})();
    t.clock.increment(5000);
    const before = t.frame();
    t.origin.tell({ type: 'socket.presence', topic: 'chatroom.30', online: 9 });
    t.origin.cut();
    t.clock.increment(60_000);
    t.origin.deliver();
    expect(t.frame()).toBe(before);
    expect([t.frames, t.rests()]).toEqual([[], 1]);
    t.room.subscribe(() => {})();
    t.origin.tell({ type: 'socket.presence', topic: 'chatroom.30', online: 9 });
    expect(t.frame().online).toBe(9);
    t.clock.increment(5000);
    expect(t.rests()).toBe(2);
  });
  it('does not end the next room of its topic', () => {
    const t = joined();
    t.room.subscribe(() => {})();
    t.clock.increment(5000);
    const next = another(t);
    t.origin.deliver();
    t.clock.increment(60_000);
    heardOf(t);
    expect(next.getSnapshot().messages.at(-1)!.seq).toBe(4);
  });
  it('loses nothing: it rests once what was written has been taken, and never while something was refused', () => {
    const t = joined();
    const stop = t.room.subscribe(() => {});
    t.origin.cut();
    t.room.send('Vào!');
    stop();
    t.clock.increment(5000);
    expect(t.rests()).toBe(0);
    t.origin.refuse({ code: 429, retryAfterS: null });
    t.origin.deliver();
    t.origin.deliver();
    expect(t.box()).toEqual(['id1 failed']);
    expect(t.rests()).toBe(0);
    t.origin.refuse(null);
    t.room.retry('id1');
    t.origin.deliver();
    expect(t.box()).toEqual(['id1 sent']);
    expect(t.rests()).toBe(1);
  });
  it('ends for a message and a reaction from elsewhere on the page, until they were taken', () => {
    const t = joined();
    t.room.subscribe(() => {})();
    t.clock.increment(5000);
    t.room.send('Vào!');
    t.origin.deliver();
    t.room.react('m1', '🔥', true);
    t.origin.deliver();
    expect(t.origin.posted.map(({ kind }) => kind)).toEqual(['message', 'reaction']);
    expect(t.origin.asked).toHaveLength(1);
    expect(t.rests()).toBe(3);
  });
});

describe('telling', () => {
  it('is at most once a frame, and the snapshot stands in between', () => {
    const t = joined();
    let told = 0;
    const stop = t.room.subscribe(() => (told += 1));
    const before = t.frame();
    t.origin.say(100);
    t.origin.deliver();
    expect(t.frames).toHaveLength(1);
    expect(t.room.getSnapshot()).toBe(before);
    t.frame();
    expect(told).toBe(2);
    expect(t.room.getSnapshot().messages).toHaveLength(103);
    stop();
    t.origin.say();
    t.origin.deliver();
    t.frame();
    expect(told).toBe(2);
  });
});
