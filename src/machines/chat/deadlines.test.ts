import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { joined } from '../../../tests/fakes/chatRoomWorld.ts';
import { createDeadlines } from './deadlines.ts';

const start = () => {
  const clock = new SimulatedClock();
  let missed = 0;
  const deadlines = createDeadlines(
    (delayMs, run) => {
      const timer = clock.setTimeout(run, delayMs);
      return () => clock.clearTimeout(timer);
    },
    1000,
    () => (missed += 1),
  );
  return {
    ...deadlines,
    missedAfter: (ms: number) => {
      clock.increment(ms);
      return missed;
    },
  };
};

it('misses each deadline once', () => {
  const t = start();
  t.start('a');
  t.start('b');
  expect([t.missedAfter(999), t.missedAfter(1), t.missedAfter(10_000)]).toEqual([0, 2, 2]);
});

it('begins anew under the same name', () => {
  const t = start();
  t.start('a');
  t.missedAfter(600);
  t.start('a');
  expect([t.missedAfter(999), t.missedAfter(1), t.missedAfter(10_000)]).toEqual([0, 1, 1]);
});

it.each([
  ['stops one', (t: ReturnType<typeof start>) => t.stop('a'), 1],
  ['stops nothing under another name', (t: ReturnType<typeof start>) => t.stop('c'), 2],
  ['keeps those that are named', (t: ReturnType<typeof start>) => t.keep(new Set(['b', 'c'])), 1],
  ['keeps none', (t: ReturnType<typeof start>) => t.keep(new Set()), 0],
])('%s', (_, change, missed) => {
  const t = start();
  t.start('a');
  t.start('b');
  change(t);
  expect(t.missedAfter(10_000)).toBe(missed);
});

const stillOpen = (t: ReturnType<typeof joined>, ms: number) => {
  t.clock.increment(ms);
  return t.socket.getSnapshot().matches({ connected: 'open' });
};

it('waits no longer for a message that is stored, seen or not', () => {
  const t = joined();
  t.room.send('Vào!');
  t.origin.deliver(1);
  expect([t.box(), stillOpen(t, 60_000)]).toEqual([['id1 sent'], true]);
});

it('waits for one message when another is answered', () => {
  const t = joined();
  t.room.send('một');
  t.room.send('hai');
  t.origin.deliver(2);
  t.origin.drop();
  t.origin.drop();
  expect([t.box(), stillOpen(t, 9999), stillOpen(t, 1)]).toEqual([['id2 sending'], true, false]);
});

it('does not take the next connection for dead by what went out on the last one', () => {
  const t = joined();
  t.room.send('Vào!');
  t.origin.cut();
  t.clock.increment(1000);
  t.clock.increment(9000);
  t.origin.deliver(1);
  expect(stillOpen(t, 0)).toBe(true);
});
