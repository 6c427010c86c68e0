import { afterMove, inCheck, legalMoves, moveText, readMove, type Move } from './moves.ts';
import { cannotMate, lacksMaterial } from './material.ts';
import { FIRST_FEN, kindOf, other, readFen, repetitionKey, type Position, type Side } from './position.ts';

export const winKinds = ['mate', 'resigned', 'timeUp', 'left'] as const;
export const drawKinds = [
  ...(['stalemate', 'threefold', 'fivefold', 'fiftyMoves', 'seventyFive', 'material', 'agreed'] as const),
  'timeUpDrawn',
] as const;
export type DrawKind = (typeof drawKinds)[number];
/** What may be claimed as a draw, by who is on turn. */
export type Claim = 'threefold' | 'fiftyMoves';
export type Ending =
  | { readonly kind: (typeof winKinds)[number]; readonly winner: Side }
  | { readonly kind: DrawKind; readonly winner?: undefined };

/** A game so far. */
export interface Chess {
  readonly position: Position;
  readonly moves: readonly string[];
  /** How often each position has stood. */
  readonly seen: ReadonlyMap<string, number>;
  readonly ending: Ending | null;
  /** The draw that stands to be claimed now. */
  readonly claim: Claim | null;
}

const canTakePassed = (position: Position, moves: readonly Move[]): boolean =>
  position.passed !== -1 &&
  moves.some(({ from, to }) => to === position.passed && kindOf(position.squares[from]!) === 'p');

const endingOf = (position: Position, moves: readonly Move[], times: number): Ending | null => {
  if (moves.length === 0)
    return inCheck(position) ? { kind: 'mate', winner: other(position.turn) } : { kind: 'stalemate' };
  if (lacksMaterial(position)) return { kind: 'material' };
  if (times >= 5) return { kind: 'fivefold' };
  return position.quiet >= 150 ? { kind: 'seventyFive' } : null;
};
const claimOf = ({ quiet }: Position, times: number): Claim | null =>
  times >= 3 ? 'threefold' : quiet >= 100 ? 'fiftyMoves' : null;

const entered = (position: Position, moves: readonly string[], seen: ReadonlyMap<string, number>): Chess => {
  const open = legalMoves(position);
  const key = repetitionKey(position, canTakePassed(position, open));
  const times = (seen.get(key) ?? 0) + 1;
  const ending = endingOf(position, open, times);
  return {
    position,
    moves,
    seen: new Map(seen).set(key, times),
    ending,
    claim: ending ? null : claimOf(position, times),
  };
};

export const chessFrom = (fen: string = FIRST_FEN): Chess | null => {
  const position = readFen(fen);
  return position && entered(position, [], new Map());
};
export const newChess = (): Chess => chessFrom()!;

/** The game after a move such as `e2e4` or `e7e8q`; null if the rules do not allow it. */
export const played = (chess: Chess, text: string): Chess | null => {
  const move = chess.ending ? null : readMove(chess.position, text);
  return move && entered(afterMove(chess.position, move), [...chess.moves, moveText(move)], chess.seen);
};

/** How a game ends when a side's time is up: the other wins, unless it has nothing to mate with. */
export const endingOfTime = ({ position }: Chess, side: Side): Ending =>
  cannotMate(position, other(side)) ? { kind: 'timeUpDrawn' } : { kind: 'timeUp', winner: other(side) };

/** How many ways there are to play on for so many half moves; what engines are compared by. */
export const perft = (position: Position, depth: number): number => {
  const moves = legalMoves(position);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  return moves.reduce((sum, move) => sum + perft(afterMove(position, move), depth - 1), 0);
};
