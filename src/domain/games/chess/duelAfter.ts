import { endingOfTime, played, type Chess } from './chess.ts';
import {
  CHESS,
  clockOf,
  isRunning,
  movesOf,
  seatOf,
  turnOf,
  type DuelDetail,
  type DuelEnding,
  type DuelState,
  type Seat,
} from './duel.ts';
import { other, type Side } from './position.ts';

/** What players do. */
export type DuelAct =
  | ({ readonly cmd: 'move'; readonly by: Side } & DuelDetail)
  | {
      readonly cmd: 'resign' | 'offer' | 'accept' | 'decline' | 'claim' | 'claimLeft' | 'abort' | 'rematch';
      readonly by: Side;
    };
export type DuelEvent =
  | DuelAct
  | { readonly cmd: 'join'; readonly who: Omit<Seat, 'awaySince'>; readonly hostSide: Side }
  | { readonly cmd: 'away' | 'back'; readonly userId: string }
  /** Time passed. */
  | { readonly cmd: 'time' };

/** A game with its position. */
export interface Duel {
  readonly state: DuelState;
  readonly chess: Chess;
}

const over = (duel: Duel, ending: DuelEnding, now: number): Duel => {
  const { state } = duel;
  const clocks = isRunning(state) ? stopped(state, now) : state.clocks;
  return { ...duel, state: { ...state, phase: 'over', at: now, clocks, offer: null, ending } };
};
/** The clocks as they stand. */
const stopped = (state: DuelState, now: number): DuelState['clocks'] => {
  const turn = turnOf(state);
  return state.clocks && { ...state.clocks, [turn]: Math.max(0, state.clocks[turn] - Math.max(0, now - state.at)) };
};

/** What is left to who moves; 0 where the flag fell. What the network took is not counted, up to a limit. */
const leftAfter = (state: DuelState, by: Side, now: number, tookMs: number | undefined): number => {
  const passed = Math.max(0, now - state.at);
  const lag = tookMs === undefined ? 0 : Math.min(CHESS.lagMs, Math.max(0, passed - tookMs));
  return Math.max(0, (state.clocks?.[by] ?? 0) - (passed - lag));
};

const moved = (duel: Duel, { by, move, tookMs }: Extract<DuelAct, { cmd: 'move' }>, now: number): Duel | null => {
  const { state, chess } = duel;
  if (turnOf(state) !== by || move === undefined) return null;
  const next = played(chess, move);
  if (!next) return null;
  const running = isRunning(state);
  const left = running ? leftAfter(state, by, now, tookMs) : 0;
  if (running && left === 0) return over(duel, endingOfTime(chess, by), now);
  const adds = clockOf(state.control)?.addsMs ?? 0;
  const made: Duel = {
    chess: next,
    state: {
      ...state,
      ...{ moves: next.moves.join(' '), at: now },
      clocks: running && state.clocks ? { ...state.clocks, [by]: left + adds } : state.clocks,
      // An offer is refused by playing on.
      offer: state.offer === other(by) ? null : state.offer,
    },
  };
  const ending = next.ending ?? (next.moves.length >= CHESS.mostMoves ? ({ kind: 'agreed' } as const) : null);
  return ending ? { ...made, state: { ...made.state, phase: 'over', offer: null, ending } } : made;
};

/** Whether the other has been away for so long that the game may be claimed. */
export const hasLeft = (state: DuelState, by: Side, now: number): boolean => {
  const since = seatOf(state, other(by))?.awaySince ?? null;
  const patience = state.clocks ? CHESS.leftMs : CHESS.leftSlowMs;
  return state.phase === 'playing' && movesOf(state).length >= 2 && since !== null && now - since >= patience;
};
/** A side offers once between two moves of its own. */
export const mayOffer = (state: DuelState, by: Side): boolean => {
  const plies = movesOf(state).length;
  const last = state.offeredAt[by];
  return state.phase === 'playing' && plies >= 2 && state.offer === null && (last === -1 || plies >= last + 2);
};
/** Before both have moved a game can be given up without anybody losing. */
export const mayAbort = (state: DuelState): boolean =>
  state.phase === 'open' || (state.phase === 'playing' && movesOf(state).length < 2);

const acted = (duel: Duel, act: Exclude<DuelAct, { cmd: 'move' }>, now: number): Duel | null => {
  const { state, chess } = duel;
  const { by } = act;
  const offered = state.offer === other(by);
  switch (act.cmd) {
    case 'resign':
      return mayAbort(state) ? null : over(duel, { kind: 'resigned', winner: other(by) }, now);
    case 'abort':
      return mayAbort(state) ? over(duel, { kind: 'aborted' }, now) : null;
    case 'offer':
      if (offered) return over(duel, { kind: 'agreed' }, now);
      if (!mayOffer(state, by)) return null;
      return {
        ...duel,
        state: { ...state, offer: by, offeredAt: { ...state.offeredAt, [by]: movesOf(state).length } },
      };
    case 'accept':
      return offered ? over(duel, { kind: 'agreed' }, now) : null;
    case 'decline':
      return offered ? { ...duel, state: { ...state, offer: null } } : null;
    case 'claim':
      return chess.claim && turnOf(state) === by ? over(duel, { kind: chess.claim }, now) : null;
    case 'claimLeft':
      if (!hasLeft(state, by, now)) return null;
      return over(duel, endingOfLeaving(duel, by), now);
    case 'rematch':
      return null;
  }
};
/** Who is left alone wins, unless there is nothing to win with. */
const endingOfLeaving = ({ chess }: Duel, by: Side): DuelEnding => {
  const ending = endingOfTime(chess, other(by));
  return ending.kind === 'timeUp' ? { kind: 'left', winner: by } : ending;
};

/** When time alone changes a game; null where it never does. */
export const dueAt = (state: DuelState): number | null => {
  const { phase, at, host, listed, clocks } = state;
  if (phase === 'over') return null;
  if (phase === 'open') {
    const ends = at + CHESS.openMs;
    return listed && host.awaySince !== null ? Math.min(ends, host.awaySince + CHESS.hostAwayMs) : ends;
  }
  if (!clocks) return at + CHESS.lastsMs;
  return isRunning(state) ? at + clocks[turnOf(state)] + CHESS.lagMs : at + CHESS.firstMoveMs;
};
const afterTime = (duel: Duel, now: number): Duel | null => {
  const { state, chess } = duel;
  const due = dueAt(state);
  if (due === null || now < due) return null;
  if (state.phase === 'open') return over(duel, { kind: 'unmet' }, now);
  return over(duel, isRunning(state) ? endingOfTime(chess, turnOf(state)) : { kind: 'aborted' }, now);
};

const seated = (state: DuelState, userId: string, awaySince: number | null): DuelState => {
  const changed = (seat: Seat): Seat => (seat.userId === userId ? { ...seat, awaySince } : seat);
  return { ...state, host: changed(state.host), guest: state.guest && changed(state.guest) };
};

/** A game after something happened; null where the rules do not allow it, or nothing changes. */
export const duelAfter = (duel: Duel, event: DuelEvent, now: number): Duel | null => {
  const { state } = duel;
  switch (event.cmd) {
    case 'time':
      return afterTime(duel, now);
    case 'away':
    case 'back':
      return { ...duel, state: seated(state, event.userId, event.cmd === 'away' ? now : null) };
    case 'join': {
      if (state.phase !== 'open' || state.host.userId === event.who.userId) return null;
      const guest = { ...event.who, awaySince: now };
      return { ...duel, state: { ...state, phase: 'playing', guest, hostSide: event.hostSide, at: now } };
    }
    case 'rematch':
      if (state.phase !== 'over' || !state.guest || state.next !== null || state.rematch === event.by) return null;
      return { ...duel, state: { ...state, rematch: event.by } };
    case 'move':
      return state.phase === 'playing' ? moved(duel, event, now) : null;
    default:
      return state.phase === 'over' ? null : acted(duel, event, now);
  }
};
