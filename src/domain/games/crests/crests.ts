import { draw, type GameCore } from '../core.ts';

/** Cells in rows of four: 0 for an empty one, else the crest's rank; two of a rank make one of the next. */
export interface Crests {
  readonly random: number;
  readonly cells: readonly number[];
  readonly score: number;
  /** Which cells were joined, and which is new, by the last move. */
  readonly joined: readonly number[];
  readonly born: number;
}
export const SIDE = 4;

/** The cells of a line, in the direction to which they are pushed. */
const lineOf = (move: number, i: number): readonly number[] => {
  const cells = [0, 1, 2, 3].map((j) => (move % 2 === 1 ? i * SIDE + j : j * SIDE + i));
  return move === 1 || move === 2 ? cells.toReversed() : cells;
};

/** A line pushed to its front: each crest joins once. */
export const pushed = (line: readonly number[]) => {
  const full = line.filter((rank) => rank > 0);
  const ranks: number[] = [];
  const joined: number[] = [];
  let gained = 0;
  for (let i = 0; i < full.length; i++) {
    const rank = full[i]!;
    if (full[i + 1] === rank) {
      joined.push(ranks.length);
      ranks.push(rank + 1);
      gained += 2 ** (rank + 1);
      i++;
    } else ranks.push(rank);
  }
  return { ranks: [...ranks, ...Array<number>(SIDE - ranks.length).fill(0)], joined, gained };
};

const withNew = (state: Crests): Crests => {
  const empty = state.cells.flatMap((rank, i) => (rank === 0 ? [i] : []));
  const [which, afterPlace] = draw(state.random, empty.length);
  const [chance, random] = draw(afterPlace, 10);
  const born = empty[which]!;
  return { ...state, random, born, cells: state.cells.with(born, chance === 0 ? 2 : 1) };
};

/** What a move leads to; null where nothing moves. */
export const afterMove = (state: Crests, move: number): Crests | null => {
  if (move > 3) return null;
  const cells = [...state.cells];
  const joined: number[] = [];
  let { score } = state;
  for (let i = 0; i < SIDE; i++) {
    const line = lineOf(move, i);
    const result = pushed(line.map((cell) => state.cells[cell]!));
    line.forEach((cell, j) => (cells[cell] = result.ranks[j]!));
    joined.push(...result.joined.map((j) => line[j]!));
    score += result.gained;
  }
  if (cells.every((rank, i) => rank === state.cells[i])) return null;
  return withNew({ ...state, cells, joined, score });
};

/** Crests of a club's rise: two alike make the next one, up to the champion's and beyond. */
export const crestsCore: GameCore<Crests> = {
  rate: 0,
  mostTicks: 0,
  start: (seed) =>
    withNew(withNew({ random: seed | 0, cells: Array<number>(SIDE * SIDE).fill(0), score: 0, joined: [], born: -1 })),
  input: afterMove,
  tick: (state) => state,
  isOver: (state) => [0, 1, 2, 3].every((move) => afterMove(state, move) === null),
  score: ({ score }) => score,
};
