import { fromPromise } from 'xstate';
import type { CodesPort, ProvenCode } from '#ports/codes.ts';
import type { Outcome } from '#ports/failure.ts';
import type { ClockPort, LogPort } from '#ports/storage.ts';
import { oneTimeCodeMachine, type OneTimeCodeMachine } from './oneTimeCode.machine.ts';
import type { OneTimeCodeInput, SendAnswer } from './oneTimeCode.types.ts';

export interface OneTimeCodePorts {
  /** Loads with the first who needs it. */
  readonly codes: () => Promise<CodesPort>;
  readonly clock: ClockPort;
  readonly log: LogPort;
}

export const wireOneTimeCode = ({ codes, clock, log }: OneTimeCodePorts): OneTimeCodeMachine =>
  oneTimeCodeMachine.provide({
    actors: {
      send: fromPromise<SendAnswer, OneTimeCodeInput>(async ({ input: { to, purpose }, signal }) => {
        const outcome = await (await codes()).send(to, purpose, signal);
        return { outcome, at: clock.now() };
      }),
      check: fromPromise<Outcome<ProvenCode>, { readonly requestId: string; readonly code: string }>(
        async ({ input: { requestId, code }, signal }) => (await codes()).check(requestId, code, signal),
      ),
    },
    actions: { reportFault: ({ event }) => log.report('A code could not be sent or checked', event) },
  });
