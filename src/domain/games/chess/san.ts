import { afterMove, inCheck, legalMoves, moveText, type Move } from './moves.ts';
import { chessFrom, played, type Chess } from './chess.ts';
import type { DuelEnding } from './duel.ts';
import { kindOf, nameOf, type Position } from './position.ts';

/** What of a square has to be said so that no other piece of the kind is meant. */
const origin = (position: Position, { from, to }: Move, open: readonly Move[]): string => {
  const kind = position.squares[from];
  const rivals = open.filter((one) => one.to === to && one.from !== from && position.squares[one.from] === kind);
  if (rivals.length === 0) return '';
  if (rivals.every((one) => one.from % 8 !== from % 8)) return nameOf(from)[0]!;
  return rivals.every((one) => one.from >> 3 !== from >> 3) ? nameOf(from)[1]! : nameOf(from);
};

/** A move as chess players write it: `Nbd7`, `exd6`, `O-O`, `e8=Q+`. */
export const sanOf = (position: Position, move: Move): string => {
  const { from, to, promotion } = move;
  const kind = kindOf(position.squares[from]!);
  const captures = position.squares[to] !== '.' || (kind === 'p' && to === position.passed);
  const after = afterMove(position, move);
  const mark = inCheck(after) ? (legalMoves(after).length === 0 ? '#' : '+') : '';
  if (kind === 'k' && Math.abs(to - from) === 2) return `${to > from ? 'O-O' : 'O-O-O'}${mark}`;
  const takes = captures ? 'x' : '';
  if (kind === 'p') {
    const became = promotion === undefined ? '' : `=${promotion.toUpperCase()}`;
    return `${captures ? nameOf(from)[0]! : ''}${takes}${nameOf(to)}${became}${mark}`;
  }
  return `${kind.toUpperCase()}${origin(position, move, legalMoves(position))}${takes}${nameOf(to)}${mark}`;
};

const bare = (text: string): string => text.replace(/[-+#x=:!?\s]/gu, '').replaceAll('0', 'O');

/** The move that somebody typed, as players write it or from square to square; null where it is none or could be two. */
export const readTyped = (position: Position, typed: string): Move | null => {
  const text = bare(typed.trim());
  const open = legalMoves(position);
  const exact = open.filter((move) => moveText(move) === text.toLowerCase() || bare(sanOf(position, move)) === text);
  if (exact.length > 0) return exact.length === 1 ? exact[0]! : null;
  // A small letter is taken for a piece, and a promotion without a name for a queen, where nothing else is meant.
  const loose = text.toLowerCase();
  const near = open.filter((move) =>
    [bare(sanOf(position, move)).toLowerCase(), moveText(move)].some(
      (one) => one === loose || (move.promotion === 'q' && one === `${loose}q`),
    ),
  );
  return near.length === 1 ? near[0]! : null;
};

/** All moves of a game as players write them, with the position after each. */
export const written = (moves: readonly string[]): readonly { readonly san: string; readonly chess: Chess }[] => {
  let chess = chessFrom()!;
  return moves.flatMap((text) => {
    const after = played(chess, text);
    const move = legalMoves(chess.position).find((one) => moveText(one) === text);
    if (!after || !move) return [];
    const san = sanOf(chess.position, move);
    chess = after;
    return [{ san, chess }];
  });
};

const resultOf = (ending: DuelEnding | null): string =>
  !ending || ending.kind === 'aborted' || ending.kind === 'unmet'
    ? '*'
    : ending.winner === 'w'
      ? '1-0'
      : ending.winner === 'b'
        ? '0-1'
        : '1/2-1/2';

export interface PgnHead {
  readonly white: string;
  readonly black: string;
  /** `2026.11.23`. */
  readonly date: string;
  /** Seconds and seconds a move, `180+2`; `-` without a clock. */
  readonly timeControl: string;
  readonly ending: DuelEnding | null;
}
const LINE = 80;
const tag = (name: string, value: string): string => `[${name} "${value.replace(/[\\"]/gu, '\\$&')}"]`;

/** A game as other programs read it. */
export const pgnOf = (sans: readonly string[], { white, black, date, timeControl, ending }: PgnHead): string => {
  const result = resultOf(ending);
  const words = [...sans.flatMap((san, i) => (i % 2 === 0 ? [`${i / 2 + 1}.`, san] : [san])), result];
  const lines = words.reduce<readonly string[]>((all, word) => {
    const last = all.at(-1);
    return last !== undefined && last.length + word.length < LINE
      ? [...all.slice(0, -1), `${last} ${word}`]
      : [...all, word];
  }, []);
  const tags = [
    ...[tag('Event', 'Khán Đài'), tag('Site', '?'), tag('Date', date), tag('Round', '-')],
    ...[tag('White', white), tag('Black', black), tag('Result', result), tag('TimeControl', timeControl)],
  ];
  return [...tags, '', ...lines, ''].join('\n');
};
