import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { CHAT } from '#domain/chat/chat.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { joined, range, startRoom } from '../../../tests/fakes/chatRoomWorld.ts';
import { createPolling } from './polling.ts';

/** A visible room whose socket has given up, after its first poll. */
const givenUp = async (t = joined()) => {
  const stop = t.room.subscribe(() => {});
  t.giveUp();
  await settle();
  const pass = async (ms: number) => {
    t.clock.increment(ms);
    await settle();
  };
  return { ...t, stop, pass };
};

it('CHAT-3: a room whose socket has given up is read by a call, at once and then every 20 s', async () => {
  const t = joined();
  t.origin.say(2);
  const { pass } = await givenUp(t);
  expect(t.origin.reads).toHaveLength(1);
  expect(t.seqs()).toEqual(range(1, 5));
  t.origin.say(2);
  await pass(20_000 - 1);
  expect(t.seqs()).toEqual(range(1, 5));
  await pass(1);
  expect(t.origin.reads).toHaveLength(2);
  expect(t.seqs()).toEqual(range(1, 7));
  for (let i = 0; i < 3; i += 1) await pass(CHAT.readEveryMs);
  expect(t.origin.reads).toHaveLength(5);
});

it('is not read before the socket has given up, nor once it is open again', async () => {
  const t = joined();
  t.room.subscribe(() => {});
  t.origin.cut();
  t.clock.increment(1000);
  await settle();
  expect(t.origin.reads).toEqual([]);
  const { pass } = await givenUp(t);
  t.socket.send({ type: 'chat.retry' });
  t.origin.deliver();
  for (let i = 0; i < 3; i += 1) await pass(CHAT.readEveryMs);
  expect(t.origin.reads).toHaveLength(1);
});

it('keeps its pace when one more connection fails in between', async () => {
  const { pass, ...t } = await givenUp();
  await pass(CHAT.readEveryMs);
  expect(t.origin.reads).toHaveLength(2);
  t.socket.send({ type: 'chat.answered' });
  t.origin.cut();
  await settle();
  expect(t.socket.getSnapshot().value).toEqual({ givenUp: 'resting' });
  expect(t.origin.reads).toHaveLength(2);
  await pass(CHAT.readEveryMs);
  expect(t.origin.reads).toHaveLength(3);
});

it('waits while the tab is hidden, and reads when it is seen again', async () => {
  const { pass, ...t } = await givenUp();
  t.show(false);
  for (let i = 0; i < 3; i += 1) await pass(CHAT.readEveryMs);
  expect(t.origin.reads).toHaveLength(1);
  t.show(true);
  await settle();
  expect(t.origin.reads).toHaveLength(2);
  t.show(false);
  await pass(5000);
  t.show(true);
  await settle();
  expect(t.origin.reads).toHaveLength(2);
  await pass(15_000);
  expect(t.origin.reads).toHaveLength(3);
});

it('waits while nobody looks at it, and reads no more once it rests', async () => {
  const { pass, stop, ...t } = await givenUp();
  const other = t.room.subscribe(() => {});
  other();
  stop();
  for (let i = 0; i < 3; i += 1) await pass(CHAT.readEveryMs);
  expect(t.origin.reads).toHaveLength(1);
  const again = t.room.subscribe(() => {});
  await settle();
  expect(t.origin.reads).toHaveLength(2);
  again();
  await pass(CHAT.leaveAfterMs);
  expect(t.rests()).toBe(2);
  t.show(true);
  await pass(CHAT.readEveryMs);
  expect(t.origin.reads).toHaveLength(2);
});

it('goes on page by page, and begins anew when the history did', async () => {
  const { pass, ...t } = await givenUp();
  t.origin.say(250);
  for (let i = 0; i < 3; i += 1) await pass(CHAT.readEveryMs);
  expect(t.seqs()).toEqual(range(54, 253));
  t.origin.restore();
  t.origin.say(1);
  await pass(CHAT.readEveryMs);
  expect(t.seqs()).toEqual([1]);
});

it('begins with the latest where it never joined', async () => {
  const t = await givenUp(startRoom('chatroom.30', 130));
  expect(t.seqs()).toEqual(range(31, 130));
  expect(t.frame().joined).toBe(true);
});

it('changes nothing when it fails, or when the socket opens before the answer', async () => {
  const { pass, ...t } = await givenUp();
  t.origin.say();
  t.origin.reach(false);
  await pass(CHAT.readEveryMs);
  expect(t.seqs()).toEqual(range(1, 3));
  t.origin.reach(true);
  t.clock.increment(CHAT.readEveryMs);
  t.socket.send({ type: 'chat.retry' });
  t.origin.deliver(1);
  await settle();
  expect(t.origin.reads).toHaveLength(3);
  expect(t.seqs()).toEqual(range(1, 3));
});

it('reads nothing in private', async () => {
  const t = await givenUp(startRoom('private.u2'));
  expect(t.origin.reads).toEqual([]);
});

it('is not held up by a clock that is set back', () => {
  const timers = new SimulatedClock();
  let now = 3_600_000;
  let reads = 0;
  const readOn = createPolling({
    clock: { now: () => now + timers.now() },
    visibility: { isVisible: () => true, watch: () => () => {} },
    after: (delayMs, run) => {
      const timer = timers.setTimeout(run, delayMs);
      return () => timers.clearTimeout(timer);
    },
    read: () => (reads += 1),
  });
  readOn.want(true);
  now = 0;
  timers.increment(CHAT.readEveryMs);
  timers.increment(CHAT.readEveryMs);
  expect(reads).toBe(2);
  readOn.stop();
  timers.increment(CHAT.readEveryMs);
  expect(reads).toBe(2);
});
