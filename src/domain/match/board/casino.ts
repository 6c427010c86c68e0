import type { BoardTime, Pair, Timer } from './timer.ts';

export const suits = ['hearts', 'diamonds', 'clubs', 'spades'] as const;
export type Suit = (typeof suits)[number];
export interface Card {
  /** 1 is the ace, 11 to 13 are jack, queen and king. */
  readonly rank: number;
  readonly suit: Suit;
}

/** How a hand ends. */
export const handEnds = ['banker', 'player', 'tie'] as const;
export type HandEnd = (typeof handEnds)[number];

export interface CasinoBoard extends BoardTime {
  readonly sport: 'casino';
  /** Before the first card, between first and last, after the last, and when the table has closed. */
  readonly state: 'waiting' | 'dealing' | 'shown' | 'over';
  /** The number of the hand, from 1. */
  readonly round: number;
  readonly shoe?: number;
  /** Until the next card is turned; after the last one until the next hand. */
  readonly turn: Timer;
  /** What has been turned so far. */
  readonly banker: readonly Card[];
  readonly player: readonly Card[];
  /** How the last hands ended, the latest last. */
  readonly road: readonly HandEnd[];
}

export const CASINO = { mostCards: 3, natural: 8, rows: 6, mostRoad: 120 } as const;

const valueOf = ({ rank }: Card): number => (rank >= 10 ? 0 : rank);
/** The points of a hand: tens and pictures count nothing, and only the last digit of the sum counts. */
export const handPoints = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + valueOf(card), 0) % 10;

/** How a hand ended whose cards have all been turned. */
export const endOf = ({ banker, player }: Pick<CasinoBoard, 'banker' | 'player'>): HandEnd => {
  const difference = handPoints(banker) - handPoints(player);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'banker' : 'player';
};

/** Whether the banker takes a third card, by its points and the player's third card (null: the player stood). */
const bankerDraws = (points: number, third: Card | null): boolean => {
  if (points >= 7) return false;
  if (points <= 2) return true;
  if (third === null) return points <= 5;
  const value = valueOf(third);
  if (points === 3) return value !== 8;
  return value >= (points - 3) * 2 && value <= 7;
};

/** A whole hand from the cards in the order in which they come: two each, and a third where the rules give one. */
export const dealt = (cards: readonly Card[]): Pick<CasinoBoard, 'banker' | 'player'> => {
  const [one, two, three, four, ...rest] = cards;
  const player = [one!, three!];
  const banker = [two!, four!];
  if (Math.max(handPoints(player), handPoints(banker)) >= CASINO.natural) return { banker, player };
  const third = handPoints(player) <= 5 ? rest.shift()! : null;
  if (third) player.push(third);
  if (bankerDraws(handPoints(banker), third)) banker.push(rest.shift()!);
  return { banker, player };
};

/** The pictures' letters; numbers stand for themselves. */
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
export const rankText = ({ rank }: Card): string => letters[rank] ?? String(rank);

/** How many hands each ended for. */
export const roadCounts = (road: readonly HandEnd[]): Readonly<Record<HandEnd, number>> => {
  const count = (end: HandEnd) => road.filter((one) => one === end).length;
  return { banker: count('banker'), player: count('player'), tie: count('tie') };
};

/** The road as it is drawn: columns of six from top to bottom, the latest on the right; as many as there is room for. */
export const roadColumns = (road: readonly HandEnd[], columns: number): readonly (readonly HandEnd[])[] => {
  const all = Array.from({ length: Math.ceil(road.length / CASINO.rows) }, (_, column) =>
    road.slice(column * CASINO.rows, (column + 1) * CASINO.rows),
  );
  return all.slice(-columns);
};

/** The points of both hands as they lie. */
export const tablePoints = ({ banker, player }: Pick<CasinoBoard, 'banker' | 'player'>): Pair => [
  handPoints(banker),
  handPoints(player),
];
