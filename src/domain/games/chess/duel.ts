import { chessFrom, played, type Chess, type Ending } from './chess.ts';
import { other, type Side } from './position.ts';

/** GA-11: what is fixed about chess for two. Milliseconds. */
export const CHESS = {
  /** How much of a move's time is taken for the network's, at most. */
  lagMs: 400,
  /** How long each side has for its first move, before the clocks run. */
  firstMoveMs: 60_000,
  /** After how long without a socket the other may claim the game: with a clock, and without one. */
  leftMs: 45_000,
  leftSlowMs: 600_000,
  /** How long a game waits for somebody: in the list, while its host is away from it, and by its code alone. */
  hostAwayMs: 30_000,
  openMs: 3_600_000,
  /** How long a game without a clock waits for a move, and how long one that is over can be looked at. */
  lastsMs: 30 * 86_400_000,
  /** Games that are not over: of one member, and of the origin. */
  perMember: 5,
  games: 2000,
  /** How many are listed. */
  listed: 30,
  own: 10,
  /** A game that is longer is drawn by the rule of 75 moves before. */
  mostMoves: 1200,
  /** Below so much a clock shows tenths, and is told to be low. */
  lowMs: 20_000,
  joinMs: 8000,
  againMs: 3000,
} as const;

/** Minutes and seconds a move, or no clock. */
export const timeControls = ['3+2', '5+0', '10+5', '30+0', 'none'] as const;
export type TimeControl = (typeof timeControls)[number];
export const colourWishes = ['random', 'w', 'b'] as const;
export type ColourWish = (typeof colourWishes)[number];

/** Null for a game without a clock. */
export const clockOf = (control: TimeControl): { readonly beginsMs: number; readonly addsMs: number } | null => {
  if (control === 'none') return null;
  const [minutes, seconds] = control.split('+').map(Number) as [number, number];
  return { beginsMs: minutes * 60_000, addsMs: seconds * 1000 };
};

export type DuelTopic = `game.${string}`;
export const duelTopic = (gameId: string): DuelTopic => `game.${gameId}`;

export const isDuelTopic = (topic: string): topic is DuelTopic => topic.startsWith('game.');

/** Somebody who plays. `awaySince`: without a socket since then. */
export interface Seat {
  readonly userId: string;
  readonly showName: string;
  readonly awaySince: number | null;
}
export const duelPhases = ['open', 'playing', 'over'] as const;
/** How a game ended; `aborted` counts for nobody, `unmet` is one to which nobody came. */
export type DuelEnding = Ending | { readonly kind: 'aborted' | 'unmet'; readonly winner?: undefined };

/** A game of two as everybody who looks at it knows it. */
export interface DuelState {
  readonly gameId: string;
  readonly control: TimeControl;
  /** Whether whoever likes may find it in the list. */
  readonly listed: boolean;
  readonly phase: (typeof duelPhases)[number];
  readonly host: Seat;
  readonly guest: Seat | null;
  /** Null while it is left to chance. */
  readonly hostSide: Side | null;
  /** `e2e4 e7e5 …`. */
  readonly moves: string;
  /** What each clock showed `at`; that of who is on turn runs from there on. Null without clocks. */
  readonly clocks: Readonly<Record<Side, number>> | null;
  /** When the last move was made, or when it began. */
  readonly at: number;
  readonly offer: Side | null;
  /** After how many half moves each side offered a draw last; -1 for never. */
  readonly offeredAt: Readonly<Record<Side, number>>;
  readonly rematch: Side | null;
  readonly ending: DuelEnding | null;
  /** The game in which they meet again. */
  readonly next: string | null;
}

export const duelCommands = [
  ...(['move', 'resign', 'offer', 'accept', 'decline', 'claim', 'claimLeft', 'abort', 'rematch', 'clock'] as const),
] as const;
export type DuelCommand = (typeof duelCommands)[number];
export const duelNews = [
  ...duelCommands.filter((cmd): cmd is Exclude<DuelCommand, 'clock'> => cmd !== 'clock'),
  ...(['join', 'away', 'back', 'time', 'again'] as const),
] as const;
export type DuelNews = (typeof duelNews)[number];
/** What a command says besides. */
export interface DuelDetail {
  readonly move?: string;
  /** How many half moves were made before it: a repeat changes nothing. */
  readonly ply?: number;
  /** How long the player’s own clock counted for it. */
  readonly tookMs?: number;
}

/** An entry of the sequence of a game: the news, and with it how all of it is now. */
export interface DuelEntry extends DuelState {
  readonly kind: 'duel';
  readonly ts: number;
  readonly cmd: DuelNews;
}

export const movesOf = ({ moves }: Pick<DuelState, 'moves'>): readonly string[] =>
  moves === '' ? [] : moves.split(' ');
export const turnOf = (state: Pick<DuelState, 'moves'>): Side => (movesOf(state).length % 2 === 0 ? 'w' : 'b');

/** Whose side somebody plays; null for those who look on, and while that is left to chance. */
export const sideOfMember = ({ host, guest, hostSide }: DuelState, userId: string | null): Side | null => {
  if (hostSide === null || userId === null) return null;
  if (host.userId === userId) return hostSide;
  return guest?.userId === userId ? other(hostSide) : null;
};
export const seatOf = ({ host, guest, hostSide }: DuelState, side: Side): Seat | null =>
  hostSide === null ? null : hostSide === side ? host : guest;

/** Clocks run from the third half move on: each side's first move is free. */
export const isRunning = (state: DuelState): boolean =>
  state.phase === 'playing' && state.clocks !== null && movesOf(state).length >= 2;
/** What a clock shows at a moment of the origin's time. */
export const clockAt = (state: DuelState, side: Side, now: number): number | null => {
  if (!state.clocks) return null;
  const runs = isRunning(state) && turnOf(state) === side;
  return Math.max(0, state.clocks[side] - (runs ? Math.max(0, now - state.at) : 0));
};

/** The position of a game, gone on from one that is known where it is of the same game. */
export const chessOf = (state: Pick<DuelState, 'moves'>, known: Chess | null = null): Chess => {
  const moves = movesOf(state);
  const goesOn = known !== null && known.moves.every((move, i) => move === moves[i]);
  let chess = goesOn ? known : chessFrom()!;
  for (const move of moves.slice(chess.moves.length)) chess = played(chess, move) ?? chess;
  return chess;
};

export interface NewDuel extends Pick<DuelState, 'gameId' | 'control' | 'listed' | 'hostSide'> {
  readonly host: Omit<Seat, 'awaySince'>;
}
export const newDuel = ({ host, control, ...wish }: NewDuel, now: number): DuelState => {
  const clock = clockOf(control);
  return {
    ...wish,
    ...{ control, phase: 'open', host: { ...host, awaySince: now }, guest: null, moves: '', at: now },
    clocks: clock && { w: clock.beginsMs, b: clock.beginsMs },
    ...{ offer: null, offeredAt: { w: -1, b: -1 }, rematch: null, ending: null, next: null },
  };
};
/** The same two once more, with the colours changed. */
export const duelAgain = (state: DuelState, gameId: string, now: number): DuelState => {
  const { host, guest, control, hostSide } = state;
  const begun = newDuel({ gameId, control, listed: false, hostSide: hostSide && other(hostSide), host }, now);
  return { ...begun, host, guest, phase: 'playing' };
};
