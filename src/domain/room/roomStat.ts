import type { RoomTab } from '../match/match.ts';

/** What a room's board says at a moment; times are epoch milliseconds. */
export interface RoomStat {
  /** The moment that it is of, and until when it surely stood so. */
  readonly ts: number;
  readonly untilTs: number;
  /** A status text of MATCH-1. */
  readonly statusText: string;
  readonly score: { readonly home: number; readonly away: number } | null;
  /** In the reader's language. */
  readonly note?: string;
  readonly noteAt?: number;
  /** The minute of the clock, without what is added; null where none runs. */
  readonly minute: number | null;
  readonly watching: number;
  readonly tabs: readonly RoomTab[];
}
