import { fromPromise } from 'xstate';
import {
  keptPending,
  PENDING_CODES,
  pendingFor,
  readPending,
  withoutPending,
  withPending,
  type PendingCode,
} from '#domain/auth/pendingCode.ts';
import type { CodesPort, ProvenCode } from '#ports/codes.ts';
import type { Outcome } from '#ports/failure.ts';
import type { ClockPort, LogPort, StoragePort } from '#ports/storage.ts';
import { oneTimeCodeMachine, type OneTimeCodeMachine } from './oneTimeCode.machine.ts';
import type { OneTimeCodeContext, OneTimeCodeInput, RecalledCode, SendAnswer } from './oneTimeCode.types.ts';

export interface OneTimeCodePorts {
  /** Lazily loaded. */
  readonly codes: () => Promise<CodesPort>;
  /** Stores the ids of pending codes, which are useless without the codes themselves. */
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly log: LogPort;
}

const secondsUntil = (then: number, now: number): number => Math.ceil((then - now) / 1000);

const recalled = ({ resendAt, expiresAt, triesLeft, ...code }: PendingCode, at: number): RecalledCode => {
  const { requestId, channel, shownAt } = code;
  const times = { ttlS: secondsUntil(expiresAt, at), resendAfterS: secondsUntil(resendAt, at) };
  return { sent: { requestId, channel, shownAt, ...times }, triesLeft, at };
};

export const wireOneTimeCode = ({ codes, storage, clock, log }: OneTimeCodePorts): OneTimeCodeMachine => {
  const pending = () => readPending(storage.read(PENDING_CODES));
  const keep = (next: readonly PendingCode[]) => storage.write(PENDING_CODES, keptPending(next));
  const keepOf = ({ to, purpose, sent, resendAt, expiresAt, triesLeft }: OneTimeCodeContext) => {
    if (!sent) return;
    const { requestId, channel, shownAt } = sent;
    const code = { to, purpose, requestId, channel, shownAt, resendAt, expiresAt, triesLeft };
    keep(withPending(pending(), code, clock.now()));
  };

  return oneTimeCodeMachine.provide({
    actors: {
      recall: fromPromise<RecalledCode | null, OneTimeCodeInput>(({ input }) => {
        const now = clock.now();
        const code = pendingFor(pending(), input, now);
        return Promise.resolve(code && recalled(code, now));
      }),
      send: fromPromise<SendAnswer, OneTimeCodeInput>(async ({ input: { to, purpose }, signal }) => {
        const outcome = await (await codes()).send(to, purpose, signal);
        return { outcome, at: clock.now() };
      }),
      check: fromPromise<Outcome<ProvenCode>, { readonly requestId: string; readonly code: string }>(
        async ({ input: { requestId, code }, signal }) => (await codes()).check(requestId, code, signal),
      ),
    },
    actions: {
      keepCode: ({ context }) => keepOf(context),
      // A code that became void, or was used in another tab, is not stored again.
      updateCode: ({ context }) => {
        if (pending().some(({ requestId }) => requestId === context.sent?.requestId)) keepOf(context);
      },
      dropCode: ({ context: { sent } }) => keep(withoutPending(pending(), sent?.requestId ?? '')),
      reportFault: ({ event }) => log.report('A code could not be sent or checked', event),
    },
  });
};
