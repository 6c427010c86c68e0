import { describe, expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { match, polled, own, start, a } from '../../../tests/fakes/resourceWorld.ts';

describe('resources that nobody holds any more', () => {
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

describe('private resources that the origin paints', () => {
  const readBy = { ...own, painted: true } as const;

  it('stay in sight of who turns out to be a member until their own answer is there, and of nobody else', async () => {
    const t = start([succeeded(['everybody’s']), succeeded(['mine']), 'never']);
    t.resources.hold(readBy, a);
    await settle();
    t.resources.dropPrivate({ wasNobody: true });
    const value = () => t.resources.ref(readBy, a).getSnapshot().context.value;
    expect(value()).toEqual(['everybody’s']);
    await settle();
    expect(value()).toEqual(['mine']);
    t.resources.dropPrivate();
    expect(value()).toBeNull();
  });
});
