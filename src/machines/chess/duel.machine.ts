import { assign, setup } from 'xstate';
import type { ChatPosition, Passing } from '#domain/chat/chat.ts';
import { CHESS, movesOf, sideOfMember, turnOf, type DuelCommand, type DuelState } from '#domain/games/chess/duel.ts';

export type DuelPlayEvent =
  /** The socket is open, or is no more. */
  | { readonly type: 'duel.opened' | 'duel.closed' | 'duel.retry' }
  | { readonly type: 'duel.subscribed'; readonly position: ChatPosition; readonly entries: readonly Passing[] }
  | { readonly type: 'duel.entries'; readonly entries: readonly Passing[] }
  /** The topic was refused. */
  | { readonly type: 'duel.refused'; readonly code: number }
  /** What was done last was refused. */
  | { readonly type: 'duel.notDone' }
  | { readonly type: 'duel.move'; readonly move: string }
  | { readonly type: 'duel.act'; readonly cmd: Exclude<DuelCommand, 'move' | 'clock'> };

export interface DuelInput {
  readonly gameId: string;
  /** The viewer; null while unknown. */
  readonly me: string | null;
}
export interface DuelContext extends DuelInput {
  readonly position: ChatPosition | null;
  readonly state: DuelState | null;
  /** The own move that the origin has not told yet. */
  readonly pending: string | null;
  /** How many of the own moves were refused. */
  readonly refusals: number;
}

/** All of a game, as its last entry tells; null where none does. */
const told = (entries: readonly Passing[]): { readonly seq: number; readonly state: DuelState } | null => {
  const last = entries.findLast(({ data }) => data.kind === 'duel');
  if (last?.data.kind !== 'duel') return null;
  const { kind: _kind, ts: _ts, cmd: _cmd, ...state } = last.data;
  return { seq: last.seq, state };
};

const hasMoved = (before: DuelState, now: DuelState): boolean => movesOf(now).length > movesOf(before).length;

/** GA-11: follows a game of two and plays it; after a cut its last entry has all that was missed. */
export const duelMachine = setup({
  types: { context: {} as DuelContext, events: {} as DuelPlayEvent, input: {} as DuelInput },
  actions: {
    subscribe: () => {},
    tellMove: () => {},
    tellAct: () => {},
    takeEntries: assign(({ context, event }) => {
      if (event.type !== 'duel.subscribed' && event.type !== 'duel.entries') return {};
      const now = told(event.entries);
      const epoch = event.type === 'duel.subscribed' ? event.position.epoch : (context.position?.epoch ?? '');
      const known = context.position?.epoch === epoch ? context.position.seq : 0;
      return now && now.seq > known ? { state: now.state, position: { epoch, seq: now.seq } } : {};
    }),
    keepMove: assign(({ event }) => (event.type === 'duel.move' ? { pending: event.move } : {})),
    dropMove: assign({ pending: null }),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
  },
  guards: {
    /** Something was told beside the own move, which is still on its way: the origin may not have had it yet. */
    isBeside: ({ context, event }) => {
      if (event.type !== 'duel.entries' || context.state === null) return false;
      const now = told(event.entries)?.state;
      return now === undefined || (now.phase === 'playing' && !hasMoved(context.state, now));
    },
    isKnown: ({ context, event }) =>
      event.type === 'duel.subscribed' && (context.state !== null || told(event.entries) !== null),
    isUnknown: ({ event }) => event.type === 'duel.refused' && event.code === 404,
    isOver: ({ context: { state } }) => state?.phase === 'over',
    isOpen: ({ context: { state } }) => state?.phase === 'open',
    looksOn: ({ context: { state, me } }) => state !== null && sideOfMember(state, me) === null,
    isOwnTurn: ({ context: { state, me } }) => state !== null && sideOfMember(state, me) === turnOf(state),
  },
  delays: { patience: CHESS.joinMs, again: CHESS.againMs },
}).createMachine({
  id: 'duel',
  context: ({ input }) => ({ ...input, position: null, state: null, pending: null, refusals: 0 }),
  initial: 'entering',
  states: {
    entering: {
      entry: 'subscribe',
      after: { patience: 'unreached' },
      on: {
        'duel.opened': { actions: 'subscribe' },
        'duel.subscribed': { guard: 'isKnown', target: 'following', actions: ['takeEntries', 'dropMove'] },
        'duel.refused': [{ guard: 'isUnknown', target: 'missing' }, { target: 'unreached' }],
      },
    },
    following: {
      initial: 'sorting',
      on: {
        'duel.entries': { target: '.sorting', actions: ['takeEntries', 'dropMove'] },
        'duel.subscribed': { target: '.sorting', actions: ['takeEntries', 'dropMove'] },
        'duel.act': { actions: 'tellAct' },
        'duel.closed': 'cut',
      },
      states: {
        sorting: {
          always: [
            { guard: 'isOver', target: 'over' },
            { guard: 'isOpen', target: 'waiting' },
            { guard: 'looksOn', target: 'watching' },
            { guard: 'isOwnTurn', target: 'ours' },
            { target: 'theirs' },
          ],
        },
        /** Nobody sits opposite yet. */
        waiting: {},
        watching: {},
        ours: { on: { 'duel.move': { target: 'sending', actions: ['keepMove', 'tellMove'] } } },
        /** The own move is shown already; it counts once the origin tells it. */
        sending: {
          after: { patience: { target: '#duel.entering', actions: 'dropMove' } },
          on: {
            'duel.notDone': { target: 'sorting', actions: ['dropMove', 'countRefusal'] },
            'duel.entries': [
              { guard: 'isBeside', actions: 'takeEntries' },
              { target: 'sorting', actions: ['takeEntries', 'dropMove'] },
            ],
          },
        },
        theirs: {},
        over: {},
      },
    },
    /** The line is cut: the game stands as it was, and the clocks go on. */
    cut: { entry: 'dropMove', on: { 'duel.opened': 'entering' } },
    unreached: { after: { again: 'entering' }, on: { 'duel.retry': 'entering', 'duel.opened': 'entering' } },
    missing: { on: { 'duel.retry': 'entering' } },
  },
});
