import { expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import { asMember, refusedWith, unreachable } from '../../../tests/fakes/accounts.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import type { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine.ts';
import { passwordResetMachine } from './passwordReset.machine.ts';
import { wirePasswordReset } from './passwordReset.wire.ts';

const cases = {
  'reset.account': ['lan', ' '].map((text) => ({ type: 'reset.account', text })),
  'reset.password': ['mưa rơi trên mái', 'ngắn'].map((text) => ({ type: 'reset.password', text })),
  'xstate.done.actor.oneTimeCode': [done('oneTimeCode', { ticket: 't', taken: false })],
  'xstate.done.actor.logIn': [succeeded(null), refusedWith(403), unreachable].map((one) => done('logIn', one)),
  'xstate.done.actor.setPassword': [asMember, refusedWith(410), refusedWith(422), unreachable].map((one) =>
    done('setPassword', one),
  ),
};

it('leads from a forgotten password to a new one as its chart says', async () => {
  const cover = coverage(passwordResetMachine);
  await walk({
    chart: passwordResetMachine,
    cover,
    cases,
    input: { account: '' },
    wire: (hands) => {
      const storage = fakeStorage();
      const machine = wirePasswordReset({
        codes: () => Promise.reject(new Error('the walk has no codes')),
        clock: { now: () => 0, id: () => 'id' },
        storage,
        logIn: () => Promise.reject(new Error('the walk has no session')),
        log: { warn: () => {}, report: () => {} },
      }).provide({
        actors: {
          setPassword: hands.logic('setPassword'),
          logIn: hands.logic('logIn'),
          // This child chart has a model test of its own.
          oneTimeCode: hands.logic('oneTimeCode') as unknown as typeof oneTimeCodeMachine,
        },
      });
      return {
        machine,
        check: (state) => {
          const { context } = state;
          expect([...storage.kept.values()].join()).not.toContain('mưa');
          if (state.matches('loggingIn')) expect(context.unanswered).toBe(true);
          if (['choosing', 'setting', 'loggingIn'].some((one) => state.matches(one))) expect(context.ticket).toBe('t');
          else expect([context.ticket, context.password, context.unanswered]).toEqual(['', '', false]);
          if (state.matches('set')) expect(storage.kept.size).toBe(0);
        },
      };
    },
  });
  cover.assertFull();
});
