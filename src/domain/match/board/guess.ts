import { handEnds, type CasinoBoard, type HandEnd } from './casino.ts';

/** What the stand guesses of one hand of a table. There is nothing to win and nothing to lose. */
export interface TableGuesses {
  readonly round: number;
  /** Until the first card of the hand is turned. */
  readonly open: boolean;
  /** How many viewers guessed each. */
  readonly split: Readonly<Record<HandEnd, number>>;
  /** What the calling viewer guessed; null for nothing. */
  readonly me: HandEnd | null;
  /** Grows with each guess of a hand: of two answers the one with more is the later. */
  readonly seq: number;
}

/** Rounds of one table that the origin remembers, and viewers in each; how often a page asks, in milliseconds. */
export const GUESS = { rounds: 8, tables: 200, viewers: 20_000, pollMs: 4000 } as const;

export const noGuesses: TableGuesses['split'] = { banker: 0, player: 0, tie: 0 };

/** Whether a hand can be guessed: it is the one that comes, and none of its cards is turned. */
export const takesGuesses = (board: Pick<CasinoBoard, 'state' | 'round'>, round: number): boolean =>
  board.state === 'waiting' && board.round === round;

export const guessers = (split: TableGuesses['split']): number => handEnds.reduce((sum, end) => sum + split[end], 0);

/** The guesses with one viewer's changed from `before` to `now`: a viewer counts once. */
export const withGuess = (
  split: TableGuesses['split'],
  before: HandEnd | null,
  now: HandEnd,
): TableGuesses['split'] => {
  if (before === now) return split;
  const without = before === null ? split : { ...split, [before]: Math.max(0, split[before] - 1) };
  return { ...without, [now]: without[now] + 1 };
};

export const addSplits = (one: TableGuesses['split'], other: TableGuesses['split']): TableGuesses['split'] => ({
  banker: one.banker + other.banker,
  player: one.player + other.player,
  tie: one.tie + other.tie,
});

/** Whole per cent that make 100 together; what is lost by rounding goes to the largest remainders. All 0 for nobody. */
export const guessShares = (split: TableGuesses['split']): Readonly<Record<HandEnd, number>> => {
  const total = guessers(split);
  if (total === 0) return noGuesses;
  const exact = (end: HandEnd) => (100 * split[end]) / total;
  const missing = 100 - handEnds.reduce((sum, end) => sum + Math.floor(exact(end)), 0);
  const raised = handEnds.toSorted((a, b) => (exact(b) % 1) - (exact(a) % 1)).slice(0, missing);
  const share = (end: HandEnd) => Math.floor(exact(end)) + Number(raised.includes(end));
  return { banker: share('banker'), player: share('player'), tie: share('tie') };
};

/** Of two answers about one table the one that says more. */
export const laterGuesses = (one: TableGuesses, other: TableGuesses): TableGuesses => {
  if (one.round !== other.round) return one.round > other.round ? one : other;
  return one.seq > other.seq ? one : other;
};
