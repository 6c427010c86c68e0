import type { League } from '#domain/schedule/league.ts';
import type { Analysis, Overview } from '#domain/football/overview.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TableGuesses } from '#domain/match/board/guess.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import type { Match, Room, Stream } from '#domain/match/match.ts';
import type { Market, OddsMarket } from '#domain/odds/market.ts';
import type { OddsHistory } from '#domain/odds/oddsHistory.ts';
import type { RoomStat } from '#domain/room/roomStat.ts';
import type { User } from '#domain/people/user.ts';

/** Who asks, and for which time (epoch milliseconds): now or a past time; for a past time, `present` is now. */
export interface View {
  readonly locale: Locale;
  readonly now: number;
  readonly present?: number;
  /** The viewer, for content that not everybody sees; absent for an anonymous view. */
  readonly viewer?: { readonly kind: 'guest' | 'member'; readonly userId: string } | null;
}

/** The drawn scenes that the origin can stream. */
export type Scene = 'football' | 'basketball' | 'marble' | 'esport' | 'casino';

/** A goal that the stream of a room has to show. Epoch milliseconds. */
export interface GoalOnAir {
  readonly ts: number;
  readonly side: SideName;
}

/** When a room is on the air. Epoch milliseconds; `endMs` only once it has ended. */
export interface AirTime {
  readonly scene: Scene;
  readonly startMs: number;
  readonly endMs?: number;
  /** All goals of the match, earliest first, including future ones: the stream leads up to each goal. */
  readonly goals?: readonly GoalOnAir[];
}

/** The streams of a demo room; empty if it cannot be watched. */
export type StreamsOf = (roomId: string, scene: Scene) => readonly Stream[];

export type Start = Pick<Match, 'startTime' | 'liveModeId' | 'leagueId'>;

/** The conditions of a search. */
export interface Wanted {
  /** Folded words (`wantedWords`), all of which must occur. */
  readonly words: readonly string[];
  /** Null for every league. */
  readonly leagueId: string | null;
  /** Matches that start in [from, to), epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Descending by start, then by id; ascending if false. */
  readonly latestFirst: boolean;
  /** Keyset cursor: only matches after this one in that order. */
  readonly after: { readonly startTime: number; readonly fixtureId: string } | null;
  /** The maximum number of matches. */
  readonly most: number;
}

/** The source of fixtures: the demo season, or the operator's import. Lists are ordered by start, then by id. */
export interface MatchSource {
  /** Matches that start in [from, to). */
  readonly between: (from: number, to: number, view: View) => Promise<readonly Match[]>;
  /** Start, mode and league of those matches, without the rest: cheap enough to count weeks. */
  readonly starts: (from: number, to: number, now: number) => Promise<readonly Start[]>;
  /** Matches that may be running now, whatever day they started. */
  readonly running: (view: View) => Promise<readonly Match[]>;
  readonly find: (wanted: Wanted, view: View) => Promise<readonly Match[]>;
  readonly match: (fixtureId: string, view: View) => Promise<Match | null>;
  readonly room: (roomId: string, view: View) => Promise<Room | null>;
  readonly commentators: () => Promise<readonly User[]>;
  /** Leagues of all days. */
  readonly leagues: (locale: Locale) => Promise<readonly League[]>;
  /**
   * The board of a room at a past time; null if there is no such room. Absent if a source has no history: its fixtures
   * then show the present, whatever time is asked for.
   */
  readonly stood?: (roomId: string, at: number, view: View) => Promise<RoomStat | null>;
  /** How simulated viewers' guesses on a hand at a table are split; null if there is no such table. */
  readonly guesses?: (fixtureId: string, round: number, now: number) => TableGuesses['split'] | null;
  /** Null if there is nothing to show. */
  readonly overview: (fixtureId: string, view: View) => Promise<Overview | null>;
  readonly analysis: (fixtureId: string, view: View) => Promise<Analysis | null>;
  readonly odds: (fixtureId: string, view: View) => Promise<readonly OddsMarket[] | null>;
  /** `line` is undefined for the present one. */
  readonly oddsHistory: (
    fixtureId: string,
    market: Market,
    line: number | undefined,
    view: View,
  ) => Promise<readonly OddsHistory[] | null>;
}
