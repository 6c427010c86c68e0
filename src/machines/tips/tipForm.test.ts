import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { tipDraft } from '#domain/auth/memberDrafts.ts';
import type { TipForm } from '#domain/tips/tipForm.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import type { KeptDraft, OwnTipsPort } from '#ports/ownTips.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { aTip, aTipDetail } from '../../../tests/fakes/tips.ts';
import { selectKeeping, selectStep } from './tipForm.selectors.ts';
import { wireTipForm } from './tipForm.wire.ts';

const text = 'Ba trận gần nhất đều thắng và sân nhà rất quen thuộc.';
const whole: Partial<TipForm> = { picked: { market: 'ah', sel: 'H', line: -0.5 }, stake: 3, title: 'Chủ nhà', text };
const lost: Failure = { kind: 'unreachable' };

interface Options {
  readonly tipId?: string | null;
  readonly fixtureId?: string;
  readonly online?: boolean;
  readonly draft?: KeptDraft | null;
  readonly storage?: ReturnType<typeof fakeStorage>;
  /** One after another; the last one stays. */
  readonly answers?: readonly ('ok' | Failure)[];
  readonly keeps?: () => boolean;
}

const begin = async (options: Options = {}) => {
  const { tipId = null, fixtureId = 'f1', online = true, draft = null, storage = fakeStorage() } = options;
  const answers = [...(options.answers ?? ['ok' as const])];
  const asked: { readonly call: string; readonly input: unknown }[] = [];
  const publishing = (call: string) => async (input: unknown) => {
    asked.push({ call, input });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer === 'ok' ? succeeded(aTip()) : failed(answer);
  };
  const port: Pick<OwnTipsPort, 'publish' | 'change' | 'one' | 'draft' | 'keepDraft' | 'dropDraft'> = {
    publish: publishing('publish'),
    change: publishing('change'),
    one: async () => succeeded(aTipDetail({ title: 'Đã đăng' })),
    draft: async () => succeeded(draft),
    keepDraft: async (one) => {
      if (options.keeps?.() === false) return failed(lost);
      asked.push({ call: 'keep', input: one });
      return succeeded({ ...one, savedTs: 9 });
    },
    dropDraft: async () => succeeded(null),
  };
  const told: string[] = [];
  const clock = new SimulatedClock();
  const machine = wireTipForm({
    ...{ tips: async () => port, storage, now: () => 100, userId: 'u1' },
    published: ({ tipId: id }) => void told.push(`published ${id}`),
    refused: () => void told.push('refused'),
  });
  const actor = createActor(machine, { clock, input: { tipId, fixtureId, online } }).start();
  await waitFor(actor, (state) => !state.matches('reading'));
  const step = () => selectStep(actor.getSnapshot());
  return {
    ...{ actor, asked, told, clock, storage, step },
    form: () => actor.getSnapshot().context.form,
    context: () => actor.getSnapshot().context,
    keeping: () => selectKeeping(actor.getSnapshot()),
    publish: async (clientId = 'c1') => {
      actor.send({ type: 'tip.publish', clientId });
      await waitFor(actor, (state) => !state.matches('publishing'));
      return step();
    },
    settle: () => waitFor(actor, (state) => !state.matches({ filling: 'keeping' }) && !state.matches('publishing')),
  };
};

describe('A6: publishing', () => {
  it('says what is missing, without a call, and takes it back as it is mended', async () => {
    const t = await begin();
    expect(await t.publish()).toBe('filling');
    expect(t.context().problems).toEqual({ picked: 'missing', title: 'missing', text: 'missing' });
    t.actor.send({ type: 'tip.edit', change: { title: 'Chủ nhà' } });
    expect(t.context().problems).toEqual({ picked: 'missing', text: 'missing' });
    expect(t.asked).toEqual([]);
  });

  it('publishes once for a double tap, and forgets the draft of the device', async () => {
    const t = await begin();
    t.actor.send({ type: 'tip.edit', change: whole });
    expect(t.storage.read(tipDraft('u1'))).not.toBeNull();
    t.actor.send({ type: 'tip.publish', clientId: 'c1' });
    expect(await t.publish('c2')).toBe('published');
    const [one, ...others] = t.asked;
    expect(others).toEqual([]);
    expect(one).toMatchObject({ call: 'publish', input: { fixtureId: 'f1', line: -0.5, clientId: 'c1' } });
    expect([t.told, t.storage.read(tipDraft('u1'))]).toEqual([['published t0123456789abcdef0123'], null]);
  });

  it.each<[Failure]>([[lost], [{ kind: 'serverFault', code: 500 }], [{ kind: 'malformed', detail: '' }]])(
    'a lost answer (%j) is asked for again under the same id, and nothing is changed meanwhile',
    async (failure) => {
      const t = await begin({ answers: [failure, 'ok'] });
      t.actor.send({ type: 'tip.edit', change: whole });
      expect(await t.publish('c1')).toBe('unanswered');
      t.actor.send({ type: 'tip.edit', change: { stake: 9 } });
      expect(t.form().stake).toBe(3);
      t.actor.send({ type: 'tip.retry' });
      await t.settle();
      expect(t.step()).toBe('published');
      expect(t.asked.map(({ input }) => (input as { readonly clientId: string }).clientId)).toEqual(['c1', 'c1']);
    },
  );

  it('a lost answer is asked for as soon as there is a network again', async () => {
    const t = await begin({ answers: [lost, 'ok'] });
    t.actor.send({ type: 'tip.edit', change: whole });
    await t.publish();
    t.actor.send({ type: 'tip.network', online: false });
    expect(t.step()).toBe('unanswered');
    t.actor.send({ type: 'tip.network', online: true });
    await t.settle();
    expect(t.step()).toBe('published');
  });

  it('is not sent without a network, and not by itself later: prices move', async () => {
    const t = await begin({ online: false });
    t.actor.send({ type: 'tip.edit', change: whole });
    expect(await t.publish()).toBe('filling');
    expect(t.context().failure).toBe('offline');
    t.actor.send({ type: 'tip.network', online: true });
    expect([t.step(), t.asked]).toEqual(['filling', []]);
    expect(await t.publish()).toBe('published');
  });

  it('TI-3: what the origin refuses because the match has begun is locked, and another match can be chosen', async () => {
    const t = await begin({ answers: [{ kind: 'refused', code: 403 }] });
    t.actor.send({ type: 'tip.edit', change: whole });
    expect(await t.publish()).toBe('locked');
    expect(t.told).toEqual(['refused']);
    t.actor.send({ type: 'tip.edit', change: { stake: 9 } });
    expect(t.form().stake).toBe(3);
    t.actor.send({ type: 'tip.choose', fixtureId: 'f2' });
    await waitFor(t.actor, (state) => state.matches('filling'));
    expect(t.form()).toMatchObject({ fixtureId: 'f2', picked: null });
  });

  it('says why the origin refused, until something is changed', async () => {
    const t = await begin({ answers: [{ kind: 'refused', code: 422, fields: { market: 'is suspended' } }] });
    t.actor.send({ type: 'tip.edit', change: whole });
    expect(await t.publish()).toBe('filling');
    expect(t.context().failure).toMatchObject({ code: 422 });
    t.actor.send({ type: 'tip.edit', change: { stake: 4 } });
    expect(t.context().failure).toBeNull();
  });

  it('TI-3: edits a published tip in one go, without a draft', async () => {
    const t = await begin({ tipId: 't1' });
    expect(t.form().title).toBe('Đã đăng');
    t.actor.send({ type: 'tip.edit', change: whole });
    expect([t.keeping(), t.storage.read(tipDraft('u1'))]).toEqual(['settled', null]);
    expect(await t.publish()).toBe('published');
    expect(t.asked).toMatchObject([{ call: 'change', input: { tipId: 't1', stake: 3 } }]);
  });

  it('TI-3: locks while somebody writes', async () => {
    const t = await begin();
    t.actor.send({ type: 'tip.edit', change: whole });
    t.actor.send({ type: 'tip.locked' });
    expect([await t.publish(), t.asked]).toEqual(['locked', []]);
  });
});

describe('A6: drafts', () => {
  it('are on the device at once and at the origin after a pause', async () => {
    const t = await begin();
    t.actor.send({ type: 'tip.edit', change: { title: 'Nháp' } });
    expect(JSON.parse(t.storage.read(tipDraft('u1'))!)).toMatchObject({ at: 100, form: { title: 'Nháp' } });
    expect([t.keeping(), t.asked]).toEqual(['underWay', []]);
    t.clock.increment(1200);
    await t.settle();
    expect(t.keeping()).toBe('settled');
    expect(t.asked).toMatchObject([{ call: 'keep', input: { fixtureId: 'f1', title: 'Nháp' } }]);
  });

  it('stay on the device without a network and go to the origin with the next', async () => {
    let online = false;
    const t = await begin({ keeps: () => online });
    t.actor.send({ type: 'tip.edit', change: { title: 'Nháp' } });
    t.clock.increment(1200);
    await t.settle();
    expect(t.keeping()).toBe('onDevice');
    online = true;
    t.actor.send({ type: 'tip.network', online: false });
    expect(t.keeping()).toBe('onDevice');
    t.actor.send({ type: 'tip.network', online: true });
    await t.settle();
    expect(t.keeping()).toBe('settled');
  });

  it('of the device and of the origin: the later one counts', async () => {
    const there = (savedTs: number): KeptDraft => ({ fixtureId: 'f1', title: 'Ở máy chủ', blocks: [], savedTs });
    const storage = () => {
      const kept = fakeStorage();
      const form: TipForm = { fixtureId: 'f1', picked: null, stake: 2, title: 'Ở đây', text: '' };
      kept.write(tipDraft('u1'), JSON.stringify({ form, at: 50 }));
      return kept;
    };
    expect((await begin({ draft: there(60), storage: storage() })).form().title).toBe('Ở máy chủ');
    expect((await begin({ draft: there(40), storage: storage() })).form().title).toBe('Ở đây');
    expect((await begin({ fixtureId: '', storage: storage() })).form()).toMatchObject({
      fixtureId: 'f1',
      title: 'Ở đây',
    });
    expect((await begin({ fixtureId: 'f2', storage: storage() })).form()).toMatchObject({ fixtureId: 'f2', title: '' });
  });

  it('of a form without a match is on the device alone', async () => {
    const t = await begin({ fixtureId: '' });
    t.actor.send({ type: 'tip.edit', change: { title: 'Chưa chọn trận' } });
    t.clock.increment(1200);
    await t.settle();
    expect([t.keeping(), t.asked]).toEqual(['settled', []]);
    expect(t.storage.read(tipDraft('u1'))).toContain('Chưa chọn trận');
  });

  it.each(['{', 'null', '3', '{"form":{"title":3}}'])('%s on the device is no draft', async (kept) => {
    const storage = fakeStorage();
    storage.write(tipDraft('u1'), kept);
    expect((await begin({ storage })).form()).toMatchObject({ fixtureId: 'f1', title: '' });
  });
});
