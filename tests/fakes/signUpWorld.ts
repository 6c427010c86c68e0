import { createActor, SimulatedClock } from 'xstate';
import type { Credentials, Registration, UsernameAnswer } from '#ports/accounts.ts';
import type { CodesPort } from '#ports/codes.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import {
  selectCodeRef,
  selectContactStage,
  selectSignUpStep,
  selectUsernameStage,
} from '#machines/signUp/signUp.selectors.ts';
import type { SignUpEvent } from '#machines/signUp/signUp.types.ts';
import { signUpInput, wireSignUp } from '#machines/signUp/signUp.wire.ts';
import { settle } from './accounts.ts';
import { scriptedCodes } from './codes.ts';
import { fakeStorage } from './storage.ts';

export const PASSWORD = 'mưa rơi trên mái';
const free = succeeded<UsernameAnswer>({ ok: true });
export const accepted = succeeded({ ok: true, shown: null } as const);

export interface SignUpWorld {
  readonly codes?: Parameters<typeof scriptedCodes>[0];
  readonly usernames?: Readonly<Record<string, Outcome<UsernameAnswer> | 'throws' | 'never'>>;
  readonly register?: readonly (Outcome<null> | 'throws')[];
  readonly logIn?: readonly (Outcome<null> | 'throws')[];
  readonly kept?: Readonly<Record<string, string>>;
}

/** The wired chart of a registration on a simulated clock. */
export const startSignUpChart = async ({
  codes = {},
  usernames = {},
  register = [],
  logIn = [],
  kept = {},
}: SignUpWorld = {}) => {
  const { port, asked, signals } = scriptedCodes({ checkContact: Array(9).fill(accepted), ...codes });
  const names: string[] = [];
  const nameSignals: AbortSignal[] = [];
  const registered: Registration[] = [];
  const loggedIn: Credentials[] = [];
  const log: string[] = [];
  const storage = fakeStorage(kept);
  const clock = new SimulatedClock();
  const machine = wireSignUp({
    accounts: {
      checkUsername: (name, signal) => {
        names.push(name);
        nameSignals.push(signal);
        const answer = usernames[name] ?? free;
        if (answer === 'throws') return Promise.reject(new Error('no'));
        return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer);
      },
    },
    codes: (): Promise<CodesPort> => Promise.resolve(port),
    register: (registration) => {
      registered.push(registration);
      const answer = register[registered.length - 1] ?? succeeded(null);
      return answer === 'throws' ? Promise.reject(new Error('no')) : Promise.resolve(answer);
    },
    logIn: (credentials) => {
      loggedIn.push(credentials);
      const answer = logIn[loggedIn.length - 1];
      if (answer === 'throws') return Promise.reject(new Error('no'));
      return answer ? Promise.resolve(answer) : new Promise(() => {});
    },
    clock: { now: () => clock.now(), id: () => 'id' },
    storage,
    log: { warn: () => {}, report: (message) => void log.push(message) },
  });
  const actor = createActor(machine, { clock, input: signUpInput(storage) }).start();
  await settle();
  const send = async (...events: readonly SignUpEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
  };
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  return {
    actor,
    asked,
    signals,
    names,
    nameSignals,
    registered,
    loggedIn,
    log,
    storage,
    send,
    pass,
    context: () => actor.getSnapshot().context,
    step: () => selectSignUpStep(actor.getSnapshot()),
    username: () => selectUsernameStage(actor.getSnapshot()),
    contact: () => selectContactStage(actor.getSnapshot()),
    fill: async (contact: string, username = 'lan.anh') => {
      await send(
        { type: 'signUp.username', text: username },
        { type: 'signUp.contact', text: contact },
        { type: 'signUp.password', text: PASSWORD },
      );
      await pass(300);
    },
    enter: async (code: string) => {
      selectCodeRef(actor.getSnapshot())!.send({ type: 'code.typed', text: code });
      await settle();
    },
  };
};
