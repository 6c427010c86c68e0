import { assign, setup } from 'xstate';
import type { Poll } from '#domain/chat/poll.ts';
import { unprovided } from '../unprovided.ts';

export type PollEvent =
  /** What the room was told, or what the origin says of the viewer; `leftMs` until it is over. */
  | { readonly type: 'poll.told'; readonly poll: Poll; readonly me: string | null; readonly leftMs: number }
  | { readonly type: 'poll.choose'; readonly optionId: string };

/** How a vote ended; `why` in words. */
export type VoteEnd =
  | { readonly kind: 'taken'; readonly poll: Poll }
  | { readonly kind: 'left' | 'over' }
  | { readonly kind: 'failed'; readonly why: string };

export interface PollContext {
  readonly poll: Poll;
  /** The viewer's choice, as far as it is known. */
  readonly me: string | null;
  /** The choice that is under way. */
  readonly wanted: string | null;
  /** Milliseconds until it is over, when that was last told. */
  readonly leftMs: number;
  /** Why the last vote was not taken, in words. */
  readonly why: string | null;
}
export type Vote = Pick<Poll, 'pollId'> & { readonly optionId: string };

const output = ({ event }: { readonly event: { readonly output: VoteEnd } }): VoteEnd => event.output;
const is = <Kind extends VoteEnd['kind']>(kind: Kind) =>
  ({
    type: 'ended',
    params: ({ event }: { event: { output: VoteEnd } }) => ({ end: event.output, kind }),
  }) as const;
const closing = { guard: 'isToldOver', target: '#poll.closed', actions: 'tell' } as const;
const told = [closing, { target: 'judging', actions: 'tell' }] as const;

/** CH-9: a question to a room, as one viewer has it: one vote, which another one changes until it is over. */
export const pollMachine = setup({
  types: {
    context: {} as PollContext,
    input: {} as Pick<PollContext, 'poll' | 'me' | 'leftMs'>,
    events: {} as PollEvent,
  },
  actors: { vote: unprovided<VoteEnd, Vote>('vote') },
  actions: {
    tell: assign(({ event }) =>
      event.type === 'poll.told' ? { poll: event.poll, me: event.me, leftMs: event.leftMs } : {},
    ),
    begin: assign(({ event }) => (event.type === 'poll.choose' ? { wanted: event.optionId, why: null } : {})),
    take: assign((_, end: VoteEnd) => (end.kind === 'taken' ? { poll: end.poll, me: end.poll.me ?? null } : {})),
    noteWhy: assign((_, end: VoteEnd) => (end.kind === 'failed' ? { why: end.why } : {})),
    forget: assign({ wanted: null }),
  },
  guards: {
    isOver: ({ context: { leftMs } }) => leftMs <= 0,
    isToldOver: ({ event }) => event.type === 'poll.told' && event.leftMs <= 0,
    hasVoted: ({ context: { me } }) => me !== null,
    /** One of the options, and not the one that was chosen. */
    isAnother: ({ context: { poll, me }, event }) =>
      event.type === 'poll.choose' && event.optionId !== me && poll.options.some(({ id }) => id === event.optionId),
    ended: (_, { end, kind }: { readonly end: VoteEnd; readonly kind: VoteEnd['kind'] }) => end.kind === kind,
  },
  delays: { untilOver: ({ context: { leftMs } }) => Math.max(0, leftMs) },
}).createMachine({
  id: 'poll',
  context: ({ input }) => ({ ...input, wanted: null, why: null }),
  initial: 'open',
  states: {
    open: {
      initial: 'judging',
      after: { untilOver: 'closed' },
      on: { 'poll.told': [closing, { actions: 'tell' }] },
      states: {
        judging: {
          always: [
            { guard: 'isOver', target: '#poll.closed' },
            { guard: 'hasVoted', target: 'voted' },
            { target: 'asking' },
          ],
        },
        /** The bars are not shown before the own vote. */
        asking: {
          on: { 'poll.told': told, 'poll.choose': { guard: 'isAnother', target: 'voting', actions: 'begin' } },
        },
        voting: {
          invoke: {
            id: 'vote',
            src: 'vote',
            input: ({ context: { poll, wanted } }) => ({ pollId: poll.pollId, optionId: wanted ?? '' }),
            onDone: [
              { guard: is('taken'), target: 'judging', actions: { type: 'take', params: output } },
              { guard: is('over'), target: '#poll.closed' },
              { target: 'judging', actions: { type: 'noteWhy', params: output } },
            ],
          },
          exit: 'forget',
        },
        voted: {
          on: { 'poll.told': told, 'poll.choose': { guard: 'isAnother', target: 'voting', actions: 'begin' } },
        },
      },
    },
    /** Its result stands for a while. */
    closed: { on: { 'poll.told': { actions: 'tell' } } },
  },
});
export type PollMachine = typeof pollMachine;
