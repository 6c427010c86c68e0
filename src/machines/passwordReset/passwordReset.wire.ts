import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { CONTACTS } from '#domain/auth/contacts.ts';
import type { User } from '#domain/people/user.ts';
import type { Credentials } from '#ports/accounts.ts';
import type { Outcome } from '#ports/failure.ts';
import type { StoragePort } from '#ports/storage.ts';
import { wireOneTimeCode, type OneTimeCodePorts } from '../oneTimeCode/oneTimeCode.wire.ts';
import { passwordResetMachine, type PasswordResetInput, type PasswordResetMachine } from './passwordReset.machine.ts';

export interface PasswordResetPorts extends OneTimeCodePorts {
  /** Logs in through the session. */
  readonly logIn: (credentials: Credentials) => Promise<Outcome<null>>;
}

const DRAFT = 'khandai.reset';

/** The chart's input from the storage: the account of an earlier visit. */
export const passwordResetInput = (storage: StoragePort): PasswordResetInput => ({
  account: (storage.read(DRAFT) ?? '').slice(0, CONTACTS.mailMax),
});

export const wirePasswordReset = (ports: PasswordResetPorts): PasswordResetMachine =>
  passwordResetMachine.provide({
    actors: {
      oneTimeCode: wireOneTimeCode(ports),
      setPassword: fromPromise<Outcome<User>, { readonly ticket: string; readonly password: string }>(
        async ({ input: { ticket, password }, signal }) =>
          (await ports.codes()).resetPassword(ticket, password, signal),
      ),
      logIn: fromPromise<Outcome<null>, Credentials>(({ input }) => ports.logIn(input)),
    },
    actions: {
      keepAccount: ({ context }) => ports.storage.write(DRAFT, context.account || null),
      dropAccount: () => ports.storage.write(DRAFT, null),
      reportFault: ({ event }) => ports.log.report('Setting a password threw', event),
    },
  });

/** Starts the chart with its input from the storage. */
export const startPasswordReset = (ports: PasswordResetPorts): ActorRefFrom<PasswordResetMachine> =>
  createActor(wirePasswordReset(ports), { input: passwordResetInput(ports.storage) }).start();
