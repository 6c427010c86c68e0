import { createActor, SimulatedClock } from 'xstate';
import type { OneTimeCodeEvent, OneTimeCodeInput } from '#machines/oneTimeCode/oneTimeCode.types.ts';
import { selectCodeStage } from '#machines/oneTimeCode/oneTimeCode.selectors.ts';
import { wireOneTimeCode } from '#machines/oneTimeCode/oneTimeCode.wire.ts';
import type { CodesPort, ProvenCode, SentCode } from '#ports/codes.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import { asMember, settle } from './accounts.ts';
import { fakeStorage } from './storage.ts';

export const sentCode = (changed: Partial<SentCode> = {}): Outcome<SentCode> =>
  succeeded({ requestId: 'r1', ttlS: 600, resendAfterS: 60, channel: 'mail', shownAt: null, ...changed });
export const provenCode = (changed: Partial<ProvenCode> = {}): Outcome<ProvenCode> =>
  succeeded({ ticket: 't1', taken: false, ...changed });

interface Script {
  readonly send?: readonly (Outcome<SentCode> | 'throws')[];
  readonly check?: readonly (Outcome<ProvenCode> | 'throws')[];
  readonly resetPassword?: readonly (Awaited<ReturnType<CodesPort['resetPassword']>> | 'throws')[];
  readonly checkContact?: readonly (Awaited<ReturnType<CodesPort['checkContact']>> | 'throws')[];
}

/** Gives the answers of its script in order, never answers after that, and records its calls. */
export const scriptedCodes = (script: Script) => {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const answer =
    <Name extends keyof Script>(name: Name) =>
    (...args: readonly unknown[]): Promise<never> => {
      const turn = asked.filter((one) => one.startsWith(`${name} `)).length;
      asked.push([name, ...args.slice(0, -1)].join(' '));
      signals.push(args.at(-1) as AbortSignal);
      const next = script[name]?.[turn];
      if (next === 'throws') return Promise.reject(new Error(`${name} threw`));
      return next ? Promise.resolve(next as never) : new Promise(() => {});
    };
  const port: CodesPort = {
    checkContact: answer('checkContact'),
    send: answer('send'),
    check: answer('check'),
    resetPassword: answer('resetPassword'),
    takeContact: () => Promise.resolve(asMember),
  };
  return { port, asked, signals };
};

/** The wired chart of one code on a simulated clock. */
export const startCode = async (
  script: Script,
  input: Partial<OneTimeCodeInput> = {},
  { clock = new SimulatedClock(), storage = fakeStorage() } = {},
) => {
  const { port, asked, signals } = scriptedCodes(script);
  const log: string[] = [];
  const ports = {
    codes: () => Promise.resolve(port),
    storage,
    clock: { now: () => clock.now(), id: () => 'id' },
    log: { warn: () => {}, report: (message: string) => void log.push(message) },
  };
  const actor = createActor(wireOneTimeCode(ports), {
    clock,
    input: { to: 'lan@khandai.vn', purpose: 'register', ...input },
  }).start();
  await settle();
  return {
    actor,
    clock,
    storage,
    asked,
    signals,
    log,
    state: () => actor.getSnapshot(),
    stage: () => selectCodeStage(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    send: async (event: OneTimeCodeEvent) => {
      actor.send(event);
      await settle();
    },
    type: async (text: string) => {
      actor.send({ type: 'code.typed', text });
      await settle();
    },
    pass: async (seconds: number) => {
      clock.increment(seconds * 1000);
      await settle();
    },
  };
};
