import { describe, expect, it } from 'vitest';
import { failed } from '#ports/failure.ts';
import { begin, down, submit } from '../../../tests/fakes/applicationActs.ts';
import { anApplication, startApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';

describe('sending it', () => {
  it('CA-2, CA-4: keeps what stands in the form first, and sends just that', async () => {
    const t = await startApplication(anApplication());
    await t.edit({ stageName: 'Phút chót' });
    await t.send(submit);
    expect(t.origin.asked).toEqual(['my', 'save', 'submit 4']);
    expect([t.page(), t.application()]).toMatchObject([
      'sent',
      { state: 'submitted', form: { stageName: 'Phút chót' } },
    ]);
    expect(t.storage.kept.size).toBe(0);
  });

  it('CA-2: pressed while a save is under way, it is sent all the same', async () => {
    const t = await startApplication(anApplication());
    await t.edit({ stageName: 'Phút chót' });
    t.origin.pause();
    await t.pass(1200);
    expect(t.keeping()).toBe('saving');
    await t.send(submit);
    await t.origin.release();
    await t.pass(0);
    expect([t.page(), t.origin.held()]).toMatchObject([
      'sent',
      { state: 'submitted', form: { stageName: 'Phút chót' } },
    ]);
  });

  it('CA-2: not while anything is missing, on whatever step', async () => {
    const t = await startApplication(
      anApplication('draft', { form: { ...wholeForm, sports: [], consent: { age18: false, terms: true } } }),
    );
    await t.send(submit);
    expect([t.page(), t.problems(), t.origin.asked]).toEqual([
      'filling',
      { sports: 'missing', age18: 'missing' },
      ['my'],
    ]);
  });

  it('CA-2: what the origin finds missing is said at its field', async () => {
    const t = await startApplication(anApplication());
    t.origin.port.submit = async () => failed({ kind: 'refused', code: 422, fields: { contact: 'unproven' } });
    await t.send(submit);
    expect([t.page(), t.asked(), t.problems()]).toEqual(['filling', 'voice', { contact: 'unproven' }]);
  });

  it('CA-2: a draft that was kept elsewhere meanwhile is not sent', async () => {
    const t = await startApplication(anApplication());
    t.origin.hold(anApplication('draft', { rev: 9, form: { ...wholeForm, stageName: 'Khác' } }));
    await t.send(submit);
    expect([t.page(), t.keeping(), t.origin.held()!.state]).toEqual(['filling', 'contradicted', 'draft']);
  });

  it('CA-10: where it was sent meanwhile, that is read', async () => {
    const t = await startApplication(anApplication());
    t.origin.port.submit = async () => {
      t.origin.hold(anApplication('submitted'));
      return failed({ kind: 'refused', code: 409 });
    };
    await t.send(submit);
    expect(t.page()).toBe('sent');
  });

  it.each(['save', 'submit'] as const)('a failure of %s leaves the form as it is, and says so', async (name) => {
    const t = await startApplication(anApplication());
    Object.assign(t.origin.port, { [name]: async () => down });
    await t.send(submit);
    expect([t.page(), t.asked(), t.failure(), t.form()]).toEqual([
      'filling',
      'voice',
      { kind: 'unreachable' },
      wholeForm,
    ]);
    Object.assign(t.origin.port, { [name]: () => Promise.reject(new Error('no code')) });
    await t.send(submit);
    expect([t.page(), t.failure()]).toEqual(['filling', { kind: 'unreachable' }]);
  });
});

describe('after it was sent', () => {
  it('CA-4, CA-6: follows what it hears, and nothing changes by what it knows already', async () => {
    const t = await startApplication(anApplication('submitted'));
    for (const [state, value] of [
      ['reviewing', '{"sent":"reviewing"}'],
      ['need_info', '{"sent":"needInfo"}'],
      ['submitted', '{"sent":"submitted"}'],
      ['approved', '{"sent":"approved"}'],
    ] as const) {
      await t.send({ type: 'apply.heard', application: anApplication(state) });
      expect(t.sentAs()).toBe(value);
    }
    const before = t.state();
    await t.send({ type: 'apply.heard', application: anApplication('approved') });
    expect(t.state()).toBe(before);
  });

  it('CA-6: hears that it was withdrawn elsewhere', async () => {
    const t = await startApplication(anApplication('submitted'));
    await t.send({ type: 'apply.heard', application: anApplication('draft') });
    expect(t.page()).toBe('filling');
    const gone = await startApplication(anApplication('submitted'));
    await gone.send({ type: 'apply.heard', application: null });
    expect(gone.page()).toBe('landing');
  });

  it.each(['submitted', 'reviewing', 'need_info'] as const)(
    'CA-6: %s can be withdrawn and is a draft again',
    async (state) => {
      const t = await startApplication(anApplication(state));
      await t.send({ type: 'apply.withdraw' });
      expect([t.page(), t.asked(), t.form()]).toEqual(['filling', 'voice', wholeForm]);
    },
  );

  it.each(['approved', 'rejected'] as const)('CA-6: %s cannot be withdrawn', async (state) => {
    const t = await startApplication(anApplication(state));
    await t.send({ type: 'apply.withdraw' });
    expect([t.page(), t.origin.asked]).toEqual(['sent', ['my']]);
  });

  it('CA-6: a draft is thrown away', async () => {
    const t = await startApplication(anApplication());
    await t.send({ type: 'apply.withdraw' });
    expect([t.page(), t.origin.held(), t.form().realName]).toEqual(['landing', null, '']);
  });

  it('CA-6: what cannot be withdrawn stays, and says why', async () => {
    const t = await startApplication(anApplication('submitted'));
    t.origin.fail(down);
    await t.send({ type: 'apply.withdraw' });
    expect([t.page(), t.failure()]).toEqual(['sent', { kind: 'unreachable' }]);
    t.origin.port.withdraw = () => Promise.reject(new Error('no code'));
    await t.send({ type: 'apply.withdraw' });
    expect(t.page()).toBe('sent');
  });

  it('CA-4, CA-6: answers what was asked, at once or after changing the form', async () => {
    const t = await startApplication(anApplication('need_info'));
    await t.send({ type: 'apply.submit', note: 'Đã ghi lại' });
    expect([t.page(), t.origin.asked]).toEqual(['sent', ['my', 'save', 'reply Đã ghi lại']]);

    const changed = await startApplication(anApplication('need_info'));
    await changed.send({ type: 'apply.open' });
    expect([changed.page(), changed.asked()]).toEqual(['filling', 'voice']);
    await changed.edit({ experience: 'Thêm một mùa bình luận ở Huế.' });
    await changed.send({ type: 'apply.submit', note: 'Đã thêm' });
    expect(changed.origin.held()).toMatchObject({
      state: 'submitted',
      form: { experience: 'Thêm một mùa bình luận ở Huế.' },
    });
  });

  it('CA-4: leaves the opened form for how it stands', async () => {
    const t = await startApplication(anApplication('need_info'));
    await t.send({ type: 'apply.open' });
    await t.send({ type: 'apply.leave' });
    expect(t.sentAs()).toBe('{"sent":"needInfo"}');
  });

  it('CA-4: after a refusal one applies again once the time has come, with what was written, and consents anew', async () => {
    const rejected = anApplication('rejected', { reapplyAfter: 1000 });
    const t = await startApplication(rejected);
    await t.send({ type: 'apply.begin', at: 999 });
    expect(t.page()).toBe('sent');
    await t.send({ type: 'apply.begin', at: 1000 });
    expect([t.page(), t.asked(), t.form()]).toEqual([
      'filling',
      'who',
      { ...wholeForm, consent: { age18: false, terms: false } },
    ]);
    t.origin.hold(null);
    await t.edit({ stageName: 'Lần hai' });
    await t.pass(1200);
    expect(t.origin.saves).toMatchObject([{ rev: 0, step: 1 }]);
  });

  it('CA-2: of one begun after a refusal a reload loses nothing', async () => {
    const storage = fakeStorage();
    const rejected = anApplication('rejected', { reapplyAfter: 0 });
    const t = await startApplication(rejected, {}, storage);
    await t.send(begin);
    await t.edit({ stageName: 'Lần hai' });
    t.stop();
    const reloaded = await startApplication(rejected, {}, storage);
    expect([reloaded.page(), reloaded.application()?.form.stageName]).toEqual(['sent', 'Lá Non']);
    await reloaded.send(begin);
    expect([reloaded.page(), reloaded.form()]).toMatchObject([
      'filling',
      { ...wholeForm, stageName: 'Lần hai', consent: { age18: false, terms: false } },
    ]);
  });
});
