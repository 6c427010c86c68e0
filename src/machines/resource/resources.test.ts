import { describe, expect, it } from 'vitest';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { match, polled, slow, start, a } from '../../../tests/fakes/resourceWorld.ts';

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

  it('are told of when they are first referred to, loaded or not, and which are somebody’s own', () => {
    const made: string[] = [];
    const { resources, calls } = start([], {
      made: (key, data, forAll) =>
        made.push(`${key}${forAll ? '' : ' own'}${data.getSnapshot().hasTag('busy') ? '' : '!'}`),
    });
    resources.ref(match, a);
    resources.ref({ ...polled, name: 'own', private: true }, null);
    resources.hold(match, a);
    resources.prefetch(slow, undefined);
    expect([made, calls]).toEqual([
      ['match {"id":"a"}', 'own null own', 'slow undefined'],
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
});
