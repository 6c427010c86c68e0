import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { resourceMachine, type Received, type Seed } from './resource.machine.ts';
import { isLoading, selectFailure, selectReceivedAt, selectValue } from './resource.selectors.ts';

wellFormed('resource', resourceMachine);

const down: Failure = { kind: 'unreachable' };
const at = (value: unknown, time: number): Received => ({ outcome: succeeded(value), at: time });
const lost: Received = { outcome: failed(down), at: 99 };

const start = async (answers: readonly (Received | 'throws')[], input?: Seed) => {
  const clock = new SimulatedClock();
  const signals: AbortSignal[] = [];
  const reports: string[] = [];
  const machine = resourceMachine.provide({
    actors: {
      load: fromPromise<Received, void>(({ signal }) => {
        const answer = answers[signals.push(signal as AbortSignal) - 1];
        if (answer === 'throws') return Promise.reject(new Error('on purpose'));
        return answer ? Promise.resolve(answer) : new Promise(() => {});
      }),
    },
    actions: { reportCrash: ({ event }) => void reports.push(event.type) },
  });
  const actor = createActor(machine, { clock, ...(input && { input }) }).start();
  const select = selectValue<unknown>(actor);
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return [snapshot.value, select(snapshot), selectFailure(snapshot)?.kind ?? null, isLoading(snapshot)];
  };
  await settle();
  return {
    actor,
    clock,
    signals,
    reports,
    seen,
    receivedAt: () => selectReceivedAt(actor.getSnapshot()),
    send: async (...types: readonly ('refresh' | 'wanted' | 'invalidate' | 'clear')[]) => {
      for (const type of types) actor.send({ type: `resource.${type}` });
      await settle();
    },
  };
};

describe('a resource', () => {
  it('is loaded, fresh for a while, then stale', async () => {
    const t = await start([at([1], 50)]);
    expect(t.seen()).toEqual(['fresh', [1], null, false]);
    expect(t.receivedAt()).toBe(50);
    t.clock.increment(29_999);
    expect(t.seen()[0]).toBe('fresh');
    t.clock.increment(1);
    expect(t.seen()).toEqual(['stale', [1], null, false]);
    expect(t.signals).toHaveLength(1);
  });
  it('is fresh from the beginning where the page brought its value along, and becomes stale as any other', async () => {
    const t = await start([at([2], 40_050)], { value: [1], at: 50 });
    expect([t.seen(), t.receivedAt(), t.signals.length]).toEqual([['fresh', [1], null, false], 50, 0]);
    t.clock.increment(29_999);
    expect(t.seen()[0]).toBe('fresh');
    t.clock.increment(1);
    expect(t.seen()).toEqual(['stale', [1], null, false]);
    await t.send('wanted');
    expect([t.seen(), t.receivedAt(), t.signals.length]).toEqual([['fresh', [2], null, false], 40_050, 1]);
  });
  it('is busy and empty while it loads, whatever is asked', async () => {
    const t = await start([]);
    expect(t.seen()).toEqual(['loading', null, null, true]);
    expect(t.receivedAt()).toBe(null);
    await t.send('refresh', 'wanted');
    t.actor.send({ type: 'resource.update', change: () => 'never' });
    expect(t.seen()).toEqual(['loading', null, null, true]);
    expect(t.signals).toHaveLength(1);
  });
  it('is failed until it is asked for again, and says why meanwhile', async () => {
    const t = await start([lost, 'throws', at(1, 60)]);
    expect(t.seen()).toEqual(['failed', null, 'unreachable', false]);
    expect(t.receivedAt()).toBe(null);
    await t.send('invalidate');
    expect(t.seen()[0]).toBe('failed');
    t.actor.send({ type: 'resource.wanted' });
    expect(t.seen()).toEqual(['loading', null, 'unreachable', true]);
    await settle();
    expect(t.seen()).toEqual(['failed', null, 'malformed', false]);
    expect(t.reports).toEqual(['xstate.error.actor.load']);
    await t.send('refresh');
    expect(t.seen()).toEqual(['fresh', 1, null, false]);
  });
  it('keeps its last value through failures', async () => {
    const t = await start([at(1, 50), lost, 'throws', at(2, 70)]);
    await t.send('refresh');
    expect(t.seen()).toEqual(['stale', 1, 'unreachable', false]);
    expect(t.receivedAt()).toBe(50);
    t.actor.send({ type: 'resource.wanted' });
    expect(t.seen()).toEqual(['refreshing', 1, 'unreachable', true]);
    await settle();
    expect(t.seen()).toEqual(['stale', 1, 'malformed', false]);
    expect(t.reports).toHaveLength(1);
    await t.send('refresh');
    expect(t.seen()).toEqual(['fresh', 2, null, false]);
    expect(t.receivedAt()).toBe(70);
  });
  it('is asked again by a look only when it is not fresh', async () => {
    const t = await start([at(1, 50), at(2, 60)]);
    await t.send('wanted');
    expect(t.signals).toHaveLength(1);
    await t.send('invalidate');
    expect(t.seen()[0]).toBe('stale');
    await t.send('invalidate', 'wanted');
    expect(t.seen()).toEqual(['fresh', 2, null, false]);
  });
  it('keeps the identity of what did not change', async () => {
    const t = await start([at({ home: { name: 'A' }, score: '0-0' }, 1), at({ home: { name: 'A' }, score: '1-0' }, 2)]);
    const before = t.actor.getSnapshot().context.value as { readonly home: object };
    await t.send('refresh');
    const after = t.actor.getSnapshot().context.value as { readonly home: object };
    expect(after).toEqual({ home: { name: 'A' }, score: '1-0' });
    expect(after.home).toBe(before.home);
  });
  it('breaks off what is on its way and known to be old', async () => {
    const t = await start([]);
    await t.send('invalidate');
    expect(t.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(t.seen()[0]).toBe('loading');
    const second = await start([at(1, 50)]);
    await second.send('refresh', 'invalidate');
    expect(second.signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
    expect(second.seen()).toEqual(['refreshing', 1, null, true]);
    await second.send('refresh', 'wanted');
    expect(second.signals).toHaveLength(3);
    second.actor.stop();
    expect(second.signals[2]!.aborted).toBe(true);
  });
  it('is changed before the origin tells it', async () => {
    const t = await start([at([{ id: 1 }], 50)]);
    const [first] = t.actor.getSnapshot().context.value as readonly object[];
    t.actor.send({ type: 'resource.update', change: (value) => [...(value as object[]), { id: 2 }] });
    expect(t.seen()).toEqual(['fresh', [{ id: 1 }, { id: 2 }], null, false]);
    expect((t.actor.getSnapshot().context.value as readonly object[])[0]).toBe(first);
    expect(t.receivedAt()).toBe(50);
  });
  it('is loaded anew with nothing kept', async () => {
    const t = await start([at(1, 50), lost]);
    await t.send('clear');
    expect(t.seen()).toEqual(['failed', null, 'unreachable', false]);
    expect(t.receivedAt()).toBe(null);
    t.actor.send({ type: 'resource.clear' });
    expect(t.seen()).toEqual(['loading', null, null, true]);
    await t.send('clear');
    expect(t.signals.map(({ aborted }) => aborted)).toEqual([false, false, true, false]);
  });
});
