import { assign, setup } from 'xstate';
import { codeDigits, CODES } from '#domain/auth/codes.ts';
import type { ProvenCode, SentCode } from '#ports/codes.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { isRefusal } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';
import type {
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
  RecalledCode,
  SendAnswer,
} from './oneTimeCode.types.ts';

type Checked = Outcome<ProvenCode>;
const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
/** The times of a code: when another may be requested, and when it expires. */
const timed = (sent: SentCode, at: number) => {
  const waitMs = sent.resendAfterS * 1000;
  return { sent, resendAt: at + waitMs, waitMs, expiresAt: at + sent.ttlS * 1000 };
};
const crash: Failure = { kind: 'unreachable' };

const wasSent = { type: 'wasSent', params: output } as const;
const isLimited = { type: 'isLimited', params: output } as const;
const noteSent = { type: 'noteSent', params: output } as const;
const noteWait = { type: 'noteWait', params: output } as const;
const noteUnsent = { type: 'noteUnsent', params: output } as const;

/**
 * Requests a one-time code, or continues with a pending one for the same recipient; checks the typed code, and knows
 * when another may be requested. Its output is the ticket.
 */
export const oneTimeCodeMachine = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    input: {} as OneTimeCodeInput,
    output: {} as ProvenCode,
    tags: {} as 'busy',
  },
  actors: {
    recall: unprovided<RecalledCode | null, OneTimeCodeInput>('recall'),
    send: unprovided<SendAnswer, OneTimeCodeInput>('send'),
    check: unprovided<Checked, { readonly requestId: string; readonly code: string }>('check'),
  },
  actions: {
    noteSent: assign(({ context }, { outcome, at }: SendAnswer) =>
      outcome.ok
        ? {
            ...timed(outcome.value, at),
            again: context.sent !== null,
            code: '',
            triesLeft: CODES.tries,
            failure: null,
          }
        : {},
    ),
    noteRecalled: assign((_, recalled: RecalledCode | null) =>
      recalled ? { ...timed(recalled.sent, recalled.at), triesLeft: recalled.triesLeft } : {},
    ),
    noteWait: assign((_, { outcome, at }: SendAnswer) => {
      if (outcome.ok || outcome.failure.kind !== 'rateLimited') return {};
      const waitMs = outcome.failure.retryAfterS * 1000;
      return { failure: outcome.failure, waitMs, resendAt: at + waitMs };
    }),
    noteUnsent: assign((_, { outcome }: SendAnswer) => (outcome.ok ? {} : { failure: outcome.failure })),
    noteFailure: assign((_, outcome: Checked) => (outcome.ok ? {} : { failure: outcome.failure })),
    noteCrash: assign({ failure: crash }),
    noteProof: assign((_, outcome: Checked) => (outcome.ok ? { proof: outcome.value, failure: null } : {})),
    takeDigits: assign(({ context, event }) =>
      event.type === 'code.typed' ? { code: codeDigits(event.text), failure: null } : context,
    ),
    countTry: assign({ triesLeft: ({ context }) => context.triesLeft - 1, code: '' }),
    forgetDigits: assign({ code: '' }),
    forgetFailure: assign({ failure: null }),
    keepCode: () => {},
    updateCode: () => {},
    dropCode: () => {},
    reportFault: () => {},
  },
  guards: {
    isUnderWay: (_, recalled: RecalledCode | null) => recalled !== null,
    wasSent: (_, { outcome }: SendAnswer) => outcome.ok,
    isLimited: (_, { outcome }: SendAnswer) => !outcome.ok && outcome.failure.kind === 'rateLimited',
    isRight: (_, outcome: Checked) => outcome.ok,
    isWrong: (_, outcome: Checked) => isRefusal(outcome, 422),
    isGone: (_, outcome: Checked) => isRefusal(outcome, 410),
    completesCode: ({ event }) => event.type === 'code.typed' && codeDigits(event.text).length === CODES.digits,
    isComplete: ({ context }) => context.code.length === CODES.digits,
  },
  delays: {
    untilResend: ({ context }) => context.waitMs,
    untilExpiry: ({ context }) => (context.sent?.ttlS ?? 0) * 1000,
  },
}).createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => ({
    ...input,
    sent: null,
    resendAt: 0,
    waitMs: 0,
    expiresAt: 0,
    again: false,
    code: '',
    triesLeft: CODES.tries,
    failure: null,
    proof: null,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context: { to, purpose } }) => ({ to, purpose }),
        onDone: [
          {
            guard: { type: 'isUnderWay', params: output },
            target: 'entering',
            actions: { type: 'noteRecalled', params: output },
          },
          { target: 'sending' },
        ],
        onError: { target: 'sending', actions: 'reportFault' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { to, purpose } }) => ({ to, purpose }),
        onDone: [
          { guard: wasSent, target: 'entering', actions: [noteSent, 'keepCode'] },
          { guard: isLimited, target: 'limited', actions: noteWait },
          { target: 'unsent', actions: noteUnsent },
        ],
        onError: { target: 'unsent', actions: ['reportFault', 'noteCrash'] },
      },
    },
    limited: { after: { untilResend: { target: 'unsent', actions: 'forgetFailure' } } },
    unsent: { on: { 'code.resend': { target: 'sending', actions: 'forgetFailure' } } },
    entering: {
      type: 'parallel',
      states: {
        entry: {
          initial: 'live',
          states: {
            live: {
              initial: 'open',
              after: { untilExpiry: 'expired' },
              states: {
                open: {
                  on: {
                    'code.typed': [
                      { guard: 'completesCode', target: 'checking', actions: 'takeDigits' },
                      { actions: 'takeDigits' },
                    ],
                    'code.submit': { guard: 'isComplete', target: 'checking', actions: 'forgetFailure' },
                  },
                },
                checking: {
                  tags: 'busy',
                  invoke: {
                    id: 'check',
                    src: 'check',
                    input: ({ context: { sent, code } }) => ({ requestId: sent?.requestId ?? '', code }),
                    onDone: [
                      {
                        guard: { type: 'isRight', params: output },
                        target: '#oneTimeCode.proven',
                        actions: { type: 'noteProof', params: output },
                      },
                      {
                        guard: { type: 'isWrong', params: output },
                        target: 'open',
                        actions: [{ type: 'noteFailure', params: output }, 'countTry', 'updateCode'],
                      },
                      {
                        guard: { type: 'isGone', params: output },
                        target: 'spent',
                        actions: ['forgetDigits', 'dropCode'],
                      },
                      { target: 'open', actions: { type: 'noteFailure', params: output } },
                    ],
                    onError: { target: 'open', actions: ['reportFault', 'noteCrash'] },
                  },
                },
                spent: {},
              },
            },
            expired: { entry: ['forgetDigits', 'forgetFailure'] },
          },
        },
        resend: {
          initial: 'resting',
          states: {
            resting: { after: { untilResend: 'ready' } },
            ready: { on: { 'code.resend': { target: 'asking', actions: 'forgetFailure' } } },
            asking: {
              invoke: {
                id: 'send',
                src: 'send',
                input: ({ context: { to, purpose } }) => ({ to, purpose }),
                onDone: [
                  { guard: wasSent, target: '#oneTimeCode.entering', reenter: true, actions: [noteSent, 'keepCode'] },
                  { guard: isLimited, target: 'resting', actions: [noteWait, 'updateCode'] },
                  { target: 'ready', actions: noteUnsent },
                ],
                onError: { target: 'ready', actions: ['reportFault', 'noteCrash'] },
              },
            },
          },
        },
      },
    },
    proven: { type: 'final', entry: 'dropCode' },
  },
  output: ({ context }) => context.proof ?? { ticket: '', taken: false },
});

export type OneTimeCodeMachine = typeof oneTimeCodeMachine;
