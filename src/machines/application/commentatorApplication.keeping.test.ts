import { describe, expect, it } from 'vitest';
import { emptyForm } from '#domain/application/form.ts';
import { failed, type Failure } from '#ports/failure.ts';
import { back, begin, down, guestKey, memberKey, next } from '../../../tests/fakes/applicationActs.ts';
import { anApplication, startApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { selectTheirs } from './commentatorApplication.selectors.ts';

describe('keeping the draft', () => {
  it('CA-2: what was typed is kept a moment after the last letter, once', async () => {
    const t = await startApplication(null);
    await t.send(begin);
    await t.edit({ stageName: 'L' });
    await t.pass(1100);
    await t.edit({ stageName: 'Lá' });
    await t.pass(1199);
    expect([t.keeping(), t.origin.saves]).toEqual(['unsaved', []]);
    await t.pass(1);
    expect(t.keeping()).toBe('settled');
    expect(t.origin.saves).toMatchObject([{ rev: 0, step: 1, form: { stageName: 'Lá' } }]);
    await t.edit({ stageName: 'Lá Non' });
    await t.pass(1200);
    expect(t.origin.saves.map(({ rev }) => rev)).toEqual([0, 1]);
  });

  it('CA-2: the step belongs to it', async () => {
    const t = await startApplication(anApplication('draft', { step: 1 }));
    await t.send(next);
    expect(t.keeping()).toBe('unsaved');
    await t.pass(1200);
    expect(t.origin.saves).toMatchObject([{ rev: 3, step: 2 }]);
    await t.send(back);
    await t.pass(1200);
    expect(t.origin.saves[1]).toMatchObject({ rev: 4, step: 1 });
  });

  it('CA-2: what is typed while a save is under way is kept by the next one', async () => {
    const t = await startApplication(anApplication());
    t.origin.pause();
    await t.edit({ stageName: 'Một' });
    await t.pass(1200);
    await t.edit({ stageName: 'Hai' });
    expect(t.keeping()).toBe('saving');
    await t.origin.release();
    expect([t.keeping(), t.form().stageName]).toEqual(['unsaved', 'Hai']);
    await t.pass(1200);
    expect([t.keeping(), t.origin.held()!.form.stageName]).toEqual(['settled', 'Hai']);
  });

  it.each<[string, Failure, number]>([
    ['no network', { kind: 'unreachable' }, 10_000],
    ['a fault', { kind: 'serverFault', code: 503 }, 10_000],
    ['too many', { kind: 'rateLimited', retryAfterS: 30 }, 30_000],
  ])('CA-2: after %s it stands here and is tried again', async (_, failure, waitMs) => {
    const t = await startApplication(anApplication());
    t.origin.fail(failed(failure));
    await t.edit({ stageName: 'Mới' });
    await t.pass(1200);
    expect([t.keeping(), t.failure()]).toEqual(['waiting', failure]);
    expect(t.storage.kept.get(memberKey)).toContain('Mới');
    t.origin.fail(null);
    await t.pass(waitMs - 1);
    expect(t.keeping()).toBe('waiting');
    await t.pass(1);
    expect([t.keeping(), t.failure()]).toEqual(['settled', null]);
    expect(t.storage.kept.has(memberKey)).toBe(false);
  });

  it.each(['apply.retry', 'apply.online'] as const)('CA-2: by %s it is tried again at once', async (type) => {
    const t = await startApplication(anApplication());
    t.origin.fail(down);
    await t.edit({ stageName: 'Mới' });
    await t.pass(1200);
    await t.edit({ realName: 'Tên khác' });
    expect(t.keeping()).toBe('waiting');
    t.origin.fail(null);
    await t.send({ type });
    expect([t.keeping(), t.origin.held()!.form]).toMatchObject(['settled', { stageName: 'Mới', realName: 'Tên khác' }]);
  });

  it('CA-2: what the origin refuses is not sent again until it was changed', async () => {
    const t = await startApplication(anApplication());
    t.origin.fail(failed({ kind: 'refused', code: 422 }));
    await t.edit({ stageName: 'Mới' });
    await t.pass(1200);
    expect(t.keeping()).toBe('refused');
    await t.pass(100_000);
    expect(t.origin.saves).toHaveLength(1);
    t.origin.fail(null);
    await t.edit({ stageName: 'Khác' });
    await t.pass(1200);
    expect(t.keeping()).toBe('settled');
  });

  it.each(['{', 'null', '7', '{}', '{"form":null}', '{"form":"Lá"}'])(
    'CA-2: what is kept here and is no draft (%s) is none',
    async (kept) => {
      const t = await startApplication(null, { viewer: null }, fakeStorage({ [guestKey]: kept }));
      expect([t.page(), t.form()]).toEqual(['landing', { ...emptyForm, timezone: t.form().timezone }]);
    },
  );

  it('CA-2: a draft that an older release kept is taken as far as it goes', async () => {
    const kept = { [guestKey]: JSON.stringify({ form: { realName: 'Trần Thị Lá' } }) };
    const t = await startApplication(null, { viewer: null }, fakeStorage(kept));
    await t.send(begin);
    expect([t.page(), t.asked(), t.form().realName, t.form().sports]).toEqual(['filling', 'who', 'Trần Thị Lá', []]);
  });

  it('CA-2: of a draft that is broken in places the rest is taken', async () => {
    const form = { realName: 'Trần Thị Lá', leagues: 5 };
    const kept = { [guestKey]: JSON.stringify({ form, step: 99, rev: 'x' }) };
    const t = await startApplication(null, { viewer: null }, fakeStorage(kept));
    expect([t.page(), t.asked(), t.form()]).toMatchObject(['filling', 'who', { realName: 'Trần Thị Lá', leagues: [] }]);
    await t.send({ type: 'apply.viewer', userId: 'm1' });
    await t.pass(1200);
    expect(t.origin.saves).toMatchObject([{ rev: 0, step: 1 }]);
  });

  it('CA-2: a reload before it was kept loses nothing', async () => {
    const storage = fakeStorage();
    const t = await startApplication(anApplication(), {}, storage);
    await t.edit({ stageName: 'Chưa lưu' });
    t.stop();
    const again = await startApplication(anApplication(), {}, storage);
    expect([again.form().stageName, again.keeping()]).toEqual(['Chưa lưu', 'unsaved']);
    await again.pass(1200);
    expect([again.keeping(), storage.kept.size]).toEqual(['settled', 0]);
  });

  it.each(['không phải JSON', '{}', 'null', '{"form":7}'])(
    'CA-2: what is no draft in this browser is none: %s',
    async (text) => {
      const t = await startApplication(anApplication(), {}, fakeStorage({ [memberKey]: text, [guestKey]: text }));
      expect([t.form(), t.keeping()]).toEqual([wholeForm, 'settled']);
    },
  );
});

describe('a draft that was kept elsewhere meanwhile', () => {
  const elsewhere = anApplication('draft', { rev: 9, form: { ...wholeForm, stageName: 'Ở máy kia' } });
  const met = async () => {
    const t = await startApplication(anApplication());
    await t.edit({ stageName: 'Ở máy này' });
    t.origin.hold(elsewhere);
    await t.pass(1200);
    return t;
  };

  it('CA-2: where both say other things the applicant chooses; both are there until then', async () => {
    const t = await met();
    expect([t.keeping(), t.form().stageName, selectTheirs(t.state())]).toEqual([
      'contradicted',
      'Ở máy này',
      elsewhere,
    ]);
    await t.edit({ realName: 'Vẫn viết tiếp' });
    await t.pass(100_000);
    expect([t.keeping(), t.origin.saves.length]).toEqual(['contradicted', 1]);
  });

  it('CA-2: my words over theirs', async () => {
    const t = await met();
    await t.send({ type: 'apply.keepMine' });
    expect([t.keeping(), t.origin.held()]).toMatchObject(['settled', { rev: 10, form: { stageName: 'Ở máy này' } }]);
  });

  it('CA-2: theirs over mine', async () => {
    const t = await met();
    await t.send({ type: 'apply.takeTheirs' });
    expect([t.keeping(), t.form().stageName, t.origin.saves.length]).toEqual(['settled', 'Ở máy kia', 1]);
    await t.edit({ realName: 'Tiếp' });
    await t.pass(1200);
    expect(t.origin.held()).toMatchObject({ rev: 10, form: { stageName: 'Ở máy kia', realName: 'Tiếp' } });
  });

  it('CA-2: where another window only went to another step, what was written here is kept without a question', async () => {
    const t = await startApplication(anApplication('draft', { rev: 3, step: 2 }));
    await t.edit({ experience: 'Bốn mùa, và thêm một mùa nữa.' });
    t.origin.hold(anApplication('draft', { rev: 4, step: 1 }));
    await t.pass(1200);
    expect([t.keeping(), selectTheirs(t.state())]).toEqual(['unsaved', null]);
    await t.pass(1200);
    expect([t.keeping(), t.origin.held()]).toMatchObject([
      'settled',
      { rev: 5, step: 2, form: { experience: 'Bốn mùa, và thêm một mùa nữa.' } },
    ]);
  });

  it('CA-2: where they go together they are one, without a question', async () => {
    const t = await startApplication(anApplication('draft', { form: { ...emptyForm, stageName: 'Lá' }, step: 1 }));
    await t.edit({ realName: 'Trần' });
    t.origin.hold(anApplication('draft', { rev: 9, form: { ...emptyForm, stageName: 'Lá', experience: 'Ba mùa.' } }));
    await t.pass(1200);
    expect(t.keeping()).toBe('unsaved');
    await t.pass(1200);
    expect(t.origin.held()).toMatchObject({
      rev: 10,
      form: { stageName: 'Lá', realName: 'Trần', experience: 'Ba mùa.' },
    });
  });

  it('CA-2: what arrived while its answer was lost is no other’s draft', async () => {
    const t = await startApplication(anApplication());
    const { save } = t.origin.port;
    t.origin.port.save = async (draft) => {
      await save(draft);
      return down;
    };
    await t.edit({ stageName: 'Gió' });
    await t.pass(1200);
    await t.edit({ stageName: 'Gió Lùa ' });
    t.origin.port.save = save;
    await t.send({ type: 'apply.retry' });
    expect([t.keeping(), selectTheirs(t.state())]).toEqual(['settled', null]);
    expect(t.origin.held()).toMatchObject({ rev: 5, form: { stageName: 'Gió Lùa ' } });
  });

  it('CA-2: thrown away there, it is kept anew from here', async () => {
    const t = await startApplication(anApplication());
    await t.edit({ stageName: 'Còn đây' });
    t.origin.hold(null);
    await t.pass(1200);
    expect([t.page(), t.keeping()]).toEqual(['filling', 'unsaved']);
    await t.pass(1200);
    expect(t.origin.held()).toMatchObject({ rev: 1, form: { stageName: 'Còn đây' } });
  });

  it('CA-10: sent there, it is shown as sent', async () => {
    const t = await startApplication(anApplication());
    await t.edit({ stageName: 'Muộn' });
    t.origin.hold(anApplication('submitted'));
    await t.pass(1200);
    expect(t.page()).toBe('sent');
  });
});
