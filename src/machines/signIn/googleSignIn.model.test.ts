import { expect, it } from 'vitest';
import type { GoogleAttempt, GoogleReturn } from '#domain/auth/google.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { rateLimited, refusedWith, serverFault, unreachable } from '../../../tests/fakes/accounts.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { googleSignInMachine } from './googleSignIn.machine.ts';
import { selectGoogleTrouble } from './googleSignIn.selectors.ts';
import { wireGoogleSignIn } from './googleSignIn.wire.ts';

const attempt: GoogleAttempt = { purpose: 'link', returnTo: '/menu', intent: { kind: 'bookings' } };
const refusals = [
  rateLimited(7),
  refusedWith(409),
  refusedWith(410),
  serverFault(501),
  serverFault(503),
  unreachable,
  failed({ kind: 'malformed', detail: '' }),
];
const cases = {
  'google.start': [{ type: 'google.start', attempt }],
  'xstate.done.actor.recall': [done('recall', attempt), done('recall', null)],
  'xstate.done.actor.begin': [succeeded('https://accounts.example/'), ...refusals].map((one) => done('begin', one)),
  'xstate.done.actor.finish': [succeeded('/menu?x'), ...refusals].map((one) => done('finish', one)),
};
const starts: readonly (GoogleReturn | null)[] = [
  null,
  { kind: 'answered', code: 'c', state: 's', iss: null },
  { kind: 'cancelled' },
  { kind: 'refused' },
  { kind: 'nothing' },
];

it('leads to Google and back as its chart says', async () => {
  const cover = coverage(googleSignInMachine);
  for (const returned of starts) {
    await walk({
      chart: googleSignInMachine,
      cover,
      cases,
      input: { returned },
      wire: (hands) => {
        let left = 0;
        let exchanged = 0;
        let back = 0;
        const machine = wireGoogleSignIn({
          proof: () => null,
          google: () =>
            Promise.resolve({
              begin: hands.promise('begin'),
              finish: (...asked) => {
                exchanged += 1;
                return hands.promise<never>('finish')(...asked);
              },
              recall: () => null,
              leave: () => void (left += 1),
              linkedAt: hands.promise('linkedAt'),
              unlink: hands.promise('unlink'),
            }),
          finished: () => void (back += 1),
          log: { warn: () => {}, report: () => {} },
        }).provide({ actors: { recall: hands.logic('recall') } });
        return {
          machine,
          check: (state) => {
            // Item 17: Google's answer is submitted once.
            expect(exchanged).toBeLessThanOrEqual(1);
            expect(back).toBe(state.matches('finished') ? 1 : 0);
            if (state.matches('away')) expect(left).toBeGreaterThan(0);
            if (selectGoogleTrouble(state as never) === 'limited') expect(state.context.retryAfterMs).toBe(7000);
          },
        };
      },
    });
  }
  cover.assertFull();
});
