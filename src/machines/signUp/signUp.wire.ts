import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { keptDraft, readDraft } from '#domain/auth/signUp.ts';
import type { AccountsPort, Credentials, Registration, UsernameAnswer } from '#ports/accounts.ts';
import type { ContactAnswer } from '#ports/codes.ts';
import type { Outcome } from '#ports/failure.ts';
import type { StoragePort } from '#ports/storage.ts';
import { wireOneTimeCode, type OneTimeCodePorts } from '../oneTimeCode/oneTimeCode.wire.ts';
import { signUpMachine, type SignUpMachine } from './signUp.machine.ts';
import type { SignUpInput } from './signUp.types.ts';

export interface SignUpPorts extends OneTimeCodePorts {
  readonly accounts: Pick<AccountsPort, 'checkUsername'>;
  /** Registers through the session, which is the member's on success. */
  readonly register: (registration: Registration) => Promise<Outcome<null>>;
  /** Logs in through the session. */
  readonly logIn: (credentials: Credentials) => Promise<Outcome<null>>;
}

const DRAFT = 'khandai.signUp';

/** The chart's input from the storage: the draft of an earlier visit. */
export const signUpInput = (storage: StoragePort): SignUpInput => ({ draft: readDraft(storage.read(DRAFT)) });

export const wireSignUp = (ports: SignUpPorts): SignUpMachine =>
  signUpMachine.provide({
    actors: {
      checkUsername: fromPromise<Outcome<UsernameAnswer>, string>(({ input, signal }) =>
        ports.accounts.checkUsername(input, signal),
      ),
      checkContact: fromPromise<Outcome<ContactAnswer>, string>(async ({ input, signal }) =>
        (await ports.codes()).checkContact(input, signal),
      ),
      oneTimeCode: wireOneTimeCode(ports),
      register: fromPromise<Outcome<null>, Registration>(({ input }) => ports.register(input)),
      logIn: fromPromise<Outcome<null>, Credentials>(({ input }) => ports.logIn(input)),
    },
    actions: {
      keepDraft: ({ context }) => ports.storage.write(DRAFT, keptDraft(context)),
      dropDraft: () => ports.storage.write(DRAFT, null),
      reportFault: ({ event }) => ports.log.report('Registering threw', event),
    },
  });

/** Starts the chart with its input from the storage. */
export const startSignUp = (ports: SignUpPorts): ActorRefFrom<SignUpMachine> =>
  createActor(wireSignUp(ports), { input: signUpInput(ports.storage) }).start();
