import { draw, type GameCore } from '../core.ts';

/**
 * Twelve pits in a ring: 0 is the left quan, 1 to 5 are the computer's, 6 is the right quan, 7 to 11 the player's.
 * A quan is worth ten, a dân one.
 */
export interface Board {
  readonly dan: readonly number[];
  /** Whether the quan of pit 0 and of pit 6 still lies there. */
  readonly quan: readonly [boolean, boolean];
  /** What player and computer took; below 0 after a loan. */
  readonly taken: readonly [number, number];
}
export interface Quan extends Board {
  readonly random: number;
  /** 1 to 3; 0 until it is chosen. */
  readonly level: number;
  /** Boards on the way of the last turn, for who shows it; not a part of the rules. */
  readonly trail: readonly Trail[];
  readonly wins: number;
  readonly losses: number;
  readonly points: number;
  readonly round: number;
}
export interface Trail {
  readonly dan: readonly number[];
  readonly at: number;
  readonly what: 'sow' | 'take' | 'lend';
  readonly side: 0 | 1;
}
export const QUAN_WORTH = 10;
const PITS = 12;
const LEVELS = 3;
const ROUNDS = 5;
/** How far the computer looks ahead, by level. */
const DEPTH = [0, 1, 2, 4] as const;

const pitsOf = (side: 0 | 1): readonly number[] => (side === 0 ? [7, 8, 9, 10, 11] : [1, 2, 3, 4, 5]);
const isQuan = (pit: number): boolean => pit % 6 === 0;
const step = (pit: number, way: 1 | -1): number => (pit + way + PITS) % PITS;
const hasQuan = ({ quan }: Board, pit: number): boolean => isQuan(pit) && quan[pit === 0 ? 0 : 1];
const isEmpty = (board: Board, pit: number): boolean => board.dan[pit] === 0 && !hasQuan(board, pit);
const gain = (taken: Board['taken'], side: 0 | 1, by: number): Board['taken'] =>
  side === 0 ? [taken[0] + by, taken[1]] : [taken[0], taken[1] + by];

const fresh: Board = { dan: [0, 5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5], quan: [true, true], taken: [0, 0] };
export const isDone = ({ quan }: Board): boolean => !quan[0] && !quan[1];
/** What a side may begin with: pits of its own that are not empty, each in both ways. */
export const choices = (board: Board, side: 0 | 1): readonly number[] =>
  isDone(board) ? [] : pitsOf(side).flatMap((pit, i) => (board.dan[pit] ? [i * 2, i * 2 + 1] : []));

/** A side whose pits are all empty lays one dân in each, of its own or lent. */
const supplied = (board: Board, side: 0 | 1): Board => {
  const pits = pitsOf(side);
  if (isDone(board) || pits.some((pit) => board.dan[pit]! > 0)) return board;
  return {
    ...board,
    dan: board.dan.map((dan, pit) => (pits.includes(pit) ? 1 : dan)),
    taken: gain(board.taken, side, -5),
  };
};

/** Takes what lies behind an empty pit, and again behind the next empty one. */
const captured = (board: Board, from: number, way: 1 | -1, side: 0 | 1, saw: (trail: Trail) => void): Board => {
  let now = board;
  for (let empty = from; isEmpty(now, empty); empty = step(step(empty, way), way)) {
    const at = step(empty, way);
    if (isEmpty(now, at)) break;
    const won = now.dan[at]! + (hasQuan(now, at) ? QUAN_WORTH : 0);
    const quan: Board['quan'] = [at === 0 ? false : now.quan[0], at === 6 ? false : now.quan[1]];
    now = { dan: now.dan.with(at, 0), quan, taken: gain(now.taken, side, won) };
    saw({ dan: now.dan, at, what: 'take', side });
  }
  return now;
};

/** A whole turn: sowing from pit to pit until it ends at a quan, or before two empty pits, or with a capture. */
export const turned = (board: Board, side: 0 | 1, choice: number, saw: (trail: Trail) => void = () => {}): Board => {
  const way = choice % 2 === 0 ? 1 : -1;
  let now = board;
  let at = pitsOf(side)[Math.floor(choice / 2)]!;
  // Sowing that never ends is not possible by the rules that are known, but not proven either.
  for (let rounds = 0; rounds < 200; rounds++) {
    let hand = now.dan[at]!;
    const dan = [...now.dan];
    dan[at] = 0;
    while (hand > 0) {
      at = step(at, way);
      dan[at]! += 1;
      hand -= 1;
    }
    now = { ...now, dan };
    saw({ dan, at, what: 'sow', side });
    at = step(at, way);
    if (isEmpty(now, at)) return captured(now, at, way, side, saw);
    if (isQuan(at)) return now;
  }
  return now;
};

const settled = (board: Board): Board => {
  if (!isDone(board)) return board;
  const left = (side: 0 | 1) => pitsOf(side).reduce((sum, pit) => sum + board.dan[pit]!, 0);
  return {
    ...board,
    dan: board.dan.map(() => 0),
    taken: [board.taken[0] + left(0), board.taken[1] + left(1)],
  };
};

const worth = (board: Board): number => board.taken[1] - board.taken[0];

/** What a board is worth to the computer when both play well for so many turns. */
const outlook = (before: Board, side: 0 | 1, depth: number, low: number, high: number): number => {
  const board = supplied(before, side);
  if (depth === 0 || isDone(board)) return worth(settled(board));
  let [least, most] = [low, high];
  let best = side === 1 ? -1000 : 1000;
  for (const choice of choices(board, side)) {
    const value = outlook(turned(board, side, choice), side === 1 ? 0 : 1, depth - 1, least, most);
    if (side === 1) {
      best = Math.max(best, value);
      least = Math.max(least, best);
    } else {
      best = Math.min(best, value);
      most = Math.min(most, best);
    }
    if (least >= most) break;
  }
  return best;
};

/** The computer's choice; the weakest one errs now and then. */
export const computersChoice = (
  board: Board,
  level: number,
  random: number,
): readonly [choice: number, random: number] => {
  const open = choices(board, 1);
  const [slip, afterSlip] = draw(random, 3);
  const [any, after] = draw(afterSlip, open.length);
  if (level === 1 && slip === 0) return [open[any]!, after];
  let best = { choice: open[0]!, value: -1000 };
  for (const choice of open) {
    const value = outlook(turned(board, 1, choice), 0, DEPTH[level]! - 1, -1000, 1000);
    if (value > best.value) best = { choice, value };
  }
  return [best.choice, after];
};

const endOfRound = (state: Quan): Quan => {
  const done = settled(state);
  const [own, others] = done.taken;
  const won = own > others;
  return {
    ...state,
    ...done,
    wins: state.wins + (won ? 1 : 0),
    losses: state.losses + (own < others ? 1 : 0),
    points: state.points + Math.max(0, own) * state.level + (won ? 20 * state.level : 0),
  };
};

const answered = (state: Quan): Quan => {
  const trail: Trail[] = [...state.trail];
  let now: Quan = state;
  const board = supplied(now, 1);
  if (board !== now) trail.push({ dan: board.dan, at: 3, what: 'lend', side: 1 });
  const [choice, random] = computersChoice(board, now.level, now.random);
  now = { ...now, ...turned(board, 1, choice, (one) => trail.push(one)), random };
  if (!isDone(now)) {
    const own = supplied(now, 0);
    if (own !== now) trail.push({ dan: own.dan, at: 9, what: 'lend', side: 0 });
    now = { ...now, ...own };
  }
  return { ...now, trail };
};

/** The inputs beside the ten turns. */
export const QUAN_INPUT = { level: 20, next: 30 } as const;

/** Ô ăn quan against a computer of three strengths: five boards, and a stronger one is worth more. */
export const quanCore: GameCore<Quan> = {
  rate: 0,
  mostTicks: 0,
  start: (seed) => ({ ...fresh, random: seed | 0, level: 0, trail: [], wins: 0, losses: 0, points: 0, round: 1 }),
  input: (state, code) => {
    if (state.level === 0) {
      const level = code - QUAN_INPUT.level;
      return level >= 1 && level <= LEVELS ? { ...state, level } : null;
    }
    if (code === QUAN_INPUT.next)
      return isDone(state) && state.round < ROUNDS ? { ...state, ...fresh, round: state.round + 1, trail: [] } : null;
    if (!choices(state, 0).includes(code)) return null;
    const trail: Trail[] = [];
    const turn = { ...state, ...turned(state, 0, code, (one) => trail.push(one)), trail };
    const after = isDone(turn) ? turn : answered(turn);
    return isDone(after) ? endOfRound(after) : after;
  },
  tick: (state) => state,
  isOver: (state) => state.round >= ROUNDS && isDone(state),
  score: ({ points }) => points,
};
