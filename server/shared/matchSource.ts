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

/** Who asks, and of when (epoch milliseconds): now, or a moment of the past; then `present` is now. */
export interface View {
  readonly locale: Locale;
  readonly now: number;
  readonly present?: number;
  /** Who it is, for what not everybody sees; nobody in particular where absent. */
  readonly viewer?: { readonly kind: 'guest' | 'member'; readonly userId: string } | null;
}

/** The drawn scenes that the origin can stream. */
export type Scene = 'football' | 'basketball' | 'marble' | 'esport' | 'casino';

/** A goal that the picture of a room has to show. Epoch milliseconds. */
export interface GoalOnAir {
  readonly ts: number;
  readonly side: SideName;
}

/** When a room is on the air. Epoch milliseconds; `endMs` only once it has ended. */
export interface AirTime {
  readonly scene: Scene;
  readonly startMs: number;
  readonly endMs?: number;
  /** All of the match, earliest first, those to come as well: a picture leads up to its goal. */
  readonly goals?: readonly GoalOnAir[];
}

/** How a room of the demo can be watched; empty where it cannot. */
export type StreamsOf = (roomId: string, scene: Scene) => readonly Stream[];

export type Start = Pick<Match, 'startTime' | 'liveModeId' | 'leagueId'>;

/** What a search looks for. */
export interface Wanted {
  /** Folded words (`wantedWords`), all of which it must have. */
  readonly words: readonly string[];
  /** Null for every league. */
  readonly leagueId: string | null;
  /** Those that start in [from, to), epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** By start and then by id, or the other way round. */
  readonly latestFirst: boolean;
  /** Only those behind this one in that order. */
  readonly after: { readonly startTime: number; readonly fixtureId: string } | null;
  /** How many at most. */
  readonly most: number;
}

/** Where fixtures come from: the demo season, or what the operator imported. Lists come by start, then by id. */
export interface MatchSource {
  /** Those that start in [from, to). */
  readonly between: (from: number, to: number, view: View) => Promise<readonly Match[]>;
  /** When, in which mode and in which league those start, without the rest: cheap enough to count weeks. */
  readonly starts: (from: number, to: number, now: number) => Promise<readonly Start[]>;
  /** Those that may be running now, whatever day they started. */
  readonly running: (view: View) => Promise<readonly Match[]>;
  readonly find: (wanted: Wanted, view: View) => Promise<readonly Match[]>;
  readonly match: (fixtureId: string, view: View) => Promise<Match | null>;
  readonly room: (roomId: string, view: View) => Promise<Room | null>;
  readonly commentators: () => Promise<readonly User[]>;
  /** Of all days. */
  readonly leagues: (locale: Locale) => Promise<readonly League[]>;
  /**
   * What stood in a room at a past moment; null without such a room. Absent where a source knows no past: what it
   * tells of a fixture is then of now, whatever moment is asked for.
   */
  readonly stood?: (roomId: string, at: number, view: View) => Promise<RoomStat | null>;
  /** What simulated viewers guess of a hand at a table; null without such a table. */
  readonly guesses?: (fixtureId: string, round: number, now: number) => TableGuesses['split'] | null;
  /** Null where there is no such thing to show. */
  readonly overview: (fixtureId: string, view: View) => Promise<Overview | null>;
  readonly analysis: (fixtureId: string, view: View) => Promise<Analysis | null>;
  readonly odds: (fixtureId: string, view: View) => Promise<readonly OddsMarket[] | null>;
  /** `line` undefined for the present one. */
  readonly oddsHistory: (
    fixtureId: string,
    market: Market,
    line: number | undefined,
    view: View,
  ) => Promise<readonly OddsHistory[] | null>;
}
