import { assign, setup } from 'xstate';
import { isLongerThan } from '#domain/door/graphemes.ts';
import { REPORTS, type Appeal } from '#domain/moderation/report.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import type { Appealed, AppealWish } from '#ports/reports.ts';
import { isWorthRepeating } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';

export type AppealEvent =
  | { readonly type: 'appeal.write'; readonly text: string }
  | { readonly type: 'appeal.send' | 'appeal.retry' }
  | { readonly type: 'appeal.network'; readonly online: boolean };

export interface AppealContext {
  /** Of this form: with `attempt` it names each appeal. */
  readonly session: string;
  readonly subject: Appealed;
  readonly attempt: number;
  readonly text: string;
  /** What was sent; sent again as it is until the origin answers. */
  readonly wish: AppealWish | null;
  readonly appeal: Appeal | null;
  readonly failure: Failure | null;
}

const RETRY_MS = 5000;

type Answer = Outcome<Appeal>;
const output = ({ event }: { readonly event: { readonly output: Answer } }): Answer => event.output;
/** There was one already, it is being decided anew, or its 14 days are over. */
const over: readonly number[] = [409, 410];
const trouble = { type: 'noteFailure', params: output } as const;

/** Whether a text can be sent as an appeal. */
export const isAppeal = (text: string): boolean => text.trim() !== '' && !isLongerThan(REPORTS.appealMax, text.trim());

/** SO-10: says something once against a decision; it arrives once, however often it is sent. */
export const appealMachine = setup({
  types: {
    context: {} as AppealContext,
    input: {} as Pick<AppealContext, 'session' | 'subject'>,
    events: {} as AppealEvent,
  },
  actors: { send: unprovided<Answer, AppealWish | null>('send') },
  actions: {
    write: assign(({ event }) => (event.type === 'appeal.write' ? { text: event.text, failure: null } : {})),
    begin: assign(({ context: { session, subject, attempt, text } }) => {
      const next = attempt + 1;
      return {
        attempt: next,
        wish: { ...subject, text: text.trim(), clientId: `${session}-${next}` },
        failure: null,
      };
    }),
    noteSent: assign((_, outcome: Answer) => (outcome.ok ? { appeal: outcome.value, failure: null } : {})),
    noteFailure: assign((_, outcome: Answer) => (outcome.ok ? {} : { failure: outcome.failure })),
    tellSent: () => {},
  },
  guards: {
    isWhole: ({ context: { text } }) => isAppeal(text),
    isSent: (_, outcome: Answer) => outcome.ok,
    isOver: (_, outcome: Answer) =>
      !outcome.ok && outcome.failure.kind === 'refused' && over.includes(outcome.failure.code),
    isUnanswered: (_, outcome: Answer) => isWorthRepeating(outcome),
    isOnline: ({ event }) => event.type === 'appeal.network' && event.online,
  },
  delays: { retryPause: RETRY_MS },
}).createMachine({
  id: 'appeal',
  context: ({ input }) => ({ ...input, attempt: 0, text: '', wish: null, appeal: null, failure: null }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'appeal.write': { actions: 'write' },
        'appeal.send': { guard: 'isWhole', target: 'sending', actions: 'begin' },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.wish,
        onDone: [
          {
            guard: { type: 'isSent', params: output },
            target: 'sent',
            actions: [{ type: 'noteSent', params: output }, 'tellSent'],
          },
          { guard: { type: 'isOver', params: output }, target: 'over', actions: trouble },
          { guard: { type: 'isUnanswered', params: output }, target: 'unsent', actions: trouble },
          // The origin said what is wrong with it.
          { target: 'writing', actions: trouble },
        ],
        onError: 'unsent',
      },
    },
    /** It may have been stored: the same is sent again until the origin says. */
    unsent: {
      after: { retryPause: 'sending' },
      on: { 'appeal.retry': 'sending', 'appeal.network': { guard: 'isOnline', target: 'sending' } },
    },
    sent: {},
    over: {},
  },
});
export type AppealMachine = typeof appealMachine;
