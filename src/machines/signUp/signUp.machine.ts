import { assign, setup } from 'xstate';
import { channelOf } from '#domain/auth/contacts.ts';
import { usernameProblem } from '#domain/auth/credentials.ts';
import { isFilledIn } from '#domain/auth/signUp.ts';
import type { Credentials, Registration, UsernameAnswer } from '#ports/accounts.ts';
import type { ContactAnswer, ProvenCode } from '#ports/codes.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { oneTimeCodeMachine } from '../oneTimeCode/oneTimeCode.machine.ts';
import { isRefusal, isUnanswered } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';
import { registrationOf } from './registration.ts';
import type { SignUpContext, SignUpEvent, SignUpInput } from './signUp.types.ts';

type Entered = Outcome<null>;
type Refusal = 'taken' | 'reserved' | 'format' | 'unsupported';
const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const saysNo = (reason: Refusal) => (_: unknown, outcome: Outcome<UsernameAnswer | ContactAnswer>) =>
  outcome.ok && !outcome.value.ok && outcome.value.reason === reason;
const saysYes = { type: 'saysYes', params: output } as const;
const isTaken = { type: 'isTaken', params: output } as const;
const isReserved = { type: 'isReserved', params: output } as const;
const isMisshapen = { type: 'isMisshapen', params: output } as const;
const isUnsupported = { type: 'isUnsupported', params: output } as const;
/** Whether the name or contact is taken, or the ticket used up. */
const isTakenRefusal = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && (failure.code === 409 || isProofRefusal(failure));
const isProofRefusal = (failure: Failure | null): boolean => {
  if (failure?.kind !== 'refused') return false;
  const { email, phoneNumber } = failure.fields ?? {};
  return (email ?? phoneNumber) !== undefined;
};
const noteFailure = { type: 'noteFailure', params: output } as const;

/**
 * REG-1: the sign-up form: checks fields while they are typed, verifies the contact by a code, and registers. If a
 * registration is refused as taken after an attempt whose answer was lost, that attempt may have succeeded: the chart
 * tries to log in with the same credentials.
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    tags: {} as 'busy',
    children: {} as { readonly oneTimeCode: 'oneTimeCode' },
  },
  actors: {
    checkUsername: unprovided<Outcome<UsernameAnswer>, string>('checkUsername'),
    checkContact: unprovided<Outcome<ContactAnswer>, string>('checkContact'),
    oneTimeCode: oneTimeCodeMachine,
    register: unprovided<Entered, Registration>('register'),
    logIn: unprovided<Entered, Credentials>('logIn'),
  },
  actions: {
    takeUsername: assign(({ context, event }) =>
      event.type === 'signUp.username' ? { username: event.text, failure: null } : context,
    ),
    takeContact: assign(({ context, event }) =>
      event.type === 'signUp.contact' ? { contact: event.text, shown: null, failure: null } : context,
    ),
    takeNickname: assign(({ context, event }) =>
      event.type === 'signUp.nickname' ? { nickname: event.text, failure: null } : context,
    ),
    takePassword: assign(({ context, event }) =>
      event.type === 'signUp.password' ? { password: event.text, failure: null } : context,
    ),
    noteShown: assign((_, outcome: Outcome<ContactAnswer>) => ({
      shown: outcome.ok && outcome.value.ok ? outcome.value.shown : null,
    })),
    noteProof: assign(({ context }, { ticket }: ProvenCode) => ({
      proof: { contact: context.contact.trim(), ticket },
    })),
    noteFailure: assign((_, outcome: Entered) => (outcome.ok ? {} : { failure: outcome.failure })),
    noteCrash: assign({ failure: { kind: 'unreachable' } }),
    noteUnanswered: assign({ unanswered: ({ context }) => context.username }),
    noteRefusal: assign((_, outcome: Entered) => (outcome.ok ? {} : { refusal: outcome.failure })),
    sayRefusal: assign(({ context: { refusal, proof } }) => ({
      failure: refusal,
      proof: isProofRefusal(refusal) ? null : proof,
      refusal: null,
      unanswered: null,
    })),
    forgetFailure: assign({ failure: null }),
    forgetProof: assign({ proof: null }),
    forgetPassword: assign({ password: '' }),
    keepDraft: () => {},
    dropDraft: () => {},
    reportFault: () => {},
  },
  guards: {
    hasNoUsername: ({ context }) => context.username === '',
    hasBadUsername: ({ context }) => usernameProblem(context.username) === 'format',
    hasReservedUsername: ({ context }) => usernameProblem(context.username) === 'reserved',
    mayBeOwn: ({ context }) => context.username === context.unanswered,
    hasNoContact: ({ context }) => context.contact.trim() === '',
    hasBadContact: ({ context }) => channelOf(context.contact) === null,
    isUnready: ({ context }) => !isFilledIn(context),
    needsNoCode: ({ context }) => {
      const contact = context.contact.trim();
      return contact === '' || context.proof?.contact === contact;
    },
    saysYes: (_, outcome: Outcome<UsernameAnswer | ContactAnswer>) => outcome.ok && outcome.value.ok,
    isTaken: saysNo('taken'),
    isReserved: saysNo('reserved'),
    isMisshapen: saysNo('format'),
    isUnsupported: saysNo('unsupported'),
    hasAccount: (_, { taken }: ProvenCode) => taken,
    isEntered: (_, outcome: Entered) => outcome.ok,
    isUnanswered: (_, outcome: Entered) => isUnanswered(outcome),
    isOwnTaken: ({ context }, outcome: Entered) =>
      !outcome.ok && context.username === context.unanswered && isTakenRefusal(outcome.failure),
    hasLostProof: (_, outcome: Entered) => !outcome.ok && isProofRefusal(outcome.failure),
    isRefused: (_, outcome: Entered) => isRefusal(outcome),
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    ...input.draft,
    password: '',
    shown: null,
    proof: null,
    failure: null,
    unanswered: null,
    refusal: null,
  }),
  initial: 'form',
  states: {
    form: {
      type: 'parallel',
      on: {
        'signUp.nickname': { actions: ['takeNickname', 'keepDraft'] },
        'signUp.password': { actions: 'takePassword' },
        'signUp.left': { actions: ['forgetPassword', 'forgetFailure'] },
        'signUp.submit': [
          { guard: 'isUnready' },
          { guard: 'needsNoCode', target: 'registering', actions: 'forgetFailure' },
          { target: 'proving', actions: 'forgetFailure' },
        ],
      },
      states: {
        username: {
          initial: 'judging',
          on: { 'signUp.username': { target: '.judging', actions: ['takeUsername', 'keepDraft'] } },
          states: {
            judging: {
              always: [
                { guard: 'hasNoUsername', target: 'blank' },
                { guard: 'hasBadUsername', target: 'misshapen' },
                { guard: 'hasReservedUsername', target: 'reserved' },
                { guard: 'mayBeOwn', target: 'unknown' },
                { target: 'pausing' },
              ],
            },
            blank: {},
            misshapen: {},
            reserved: {},
            pausing: { after: { typingPause: 'asking' } },
            asking: {
              invoke: {
                id: 'checkUsername',
                src: 'checkUsername',
                input: ({ context }) => context.username,
                onDone: [
                  { guard: saysYes, target: 'free' },
                  { guard: isTaken, target: 'taken' },
                  { guard: isReserved, target: 'reserved' },
                  { guard: isMisshapen, target: 'misshapen' },
                  { target: 'unknown' },
                ],
                onError: { target: 'unknown', actions: 'reportFault' },
              },
            },
            free: {},
            taken: {},
            unknown: {},
          },
        },
        contact: {
          initial: 'judging',
          on: { 'signUp.contact': { target: '.judging', actions: ['takeContact', 'keepDraft'] } },
          states: {
            judging: {
              always: [
                { guard: 'hasNoContact', target: 'blank' },
                { guard: 'hasBadContact', target: 'misshapen' },
                { target: 'pausing' },
              ],
            },
            blank: {},
            misshapen: {},
            pausing: { after: { typingPause: 'asking' } },
            asking: {
              invoke: {
                id: 'checkContact',
                src: 'checkContact',
                input: ({ context }) => context.contact.trim(),
                onDone: [
                  { guard: saysYes, target: 'accepted', actions: { type: 'noteShown', params: output } },
                  { guard: isMisshapen, target: 'misshapen' },
                  { guard: isUnsupported, target: 'unsupported' },
                  { target: 'unknown' },
                ],
                onError: { target: 'unknown', actions: 'reportFault' },
              },
            },
            accepted: {},
            unsupported: {},
            unknown: {},
          },
        },
      },
    },
    proving: {
      on: { 'signUp.back': 'form' },
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context }) => ({ to: context.contact.trim(), purpose: 'register' }),
        onDone: [
          { guard: { type: 'hasAccount', params: output }, target: 'taken' },
          { target: 'registering', actions: { type: 'noteProof', params: output } },
        ],
      },
    },
    taken: { entry: 'forgetProof', on: { 'signUp.back': 'form' } },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registrationOf(context),
        onDone: [
          { guard: { type: 'isEntered', params: output }, target: 'registered' },
          {
            guard: { type: 'isOwnTaken', params: output },
            target: 'loggingIn',
            actions: { type: 'noteRefusal', params: output },
          },
          { guard: { type: 'hasLostProof', params: output }, target: 'form', actions: [noteFailure, 'forgetProof'] },
          { guard: { type: 'isUnanswered', params: output }, target: 'form', actions: [noteFailure, 'noteUnanswered'] },
          { target: 'form', actions: noteFailure },
        ],
        onError: { target: 'form', actions: ['reportFault', 'noteCrash', 'noteUnanswered'] },
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { username, password } }) => ({ username, password }),
        onDone: [
          { guard: { type: 'isEntered', params: output }, target: 'registered' },
          // The name belongs to somebody else, or has another password: the refusal was right.
          { guard: { type: 'isRefused', params: output }, target: 'form', actions: 'sayRefusal' },
          { target: 'form', actions: noteFailure },
        ],
        onError: { target: 'form', actions: ['reportFault', 'noteCrash'] },
      },
    },
    registered: { type: 'final', entry: ['dropDraft', 'forgetPassword'] },
  },
});

export type SignUpMachine = typeof signUpMachine;
