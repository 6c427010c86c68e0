import { fromPromise } from 'xstate';
import type { CeremonyOutcome } from '#ports/passkeys.ts';
import type { LogPort } from '#ports/storage.ts';
import { passkeyMachine, type PasskeyMachine } from './passkey.machine.ts';

/** The ceremony: adding a passkey with a name, or signing in with one. */
export interface PasskeyPorts {
  readonly ask: (name: string, signal: AbortSignal) => Promise<CeremonyOutcome<unknown>>;
  /** Waits at the username field (autofill); null if it is not supported. */
  readonly offer: ((signal: AbortSignal) => Promise<CeremonyOutcome<unknown>>) | null;
  readonly done: () => void;
  readonly log: LogPort;
}

export const wirePasskey = ({ ask, offer, done, log }: PasskeyPorts): PasskeyMachine =>
  passkeyMachine.provide({
    actors: {
      ask: fromPromise<CeremonyOutcome<unknown>, string>(({ input, signal }) => ask(input, signal)),
      // The chart invokes the offer only if its input has one.
      offer: fromPromise<CeremonyOutcome<unknown>, void>(({ signal }) => offer!(signal)),
    },
    actions: {
      tellDone: () => done(),
      reportFault: ({ event }) => log.report('Asking for a passkey threw', event),
    },
  });
