import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { rateLimited, refusedWith, unreachable } from '../../../tests/fakes/accounts.ts';
import { provenCode, sentCode } from '../../../tests/fakes/codes.ts';
import { PASSWORD, startSignUpChart as start } from '../../../tests/fakes/signUpWorld.ts';

describe('a registration whose answer is lost', () => {
  const taken = refusedWith(409);
  const unproven = (field: string) => failed({ kind: 'refused', code: 422, fields: { [field]: 'unproven' } });
  const submit = { type: 'signUp.submit' } as const;

  it.each([
    ['the network', unreachable],
    ['an answer that cannot be read', failed({ kind: 'malformed', detail: '' })],
    ['a fault on the way', failed({ kind: 'serverFault', code: 502 })],
    ['a throw', 'throws' as const],
  ])('REG-1: by %s, sent again and refused as taken logs in with what was typed', async (_, lost) => {
    const t = await start({ register: [lost, taken], logIn: [succeeded(null)] });
    await t.fill('');
    await t.send(submit);
    expect([t.step(), t.loggedIn]).toEqual(['form', []]);
    // The lost registration may have taken the name for the viewer, so it must not be shown as taken.
    await t.pass(300);
    expect([t.username(), t.names]).toEqual(['unknown', ['lan.anh']]);
    await t.send(submit);
    expect(t.loggedIn).toEqual([{ username: 'lan.anh', password: PASSWORD }]);
    expect([t.step(), t.context().password, t.storage.kept.size]).toEqual(['registered', '', 0]);
  });

  it.each([
    ['email', 'lan@khandai.vn'],
    ['phoneNumber', '0912 345 678'],
  ])('REG-1: with its %s proved, sent again with the same proof logs in too', async (field, contact) => {
    const t = await start({
      codes: { send: [sentCode()], check: [provenCode()] },
      register: [unreachable, unproven(field)],
      logIn: [succeeded(null)],
    });
    await t.fill(contact);
    await t.send(submit);
    await t.enter('123456');
    expect(t.context().proof).not.toBeNull();
    await t.send(submit);
    expect([t.step(), t.loggedIn.length]).toEqual(['registered', 1]);
  });

  it('while the log-in is tried it is still busy, and nothing is said', async () => {
    const t = await start({ register: [unreachable, taken] });
    await t.fill('');
    await t.send(submit, submit);
    await t.send(submit);
    expect([t.step(), t.loggedIn.length, t.context().failure]).toEqual(['registering', 1, null]);
    expect(t.actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('item 6: with another password, or where the name was somebody else’s, it stays refused as before', async () => {
    const t = await start({ register: [unreachable, taken, taken], logIn: [refusedWith(403)] });
    await t.fill('');
    await t.send(submit);
    await t.send({ type: 'signUp.password', text: 'một mật khẩu khác' }, submit);
    expect(t.loggedIn).toEqual([{ username: 'lan.anh', password: 'một mật khẩu khác' }]);
    expect([t.step(), t.context().failure]).toEqual(['form', { kind: 'refused', code: 409 }]);
    await t.send(submit);
    expect([t.step(), t.loggedIn.length]).toEqual(['form', 1]);
  });

  it('a proof that is used up is given up once the log-in was refused', async () => {
    const t = await start({
      codes: { send: [sentCode(), sentCode()], check: [provenCode()] },
      register: [unreachable, unproven('email')],
      logIn: [refusedWith(403)],
    });
    await t.fill('lan@khandai.vn');
    await t.send(submit);
    await t.enter('123456');
    await t.send(submit);
    expect([t.step(), t.context().proof]).toEqual(['form', null]);
    expect(t.context().failure).toEqual({ kind: 'refused', code: 422, fields: { email: 'unproven' } });
    await t.send(submit);
    expect(t.step()).toBe('proving');
  });

  it('one that is refused as taken without a lost answer before logs nobody in', async () => {
    const t = await start({ register: [taken, unreachable, taken] });
    await t.fill('');
    await t.send(submit);
    expect([t.step(), t.loggedIn]).toEqual(['form', []]);
    await t.send({ type: 'signUp.username', text: 'mai' }, submit);
    await t.send({ type: 'signUp.username', text: 'lan.anh' }, submit);
    expect([t.step(), t.loggedIn]).toEqual(['form', []]);
  });

  it('a refusal of another kind is said, and the next one is still known', async () => {
    const t = await start({ register: [unreachable, rateLimited(9), taken], logIn: [succeeded(null)] });
    await t.fill('');
    await t.send(submit);
    await t.send(submit);
    expect([t.step(), t.context().failure]).toEqual(['form', { kind: 'rateLimited', retryAfterS: 9 }]);
    await t.send(submit);
    expect(t.step()).toBe('registered');
  });

  it('CALL-2: a log-in that fails on its way says so, and is tried again with the next one', async () => {
    const t = await start({
      register: [unreachable, taken, taken, taken],
      logIn: [unreachable, 'throws', succeeded(null)],
    });
    await t.fill('');
    for (let i = 0; i < 3; i += 1) {
      await t.send(submit);
      expect([t.step(), t.context().failure]).toEqual(['form', { kind: 'unreachable' }]);
    }
    expect(t.log).toEqual(['Registering threw']);
    await t.send(submit);
    expect([t.step(), t.loggedIn.length]).toEqual(['registered', 3]);
  });
});
