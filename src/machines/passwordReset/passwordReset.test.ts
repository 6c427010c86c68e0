import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Credentials } from '#ports/accounts.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { asMember, refusedWith, settle, unreachable } from '../../../tests/fakes/accounts.ts';
import { provenCode, scriptedCodes, sentCode } from '../../../tests/fakes/codes.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import type { PasswordResetEvent } from './passwordReset.machine.ts';
import { selectResetCodeRef, selectResetStep } from './passwordReset.selectors.ts';
import { passwordResetInput, wirePasswordReset } from './passwordReset.wire.ts';

const PASSWORD = 'mưa rơi trên mái';

const start = async (
  script: Parameters<typeof scriptedCodes>[0] = {},
  kept: Record<string, string> = {},
  logIn: readonly (Outcome<null> | 'throws')[] = [],
) => {
  const { port, asked } = scriptedCodes({
    send: [sentCode(), sentCode()],
    check: [provenCode({ ticket: 't7' })],
    ...script,
  });
  const storage = fakeStorage(kept);
  const log: string[] = [];
  const loggedIn: Credentials[] = [];
  const clock = new SimulatedClock();
  const machine = wirePasswordReset({
    codes: () => Promise.resolve(port),
    clock: { now: () => clock.now(), id: () => 'id' },
    storage,
    logIn: (credentials) => {
      const answer = logIn[loggedIn.length];
      loggedIn.push(credentials);
      if (answer === 'throws') return Promise.reject(new Error('no'));
      return answer ? Promise.resolve(answer) : new Promise(() => {});
    },
    log: { warn: () => {}, report: (message) => void log.push(message) },
  });
  const actor = createActor(machine, { clock, input: passwordResetInput(storage) }).start();
  const send = async (...events: readonly PasswordResetEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
  };
  return {
    asked,
    loggedIn,
    storage,
    log,
    send,
    context: () => actor.getSnapshot().context,
    step: () => selectResetStep(actor.getSnapshot()),
    busy: () => actor.getSnapshot().hasTag('busy'),
    enter: async (code: string) => {
      selectResetCodeRef(actor.getSnapshot())!.send({ type: 'code.typed', text: code });
      await settle();
    },
    /** Goes as far as the new password. */
    prove: async () => {
      await send({ type: 'reset.account', text: ' lan.anh ' }, { type: 'reset.ask' });
      selectResetCodeRef(actor.getSnapshot())!.send({ type: 'code.typed', text: '123456' });
      await settle();
    },
  };
};

describe('AU-11: a forgotten password', () => {
  it('asks for a code to whatever was typed, and nothing else', async () => {
    const t = await start();
    await t.send({ type: 'reset.ask' }, { type: 'reset.account', text: '  ' }, { type: 'reset.ask' });
    expect([t.step(), t.asked]).toEqual(['asking', []]);
    await t.send({ type: 'reset.account', text: ' lan.anh ' }, { type: 'reset.ask' });
    expect([t.step(), t.asked]).toEqual(['proving', ['send lan.anh reset']]);
  });

  it('sets a new one with what the code has proved', async () => {
    const t = await start({ resetPassword: [asMember] });
    await t.prove();
    expect([t.step(), t.context().ticket]).toEqual(['choosing', 't7']);
    await t.send({ type: 'reset.set' }, { type: 'reset.password', text: '1234567' }, { type: 'reset.set' });
    expect(t.step()).toBe('choosing');
    await t.send({ type: 'reset.password', text: PASSWORD }, { type: 'reset.set' });
    expect(t.asked.at(-1)).toBe(`resetPassword t7 ${PASSWORD}`);
    expect([t.step(), t.context().password, t.context().ticket]).toEqual(['set', '', '']);
    expect(t.storage.kept.size).toBe(0);
  });

  it('one that is refused can be chosen anew with the same proof', async () => {
    const common = failed({ kind: 'refused', code: 422, fields: { password: 'common' } });
    const t = await start({ resetPassword: [common, 'throws', unreachable, asMember] });
    await t.prove();
    await t.send({ type: 'reset.password', text: 'password123' }, { type: 'reset.set' });
    expect([t.step(), t.context().failure]).toEqual(['choosing', common.ok ? null : common.failure]);
    await t.send({ type: 'reset.password', text: PASSWORD });
    expect(t.context().failure).toBeNull();
    await t.send({ type: 'reset.set' });
    expect([t.context().failure, t.log]).toEqual([{ kind: 'unreachable' }, ['Setting a password threw']]);
    await t.send({ type: 'reset.set' });
    await t.send({ type: 'reset.set' });
    expect(t.step()).toBe('set');
  });

  it('while it is being set nothing older is said, and nothing else can be asked', async () => {
    const t = await start({ resetPassword: [unreachable] });
    await t.prove();
    await t.send({ type: 'reset.password', text: PASSWORD }, { type: 'reset.set' });
    await t.send({ type: 'reset.set' });
    expect([t.step(), t.busy(), t.context().failure]).toEqual(['setting', true, null]);
    await t.send({ type: 'reset.set' }, { type: 'reset.back' });
    expect([t.step(), t.asked.filter((one) => one.startsWith('resetPassword')).length]).toEqual(['setting', 2]);
  });

  it('one that comes too late begins anew, and says so', async () => {
    const t = await start({ resetPassword: [refusedWith(410)] });
    await t.prove();
    await t.send({ type: 'reset.password', text: PASSWORD }, { type: 'reset.set' });
    expect([t.step(), t.context().failure]).toEqual(['asking', { kind: 'refused', code: 410 }]);
    expect(t.context()).toMatchObject({ account: ' lan.anh ', password: '', ticket: '' });
    await t.send({ type: 'reset.ask' });
    expect([t.step(), t.context().failure]).toEqual(['proving', null]);
  });

  it('one whose answer was lost, and that comes too late when it is sent again, logs in', async () => {
    for (const lost of [unreachable, 'throws', failed({ kind: 'serverFault', code: 502 })] as const) {
      const t = await start({ resetPassword: [lost, refusedWith(410)] }, {}, [succeeded(null)]);
      await t.prove();
      await t.send({ type: 'reset.password', text: PASSWORD }, { type: 'reset.set' });
      expect([t.step(), t.loggedIn]).toEqual(['choosing', []]);
      await t.send({ type: 'reset.set' });
      expect(t.loggedIn).toEqual([{ username: 'lan.anh', password: PASSWORD }]);
      expect([t.step(), t.context().password, t.storage.kept.size]).toEqual(['set', '', 0]);
    }
  });

  it('item 7: with another password it is too late as before; while it is tried nothing is said', async () => {
    const t = await start({ resetPassword: [unreachable, refusedWith(410)] }, {}, [refusedWith(403)]);
    await t.prove();
    await t.send({ type: 'reset.password', text: PASSWORD }, { type: 'reset.set' });
    await t.send({ type: 'reset.password', text: 'một mật khẩu khác' }, { type: 'reset.set' });
    expect([t.step(), t.context().failure]).toEqual(['asking', { kind: 'refused', code: 410 }]);
    const waits = await start({ resetPassword: [unreachable, refusedWith(410)] });
    await waits.prove();
    await waits.send({ type: 'reset.password', text: PASSWORD }, { type: 'reset.set' });
    await waits.send({ type: 'reset.set' });
    expect([waits.step(), waits.busy(), waits.context().failure]).toEqual(['setting', true, null]);
  });

  it('CALL-2: a log-in that fails on its way is tried again with the next one', async () => {
    const late = refusedWith(410);
    const t = await start({ resetPassword: [unreachable, late, late, late] }, {}, [
      unreachable,
      'throws',
      succeeded(null),
    ]);
    await t.prove();
    await t.send({ type: 'reset.password', text: PASSWORD });
    for (let i = 0; i < 3; i += 1) {
      await t.send({ type: 'reset.set' });
      expect([t.step(), t.context().failure]).toEqual(['choosing', { kind: 'unreachable' }]);
    }
    await t.send({ type: 'reset.set' });
    expect([t.step(), t.log]).toEqual(['set', ['Setting a password threw']]);
  });

  it('from the code and from the new password one can go back', async () => {
    const t = await start();
    await t.send({ type: 'reset.account', text: 'lan' }, { type: 'reset.ask' }, { type: 'reset.back' });
    expect(t.step()).toBe('asking');
    await t.send({ type: 'reset.ask' });
    await t.enter('123456');
    await t.send({ type: 'reset.password', text: PASSWORD }, { type: 'reset.back' });
    expect([t.step(), t.context().account, t.context().password, t.context().ticket]).toEqual([
      'asking',
      'lan',
      '',
      '',
    ]);
  });

  it('AU-11: a password whose answer was lost logs nobody in once another account was named', async () => {
    const t = await start(
      {
        send: [sentCode(), sentCode({ requestId: 'r2' })],
        check: [provenCode(), provenCode({ ticket: 't2' })],
        resetPassword: [unreachable, refusedWith(410)],
      },
      { 'khandai.reset': 'lan.anh' },
      [succeeded(null)],
    );
    const setAnew = async () => {
      await t.send({ type: 'reset.ask' });
      await t.enter('123456');
      await t.send({ type: 'reset.password', text: PASSWORD }, { type: 'reset.set' });
    };
    await setAnew();
    await t.send({ type: 'reset.back' }, { type: 'reset.account', text: 'minh' });
    await setAnew();
    expect(t.asked.filter((one) => one.startsWith('send'))).toEqual(['send lan.anh reset', 'send minh reset']);
    expect([t.step(), t.loggedIn]).toEqual(['asking', []]);
    expect(t.context().failure).toEqual({ kind: 'refused', code: 410 });
  });

  it('keeps the account that was typed', async () => {
    const t = await start();
    expect(t.context().account).toBe('');
    await t.send({ type: 'reset.account', text: 'lan@khandai.vn' });
    expect(Object.fromEntries(t.storage.kept)).toEqual({ 'khandai.reset': 'lan@khandai.vn' });
    expect((await start({}, Object.fromEntries(t.storage.kept))).context().account).toBe('lan@khandai.vn');
    await t.send({ type: 'reset.account', text: '' });
    expect(t.storage.kept.size).toBe(0);
    expect((await start({}, { 'khandai.reset': 'x'.repeat(999) })).context().account).toHaveLength(254);
  });
});
