import { assign, setup } from 'xstate';
import { ODDS_TIMING } from '#domain/odds/oddsTiming.ts';

/** How closely prices are followed: a match runs, none does yet, or nobody may or wants to see them. */
export type OddsPace = 'live' | 'coming' | 'rest';

export type OddsBoardEvent =
  /** The source answered; `at` is epoch milliseconds. */
  | { readonly type: 'odds.told'; readonly at: number }
  /** It did not. */
  | { readonly type: 'odds.failed' }
  | { readonly type: 'board.pace'; readonly pace: OddsPace }
  /** Whether the page is in sight. */
  | { readonly type: 'board.hidden' }
  | { readonly type: 'board.shown' }
  | { readonly type: 'net.lost' }
  | { readonly type: 'net.back' }
  /** The topic of the match is heard, which brings each change, or is heard no more. */
  | { readonly type: 'socket.joined' }
  | { readonly type: 'socket.lost' };

export interface OddsBoardContext {
  readonly pace: OddsPace;
  /** When the prices that are shown were told; null before the first. */
  readonly toldAt: number | null;
  readonly hears: boolean;
}
/** `toldAt` of prices that came with the page. */
export type OddsBoardInput = Pick<OddsBoardContext, 'pace' | 'toldAt'>;

/** In each state of its own: from their region it would enter the other one anew, too. */
const told = { 'odds.told': { target: 'current', reenter: true, actions: 'remember' } } as const;
const polls = { target: 'polling', reenter: true, actions: 'ask' } as const;
const listens = { target: 'listening', reenter: true, actions: 'ask' } as const;
const heard = { 'socket.joined': { actions: 'hear' }, 'socket.lost': { actions: 'hearNoMore' } } as const;

/**
 * Keeps prices true: told by the socket, asked for every few seconds where it is not heard, and known to be old when
 * nobody answers.
 */
export const oddsBoardMachine = setup({
  types: {
    context: {} as OddsBoardContext,
    events: {} as OddsBoardEvent,
    input: {} as OddsBoardInput,
  },
  actions: {
    ask: () => {},
    remember: assign(({ event }) => (event.type === 'odds.told' ? { toldAt: event.at } : {})),
    setPace: assign(({ event }) => (event.type === 'board.pace' ? { pace: event.pace } : {})),
    hear: assign({ hears: true }),
    hearNoMore: assign({ hears: false }),
  },
  guards: {
    wasTold: ({ context }) => context.toldAt !== null,
    hears: ({ context }) => context.hears,
    rests: ({ context }) => context.pace === 'rest',
    isFollowed: ({ context }) => context.pace !== 'rest',
    toRest: ({ event }) => event.type === 'board.pace' && event.pace === 'rest',
  },
  delays: {
    poll: ({ context }) => (context.pace === 'live' ? ODDS_TIMING.livePollMs : ODDS_TIMING.comingPollMs),
    check: ODDS_TIMING.checkMs,
    silence: ODDS_TIMING.silenceMs,
  },
}).createMachine({
  id: 'oddsBoard',
  context: ({ input }) => ({ ...input, hears: false }),
  type: 'parallel',
  states: {
    /** What the reader sees. */
    prices: {
      initial: 'awaited',
      states: {
        awaited: { always: { guard: 'wasTold', target: 'current' }, on: { ...told, 'odds.failed': 'missing' } },
        missing: { on: told },
        current: {
          after: { silence: { guard: 'isFollowed', target: 'old' } },
          on: { ...told, 'odds.failed': 'doubtful', 'net.lost': 'old' },
        },
        /** One answer did not come; a second one, and the source is gone. */
        doubtful: {
          after: { silence: 'old' },
          on: { ...told, 'odds.failed': 'old', 'net.lost': 'old' },
        },
        old: { on: told },
      },
    },
    /** How the page hears of changes. */
    way: {
      initial: 'beginning',
      on: {
        'board.hidden': '.away',
        'board.pace': [
          { guard: 'toRest', target: '.resting', actions: 'setPace' },
          { guard: 'hears', target: '.listening', actions: 'setPace' },
          { target: '.polling', actions: 'setPace' },
        ],
      },
      states: {
        beginning: { always: [{ guard: 'rests', target: 'resting' }, 'polling'] },
        polling: {
          after: { poll: polls },
          on: { 'socket.joined': { target: 'listening', actions: 'hear' }, 'net.back': polls },
        },
        listening: {
          after: { check: listens },
          on: {
            'net.back': listens,
            'socket.lost': { target: 'polling', actions: ['hearNoMore', 'ask'] },
          },
        },
        /** The match is over, or its prices are hidden: nobody asks. */
        resting: { on: heard },
        away: {
          on: {
            ...heard,
            'board.pace': { actions: 'setPace' },
            'board.shown': [
              { guard: 'rests', target: 'resting' },
              { guard: 'hears', target: 'listening', actions: 'ask' },
              { target: 'polling', actions: 'ask' },
            ],
          },
        },
      },
    },
  },
});
