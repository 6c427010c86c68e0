import { expect, it } from 'vitest';
import { CODES } from '#domain/auth/codes.ts';
import { succeeded } from '#ports/failure.ts';
import { rateLimited, refusedWith, unreachable } from '../../../tests/fakes/accounts.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { oneTimeCodeMachine } from './oneTimeCode.machine.ts';
import { wireOneTimeCode } from './oneTimeCode.wire.ts';

const sent = succeeded({ requestId: 'r', ttlS: 600, resendAfterS: 60, channel: 'mail', shownAt: null } as const);
const sendings = [sent, rateLimited(40), unreachable];
const proof = succeeded({ ticket: 't', taken: false });
const recalled = { sent: sent.ok && { ...sent.value, resendAfterS: 20 }, triesLeft: CODES.tries, at: 0 };
const cases = {
  'xstate.done.actor.recall': [null, recalled].map((one) => done('recall', one)),
  'xstate.done.actor.send': sendings.map((outcome) => done('send', { outcome, at: 0 })),
  'xstate.done.actor.check': [proof, refusedWith(422), refusedWith(410), unreachable].map((one) => done('check', one)),
  'code.typed': ['123456', '12'].map((text) => ({ type: 'code.typed', text })),
};

it('has a code sent and checked as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(oneTimeCodeMachine);
  await walk({
    chart: oneTimeCodeMachine,
    cover,
    cases,
    input: { to: 'lan@khandai.vn', purpose: 'register' },
    // Two wrong attempts are enough: further ones behave the same.
    allow: (state) => state.context.triesLeft > CODES.tries - 2,
    seen: ({ sent: one, waitMs, again, code, triesLeft, failure }) => [
      one !== null,
      waitMs,
      again,
      String(code).length,
      triesLeft,
      (failure as { readonly kind: string } | null)?.kind ?? null,
    ],
    wire: (hands) => {
      const storage = fakeStorage();
      const codes = {
        checkContact: hands.promise<never>('checkContact'),
        send: hands.promise<never>('send'),
        check: hands.promise<never>('check'),
        resetPassword: hands.promise<never>('resetPassword'),
        takeContact: hands.promise<never>('takeContact'),
      };
      const machine = wireOneTimeCode({
        codes: () => Promise.resolve(codes),
        storage,
        clock: { now: () => 0, id: () => 'id' },
        log: { warn: () => {}, report: () => {} },
      }).provide({ actors: { recall: hands.logic('recall'), send: hands.logic('send') } });
      return {
        machine,
        check: (state) => {
          const { context } = state;
          if (state.matches('entering')) expect(context.sent).not.toBeNull();
          if (state.matches({ entering: { entry: { live: 'checking' } } }))
            expect(context.code).toHaveLength(CODES.digits);
          if (state.matches('proven') || state.matches({ entering: { entry: { live: 'spent' } } }))
            expect(storage.kept.size).toBe(0);
          if (state.matches('proven')) expect(state.output).toEqual(proof.ok && proof.value);
          if (state.matches({ entering: { entry: { live: 'spent' } } })) expect(context.code).toBe('');
        },
      };
    },
  });
  cover.assertFull();
});
