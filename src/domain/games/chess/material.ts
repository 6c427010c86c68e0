import { kindOf, other, sideOf, type Position, type Side } from './position.ts';

const kindsOf = ({ squares }: Position, side: Side): string =>
  squares
    .filter((square) => sideOf(square) === side)
    .map(kindOf)
    .join('');

/** Whether all bishops stand on squares of one colour. */
const bishopsAlike = ({ squares }: Position): boolean => {
  const colours = squares.flatMap((square, at) => (kindOf(square) === 'b' ? [((at % 8) + (at >> 3)) % 2] : []));
  return new Set(colours).size <= 1;
};

/**
 * Whether a side has nothing to mate with, however badly the other plays: a bare king; a knight alone against king
 * and queens; bishops of one colour of squares where nobody has a pawn or a knight.
 */
export const cannotMate = (position: Position, side: Side): boolean => {
  const [own, others] = [kindsOf(position, side), kindsOf(position, other(side))];
  if (/[prq]/u.test(own)) return false;
  if (own.includes('n')) return own.length === 2 && !/[pnbr]/u.test(others);
  return !own.includes('b') || (bishopsAlike(position) && !/[pn]/u.test(others));
};
/** Whether nobody can mate any more. */
export const lacksMaterial = (position: Position): boolean => cannotMate(position, 'w') && cannotMate(position, 'b');
