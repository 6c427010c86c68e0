import { assign, setup } from 'xstate';
import type { TimelineMode } from '#domain/room/release.ts';

export type TimelineEvent =
  /** The picture plays; `at` is the moment that it shows. Epoch milliseconds of the stream's clock. */
  | { readonly type: 'picture.moved'; readonly at: number }
  /** The picture stands: paused, buffering, or opened anew. */
  | { readonly type: 'picture.stood'; readonly at: number | null }
  /** There is no picture any more, or that of another stream. */
  | { readonly type: 'picture.gone' }
  | { readonly type: 'timeline.choose'; readonly mode: TimelineMode };

export interface TimelineContext {
  readonly mode: TimelineMode;
  /** The moment of the picture; null without one. */
  readonly playhead: number | null;
  readonly moving: boolean;
}

export const TIMELINE = {
  /** A picture that is this much further at once has jumped, in milliseconds. */
  leapMs: 3000,
  /** How long after a jump what lies between counts as caught up with, in milliseconds. */
  settleMs: 1000,
} as const;

const takeMode = { actions: ['takeMode', 'rememberMode'] } as const;
const leapt = { guard: 'leapsAhead', target: 'catchingUp', actions: 'move', reenter: true } as const;
const stood = { target: 'held', actions: 'stand' } as const;
const freed = { guard: 'choosesFastest', target: 'free', ...takeMode } as const;

/** B1: says whether what is told waits for the viewer's own picture, and where that is. */
export const timelineMachine = setup({
  types: {
    context: {} as TimelineContext,
    events: {} as TimelineEvent,
    input: {} as { readonly mode: TimelineMode },
  },
  actions: {
    move: assign(({ event, context }) =>
      event.type === 'picture.moved' ? { playhead: event.at, moving: true } : context,
    ),
    stand: assign(({ event, context }) => ({
      playhead: (event.type === 'picture.stood' ? event.at : null) ?? context.playhead,
      moving: false,
    })),
    lose: assign({ playhead: null, moving: false }),
    takeMode: assign(({ event, context }) => (event.type === 'timeline.choose' ? { mode: event.mode } : context)),
    rememberMode: () => {},
  },
  guards: {
    follows: ({ context }) => context.mode === 'withPicture',
    followsWhereItStood: ({ context, event }) =>
      context.mode === 'withPicture' &&
      (context.playhead ?? (event.type === 'picture.stood' ? event.at : null)) !== null,
    leapsAhead: ({ context, event }) =>
      event.type === 'picture.moved' && context.playhead !== null && event.at - context.playhead >= TIMELINE.leapMs,
    choosesMoving: ({ context, event }) =>
      event.type === 'timeline.choose' && event.mode === 'withPicture' && context.moving,
    choosesStanding: ({ context, event }) =>
      event.type === 'timeline.choose' && event.mode === 'withPicture' && context.playhead !== null,
    choosesFastest: ({ event }) => event.type === 'timeline.choose' && event.mode === 'fastest',
  },
  delays: { settle: TIMELINE.settleMs },
}).createMachine({
  id: 'timeline',
  context: ({ input }) => ({ mode: input.mode, playhead: null, moving: false }),
  initial: 'free',
  on: { 'picture.gone': { target: '.free', actions: 'lose' } },
  states: {
    /** Nothing is held back: there is no picture, or the fastest is wanted. */
    free: {
      on: {
        'picture.moved': [{ guard: 'follows', target: 'following', actions: 'move' }, { actions: 'move' }],
        'picture.stood': [{ guard: 'followsWhereItStood', target: 'held', actions: 'stand' }, { actions: 'stand' }],
        'timeline.choose': [
          { guard: 'choosesMoving', target: 'following', ...takeMode },
          { guard: 'choosesStanding', target: 'held', ...takeMode },
          takeMode,
        ],
      },
    },
    /** The picture plays, and what is told keeps its pace. */
    following: {
      on: {
        'picture.moved': [leapt, { actions: 'move' }],
        'picture.stood': stood,
        'timeline.choose': freed,
      },
    },
    /** The picture stands, and so does all else. */
    held: {
      on: {
        'picture.moved': [leapt, { target: 'following', actions: 'move' }],
        'picture.stood': { actions: 'stand' },
        'timeline.choose': freed,
      },
    },
    /** The picture jumped ahead: what lies between is shown at once, and nobody is startled by it. */
    catchingUp: {
      after: { settle: 'following' },
      on: {
        'picture.moved': [leapt, { actions: 'move' }],
        'picture.stood': stood,
        'timeline.choose': freed,
      },
    },
  },
});
