import { describe, expect, it } from 'vitest';
import type { ApplicationState } from '#domain/application/application.ts';
import { failed, type Failure } from '#ports/failure.ts';
import { back, begin, guestKey, next, what, who } from '../../../tests/fakes/applicationActs.ts';
import { anApplication, startApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';

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
