import type { League } from '#domain/live/league.ts';
import type { Analysis, OddsMarket, Overview } from '#domain/football/overview.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Match, Room, Stream, User } from '#domain/match/match.ts';

/** Who asks, and when (epoch milliseconds). */
export interface View {
  readonly locale: Locale;
  readonly now: number;
}

/** The drawn scenes that the origin can stream. */
export type Scene = 'football' | 'basketball' | 'marble' | 'esport' | 'casino';

/** When a room is on the air. Epoch milliseconds; `endMs` only once it has ended. */
export interface AirTime {
  readonly scene: Scene;
  readonly startMs: number;
  readonly endMs?: number;
}

/** How a room of the demo can be watched; empty where it cannot. */
export type StreamsOf = (roomId: string, scene: Scene) => readonly Stream[];

export type Start = Pick<Match, 'startTime' | 'liveModeId' | 'leagueId'>;

/** Where fixtures come from: the demo season, or what the operator imported. Lists come by start, then by id. */
export interface MatchSource {
  /** Those that start in [from, to). */
  readonly between: (from: number, to: number, view: View) => Promise<readonly Match[]>;
  /** When, in which mode and in which league those start, without the rest: cheap enough to count weeks. */
  readonly starts: (from: number, to: number, now: number) => Promise<readonly Start[]>;
  /** Those that may be running now, whatever day they started. */
  readonly running: (view: View) => Promise<readonly Match[]>;
  readonly match: (fixtureId: string, view: View) => Promise<Match | null>;
  readonly room: (roomId: string, view: View) => Promise<Room | null>;
  readonly commentators: () => Promise<readonly User[]>;
  /** Of all days. */
  readonly leagues: (locale: Locale) => Promise<readonly League[]>;
  /** Null where there is no such thing to show. */
  readonly overview: (fixtureId: string, view: View) => Promise<Overview | null>;
  readonly analysis: (fixtureId: string, view: View) => Promise<Analysis | null>;
  readonly odds: (fixtureId: string, view: View) => Promise<readonly OddsMarket[] | null>;
}
