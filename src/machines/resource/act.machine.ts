import { assign, setup } from 'xstate';
import type { Failure, Outcome } from '#ports/failure.ts';
import { unprovided } from '../unprovided.ts';

export interface ActContext {
  readonly online: boolean;
  /** Whether the viewer has to log in first. */
  readonly mustEnter: boolean;
  /** Whether the viewer was asked to log in a second time, because the session had ended; that happens once. */
  readonly askedAgain: boolean;
  readonly failure: Failure | null;
}

const unanswered: Failure = { kind: 'unreachable' };
const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const isDone = { type: 'isDone', params: output } as const;
const keepFailure = { type: 'keepFailure', params: output } as const;

/**
 * A viewer's action from press to end: log-in first if it is for members, an optimistic update, and its rollback if the
 * origin refuses.
 */
export const actMachine = setup({
  types: {
    context: {} as ActContext,
    input: {} as Pick<ActContext, 'online' | 'mustEnter'>,
  },
  actors: {
    enter: unprovided<boolean>('enter'),
    run: unprovided<Outcome<unknown>>('run'),
  },
  actions: {
    optimistic: () => {},
    rollBack: () => {},
    applyAnswer: (_, _outcome: Outcome<unknown>) => {},
    invalidate: () => {},
    noteAskedAgain: assign({ askedAgain: true }),
    keepFailure: assign((_, outcome: Outcome<unknown>) => (outcome.ok ? {} : { failure: outcome.failure })),
    keepUnanswered: assign({ failure: unanswered }),
  },
  guards: {
    isOffline: ({ context }) => !context.online,
    mustEnter: ({ context }) => context.mustEnter,
    hasEntered: (_, entered: boolean) => entered,
    isDone: (_, outcome: Outcome<unknown>) => outcome.ok,
    sessionHasEnded: ({ context }, outcome: Outcome<unknown>) =>
      !outcome.ok && outcome.failure.kind === 'unauthorized' && !context.askedAgain,
  },
}).createMachine({
  id: 'act',
  context: ({ input }) => ({ ...input, askedAgain: false, failure: null }),
  initial: 'pressed',
  states: {
    pressed: {
      always: [
        { guard: 'isOffline', target: 'offline' },
        { guard: 'mustEnter', target: 'entering' },
        { target: 'running' },
      ],
    },
    entering: {
      invoke: {
        id: 'enter',
        src: 'enter',
        onDone: [{ guard: { type: 'hasEntered', params: output }, target: 'running' }, { target: 'left' }],
        onError: { target: 'failed', actions: 'keepUnanswered' },
      },
    },
    running: {
      entry: 'optimistic',
      invoke: {
        id: 'run',
        src: 'run',
        onDone: [
          { guard: isDone, target: 'done', actions: ['invalidate', { type: 'applyAnswer', params: output }] },
          {
            guard: { type: 'sessionHasEnded', params: output },
            target: 'entering',
            actions: ['rollBack', 'noteAskedAgain'],
          },
          { target: 'failed', actions: ['invalidate', 'rollBack', keepFailure] },
        ],
        onError: { target: 'failed', actions: ['invalidate', 'rollBack', 'keepUnanswered'] },
      },
    },
    done: { type: 'final' },
    failed: { type: 'final' },
    offline: { type: 'final' },
    /** The viewer was asked to log in and declined. */
    left: { type: 'final' },
  },
});
