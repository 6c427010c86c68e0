import { expect, it } from 'vitest';
import type { CeremonyOutcome } from '#ports/passkeys.ts';
import { rateLimited, refusedWith, unreachable } from '../../../tests/fakes/accounts.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { passkeyMachine } from './passkey.machine.ts';
import { wirePasskey } from './passkey.wire.ts';

const outcomes: readonly CeremonyOutcome<null>[] = [
  { ok: true, value: null },
  { ok: false, failure: { kind: 'cancelled' } },
  { ok: false, failure: { kind: 'keptAlready' } },
  ...[rateLimited(3), refusedWith(403), refusedWith(409), refusedWith(410), unreachable],
];
const cases = {
  'passkey.ask': [{ type: 'passkey.ask', name: 'Máy' }],
  'xstate.done.actor.ask': outcomes.map((outcome) => done('ask', outcome)),
  'xstate.done.actor.offer': outcomes.map((outcome) => done('offer', outcome)),
};

it('asks for a passkey as its chart says', async () => {
  const cover = coverage(passkeyMachine);
  for (const offers of [false, true])
    await walk({
      chart: passkeyMachine,
      cover,
      cases,
      input: { offers },
      wire: (hands) => {
        let ended = 0;
        return {
          machine: wirePasskey({
            ask: hands.promise('ask'),
            offer: hands.promise('offer'),
            done: () => void (ended += 1),
            log: { warn: () => {}, report: () => {} },
          }),
          check: (state) => {
            if (state.matches('done')) expect(ended).toBeGreaterThan(0);
            if (!offers) expect(state.matches('offering')).toBe(false);
          },
        };
      },
    });
  cover.assertFull();
});
