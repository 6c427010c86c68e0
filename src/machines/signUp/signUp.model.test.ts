import { expect, it } from 'vitest';
import { emptyDraft } from '#domain/auth/signUp.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { refusedWith, unreachable } from '../../../tests/fakes/accounts.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import type { Hands } from '../../../tests/model/hands.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import type { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine.ts';
import { signUpMachine } from './signUp.machine.ts';
import { selectContactStage, selectUsernameStage } from './signUp.selectors.ts';
import { wireSignUp } from './signUp.wire.ts';

const no = (reason: string) => succeeded({ ok: false, reason });
const answers = (id: string, ...outcomes: readonly unknown[]) => ({
  [`xstate.done.actor.${id}`]: outcomes.map((outcome) => done(id, outcome)),
});
const typed = (field: string, ...texts: readonly string[]) => ({
  [`signUp.${field}`]: texts.map((text) => ({ type: `signUp.${field}`, text })),
});
const lostProof = failed({ kind: 'refused', code: 422, fields: { email: 'unproven' } });
const cases = {
  ...typed('username', '', 'lan', 'L', 'admin'),
  ...typed('contact', '', 'lan@khandai.vn', 'lan@'),
  ...typed('nickname', 'Lan'),
  ...typed('password', 'mưa rơi trên mái'),
  ...answers('checkUsername', succeeded({ ok: true }), no('taken'), no('reserved'), no('format'), unreachable),
  ...answers('checkContact', succeeded({ ok: true, shown: null }), no('format'), no('unsupported'), unreachable),
  ...answers('oneTimeCode', { ticket: 't', taken: false }, { ticket: 't', taken: true }),
  ...answers('register', succeeded(null), refusedWith(409), lostProof, unreachable),
  ...answers('logIn', succeeded(null), refusedWith(403), unreachable),
};

/** The chart with fake actors; the chart of the code has a model test of its own, so it is faked too. */
const wired = (hands: Hands) => {
  const storage = fakeStorage();
  const machine = wireSignUp({
    accounts: { checkUsername: hands.promise('checkUsername') },
    codes: () => Promise.reject(new Error('the walk has no codes')),
    register: hands.promise('register'),
    logIn: hands.promise('logIn'),
    clock: { now: () => 0, id: () => 'id' },
    storage,
    log: { warn: () => {}, report: () => {} },
  }).provide({
    actors: {
      checkContact: hands.logic('checkContact'),
      oneTimeCode: hands.logic('oneTimeCode') as unknown as typeof oneTimeCodeMachine,
    },
  });
  return { machine, storage };
};

it('REG-1: takes in a registration as its chart says', { timeout: 120_000 }, async () => {
  const cover = coverage(signUpMachine);
  await walk({
    chart: signUpMachine,
    cover,
    cases,
    input: { draft: emptyDraft },
    // One field after the other: if both were debounced at once, their order would be fixed.
    allow: (state, event) => {
      const username = selectUsernameStage(state as never);
      const contact = selectContactStage(state as never);
      if (event.type === 'signUp.contact') return username === 'blank' || username === 'free';
      if (event.type === 'signUp.username') return contact === 'blank' && username !== 'asking';
      if (event.type === 'signUp.nickname') return username === 'blank' && contact === 'blank';
      if (event.type === 'signUp.password') return username === 'free' && contact !== 'asking';
      if (event.type.includes('typingPause')) return username !== 'asking' || contact !== 'asking';
      if (event.type === 'signUp.left') return contact === 'blank';
      return true;
    },
    seen: ({ username, contact, password, nickname, proof, failure, unanswered, refusal }) => [
      username,
      contact,
      password !== '',
      nickname !== '',
      proof !== null,
      failure !== null,
      unanswered,
      refusal !== null,
    ],
    wire: (hands) => {
      const { machine, storage } = wired(hands);
      return {
        machine,
        check: (state) => {
          const { context } = state;
          expect([...storage.kept.values()].join()).not.toContain('mưa');
          if (state.matches('registering')) {
            const contact = String(context.contact).trim();
            expect(contact === '' || context.proof?.contact === contact).toBe(true);
          }
          if (state.matches('loggingIn')) expect(context.username).toBe(context.unanswered);
          if (state.matches('registered')) expect([storage.kept.size, context.password]).toEqual([0, '']);
          if (state.matches('proving')) expect(context.contact).not.toBe('');
        },
      };
    },
  });
  cover.assertFull();
});
