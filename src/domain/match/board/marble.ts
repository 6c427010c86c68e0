import type { BoardTime, Timer } from './timer.ts';

/** Names are texts, or on the origin words in every language. */
export interface Marble<Name = string> {
  readonly id: string;
  readonly name: Name;
  /** #rrggbb */
  readonly colour: string;
}

/** A marble in the running order. */
export interface Runner<Name = string> extends Marble<Name> {
  /** Behind the first, in milliseconds; null once it is out of this heat. */
  readonly gapMs: number | null;
  /** Where on its lap, from 0 to 1. */
  readonly at?: number;
  /** Places won (or, below 0, lost) since the last line. */
  readonly moved?: number;
}

export interface MarbleScore<Name = string> extends Marble<Name> {
  readonly points: number;
  readonly wins: number;
}

/** How a heat ended. */
export interface HeatResult {
  readonly heat: number;
  /** Ids, the first first; whoever was out is not among them. */
  readonly order: readonly string[];
}

export interface MarbleBoard<Name = string> extends BoardTime {
  readonly sport: 'marble';
  readonly state: 'racing' | 'break' | 'over';
  readonly heat: number;
  readonly heats: number;
  /** Of the first. */
  readonly lap: number;
  readonly laps: number;
  /** Since the start of the heat. */
  readonly clock: Timer;
  /** The first first; whoever is out comes last. */
  readonly order: readonly Runner<Name>[];
  /** After the heats so far, most points first. */
  readonly points?: readonly MarbleScore<Name>[];
  /** Of the heats that are over, the first heat first. */
  readonly results?: readonly HeatResult[];
}

/** By place at the end of a heat. */
const POINTS = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];

/** What a place in a heat is worth, from 1; nothing for whoever is out. */
export const pointsFor = (place: number): number => POINTS[place - 1] ?? 0;

/** How a marble stands: how far it has come, or when it went out. */
export interface Progress {
  /** In laps, from the start of the heat. */
  readonly laps: number;
  /** When it came in, for those that have; milliseconds since the start of the heat. */
  readonly inAt?: number;
  /** When it went out. */
  readonly outAt?: number;
}

/** Below 0 where the first one is ahead: in before running, running before out, and the later out the better. */
export const compareProgress = (one: Progress, two: Progress): number => {
  if (one.outAt !== undefined || two.outAt !== undefined) return (two.outAt ?? Infinity) - (one.outAt ?? Infinity) || 0;
  if (one.inAt !== undefined || two.inAt !== undefined) return (one.inAt ?? Infinity) - (two.inAt ?? Infinity);
  return two.laps - one.laps;
};

/** Who was where before and is where now: places won by each id. */
export const placesWon = (before: readonly string[], now: readonly string[]): ReadonlyMap<string, number> =>
  new Map(now.map((id, place) => [id, before.indexOf(id) < 0 ? 0 : before.indexOf(id) - place]));

/** The names of all marbles of a board, by id. */
export const marblesIn = ({ order, points = [] }: Pick<MarbleBoard, 'order' | 'points'>): ReadonlyMap<string, Marble> =>
  new Map([...points, ...order].map(({ id, name, colour }) => [id, { id, name, colour }]));

/** Where one marble is; null where it is in no place of the order. */
export const placeOf = (
  order: readonly Runner[],
  id: string,
): { readonly place: number; readonly runner: Runner } | null => {
  const index = order.findIndex((one) => one.id === id);
  const runner = order[index];
  return runner ? { place: index + 1, runner } : null;
};
