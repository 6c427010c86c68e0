import { describe, expect, it } from 'vitest';
import { back, begin, down, memberKey, next, submit } from '../../../tests/fakes/applicationActs.ts';
import { anApplication, startApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { selectTheirs } from './commentatorApplication.selectors.ts';

const elsewhere = anApplication('draft', { rev: 9, step: 2, form: { ...wholeForm, stageName: 'Ở máy kia' } });
/** A draft whose save has not been answered yet. */
const saving = async (held = anApplication(), storage = fakeStorage()) => {
  const t = await startApplication(held, {}, storage);
  t.origin.pause();
  await t.edit({ stageName: 'Một' });
  await t.pass(1200);
  expect(t.keeping()).toBe('saving');
  return t;
};

describe('what is written while a save is under way', () => {
  it('CA-2: follows that save, so that a reload asks nothing', async () => {
    const storage = fakeStorage();
    const t = await saving(anApplication(), storage);
    await t.edit({ stageName: 'Hai' });
    await t.origin.release();
    t.stop();
    const again = await startApplication(t.origin.held(), {}, storage);
    expect([again.keeping(), again.form().stageName]).toEqual(['unsaved', 'Hai']);
    await again.pass(1200);
    expect([again.keeping(), again.origin.held()!.form.stageName]).toEqual(['settled', 'Hai']);
  });

  it('CA-2: is not written over what was kept elsewhere', async () => {
    const t = await saving();
    await t.edit({ stageName: 'Hai' });
    t.origin.hold(elsewhere);
    await t.origin.release();
    expect([t.keeping(), t.form().stageName, selectTheirs(t.state())]).toEqual(['contradicted', 'Hai', elsewhere]);
  });

  it('CA-2: waits with the rest where the save fails', async () => {
    const t = await startApplication(anApplication());
    t.origin.fail(down);
    t.origin.pause();
    await t.edit({ stageName: 'Một' });
    await t.pass(1200);
    await t.edit({ stageName: 'Hai' });
    await t.origin.release();
    expect([t.keeping(), t.failure(), t.form().stageName]).toEqual(['waiting', { kind: 'unreachable' }, 'Hai']);
  });

  it('CA-2: a step that is left meanwhile is kept by the next one', async () => {
    const t = await saving(anApplication('draft', { step: 1 }));
    await t.send(next);
    await t.origin.release();
    expect(t.keeping()).toBe('unsaved');
    await t.pass(1200);
    expect(t.origin.held()).toMatchObject({ step: 2, form: { stageName: 'Một' } });
  });
});

describe('which step is kept', () => {
  it('CA-2: the one before, after a step back', async () => {
    const t = await startApplication(anApplication());
    await t.send(back);
    await t.pass(1200);
    expect([t.asked(), t.origin.saves.map(({ step }) => step)]).toEqual(['when', [3]]);
  });

  it('CA-2: the one that was gone to', async () => {
    const t = await startApplication(anApplication());
    await t.send({ type: 'apply.goTo', step: 'what' });
    await t.pass(1200);
    expect([t.keeping(), t.origin.saves.map(({ step }) => step)]).toEqual(['settled', [2]]);
  });

  it('CA-2: a guest who reloads at the third is asked to log in again', async () => {
    const storage = fakeStorage();
    const t = await startApplication(null, { viewer: null }, storage);
    await t.send(begin);
    const { realName, stageName, birthYear, sports, langs, experience } = wholeForm;
    await t.edit({ realName, stageName, birthYear, sports, langs, experience });
    await t.send(next);
    await t.send(next);
    t.stop();
    const again = await startApplication(null, { viewer: null }, storage);
    expect([again.page(), again.asked(), again.origin.asked]).toEqual(['filling', 'barred', []]);
  });
});

it.each([
  ['joined', { stageName: 'Ở máy kia', realName: '' }, 'unsaved'],
  ['chosen', { stageName: 'Ở máy kia', realName: 'Lê Văn Gió' }, 'settled'],
] as const)(
  'CA-2: what the other draft has is no longer said to be missing, once it is %s',
  async (_, there, keeping) => {
    const t = await startApplication(anApplication('draft', { step: 1, form: { ...wholeForm, stageName: '' } }));
    await t.send(next);
    expect(t.problems()).toEqual({ stageName: 'missing' });
    await t.edit({ realName: 'Trần Thị Gió' });
    t.origin.hold(anApplication('draft', { rev: 9, step: 1, form: { ...wholeForm, ...there } }));
    await t.pass(1200);
    await t.send({ type: 'apply.takeTheirs' });
    expect([t.keeping(), t.form().stageName, t.problems()]).toEqual([keeping, 'Ở máy kia', {}]);
  },
);

describe('a choice between two drafts', () => {
  const met = async () => {
    const t = await startApplication(anApplication());
    await t.edit({ stageName: 'Ở máy này' });
    t.origin.hold(elsewhere);
    await t.pass(1200);
    expect(t.keeping()).toBe('contradicted');
    return t;
  };

  it('CA-2: once mine was chosen it is not asked again', async () => {
    const t = await met();
    await t.send({ type: 'apply.keepMine' });
    await t.send({ type: 'apply.leave' });
    await t.send(begin);
    expect([t.keeping(), selectTheirs(t.state()), t.form().stageName]).toEqual(['settled', null, 'Ở máy này']);
  });

  it('CA-2: neither is sent before one was chosen', async () => {
    const t = await met();
    await t.send(submit);
    expect([t.page(), t.keeping(), t.origin.held()]).toEqual(['filling', 'contradicted', elsewhere]);
    await t.send({ type: 'apply.keepMine' });
    await t.send(submit);
    expect([t.page(), t.origin.held()]).toMatchObject([
      'sent',
      { state: 'submitted', form: { stageName: 'Ở máy này' } },
    ]);
  });

  it('CA-4: nor by an answer to a reviewer: it opens the form, where the choice is', async () => {
    const local = { form: { ...wholeForm, stageName: 'Ở máy này' }, step: 4, rev: 3 };
    const asked = { ...elsewhere, state: 'need_info' } as const;
    const t = await startApplication(asked, {}, fakeStorage({ [memberKey]: JSON.stringify(local) }));
    expect(t.page()).toBe('sent');
    await t.send({ type: 'apply.submit', note: 'Đã sửa' });
    expect([t.page(), t.keeping(), t.origin.asked]).toEqual(['filling', 'contradicted', ['my']]);
    await t.send({ type: 'apply.takeTheirs' });
    await t.send({ type: 'apply.submit', note: 'Đã sửa' });
    expect(t.origin.held()).toMatchObject({ state: 'submitted', form: { stageName: 'Ở máy kia' } });
  });

  it('CA-2: theirs goes on at the step where it was left', async () => {
    const t = await met();
    expect(t.asked()).toBe('voice');
    await t.send({ type: 'apply.takeTheirs' });
    expect(t.asked()).toBe('what');
  });
});

it('CA-2: a save that did not arrive is sent once more, and only once', async () => {
  const t = await startApplication(anApplication());
  t.origin.fail(down);
  await t.edit({ stageName: 'Gió' });
  await t.pass(1200);
  t.origin.fail(null);
  await t.send({ type: 'apply.retry' });
  expect([t.keeping(), t.origin.saves.map(({ rev }) => rev)]).toEqual(['settled', [3, 3]]);
});
