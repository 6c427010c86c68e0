import { assign, setup } from 'xstate';
import { SIGN_IN } from '#domain/auth/auth.ts';
import type { CeremonyFailure, CeremonyOutcome } from '#ports/passkeys.ts';
import { unprovided } from '../unprovided.ts';

export type PasskeyEvent =
  /** The viewer starts it; `name` is the name of a new passkey. */
  { readonly type: 'passkey.ask'; readonly name: string } | { readonly type: 'passkey.dismiss' };

export interface PasskeyInput {
  /** Whether passkeys are also offered in the username field (autofill). */
  readonly offers: boolean;
}
export interface PasskeyContext extends PasskeyInput {
  readonly name: string;
  /** The delay that the origin asked for, in milliseconds. */
  readonly retryAfterMs: number;
}

type Answer = CeremonyOutcome<unknown>;
const answer = ({ event }: { readonly event: { readonly output: Answer } }): Answer => event.output;
const is =
  (...kinds: readonly CeremonyFailure['kind'][]) =>
  (_: unknown, outcome: Answer) =>
    !outcome.ok && kinds.includes(outcome.failure.kind);
const hasCode =
  (...codes: readonly number[]) =>
  (_: unknown, outcome: Answer) =>
    !outcome.ok && 'code' in outcome.failure && codes.includes(outcome.failure.code);

const refusing = [
  { guard: { type: 'isLate', params: answer }, target: '#passkey.failed.late' },
  { target: '#passkey.failed.refused' },
] as const;

/**
 * Runs one passkey ceremony at a time, to sign in or to add a passkey; the autofill offer runs in the background until
 * then.
 */
export const passkeyMachine = setup({
  types: {
    context: {} as PasskeyContext,
    input: {} as PasskeyInput,
    events: {} as PasskeyEvent,
    tags: {} as 'busy',
  },
  actors: {
    ask: unprovided<Answer, string>('ask'),
    offer: unprovided<Answer>('offer'),
  },
  actions: {
    noteName: assign(({ context, event }) => (event.type === 'passkey.ask' ? { name: event.name } : context)),
    noteDelay: assign((_, outcome: Answer) => ({
      retryAfterMs: !outcome.ok && outcome.failure.kind === 'rateLimited' ? outcome.failure.retryAfterS * 1000 : 0,
    })),
    tellDone: () => {},
    reportFault: () => {},
  },
  guards: {
    mayOffer: ({ context }) => context.offers,
    succeeded: (_, outcome: Answer) => outcome.ok,
    isCancelled: is('cancelled'),
    isKept: is('keptAlready'),
    isLimited: is('rateLimited'),
    isFull: hasCode(409),
    isLate: hasCode(410),
    isAway: is('unreachable', 'serverFault'),
    /** Failures of the offer that the viewer did not ask for are not shown. */
    isQuiet: is('cancelled', 'unreachable', 'serverFault', 'rateLimited'),
  },
  delays: {
    retryAllowed: ({ context }) => context.retryAfterMs,
    /** Renews the challenge before it expires. */
    renewal: (SIGN_IN.challengeMaxAgeS - 30) * 1000,
  },
}).createMachine({
  id: 'passkey',
  context: ({ input }) => ({ ...input, name: '', retryAfterMs: 0 }),
  initial: 'waiting',
  on: { 'passkey.ask': { target: '.asking', actions: 'noteName' } },
  states: {
    waiting: { always: [{ guard: 'mayOffer', target: 'offering' }, { target: 'idle' }] },
    idle: {},
    offering: {
      invoke: {
        id: 'offer',
        src: 'offer',
        onDone: [
          { guard: { type: 'succeeded', params: answer }, target: 'done' },
          { guard: { type: 'isQuiet', params: answer }, target: 'idle' },
          ...refusing,
        ],
        onError: { target: 'idle', actions: 'reportFault' },
      },
      after: { renewal: { target: 'offering', reenter: true } },
    },
    asking: {
      tags: 'busy',
      on: { 'passkey.ask': {} },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.name,
        onDone: [
          { guard: { type: 'succeeded', params: answer }, target: 'done' },
          { guard: { type: 'isCancelled', params: answer }, target: 'failed.cancelled' },
          { guard: { type: 'isKept', params: answer }, target: 'failed.keptAlready' },
          {
            guard: { type: 'isLimited', params: answer },
            target: 'failed.limited',
            actions: { type: 'noteDelay', params: answer },
          },
          { guard: { type: 'isFull', params: answer }, target: 'failed.full' },
          { guard: { type: 'isAway', params: answer }, target: 'failed.unreachable' },
          ...refusing,
        ],
        onError: { target: 'failed.unreachable', actions: 'reportFault' },
      },
    },
    done: { entry: 'tellDone' },
    failed: {
      initial: 'refused',
      on: { 'passkey.dismiss': 'waiting' },
      states: {
        cancelled: {},
        keptAlready: {},
        full: {},
        late: {},
        unreachable: {},
        refused: {},
        limited: { on: { 'passkey.ask': {} }, after: { retryAllowed: '#passkey.waiting' } },
      },
    },
  },
});
export type PasskeyMachine = typeof passkeyMachine;
