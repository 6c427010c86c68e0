export type Side = 'w' | 'b';
export type Kind = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
/** As in FEN: upper case for white; a dot for an empty square. */
export type Square = '.' | Kind | Uppercase<Kind>;

/** Where everything stands, and what may still be done. Squares run from a8 (0) to h1 (63), as a board is read. */
export interface Position {
  readonly squares: readonly Square[];
  readonly turn: Side;
  /** Castling that is still allowed: some of `KQkq`. */
  readonly castling: string;
  /** The square that a pawn has just passed over; -1 for none. */
  readonly passed: number;
  /** Half moves since a capture or a pawn's move. */
  readonly quiet: number;
  readonly move: number;
}

export const FIRST_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const FEN =
  /^([pnbrqkPNBRQK1-8]{1,8}(?:\/[pnbrqkPNBRQK1-8]{1,8}){7}) ([wb]) (K?Q?k?q?|-) ([a-h][36]|-) (\d{1,3}) (\d{1,4})$/u;

export const other = (side: Side): Side => (side === 'w' ? 'b' : 'w');
export const sideOf = (square: Square): Side | null => (square === '.' ? null : square < 'a' ? 'w' : 'b');
export const kindOf = (square: Square): string => square.toLowerCase();
export const nameOf = (square: number): string => `${'abcdefgh'[square % 8]}${8 - Math.floor(square / 8)}`;
export const squareOf = (name: string): number => 'abcdefgh'.indexOf(name[0]!) + (8 - Number(name[1])) * 8;

/** Reads a position; null if it is not one. */
export const readFen = (text: string): Position | null => {
  const [, rows, turn, castling, passed, quiet, move] = FEN.exec(text) ?? [];
  if (rows === undefined) return null;
  const squares = [...rows.replaceAll('/', '')].flatMap((one): readonly Square[] =>
    /\d/u.test(one) ? Array<Square>(Number(one)).fill('.') : [one as Square],
  );
  if (squares.length !== 64) return null;
  return {
    squares,
    turn: turn as Side,
    castling: castling === '-' ? '' : castling!,
    passed: passed === '-' ? -1 : squareOf(passed!),
    quiet: Number(quiet),
    move: Number(move),
  };
};

const rowsText = (squares: readonly Square[]): string =>
  Array.from({ length: 8 }, (_, row) =>
    squares
      .slice(row * 8, row * 8 + 8)
      .join('')
      .replace(/\.+/gu, (empty) => String(empty.length)),
  ).join('/');

/** What makes two positions the same for the threefold repetition; a passed square counts only where it can be taken. */
export const repetitionKey = (position: Position, canTakePassed: boolean): string =>
  [
    ...[rowsText(position.squares), position.turn, position.castling || '-'],
    canTakePassed ? nameOf(position.passed) : '-',
  ].join(' ');

export const fenOf = (position: Position): string =>
  `${repetitionKey(position, position.passed !== -1)} ${position.quiet} ${position.move}`;
