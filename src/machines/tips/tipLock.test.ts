import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { TIP_LOCK } from '#domain/tips/lock.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { tipLockMachine, type TipLockEvent } from './tipLock.machine.ts';
import { wireTipLock } from './tipLock.wire.ts';

const HOUR_MS = 3_600_000;
const NOW = 1_000_000;
const told = (leftMs: number, begun = false): TipLockEvent => ({
  ...{ type: 'lock.told', lockTs: NOW + leftMs, now: NOW, begun },
});

const start = () => {
  const clock = new SimulatedClock();
  let locks = 0;
  const actor = createActor(wireTipLock({ locked: () => (locks += 1) }), { clock }).start();
  return {
    clock,
    locks: () => locks,
    after: (...events: readonly TipLockEvent[]) => {
      for (const event of events) actor.send(event);
      return actor.getSnapshot().value;
    },
    value: () => actor.getSnapshot().value,
  };
};

it('TI-3: walks as its chart says; a lock is told once for each time that it falls', async () => {
  const cover = coverage(tipLockMachine);
  await walk({
    chart: tipLockMachine,
    cover,
    cases: {
      'lock.told': [told(2 * 24 * HOUR_MS), told(HOUR_MS), told(30_000), told(0), told(HOUR_MS, true)],
    },
    wire: () => {
      let told = 0;
      let before: unknown = 'unknown';
      return {
        machine: wireTipLock({ locked: () => (told += 1) }),
        check: ({ value, context }) => {
          if (value === 'locked' && before !== 'locked') expect(told).toBeGreaterThan(0);
          if (value === 'unknown') expect(context.lockTs).toBe(0);
          before = value;
        },
      };
    },
  });
  cover.assertFull();
});

describe('TI-3: the clauses of the lock', () => {
  it.each<[string, readonly TipLockEvent[], string]>([
    ['nothing is known before a match is chosen', [], 'unknown'],
    ['the last millisecond before the kick-off is open', [told(1)], 'closing'],
    ['second zero is locked', [told(0)], 'locked'],
    ['so is everything after it', [told(-HOUR_MS)], 'locked'],
    ['a match that runs is locked whatever its start says', [told(HOUR_MS, true)], 'locked'],
    ['the last minute is said', [told(TIP_LOCK.closingMs)], 'closing'],
    ['an hour before it is open', [told(HOUR_MS)], 'open'],
    ['a match in days has no timer', [told(TIP_LOCK.farMs + 1)], 'far'],
    [
      'what the origin refuses is locked, whatever the clock of this device says',
      [told(HOUR_MS), { type: 'lock.refused' }],
      'locked',
    ],
    ['and is not opened by the same start', [told(HOUR_MS), { type: 'lock.refused' }, told(HOUR_MS)], 'locked'],
    ['a match that is moved opens again', [told(0), told(HOUR_MS)], 'open'],
    ['a match that is moved to an earlier time locks', [told(HOUR_MS), told(-1)], 'locked'],
    ['without a match nothing is locked', [told(0), { type: 'lock.forget' }], 'unknown'],
  ])('%s', (_clause, events, state) => {
    expect(start().after(...events)).toBe(state);
  });

  it('locks by itself at second zero, after the last minute, and tells it once', () => {
    const t = start();
    t.after(told(HOUR_MS));
    t.clock.increment(HOUR_MS - TIP_LOCK.closingMs - 1);
    expect(t.value()).toBe('open');
    t.clock.increment(1);
    expect(t.value()).toBe('closing');
    t.clock.increment(TIP_LOCK.closingMs - 1);
    expect([t.value(), t.locks()]).toEqual(['closing', 0]);
    t.clock.increment(1);
    expect([t.value(), t.locks()]).toEqual(['locked', 1]);
    t.after(told(HOUR_MS));
    expect(t.locks()).toBe(1);
  });

  it('counts anew from each time that it is told', () => {
    const t = start();
    t.after(told(30_000));
    t.clock.increment(20_000);
    t.after(told(30_000));
    t.clock.increment(29_999);
    expect(t.value()).toBe('closing');
    t.clock.increment(1);
    expect(t.value()).toBe('locked');
  });
});
