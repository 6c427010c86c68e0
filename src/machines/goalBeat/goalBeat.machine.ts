import { assign, setup } from 'xstate';
import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import type { ToldMoment } from '#domain/room/moments.ts';

export type GoalBeatEvent =
  /** The picture shows it now. */
  | { readonly type: 'beat.told'; readonly moment: ToldMoment }
  /** It does not stand: the video referee, or a correction. */
  | { readonly type: 'beat.taken'; readonly momentId: string }
  /** The picture went back behind it. */
  | { readonly type: 'beat.rewound' }
  /** Whether results of this match are hidden. */
  | { readonly type: 'beat.shield'; readonly on: boolean }
  | { readonly type: 'beat.again' }
  | { readonly type: 'beat.back' };

export interface GoalBeatContext {
  readonly shielded: boolean;
  readonly moment: ToldMoment | null;
  /** The one that comes next; those in between are in its score. */
  readonly waiting: ToldMoment | null;
  /** Ids of those that were told: each is told once. */
  readonly known: readonly string[];
  /** The last ones that this viewer saw told, oldest first: these are struck if they are taken back. */
  readonly seen: readonly ToldMoment[];
}

/** How many moments can still be taken back. */
const SEEN = 4;

const isNews = { guard: 'isNews', target: 'beat', actions: ['show', 'remember'] } as const;
const rewound = { target: 'idle', actions: 'clear' } as const;
const again = { target: 'again', actions: 'seekBefore' } as const;

const isUnknown = ({ known }: GoalBeatContext, event: GoalBeatEvent): boolean =>
  event.type === 'beat.told' && !known.includes(event.moment.momentId);

const indexOfTaken = ({ seen }: GoalBeatContext, event: GoalBeatEvent): number =>
  event.type === 'beat.taken' ? seen.findIndex(({ momentId }) => momentId === event.momentId) : -1;

/** What was taken back; once another one came after it, without its score, which says nothing any more. */
const struck = (context: GoalBeatContext, event: GoalBeatEvent): Partial<GoalBeatContext> => {
  const at = indexOfTaken(context, event);
  const { scoreAfter, ...moment } = context.seen[at]!;
  const isLast = at === context.seen.length - 1;
  return {
    moment: isLast && scoreAfter !== undefined ? { ...moment, scoreAfter } : moment,
    waiting: null,
    seen: context.seen.toSpliced(at, 1),
  };
};

/** A goal, felt by all of the room at once; under the shield nothing at all happens. */
export const goalBeatMachine = setup({
  types: {
    context: {} as GoalBeatContext,
    events: {} as GoalBeatEvent,
    input: {} as { readonly shielded: boolean },
  },
  actions: {
    show: assign(({ context, event }) =>
      event.type === 'beat.told'
        ? { moment: event.moment, waiting: null, seen: [...context.seen, event.moment].slice(-SEEN) }
        : context,
    ),
    strike: assign(({ context, event }) => struck(context, event)),
    wait: assign(({ context, event }) => (event.type === 'beat.told' ? { waiting: event.moment } : context)),
    showWaiting: assign(({ context }) => ({
      moment: context.waiting,
      waiting: null,
      seen: [...context.seen, context.waiting!].slice(-SEEN),
    })),
    remember: assign(({ context, event }) =>
      event.type === 'beat.told' ? { known: [...context.known, event.moment.momentId] } : context,
    ),
    dropWaiting: assign({ waiting: null }),
    clear: assign({ moment: null, waiting: null }),
    takeShield: assign(({ context, event }) => (event.type === 'beat.shield' ? { shielded: event.on } : context)),
    seekBefore: () => {},
    seekToEdge: () => {},
  },
  guards: {
    isNews: ({ context, event }) => !context.shielded && isUnknown(context, event),
    isHiddenNews: ({ context, event }) => context.shielded && isUnknown(context, event),
    wasSeen: ({ context, event }) => !context.shielded && indexOfTaken(context, event) >= 0,
    isWaiting: ({ context, event }) => event.type === 'beat.taken' && context.waiting?.momentId === event.momentId,
    oneWaits: ({ context }) => context.waiting !== null,
    hides: ({ event }) => event.type === 'beat.shield' && event.on,
  },
  delays: { beat: GOAL_BEAT.beatMs, cooling: GOAL_BEAT.coolingMs, again: GOAL_BEAT.againMs },
}).createMachine({
  id: 'goalBeat',
  context: ({ input }) => ({ shielded: input.shielded, moment: null, waiting: null, known: [], seen: [] }),
  initial: 'idle',
  on: {
    'beat.told': { guard: 'isHiddenNews', actions: 'remember' },
    'beat.taken': [
      { guard: 'wasSeen', target: '.struck', actions: 'strike' },
      { guard: 'isWaiting', actions: 'dropWaiting' },
    ],
    'beat.shield': [{ guard: 'hides', target: '.idle', actions: ['takeShield', 'clear'] }, { actions: 'takeShield' }],
  },
  states: {
    idle: { on: { 'beat.told': isNews } },
    /** Board, stand, ribbon, title and one sentence, at once. */
    beat: {
      after: {
        beat: [{ guard: 'oneWaits', target: 'beat', reenter: true, actions: 'showWaiting' }, { target: 'cooling' }],
      },
      on: {
        'beat.told': { guard: 'isNews', actions: ['wait', 'remember'] },
        'beat.again': again,
        'beat.rewound': rewound,
      },
    },
    /** Who did it, and the way to see it again. */
    cooling: {
      after: { cooling: { target: 'idle', actions: 'clear' } },
      on: { 'beat.told': isNews, 'beat.again': again, 'beat.rewound': rewound },
    },
    /** It is seen again; the way back stands ready. */
    again: {
      after: { again: { target: 'idle', actions: 'clear' } },
      on: { 'beat.told': isNews, 'beat.back': { target: 'idle', actions: ['seekToEdge', 'clear'] } },
    },
    /** It does not stand: the new figure is struck on the board. */
    struck: {
      after: { beat: 'explained' },
      on: { 'beat.told': isNews, 'beat.rewound': rewound },
    },
    /** The old figure is lit again, and the ribbon says why. */
    explained: {
      after: { cooling: { target: 'idle', actions: 'clear' } },
      on: { 'beat.told': isNews, 'beat.rewound': rewound },
    },
  },
});
