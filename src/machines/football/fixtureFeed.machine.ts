import { assign, setup } from 'xstate';
import type { ChatPosition } from '#domain/chat/chat.ts';
import {
  FIXTURE_FEED,
  isOver,
  nothingTold,
  toldOn,
  type FixtureLive,
  type SequencedFixture,
} from '#domain/football/fixtureFeed.ts';
import type { Outcome } from '#ports/failure.ts';
import { unprovided } from '../unprovided.ts';

export type FixtureFeedEvent =
  /** The socket is open, or is no more. */
  | { readonly type: 'feed.opened' }
  | { readonly type: 'feed.closed' }
  /** The answer to a subscription: what was missed, or all of it anew. */
  | {
      readonly type: 'feed.subscribed';
      readonly position: ChatPosition;
      readonly recovered: boolean;
      readonly entries: readonly SequencedFixture[];
    }
  | { readonly type: 'feed.entries'; readonly entries: readonly SequencedFixture[] }
  | { readonly type: 'feed.refused' }
  | { readonly type: 'feed.offline' }
  | { readonly type: 'feed.online' }
  | { readonly type: 'feed.hidden' }
  | { readonly type: 'feed.visible' };

export interface FixtureFeedContext {
  /** How far the sequence was heard; null before the first answer. */
  readonly position: ChatPosition | null;
  /** Null before the first answer, of the socket or of a call. */
  readonly live: FixtureLive | null;
  readonly visible: boolean;
}

const output = ({ event }: { readonly event: { readonly output: Outcome<FixtureLive> } }) => event.output;

const nextSeq = ({ position }: FixtureFeedContext): number => (position?.seq ?? 0) + 1;

const answered = { target: '#fixtureFeed.following.live', actions: 'takeAnswer' } as const;
const asking = {
  entry: 'subscribe',
  after: { patience: 'polling' },
  on: { 'feed.opened': { actions: 'subscribe' }, 'feed.refused': 'polling' },
} as const;

/** A match as it goes on: by the socket, or by calls as long as there is none. */
export const fixtureFeedMachine = setup({
  types: {
    context: {} as FixtureFeedContext,
    events: {} as FixtureFeedEvent,
    input: {} as { readonly visible: boolean },
  },
  actors: { read: unprovided<Outcome<FixtureLive>>('read') },
  actions: {
    /** Asks for what was missed since `position`, if the socket is open. */
    subscribe: () => {},
    unsubscribe: () => {},
    takeAnswer: assign(({ context, event }) =>
      event.type === 'feed.subscribed'
        ? {
            position: event.position,
            live: toldOn(
              event.recovered ? (context.live ?? nothingTold) : nothingTold,
              event.entries.map(({ data }) => data),
            ),
          }
        : {},
    ),
    takeEntries: assign(({ context, event }) => {
      if (event.type !== 'feed.entries' || !context.position || !context.live) return {};
      const news = event.entries.filter(({ seq }) => seq >= nextSeq(context));
      const last = news.at(-1);
      if (!last) return {};
      return {
        position: { ...context.position, seq: last.seq },
        live: toldOn(
          context.live,
          news.map(({ data }) => data),
        ),
      };
    }),
    takeRead: assign((_, answer: Outcome<FixtureLive>) => (answer.ok ? { live: answer.value } : {})),
    markHidden: assign({ visible: false }),
    markVisible: assign({ visible: true }),
  },
  guards: {
    isOver: ({ context }) => context.live !== null && isOver(context.live),
    hasGap: ({ context, event }) => event.type === 'feed.entries' && (event.entries[0]?.seq ?? 0) > nextSeq(context),
    isVisible: ({ context }) => context.visible,
    hasAnswer: (_, answer: Outcome<FixtureLive>) => answer.ok,
  },
  delays: { patience: FIXTURE_FEED.patienceMs, pause: FIXTURE_FEED.readEveryMs },
}).createMachine({
  id: 'fixtureFeed',
  context: ({ input }) => ({ position: null, live: null, visible: input.visible }),
  initial: 'following',
  on: {
    'feed.hidden': { actions: 'markHidden' },
    'feed.visible': { actions: 'markVisible' },
  },
  states: {
    following: {
      initial: 'joining',
      always: { guard: 'isOver', target: 'ended' },
      on: { 'feed.offline': 'offline', 'feed.subscribed': answered },
      states: {
        /** The first answer is waited for. */
        joining: asking,
        /** Every entry arrives in its order. */
        live: {
          on: {
            'feed.entries': [{ guard: 'hasGap', target: 'recovering' }, { actions: 'takeEntries' }],
            'feed.closed': 'recovering',
          },
        },
        /** Something was missed; what is known stands until the socket tells the rest. */
        recovering: asking,
        /** There is no socket, or it refuses this match: the calls are asked now and then, and the socket again. */
        polling: {
          initial: 'reading',
          on: { 'feed.opened': { actions: 'subscribe' } },
          states: {
            reading: {
              invoke: {
                id: 'read',
                src: 'read',
                onDone: [
                  {
                    guard: { type: 'hasAnswer', params: output },
                    target: 'waiting',
                    actions: { type: 'takeRead', params: output },
                  },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
            waiting: {
              after: {
                pause: [{ guard: 'isVisible', target: 'reading', actions: 'subscribe' }, { target: 'resting' }],
              },
            },
            /** Nobody looks. */
            resting: { on: { 'feed.visible': { target: 'reading', actions: ['markVisible', 'subscribe'] } } },
          },
        },
      },
    },
    /** The browser has no network; what is known stands. */
    offline: { on: { 'feed.online': 'following.recovering', 'feed.subscribed': answered } },
    /** Nothing more comes of this match. */
    ended: { entry: 'unsubscribe' },
  },
});
