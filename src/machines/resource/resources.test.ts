import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { createResources, resource, type ResourcesOptions } from './resources.ts';

interface Ports {
  readonly load: (name: string, input: unknown, signal: AbortSignal) => Promise<Outcome<unknown>>;
}
const match = resource({
  name: 'match',
  load: (ports: Ports, input: { readonly id: string; readonly zone?: string }, signal) =>
    ports.load('match', input, signal) as Promise<Outcome<readonly string[]>>,
});
const polled = resource({
  name: 'polled',
  pollEveryMs: SCHEDULE.listPollMs,
  load: (ports: Ports, input: null, signal) => ports.load('polled', input, signal),
});
const own = resource({
  name: 'own',
  private: true,
  load: (ports: Ports, input: { readonly id: string }, signal) =>
    ports.load('own', input, signal) as Promise<Outcome<readonly string[]>>,
});
const slow = resource({
  name: 'slow',
  staleAfterMs: 60_000,
  load: (ports: Ports, input: undefined, signal) => ports.load('slow', input, signal),
});

const start = (
  answers: readonly (Outcome<unknown> | 'never' | 'throws')[] = [],
  given: Pick<ResourcesOptions, 'seeds' | 'made'> = {},
) => {
  const timers = new SimulatedClock();
  const calls: string[] = [];
  const signals: AbortSignal[] = [];
  const reports: string[] = [];
  let visible = true;
  let tell: (visible: boolean) => void = () => {};
  let watching = 0;
  const resources = createResources<Ports>(
    {
      load: (name, input, signal) => {
        const answer = answers[calls.length] ?? succeeded([`${calls.length + 1}`]);
        calls.push(`${name} ${JSON.stringify(input)}`);
        signals.push(signal);
        if (answer === 'throws') return Promise.reject(new Error('on purpose'));
        return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer);
      },
    },
    {
      clock: { now: () => 1000 + timers.now() },
      visibility: {
        isVisible: () => visible,
        watch: (changed) => {
          watching += 1;
          tell = changed;
          return () => void (watching -= 1);
        },
      },
      log: { warn: () => {}, report: (message) => void reports.push(message) },
      timers,
      keepMs: 5000,
      ...given,
    },
  );
  return {
    resources,
    calls,
    signals,
    reports,
    watching: () => watching,
    see: async (next: boolean) => {
      visible = next;
      tell(next);
      await settle();
    },
    pass: async (ms: number) => {
      timers.increment(ms);
      await settle();
    },
    value: () => resources.ref(match, { id: 'a' }).getSnapshot().context.value,
  };
};
const a = { id: 'a' };

describe('resources', () => {
  it('call once for many readers, and give them all the same actor', async () => {
    const t = start();
    const refs = [t.resources.ref(match, a), t.resources.ref(match, { id: 'a' })];
    expect(t.calls).toEqual([]);
    for (let i = 0; i < 3; i += 1) t.resources.hold(match, { id: 'a' });
    await settle();
    expect(t.calls).toEqual(['match {"id":"a"}']);
    expect(refs[0]).toBe(refs[1]);
    expect(t.value()).toEqual(['1']);
    expect(refs[0]!.getSnapshot().context.receivedAt).toBe(1000);
    expect(t.resources.size()).toBe(1);
  });
  it('stand on what the page brought along, and ask for it no more until it is stale', async () => {
    const t = start([], { seeds: new Map([['match {"id":"a"}', { value: ['0'], at: 900 }]]) });
    expect([t.value(), t.resources.ref(match, a).getSnapshot().hasTag('busy')]).toEqual([['0'], false]);
    t.resources.prefetch(match, { id: 'a' });
    const letGo = t.resources.hold(match, a);
    await t.pass(29_999);
    expect([t.value(), t.calls]).toEqual([['0'], []]);
    letGo();
    await t.pass(5000);
    expect(t.resources.size()).toBe(0);
    t.resources.hold(match, a);
    await settle();
    expect([t.value(), t.calls]).toEqual([['1'], ['match {"id":"a"}']]);
  });
  it('show what the page brought along and ask again at once where it is stale, as after a walk back', async () => {
    const t = start([], { seeds: new Map([['match {"id":"a"}', { value: ['0'], at: -29_000 }]]) });
    t.resources.hold(match, a);
    expect([t.value(), t.calls]).toEqual([['0'], ['match {"id":"a"}']]);
    await settle();
    expect(t.value()).toEqual(['1']);
  });
  it('are told of when they are first referred to, loaded or not, but for what is somebody’s own', () => {
    const made: string[] = [];
    const { resources, calls } = start([], { made: (key) => made.push(key) });
    resources.ref(match, a);
    resources.ref({ ...polled, name: 'own', private: true }, null);
    resources.hold(match, a);
    resources.prefetch(slow, undefined);
    expect([made, calls]).toEqual([
      ['match {"id":"a"}', 'slow undefined'],
      ['match {"id":"a"}', 'slow undefined'],
    ]);
  });
  it('tell inputs apart, but not by the order of their keys', () => {
    const { resources } = start();
    const one = resources.ref(match, { id: 'a', zone: 'UTC' });
    expect(resources.ref(match, { zone: 'UTC', id: 'a' })).toBe(one);
    expect(resources.ref(match, { id: 'b', zone: 'UTC' })).not.toBe(one);
    expect(resources.ref(polled, null)).not.toBe(resources.ref(slow, undefined));
    expect(resources.size()).toBe(4);
  });
  it('are polled while somebody looks, and not while the tab is hidden', async () => {
    const t = start();
    const letGo = t.resources.hold(polled, null);
    await t.pass(SCHEDULE.listPollMs - 1);
    expect(t.calls).toHaveLength(1);
    await t.pass(1);
    expect(t.calls).toHaveLength(2);
    await t.see(false);
    await t.pass(600_000);
    expect(t.calls).toHaveLength(2);
    await t.see(true);
    expect(t.calls).toHaveLength(3);
    letGo();
    await t.pass(4000);
    expect(t.calls).toHaveLength(3);
  });
  it('load in a tab that is hidden from the start, and poll once it is seen', async () => {
    const t = start();
    await t.see(false);
    t.resources.hold(polled, null);
    await settle();
    await t.pass(100_000);
    expect(t.calls).toHaveLength(1);
    await t.see(true);
    expect(t.calls).toHaveLength(2);
    await t.pass(SCHEDULE.listPollMs);
    expect(t.calls).toHaveLength(3);
  });
  it('are asked for again by a look when they are stale: after the poll time, 30 s, or what they say', async () => {
    const t = start();
    t.resources.hold(match, a);
    t.resources.hold(slow, undefined);
    await settle();
    await t.pass(29_999);
    t.resources.hold(match, a);
    await settle();
    expect(t.calls).toHaveLength(2);
    await t.pass(1);
    t.resources.hold(match, a);
    t.resources.hold(slow, undefined);
    await settle();
    expect(t.calls).toHaveLength(3);
    await t.pass(30_000);
    t.resources.hold(slow, undefined);
    await settle();
    expect(t.calls[3]).toBe('slow undefined');
  });
  it('are forgotten a while after the last reader, and what is on its way is broken off', async () => {
    const t = start(['never']);
    const letGo = [t.resources.hold(match, a), t.resources.hold(match, a)];
    letGo[0]!();
    letGo[0]!();
    await t.pass(10_000);
    expect(t.resources.size()).toBe(1);
    letGo[1]!();
    await t.pass(4999);
    expect(t.signals[0]!.aborted).toBe(false);
    await t.pass(1);
    expect(t.resources.size()).toBe(0);
    expect(t.signals[0]!.aborted).toBe(true);
    t.resources.hold(match, a);
    await settle();
    expect(t.calls).toHaveLength(2);
  });
  it('that nobody ever held are forgotten too', async () => {
    const t = start();
    t.resources.ref(match, a);
    await t.pass(5000);
    expect(t.resources.size()).toBe(0);
  });
  it('keep the last value when a refresh fails, and say why', async () => {
    const t = start([succeeded(['1']), failed({ kind: 'unreachable' })]);
    t.resources.hold(match, a);
    await settle();
    t.resources.refresh(match, a);
    await settle();
    const { context } = t.resources.ref(match, a).getSnapshot();
    expect(context).toEqual({ value: ['1'], failure: { kind: 'unreachable' }, receivedAt: 1000 });
  });
  it('CALL-2: report a load that throws', async () => {
    const t = start(['throws']);
    t.resources.hold(match, a);
    await settle();
    expect(t.reports).toEqual(['Loading match threw']);
    expect(t.resources.ref(match, a).getSnapshot().value).toBe('failed');
  });
  it('are loaded ahead, once, and again when stale', async () => {
    const t = start();
    t.resources.prefetch(match, a);
    t.resources.prefetch(match, a);
    await settle();
    expect(t.calls).toHaveLength(1);
    await t.pass(4999);
    t.resources.hold(match, a);
    await t.pass(30_000);
    t.resources.prefetch(match, a);
    await settle();
    expect(t.calls).toHaveLength(2);
  });
  it('are changed before the origin tells it', async () => {
    const t = start();
    t.resources.update(match, a, (value) => [...value, 'never']);
    expect(t.resources.size()).toBe(0);
    t.resources.hold(match, a);
    await settle();
    t.resources.update(match, a, (value) => [...value, '2']);
    expect(t.value()).toEqual(['1', '2']);
  });
  it('known to be old are asked for at once where somebody looks, else at the next look', async () => {
    const t = start();
    t.resources.hold(match, a);
    t.resources.hold(match, { id: 'b' });
    t.resources.hold(polled, null);
    t.resources.prefetch(match, { id: 'c' });
    t.resources.ref(match, { id: 'd' });
    await settle();
    t.resources.invalidate(match, { id: 'b' });
    await settle();
    expect(t.calls.slice(4)).toEqual(['match {"id":"b"}']);
    t.resources.invalidate(match);
    await settle();
    expect(t.calls.slice(5)).toEqual(['match {"id":"a"}', 'match {"id":"b"}']);
    t.resources.hold(match, { id: 'c' });
    await settle();
    expect(t.calls.slice(7)).toEqual(['match {"id":"c"}']);
    t.resources.refreshAll();
    await settle();
    expect(t.calls).toHaveLength(12);
  });
  it('that nobody asked for yet have nothing to be told', async () => {
    const t = start();
    t.resources.ref(match, a);
    t.resources.invalidate(match);
    t.resources.refreshAll();
    t.resources.hold(match, a);
    await settle();
    expect(t.calls).toHaveLength(1);
  });
  it('that are refreshed by hand ask, fresh or not; an unknown one does not', async () => {
    const t = start();
    t.resources.refresh(match, a);
    await settle();
    expect(t.calls).toEqual([]);
    t.resources.hold(match, a);
    await settle();
    t.resources.refresh(match, a);
    await settle();
    expect(t.calls).toHaveLength(2);
  });
  it('that are private are dropped: held ones load anew, others are forgotten', async () => {
    const t = start([succeeded(['secret']), 'never', 'never', 'never']);
    t.resources.hold(own, a);
    t.resources.prefetch(own, { id: 'b' });
    t.resources.hold(polled, null);
    await settle();
    t.resources.dropPrivate();
    expect(t.resources.ref(own, a).getSnapshot().context.value).toBe(null);
    expect(t.calls).toEqual(['own {"id":"a"}', 'own {"id":"b"}', 'polled null', 'own {"id":"a"}']);
    expect(t.signals.map(({ aborted }) => aborted)).toEqual([false, true, false, false]);
    expect(t.resources.size()).toBe(2);
  });
  it('stop all together', async () => {
    const t = start(['never']);
    t.resources.hold(polled, null);
    expect(t.watching()).toBe(1);
    t.resources.stop();
    await t.pass(600_000);
    expect([t.calls.length, t.resources.size(), t.watching()]).toEqual([1, 0, 0]);
    expect(t.signals[0]!.aborted).toBe(true);
  });
});
