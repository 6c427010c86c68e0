import type { Words } from '#server/shared/words.ts';
import type { DemoCommentator } from './content/commentators.ts';
import type { League } from './content/leagues.ts';
import type { Team } from './content/team.ts';

/** What disrupts a match; `knownBeforeMs` is how long before the start it is announced. */
export type Fate =
  | { readonly kind: 'postponed' | 'cancelled' | 'walkover'; readonly why: Words; readonly knownBeforeMs: number }
  | { readonly kind: 'abandoned' | 'suspended'; readonly why: Words; readonly afterMs: number };

/** One match, race or table: everything that does not depend on the current time. */
export interface DemoFixture {
  readonly fixtureId: string;
  readonly league: League;
  /** Epoch milliseconds. */
  readonly startTime: number;
  /** Null for races and tables, which have a title. */
  readonly sides: readonly [Team, Team] | null;
  readonly title: Words | null;
  readonly round: Words;
  /** In the order of their rooms; empty if the mode has no rooms. */
  readonly crew: readonly DemoCommentator[];
  readonly fate: Fate | null;
}

/** The state of a fixture at an instant. `over` is after its end; `off` if it will not be played as announced. */
export interface Standing {
  readonly phase: 'before' | 'live' | 'over' | 'off';
  /** A status text of MATCH-1. */
  readonly status: string;
  /** home-away; null before the start and for fixtures without a score. */
  readonly score: string | null;
  readonly note: Words | null;
  /** When the note was announced; only where the match stopped or is off. */
  readonly noteAt?: number;
}

/** Maximum duration of a fixture in milliseconds, with every delay. */
export const longestMs = {
  football: 140 * 60_000,
  basketball: 140 * 60_000,
  esport: 205 * 60_000,
  marble: 195 * 60_000,
  casino: 260 * 60_000,
  volleyball: 200 * 60_000,
  billiard: 150 * 60_000,
  tennis: 260 * 60_000,
} as const satisfies Record<League['sport'], number>;
