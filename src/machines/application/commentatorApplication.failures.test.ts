import { describe, expect, it } from 'vitest';
import { failed, type Failure } from '#ports/failure.ts';
import { begin, down, memberKey, next, submit } from '../../../tests/fakes/applicationActs.ts';
import { anApplication, startApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';

const noCode = () => Promise.reject(new Error('no code'));

describe('code that cannot be had', () => {
  it('is told where an application should be read', async () => {
    const t = await startApplication(null, { viewer: null });
    t.origin.port.my = noCode;
    await t.send({ type: 'apply.viewer', userId: 'm1' });
    expect([t.page(), t.failure()]).toEqual(['unread', { kind: 'unreachable' }]);
  });

  it('CA-2: leaves what was written here, to be kept later', async () => {
    const t = await startApplication(anApplication());
    t.origin.port.save = noCode;
    await t.edit({ stageName: 'Mới' });
    await t.pass(1200);
    expect([t.keeping(), t.failure()]).toEqual(['waiting', { kind: 'unreachable' }]);
    expect(t.storage.kept.get(memberKey)).toContain('Mới');
  });
});

describe('what is said', () => {
  it('CA-2: of a draft that is refused: why', async () => {
    const t = await startApplication(anApplication());
    t.origin.fail(failed({ kind: 'refused', code: 413 }));
    await t.edit({ stageName: 'Mới' });
    await t.pass(1200);
    expect([t.keeping(), t.failure()]).toEqual(['refused', { kind: 'refused', code: 413 }]);
  });

  it('CA-2: on the second step: what is missing there', async () => {
    const t = await startApplication(
      anApplication('draft', { step: 2, form: { ...wholeForm, sports: [], langs: [] } }),
    );
    await t.send(next);
    expect([t.asked(), t.problems()]).toEqual(['what', { sports: 'missing', langs: 'missing' }]);
  });

  it('CA-3: of one without a recording: that it is missing', async () => {
    const { voice: _, ...silent } = anApplication();
    const t = await startApplication(silent);
    await t.send(submit);
    expect([t.page(), t.problems()]).toEqual(['filling', { voice: 'missing' }]);
  });

  it.each<Failure>([
    { kind: 'unreachable' },
    { kind: 'serverFault', code: 503 },
    { kind: 'refused', code: 403 },
    { kind: 'refused', code: 422 },
  ])('CA-2: of one that could not be sent (%j): that, and nothing of its fields', async (failure) => {
    const t = await startApplication(anApplication());
    t.origin.port.submit = async () => failed(failure);
    await t.send(submit);
    expect([t.page(), t.failure(), t.problems()]).toEqual(['filling', failure, {}]);
  });
});

describe('sending', () => {
  it('CA-4: an answer goes with the form that was opened for it', async () => {
    const t = await startApplication(anApplication('need_info'));
    await t.send({ type: 'apply.open' });
    await t.send({ type: 'apply.submit', note: 'Đã thêm' });
    expect([t.page(), t.origin.asked]).toEqual(['sent', ['my', 'save', 'reply Đã thêm']]);
  });

  it('CA-4: an answer whose form is found incomplete opens that form', async () => {
    const t = await startApplication(anApplication('need_info'));
    t.origin.port.reply = async () => failed({ kind: 'refused', code: 422, fields: { contact: 'unproven' } });
    await t.send({ type: 'apply.submit', note: 'Đã thêm' });
    expect([t.page(), t.problems()]).toEqual(['filling', { contact: 'unproven' }]);
  });

  it('CA-2: what was kept on the way need not be kept again where it could not be sent', async () => {
    const t = await startApplication(anApplication());
    await t.edit({ stageName: 'Một' });
    await t.pass(1200);
    await t.edit({ stageName: 'Hai' });
    t.origin.port.submit = async () => down;
    await t.send(submit);
    expect([t.page(), t.keeping(), t.origin.held()!.form.stageName]).toEqual(['filling', 'settled', 'Hai']);
  });
});

it('CA-6: of a draft that is thrown away nothing stays in this browser', async () => {
  const t = await startApplication(anApplication());
  await t.edit({ stageName: 'Chưa lưu' });
  expect(t.storage.kept.has(memberKey)).toBe(true);
  await t.send({ type: 'apply.withdraw' });
  expect([t.page(), t.storage.kept.size]).toEqual(['landing', 0]);
});

it('CA-4: one that is begun anew is kept only once something was written', async () => {
  const t = await startApplication(anApplication('rejected', { reapplyAfter: 0 }));
  await t.send(begin);
  expect(t.keeping()).toBe('settled');
  await t.pass(100_000);
  expect(t.origin.saves).toEqual([]);
});
