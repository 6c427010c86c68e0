import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { CountedSlice } from '#domain/shared/slice.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { feed } from './feed.ts';
import { hasGrown, isGrowing, selectMoreFailure, selectUnseen } from './feed.selectors.ts';
import { createResources } from './resources.ts';

type Answer = Outcome<CountedSlice<string>>;
interface Ports {
  readonly load: (cursor: string | null, signal: AbortSignal) => Promise<Answer>;
}
const spec = {
  name: 'news',
  private: true,
  pollEveryMs: 60_000,
  most: 8,
  load: ({ load }: Ports, _: null, cursor: string | null, signal: AbortSignal) => load(cursor, signal),
  idOf: (item: string) => item,
} as const;
const news = feed(spec);
const scores = feed({ ...spec, name: 'scores', whole: true });

const slice = (text: string, next: string | null = null): Answer => succeeded({ list: [...text], next, total: 9 });
const down: Answer = failed({ kind: 'unreachable' });

/** A fake origin whose slices are given by cursor, and can be changed. */
const start = (
  slices: Record<string, Answer | 'never' | 'throws'>,
  seed?: { list: string; next: string; at: number },
) => {
  const timers = new SimulatedClock();
  const calls: string[] = [];
  const signals: AbortSignal[] = [];
  const reports: string[] = [];
  const resources = createResources<Ports>(
    {
      load: (cursor, signal) => {
        calls.push(cursor ?? 'first');
        signals.push(signal);
        const answer = slices[cursor ?? 'first'] ?? down;
        if (answer === 'throws') return Promise.reject(new Error('on purpose'));
        return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer);
      },
    },
    {
      clock: { now: () => 1000 + timers.now() },
      visibility: { isVisible: () => true, watch: () => () => {} },
      log: { warn: () => {}, report: (message) => void reports.push(message) },
      timers,
      ...(seed && {
        seeds: new Map([
          ['news null', { value: { list: [...seed.list], next: seed.next, full: false, about: {} }, at: seed.at }],
        ]),
      }),
    },
  );
  const ref = resources.ref(news, null);
  const text = () => {
    const value = ref.getSnapshot().context.value as { list: string[] } | null;
    return value && value.list.join('');
  };
  return {
    ...{ resources, slices, signals, reports, ref, text },
    unseen: () => selectUnseen(ref.getSnapshot()),
    moreFailure: () => selectMoreFailure(ref.getSnapshot()),
    /** The calls since the last look. */
    asked: () => calls.splice(0).join(),
    pass: async (ms = 0) => {
      timers.increment(ms);
      await settle();
    },
    more: async () => {
      ref.send({ type: 'feed.more' });
      await settle();
    },
  };
};
const open = async (...given: Parameters<typeof start>) => {
  const t = start(...given);
  const letGo = t.resources.hold(news, null);
  await t.pass();
  return { ...t, letGo };
};

describe('a list that goes on', () => {
  it('adds slice after slice, asking for each once, until there are none', async () => {
    const t = await open({ first: slice('ab', 'b'), b: slice('bcd', 'd'), d: slice('e') });
    expect([t.text(), hasGrown(t.ref.getSnapshot())]).toEqual(['ab', false]);
    await t.more();
    expect([t.text(), hasGrown(t.ref.getSnapshot())]).toEqual(['abcd', true]);
    await t.more();
    await t.more();
    expect([t.text(), t.asked()]).toEqual(['abcde', 'first,b,d']);
  });

  it('holds no more than it may, and says that it stops there', async () => {
    const t = await open({ first: slice('abcde', 'e'), e: slice('fghij', 'j') });
    await t.more();
    expect(t.ref.getSnapshot().context.value).toMatchObject({ list: [...'abcdefgh'], next: null, full: true });
    await t.more();
    expect(t.asked()).toBe('first,e');
  });

  it('keeps what it shows where it could not go on, and goes on once asked again', async () => {
    const t = await open({ first: slice('ab', 'b') });
    await t.more();
    expect([t.text(), t.moreFailure(), t.ref.getSnapshot().context.failure]).toEqual([
      'ab',
      { kind: 'unreachable' },
      null,
    ]);
    t.slices['b'] = 'throws';
    await t.more();
    expect([t.moreFailure()?.kind, t.reports]).toEqual(['malformed', ['Loading news threw']]);
    t.slices['b'] = slice('c');
    await t.more();
    expect([t.text(), t.moreFailure()]).toEqual(['abc', null]);
  });

  it('reads its head again as it is polled: what is new waits for the reader, what is gone goes', async () => {
    const t = await open({ first: slice('abc', 'c'), c: slice('def') });
    await t.more();
    t.slices['first'] = slice('zac', 'c');
    await t.pass(60_000);
    expect([t.asked(), t.text(), t.unseen()]).toEqual(['first,c,first', 'acdef', 1]);
    t.ref.send({ type: 'feed.show' });
    expect([t.text(), t.unseen()]).toEqual(['zacdef', 0]);
  });

  it('goes on below while something new waits above', async () => {
    const t = await open({ first: slice('ab', 'b'), b: slice('cd', 'd'), d: slice('e') });
    t.slices['first'] = slice('zab', 'b');
    await t.pass(60_000);
    await t.more();
    expect([t.text(), t.unseen()]).toEqual(['abcd', 1]);
    t.ref.send({ type: 'feed.show' });
    expect(t.text()).toBe('zabcd');
  });

  it('begins anew from its head where so much came that it is not known what lies between', async () => {
    const t = await open({ first: slice('ab', 'b'), b: slice('cd', 'd') });
    t.slices['first'] = slice('yz', 'z');
    t.slices['z'] = slice('ab', 'b');
    await t.pass(60_000);
    await t.more();
    expect([t.text(), t.unseen()]).toEqual(['abcd', 2]);
    t.ref.send({ type: 'feed.show' });
    expect(t.text()).toBe('yz');
    await t.more();
    expect(t.text()).toBe('yzab');
  });

  it('is there as far as it was read for who comes back, and reads its head again once it is stale', async () => {
    const t = await open({ first: slice('ab', 'b'), b: slice('cd') });
    await t.more();
    t.letGo();
    await t.pass(50_000);
    t.resources.hold(news, null);
    await t.pass();
    expect([t.text(), t.asked()]).toEqual(['abcd', 'first,b']);
    t.letGo();
    await t.pass(70_000);
    t.resources.hold(news, null);
    await t.pass();
    expect([t.text(), t.asked()]).toEqual(['abcd', 'first']);
  });

  it('reads all that it shows again where that is known to be old, and moves nothing under who reads it', async () => {
    const t = await open({ first: slice('ab', 'b'), b: slice('cd', 'd') });
    await t.more();
    t.slices['first'] = slice('za', 'a');
    t.slices['a'] = slice('bd', 'd');
    t.asked();
    t.resources.invalidate(news);
    await t.pass();
    expect([t.asked(), t.text(), t.unseen()]).toEqual(['first,a', 'abd', 1]);
  });

  it('shows at once what came while nobody read it and it was known to be old', async () => {
    const t = await open({ first: slice('ab', 'b') });
    t.letGo();
    t.resources.invalidate(news);
    t.slices['first'] = slice('zab', 'b');
    t.resources.hold(news, null);
    await t.pass();
    expect([t.text(), t.unseen()]).toEqual(['zab', 0]);
  });

  it('reads all that it shows again as it is polled where its items change by themselves', async () => {
    const t = start({ first: slice('ab', 'b'), b: slice('cd') });
    t.resources.hold(scores, null);
    await t.pass();
    t.resources.ref(scores, null).send({ type: 'feed.more' });
    await t.pass();
    t.asked();
    await t.pass(60_000);
    expect(t.asked()).toBe('first,b');
  });

  it('shows a change before the origin knows of it, and reads again what waited', async () => {
    const t = await open({ first: slice('abc') });
    t.slices['first'] = slice('zabc');
    await t.pass(60_000);
    t.resources.update(news, null, (held) => ({ ...held, list: held.list.filter((item) => item !== 'b') }));
    expect([t.text(), t.unseen()]).toEqual(['ac', 0]);
    t.slices['first'] = slice('zac');
    t.resources.invalidate(news);
    await t.pass();
    expect([t.text(), t.unseen()]).toEqual(['ac', 1]);
  });

  it('is dropped with whom it was for, and what was on its way does not come', async () => {
    const t = await open({ first: slice('ab', 'b'), b: 'never' });
    await t.more();
    expect(isGrowing(t.ref.getSnapshot())).toBe(true);
    t.slices['first'] = slice('xy');
    t.resources.dropPrivate();
    expect([t.text(), t.signals[1]?.aborted]).toEqual([null, true]);
    await t.pass();
    expect(t.text()).toBe('xy');
  });

  it('stands on what the page brought along, and goes on from there', async () => {
    const t = await open({ b: slice('c') }, { list: 'ab', next: 'b', at: 900 });
    expect([t.text(), t.asked()]).toEqual(['ab', '']);
    await t.more();
    expect([t.text(), t.asked()]).toEqual(['abc', 'b']);
  });

  it('tells what its first slice is to who only asks for that', async () => {
    const load = () => Promise.resolve(slice('ab', 'b'));
    const outcome = await news.load({ load }, null, new AbortController().signal);
    expect(outcome).toEqual(succeeded({ list: ['a', 'b'], next: 'b', full: false, about: { total: 9 } }));
    const none = await news.load({ load: () => Promise.resolve(down) }, null, new AbortController().signal);
    expect(none).toEqual(down);
  });
});
