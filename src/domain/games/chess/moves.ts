import {
  kindOf,
  nameOf,
  other,
  sideOf,
  squareOf,
  type Kind,
  type Position,
  type Side,
  type Square,
} from './position.ts';

/** `to` is the king's for castling; `promotion` is there for a pawn on the last row. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly promotion?: Exclude<Kind, 'p' | 'k'>;
}

const promotions = ['q', 'r', 'b', 'n'] as const;
const straight = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const slanted = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const leaps = [
  ...[[1, 2] as const, [2, 1] as const, [2, -1] as const, [1, -2] as const],
  ...[[-1, -2] as const, [-2, -1] as const, [-2, 1] as const, [-1, 2] as const],
] as const;
const rays: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  r: straight,
  b: slanted,
  q: [...straight, ...slanted],
  k: [...straight, ...slanted],
  n: leaps,
};

/** The square so far to the right and down; -1 beside the board. */
const beside = (square: number, dx: number, dy: number): number => {
  const [x, y] = [(square % 8) + dx, (square >> 3) + dy];
  return x < 0 || y < 0 || x > 7 || y > 7 ? -1 : y * 8 + x;
};
const forward = (side: Side): 1 | -1 => (side === 'w' ? -1 : 1);

/** Whether a side attacks a square. */
export const attacks = (squares: readonly Square[], square: number, by: Side): boolean => {
  const is = (at: number, kinds: string) =>
    at !== -1 && sideOf(squares[at]!) === by && kinds.includes(kindOf(squares[at]!));
  for (const dx of [-1, 1]) if (is(beside(square, dx, -forward(by)), 'p')) return true;
  for (const [dx, dy] of leaps) if (is(beside(square, dx, dy), 'n')) return true;
  for (const [kinds, ways] of [
    ['rq', straight],
    ['bq', slanted],
  ] as const)
    for (const [dx, dy] of ways) {
      let at = beside(square, dx, dy);
      if (is(at, 'k')) return true;
      while (at !== -1 && squares[at] === '.') at = beside(at, dx, dy);
      if (is(at, kinds)) return true;
    }
  return false;
};

const kingOf = (squares: readonly Square[], side: Side): number => squares.indexOf(side === 'w' ? 'K' : 'k');
/** Whether the side on turn stands in check. */
export const inCheck = ({ squares, turn }: Position): boolean => attacks(squares, kingOf(squares, turn), other(turn));

const pawnMoves = ({ squares, passed, turn }: Position, from: number): readonly Move[] => {
  const way = forward(turn);
  const found: number[] = [];
  const one = beside(from, 0, way);
  if (one !== -1 && squares[one] === '.') {
    found.push(one);
    const two = beside(one, 0, way);
    if (from >> 3 === (turn === 'w' ? 6 : 1) && squares[two] === '.') found.push(two);
  }
  for (const dx of [-1, 1]) {
    const at = beside(from, dx, way);
    if (at !== -1 && (at === passed || sideOf(squares[at]!) === other(turn))) found.push(at);
  }
  return found.flatMap((to): readonly Move[] =>
    to >> 3 === 0 || to >> 3 === 7 ? promotions.map((promotion) => ({ from, to, promotion })) : [{ from, to }],
  );
};

const pieceMoves = ({ squares, turn }: Position, from: number): readonly Move[] => {
  const kind = kindOf(squares[from]!);
  const found: Move[] = [];
  for (const [dx, dy] of rays[kind]!)
    for (let to = beside(from, dx, dy); to !== -1; to = beside(to, dx, dy)) {
      if (sideOf(squares[to]!) === turn) break;
      found.push({ from, to });
      if (squares[to] !== '.' || kind === 'k' || kind === 'n') break;
    }
  return found;
};

const castles = (position: Position): readonly Move[] => {
  const { squares, turn, castling } = position;
  const king = turn === 'w' ? 60 : 4;
  const clear = (...list: readonly number[]) => list.every((at) => squares[at] === '.');
  const safe = (...list: readonly number[]) => list.every((at) => !attacks(squares, at, other(turn)));
  const may = (letter: string) => castling.includes(turn === 'w' ? letter : letter.toLowerCase());
  const found: Move[] = [];
  if (may('K') && clear(king + 1, king + 2) && safe(king, king + 1, king + 2)) found.push({ from: king, to: king + 2 });
  if (may('Q') && clear(king - 1, king - 2, king - 3) && safe(king, king - 1, king - 2))
    found.push({ from: king, to: king - 2 });
  return found;
};

/** The rook's way in castling. */
const rookOf = (kingTo: number): readonly [from: number, to: number] =>
  kingTo % 8 === 6 ? [kingTo + 1, kingTo - 1] : [kingTo - 2, kingTo + 1];
/** Castling that is lost when something leaves or reaches these squares. */
const losing: Readonly<Record<number, string>> = { 0: 'q', 4: 'kq', 7: 'k', 56: 'Q', 60: 'KQ', 63: 'K' };

/** The position after a move, which must be possible. */
export const afterMove = (position: Position, { from, to, promotion }: Move): Position => {
  const { squares, turn, castling, passed } = position;
  const next = [...squares];
  const piece = squares[from]!;
  const pawn = kindOf(piece) === 'p';
  const captures = squares[to] !== '.' || (pawn && to === passed);
  next[from] = '.';
  next[to] = promotion === undefined ? piece : ((turn === 'w' ? promotion.toUpperCase() : promotion) as Square);
  if (pawn && to === passed) next[to - forward(turn) * 8] = '.';
  if (kindOf(piece) === 'k' && Math.abs(to - from) === 2) {
    const [rookFrom, rookTo] = rookOf(to);
    next[rookTo] = next[rookFrom]!;
    next[rookFrom] = '.';
  }
  const lost = (losing[from] ?? '') + (losing[to] ?? '');
  return {
    squares: next,
    turn: other(turn),
    castling: [...castling].filter((one) => !lost.includes(one)).join(''),
    passed: pawn && Math.abs(to - from) === 16 ? (from + to) / 2 : -1,
    quiet: pawn || captures ? 0 : position.quiet + 1,
    move: position.move + (turn === 'b' ? 1 : 0),
  };
};

/** Every move that the rules allow. */
export const legalMoves = (position: Position): readonly Move[] => {
  const { squares, turn } = position;
  const found: Move[] = [...castles(position)];
  squares.forEach((square, from) => {
    if (sideOf(square) !== turn) return;
    found.push(...(kindOf(square) === 'p' ? pawnMoves(position, from) : pieceMoves(position, from)));
  });
  return found.filter((move) => {
    const after = afterMove(position, move);
    return !attacks(after.squares, kingOf(after.squares, turn), after.turn);
  });
};

/** `e2e4`, `e7e8q`. */
export const moveText = ({ from, to, promotion }: Move): string => `${nameOf(from)}${nameOf(to)}${promotion ?? ''}`;

/** A move that is allowed here, or null. */
export const readMove = (position: Position, text: string): Move | null => {
  if (!/^[a-h][1-8][a-h][1-8][qrbn]?$/u.test(text)) return null;
  const [from, to] = [squareOf(text), squareOf(text.slice(2))];
  return (
    legalMoves(position).find(
      (move) => move.from === from && move.to === to && (move.promotion ?? '') === text.slice(4),
    ) ?? null
  );
};
