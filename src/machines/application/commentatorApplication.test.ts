import { describe, expect, it } from 'vitest';
import type { ApplicationState } from '#domain/application/application.ts';
import { emptyForm } from '#domain/application/form.ts';
import { failed, type Failure } from '#ports/failure.ts';
import { anApplication, startApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { selectTheirs } from './commentatorApplication.selectors.ts';

const begin = { type: 'apply.begin', at: 0 } as const;
const next = { type: 'apply.next' } as const;
const back = { type: 'apply.back' } as const;
const submit = { type: 'apply.submit', note: null } as const;
const who = { realName: 'Trần Thị Lá', stageName: 'Lá Non', birthYear: 1999 };
const what = { sports: ['bong-da'], langs: ['vi'], experience: wholeForm.experience } as const;
const guestKey = 'khandai.application.guest';
const memberKey = 'khandai.application.m1';
const down = failed({ kind: 'unreachable' });

describe('opening the page', () => {
  it.each<[ApplicationState | null, string]>([
    [null, 'landing'],
    ['draft', 'filling'],
    ['submitted', 'sent'],
    ['reviewing', 'sent'],
    ['need_info', 'sent'],
    ['approved', 'sent'],
    ['rejected', 'sent'],
  ])('CA-4, CA-10: a member with %s sees the page %s', async (state, page) => {
    const t = await startApplication(state && anApplication(state));
    expect(t.page()).toBe(page);
  });

  it('CA-1: a guest reads about the work without a call', async () => {
    const t = await startApplication(null, { viewer: null });
    expect([t.page(), t.origin.asked]).toEqual(['landing', []]);
  });

  it('CA-2: goes on where it was left, with the zone of the place where nobody chose one', async () => {
    const t = await startApplication(anApplication('draft', { step: 3, form: { ...wholeForm, timezone: '' } }));
    expect([t.asked(), t.form().timezone, t.keeping()]).toEqual(['when', 'Asia/Bangkok', 'settled']);
  });

  it.each<[Failure]>([[{ kind: 'unreachable' }], [{ kind: 'serverFault', code: 500 }]])(
    'says so when it cannot be read (%j), and reads again by hand or once there is a network',
    async (failure) => {
      const t = await startApplication(null);
      t.origin.fail(failed(failure));
      for (const type of ['apply.retry', 'apply.online'] as const) {
        await t.send({ type: 'apply.viewer', userId: null });
        await t.send({ type: 'apply.viewer', userId: 'm1' });
        expect([t.page(), t.failure()]).toEqual(['unread', failure]);
        t.origin.fail(null);
        await t.send({ type });
        expect([t.page(), t.failure()]).toEqual(['landing', null]);
        t.origin.fail(failed(failure));
      }
    },
  );
});

describe('the steps', () => {
  it('CA-2: one after another, each once it is done; what is missing is said at its field', async () => {
    const t = await startApplication(null);
    await t.send(begin);
    expect([t.page(), t.asked(), t.problems()]).toEqual(['filling', 'who', {}]);
    await t.send(next);
    expect([t.asked(), t.problems()]).toEqual([
      'who',
      { realName: 'missing', stageName: 'missing', birthYear: 'missing' },
    ]);
    await t.edit(who);
    expect(t.problems()).toEqual({});
    await t.send(next);
    await t.edit(what);
    await t.send(next);
    expect([t.asked(), t.problems()]).toEqual(['when', {}]);
    await t.send(next);
    expect(t.problems()).toEqual({ availability: 'missing', phone: 'missing' });
    await t.edit({ availability: wholeForm.availability, phone: wholeForm.phone });
    await t.send(next);
    expect([t.asked(), t.problems()]).toEqual(['when', { contact: 'unproven' }]);
    await t.send({ type: 'apply.updated', application: anApplication('draft', { rev: 1 }) });
    expect(t.problems()).toEqual({});
    await t.send(next);
    expect(t.asked()).toBe('voice');
  });

  it('CA-2: while one types nothing new is complained of, and what is mended is no longer', async () => {
    const t = await startApplication(null);
    await t.send(begin);
    await t.edit({ stageName: 'x' });
    expect(t.problems()).toEqual({});
    await t.send(next);
    await t.edit({ realName: 'Trần' });
    expect(t.problems()).toEqual({ stageName: 'short', birthYear: 'missing' });
    await t.edit({ stageName: '' });
    expect(t.problems()).toEqual({ stageName: 'missing', birthYear: 'missing' });
  });

  it('CA-2: back to any step, forward only over those that are done', async () => {
    const t = await startApplication(anApplication('draft', { form: { ...wholeForm, sports: [] } }));
    expect(t.asked()).toBe('voice');
    await t.send(back);
    expect(t.asked()).toBe('when');
    await t.send(back);
    await t.send(back);
    await t.send(back);
    expect(t.asked()).toBe('who');
    await t.send({ type: 'apply.goTo', step: 'when' });
    expect(t.asked()).toBe('who');
    await t.send({ type: 'apply.goTo', step: 'what' });
    expect(t.asked()).toBe('what');
    await t.edit({ sports: ['tennis'] });
    await t.send({ type: 'apply.goTo', step: 'voice' });
    expect(t.asked()).toBe('voice');
    await t.send({ type: 'apply.goTo', step: 'who' });
    expect(t.asked()).toBe('who');
  });

  it('CA-2: leaving for the words about the work and coming back loses nothing', async () => {
    const t = await startApplication(null);
    await t.send(begin);
    await t.edit(who);
    await t.send({ type: 'apply.leave' });
    expect(t.page()).toBe('landing');
    await t.send(begin);
    expect([t.page(), t.form().realName, t.keeping()]).toEqual(['filling', 'Trần Thị Lá', 'unsaved']);
  });
});

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

describe('a guest', () => {
  it('CA-2: writes in this browser; the third step asks to log in', async () => {
    const t = await startApplication(null, { viewer: null });
    await t.send(begin);
    await t.edit(who);
    expect(t.keeping()).toBe('local');
    await t.send(next);
    await t.send(next);
    expect(t.asked()).toBe('what');
    await t.edit(what);
    await t.send(next);
    expect([t.asked(), t.logIns()]).toEqual(['barred', 1]);
    await t.send({ type: 'apply.logIn' });
    expect(t.logIns()).toBe(2);
    await t.pass(100_000);
    expect(t.origin.asked).toEqual([]);
    await t.send(back);
    expect(t.asked()).toBe('what');
  });

  it('CA-2: after the log-in goes on at the third step, and the member has it all', async () => {
    const t = await startApplication(null, { viewer: null });
    await t.send(begin);
    await t.edit(who);
    await t.send(next);
    await t.edit(what);
    await t.send(next);
    await t.send({ type: 'apply.viewer', userId: 'm1' });
    expect([t.asked(), t.keeping(), t.form()]).toMatchObject(['when', 'unsaved', { ...who, ...what }]);
    await t.pass(1200);
    expect(t.origin.held()).toMatchObject({ rev: 1, step: 3, form: { ...who, ...what } });
    expect(t.storage.kept.size).toBe(0);
  });

  it('CA-2: a reload loses nothing either', async () => {
    const storage = fakeStorage();
    const t = await startApplication(null, { viewer: null }, storage);
    await t.send(begin);
    await t.edit(who);
    t.stop();
    const again = await startApplication(null, { viewer: null }, storage);
    expect([again.page(), again.keeping(), again.form()]).toMatchObject(['filling', 'local', who]);
  });

  it('CA-2: whose member wrote something else before chooses', async () => {
    const storage = fakeStorage();
    const t = await startApplication(null, { viewer: null }, storage);
    await t.send(begin);
    await t.edit({ ...who, stageName: 'Của khách' });
    t.origin.hold(anApplication());
    await t.send({ type: 'apply.viewer', userId: 'm1' });
    expect([t.keeping(), t.form().stageName]).toEqual(['contradicted', 'Của khách']);
    expect(storage.kept.has(guestKey)).toBe(true);
    await t.send({ type: 'apply.takeTheirs' });
    expect([t.form().stageName, storage.kept.size]).toEqual(['Lá Non', 0]);
  });

  it('CA-10: whose member has sent one before sees that one', async () => {
    const t = await startApplication(null, { viewer: null });
    await t.send(begin);
    await t.edit(who);
    t.origin.hold(anApplication('reviewing'));
    await t.send({ type: 'apply.viewer', userId: 'm1' });
    expect(t.page()).toBe('sent');
  });

  it('throws a draft away without a call', async () => {
    const t = await startApplication(null, { viewer: null });
    await t.send(begin);
    await t.edit(who);
    await t.send({ type: 'apply.withdraw' });
    expect([t.page(), t.form().realName, t.storage.kept.size, t.origin.asked]).toEqual(['landing', '', 0, []]);
  });

  it('who logs out no longer sees what the member wrote', async () => {
    const t = await startApplication(anApplication());
    await t.send({ type: 'apply.viewer', userId: null });
    expect([t.page(), t.form().realName, t.application()]).toEqual(['landing', '', null]);
  });

  it('the same viewer told again changes nothing', async () => {
    const t = await startApplication(anApplication());
    await t.edit({ stageName: 'Đang viết' });
    await t.send({ type: 'apply.viewer', userId: 'm1' });
    expect([t.form().stageName, t.origin.asked]).toEqual(['Đang viết', ['my']]);
  });
});

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
});
