import { expect, it } from 'vitest';
import type { Credentials } from '#ports/accounts.ts';
import { succeeded } from '#ports/failure.ts';
import { refusedWith, settle, unreachable } from '../../../tests/fakes/accounts.ts';
import { provenCode, scriptedCodes, sentCode } from '../../../tests/fakes/codes.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import type { PasswordResetEvent } from './passwordReset.machine.ts';
import { selectResetCodeRef, selectResetStep } from './passwordReset.selectors.ts';
import { startPasswordReset } from './passwordReset.wire.ts';

it('AU-11: a password whose answer was lost logs nobody in once another account was named', async () => {
  const { port, asked } = scriptedCodes({
    send: [sentCode(), sentCode({ requestId: 'r2' })],
    check: [provenCode(), provenCode({ ticket: 't2' })],
    resetPassword: [unreachable, refusedWith(410)],
  });
  const loggedIn: Credentials[] = [];
  const actor = startPasswordReset({
    codes: () => Promise.resolve(port),
    logIn: (credentials) => {
      loggedIn.push(credentials);
      return Promise.resolve(succeeded(null));
    },
    clock: { now: () => 0, id: () => 'id' },
    storage: fakeStorage({ 'khandai.reset': 'lan.anh' }),
    log: { warn: () => {}, report: () => {} },
  });
  const send = async (...events: readonly PasswordResetEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
  };
  const setAnew = async () => {
    await send({ type: 'reset.ask' });
    selectResetCodeRef(actor.getSnapshot())!.send({ type: 'code.typed', text: '123456' });
    await settle();
    await send({ type: 'reset.password', text: 'mưa rơi trên mái' }, { type: 'reset.set' });
  };
  await setAnew();
  await send({ type: 'reset.back' }, { type: 'reset.account', text: 'minh' });
  await setAnew();
  expect(asked.filter((one) => one.startsWith('send'))).toEqual(['send lan.anh reset', 'send minh reset']);
  expect([selectResetStep(actor.getSnapshot()), loggedIn]).toEqual(['asking', []]);
  expect(actor.getSnapshot().context.failure).toEqual({ kind: 'refused', code: 410 });
  actor.stop();
});
