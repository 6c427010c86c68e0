import { assign, setup } from 'xstate';
import { passwordProblem } from '#domain/auth/credentials.ts';
import type { User } from '#domain/people/user.ts';
import type { Credentials } from '#ports/accounts.ts';
import type { ProvenCode } from '#ports/codes.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine.ts';
import { isRefusal, isUnanswered } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';

export type PasswordResetEvent =
  | { readonly type: 'reset.account'; readonly text: string }
  | { readonly type: 'reset.ask' }
  | { readonly type: 'reset.password'; readonly text: string }
  | { readonly type: 'reset.set' }
  /** Returns from the code or the new password to the account. */
  | { readonly type: 'reset.back' };

export interface PasswordResetInput {
  /** The prefilled account: a username, a mail address or a phone number. */
  readonly account: string;
}
export interface PasswordResetContext extends PasswordResetInput {
  readonly password: string;
  readonly ticket: string;
  /** A new password was sent but its answer was lost: it may have been set. */
  readonly unanswered: boolean;
  /** Why the last new password was not set. */
  readonly failure: Failure | null;
}

type Answer = Outcome<User>;
type Entered = Outcome<null>;
const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const isLate = (outcome: Answer): boolean => isRefusal(outcome, 410);
const noteFailure = { type: 'noteFailure', params: output } as const;

/**
 * Leads from a forgotten password over a code to a new password, which opens a session; it never reveals whether an
 * account exists. If the ticket is used up after a request whose answer was lost, that request has set the password,
 * and the chart logs in with it.
 */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as PasswordResetInput,
    tags: {} as 'busy',
    children: {} as { readonly oneTimeCode: 'oneTimeCode' },
  },
  actors: {
    oneTimeCode: oneTimeCodeMachine,
    setPassword: unprovided<Answer, { readonly ticket: string; readonly password: string }>('setPassword'),
    logIn: unprovided<Entered, Credentials>('logIn'),
  },
  actions: {
    takeAccount: assign(({ context, event }) =>
      event.type === 'reset.account' ? { account: event.text, failure: null } : context,
    ),
    takePassword: assign(({ context, event }) =>
      event.type === 'reset.password' ? { password: event.text, failure: null } : context,
    ),
    noteTicket: assign((_, { ticket }: ProvenCode) => ({ ticket })),
    noteUnanswered: assign({ unanswered: true }),
    noteLate: assign({ failure: { kind: 'refused', code: 410 } }),
    noteFailure: assign((_, outcome: Answer | Entered) => (outcome.ok ? {} : { failure: outcome.failure })),
    noteCrash: assign({ failure: { kind: 'unreachable' } }),
    forgetFailure: assign({ failure: null }),
    forgetSecrets: assign({ password: '', ticket: '', unanswered: false }),
    keepAccount: () => {},
    dropAccount: () => {},
    reportFault: () => {},
  },
  guards: {
    namesNobody: ({ context }) => context.account.trim() === '',
    isUnfit: ({ context }) => passwordProblem(context.password) !== null,
    isSet: (_, outcome: Answer) => outcome.ok,
    isUnanswered: (_, outcome: Answer) => isUnanswered(outcome),
    isTooLate: (_, outcome: Answer) => isLate(outcome),
    mayBeSet: ({ context }, outcome: Answer) => context.unanswered && isLate(outcome),
    isEntered: (_, outcome: Entered) => outcome.ok,
    isRefused: (_, outcome: Entered) => isRefusal(outcome),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ ...input, password: '', ticket: '', unanswered: false, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'reset.account': { actions: ['takeAccount', 'keepAccount'] },
        'reset.ask': [{ guard: 'namesNobody' }, { target: 'proving', actions: 'forgetFailure' }],
      },
    },
    proving: {
      on: { 'reset.back': 'asking' },
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context }) => ({ to: context.account.trim(), purpose: 'reset' }),
        onDone: { target: 'choosing', actions: { type: 'noteTicket', params: output } },
      },
    },
    choosing: {
      on: {
        'reset.password': { actions: 'takePassword' },
        'reset.set': [{ guard: 'isUnfit' }, { target: 'setting', actions: 'forgetFailure' }],
        'reset.back': { target: 'asking', actions: 'forgetSecrets' },
      },
    },
    setting: {
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { ticket, password } }) => ({ ticket, password }),
        onDone: [
          { guard: { type: 'isSet', params: output }, target: 'set' },
          { guard: { type: 'mayBeSet', params: output }, target: 'loggingIn' },
          { guard: { type: 'isTooLate', params: output }, target: 'asking', actions: [noteFailure, 'forgetSecrets'] },
          {
            guard: { type: 'isUnanswered', params: output },
            target: 'choosing',
            actions: [noteFailure, 'noteUnanswered'],
          },
          { target: 'choosing', actions: noteFailure },
        ],
        onError: { target: 'choosing', actions: ['reportFault', 'noteCrash', 'noteUnanswered'] },
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { account, password } }) => ({ username: account.trim().toLowerCase(), password }),
        onDone: [
          { guard: { type: 'isEntered', params: output }, target: 'set' },
          { guard: { type: 'isRefused', params: output }, target: 'asking', actions: ['noteLate', 'forgetSecrets'] },
          { target: 'choosing', actions: noteFailure },
        ],
        onError: { target: 'choosing', actions: ['reportFault', 'noteCrash'] },
      },
    },
    set: { type: 'final', entry: ['dropAccount', 'forgetSecrets'] },
  },
});

export type PasswordResetMachine = typeof passwordResetMachine;
