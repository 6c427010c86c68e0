import { clockDuration, duration } from '../../shared/duration.ts';

/** A clock of a board as it stood at the instant of the board; while it runs it goes on by itself. Milliseconds. */
export interface Timer {
  readonly ms: number;
  readonly running: boolean;
}

/** Home and away. */
export type Pair = readonly [home: number, away: number];
export type SideName = 'home' | 'away';

export const BOARD = {
  /** A board that heard nothing for so long stands still and says of when it is. */
  staleAfterMs: 60_000,
  /** A clock that counts down shows tenths in its last minute. */
  tenthsUnderMs: 60_000,
} as const;

/** What every board has: the instant at which it stood so, and when there will be something new. Epoch milliseconds. */
export interface BoardTime {
  readonly asOf: number;
  /** A clock of it stops, starts or turns over then: it is worth asking again. */
  readonly nextAt?: number;
}

/** How long a running clock went on since its board; it is not carried on for ever where nothing new comes. */
const sinceThen = ({ asOf }: BoardTime, now: number): number => Math.max(0, Math.min(now - asOf, BOARD.staleAfterMs));

/** What a clock that counts down says at an instant, in milliseconds. */
export const timeLeft = (timer: Timer, board: BoardTime, now: number): number =>
  Math.max(0, timer.ms - (timer.running ? sinceThen(board, now) : 0));

/** What a clock that counts up says at an instant, in milliseconds. */
export const timePassed = (timer: Timer, board: BoardTime, now: number): number =>
  timer.ms + (timer.running ? sinceThen(board, now) : 0);

/** Whether a board whose clock runs is too old to be believed. */
export const isStale = (timer: Timer, { asOf }: BoardTime, now: number): boolean =>
  timer.running && now - asOf > BOARD.staleAfterMs;

const tenths = (ms: number): string => `.${Math.floor(ms / 100) % 10}`;

/** A game clock: "3:42", and "42.5" in its last minute. What is left of a second counts as that second. */
export const leftText = (ms: number): string => {
  if (ms > 0 && ms < BOARD.tenthsUnderMs) return `${Math.floor(ms / 1000)}${tenths(ms)}`;
  return duration(Math.ceil(ms / 1000));
};

/** Whole seconds that are left, as a shot clock counts them. */
export const secondsLeft = (ms: number): number => Math.ceil(ms / 1000);

/** The time of a race, with tenths: "1:12.4". */
export const raceText = (ms: number): string => `${clockDuration(ms / 1000)}${tenths(ms)}`;

/** Seconds with tenths: "0.4". */
export const tenthsText = (ms: number): string => (Math.floor(ms / 100) / 10).toFixed(1);

/** How far behind the first: "+0.4". */
export const gapText = (ms: number): string => `+${tenthsText(ms)}`;
