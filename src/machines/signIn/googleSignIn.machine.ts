import { assign, setup } from 'xstate';
import { UNREMEMBERED, type GoogleAttempt, type GooglePurpose, type GoogleReturn } from '#domain/auth/google.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import type { GoogleAnswer } from '#ports/google.ts';
import { unprovided } from '../unprovided.ts';

export type GoogleSignInEvent =
  /** The viewer wants to sign in with Google. */
  | { readonly type: 'google.start'; readonly attempt: GoogleAttempt }
  /** Tries the same attempt again. */
  | { readonly type: 'google.retry' }
  /** The page was restored from the back/forward cache. */
  | { readonly type: 'google.shown' };

export interface GoogleSignInInput {
  /** Google's answer in the address of this page; null on a page that is not a return page. */
  readonly returned: GoogleReturn | null;
}
export interface GoogleSignInContext extends GoogleSignInInput {
  readonly attempt: GoogleAttempt;
  /** The address to redirect to. */
  readonly url: string;
  /** The delay that the origin asked for, in milliseconds. */
  readonly retryAfterMs: number;
}

type Answer = Outcome<string>;
const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const is =
  (...kinds: readonly Failure['kind'][]) =>
  (_: unknown, outcome: Answer) =>
    !outcome.ok && kinds.includes(outcome.failure.kind);
const codeOf = (outcome: Answer): number | null =>
  !outcome.ok && 'code' in outcome.failure ? outcome.failure.code : null;
const hasCode = (code: number) => (_: unknown, outcome: Answer) => codeOf(outcome) === code;
const returnedAs =
  (kind: GoogleReturn['kind']) =>
  ({ context }: { readonly context: GoogleSignInContext }) =>
    context.returned?.kind === kind;

const failing = [
  {
    guard: { type: 'isLimited', params: output },
    target: '#googleSignIn.failed.limited',
    actions: { type: 'noteDelay', params: output },
  },
  { guard: { type: 'isTaken', params: output }, target: '#googleSignIn.failed.taken' },
  { guard: { type: 'isExpired', params: output }, target: '#googleSignIn.failed.expired' },
  { guard: { type: 'isUnserved', params: output }, target: '#googleSignIn.failed.unserved' },
  { guard: { type: 'isAway', params: output }, target: '#googleSignIn.failed.unreachable' },
  { target: '#googleSignIn.failed.refused' },
] as const;

/** Signs in with Google: gets the address, redirects, and on the return submits Google's answer exactly once. */
export const googleSignInMachine = setup({
  types: {
    context: {} as GoogleSignInContext,
    input: {} as GoogleSignInInput,
    events: {} as GoogleSignInEvent,
    tags: {} as 'busy',
  },
  actors: {
    recall: unprovided<GoogleAttempt | null>('recall'),
    begin: unprovided<Answer, GoogleAttempt>('begin'),
    finish: unprovided<Answer, { readonly purpose: GooglePurpose; readonly answer: GoogleAnswer }>('finish'),
  },
  actions: {
    aim: assign(({ context, event }) => (event.type === 'google.start' ? { attempt: event.attempt } : context)),
    noteAttempt: assign((_, attempt: GoogleAttempt | null) => ({ attempt: attempt ?? UNREMEMBERED })),
    noteUrl: assign((_, outcome: Answer) => ({ url: outcome.ok ? outcome.value : '' })),
    noteOrigin: assign(({ context }, outcome: Answer) => ({
      attempt: { ...context.attempt, returnTo: outcome.ok ? outcome.value : context.attempt.returnTo },
    })),
    noteDelay: assign((_, outcome: Answer) => ({
      retryAfterMs: !outcome.ok && outcome.failure.kind === 'rateLimited' ? outcome.failure.retryAfterS * 1000 : 0,
    })),
    leave: () => {},
    goBack: () => {},
    reportFault: () => {},
  },
  guards: {
    cameBack: ({ context }) => context.returned !== null,
    hasAnswer: returnedAs('answered'),
    wasCancelled: returnedAs('cancelled'),
    wasRefused: returnedAs('refused'),
    succeeded: (_, outcome: Answer) => outcome.ok,
    isLimited: is('rateLimited'),
    isTaken: hasCode(409),
    isExpired: hasCode(410),
    isUnserved: hasCode(501),
    isAway: is('unreachable', 'serverFault'),
  },
  delays: { retryAllowed: ({ context }) => context.retryAfterMs },
}).createMachine({
  id: 'googleSignIn',
  context: ({ input }) => ({ ...input, attempt: UNREMEMBERED, url: '', retryAfterMs: 0 }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'cameBack', target: 'returning.recalling' }, { target: 'idle' }] },
    idle: { on: { 'google.start': { target: 'asking', actions: 'aim' } } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => context.attempt,
        onDone: [
          {
            guard: { type: 'succeeded', params: output },
            target: 'away',
            actions: [{ type: 'noteUrl', params: output }, 'leave'],
          },
          ...failing,
        ],
        onError: { target: 'failed.unreachable', actions: 'reportFault' },
      },
    },
    away: { tags: 'busy', on: { 'google.shown': 'idle' } },
    returning: {
      tags: 'busy',
      initial: 'recalling',
      states: {
        recalling: {
          invoke: {
            id: 'recall',
            src: 'recall',
            onDone: { target: 'judging', actions: { type: 'noteAttempt', params: output } },
            onError: { target: '#googleSignIn.failed.unreachable', actions: 'reportFault' },
          },
        },
        judging: {
          always: [
            { guard: 'hasAnswer', target: 'exchanging' },
            { guard: 'wasCancelled', target: '#googleSignIn.failed.cancelled' },
            { guard: 'wasRefused', target: '#googleSignIn.failed.refused' },
            { target: '#googleSignIn.failed.expired' },
          ],
        },
        exchanging: {
          invoke: {
            id: 'finish',
            src: 'finish',
            input: ({ context: { attempt, returned } }) => ({
              purpose: attempt.purpose,
              answer: returned?.kind === 'answered' ? returned : { code: '', state: '', iss: null },
            }),
            onDone: [
              {
                guard: { type: 'succeeded', params: output },
                target: '#googleSignIn.finished',
                actions: [{ type: 'noteOrigin', params: output }, 'goBack'],
              },
              ...failing,
            ],
            onError: { target: '#googleSignIn.failed.unreachable', actions: 'reportFault' },
          },
        },
      },
    },
    finished: {},
    failed: {
      initial: 'refused',
      on: {
        'google.retry': 'asking',
        'google.start': { target: 'asking', actions: 'aim' },
      },
      states: {
        cancelled: {},
        /** The attempt has expired or is unknown, or the address contains no answer. */
        expired: {},
        refused: {},
        taken: {},
        unreachable: {},
        unserved: {},
        limited: { on: { 'google.retry': {}, 'google.start': {} }, after: { retryAllowed: 'allowed' } },
        allowed: {},
      },
    },
  },
});
export type GoogleSignInMachine = typeof googleSignInMachine;
