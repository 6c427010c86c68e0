import type { FixturePhase, PersonRef } from './fixture.ts';

export type FixtureSide = 'home' | 'away';

export const eventTypes = [
  'goal',
  'own_goal',
  'penalty',
  'missed_penalty',
  'yellow',
  'second_yellow',
  'red',
  'sub',
  'var_cancelled',
  'var_review',
  'period',
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * Something that happened in a match. `side` of an own goal is the side that it counts for. `ts` is when it happened, in
 * epoch milliseconds of the stream's time; `seq` counts from 1 in the match and never changes.
 */
export interface MatchEvent {
  readonly eventId: string;
  readonly seq: number;
  readonly ts: number;
  /** From kick-off, 45 and 90 for what happened in stoppage time. */
  readonly minute: number;
  readonly added?: number;
  readonly side: FixtureSide;
  readonly type: EventType;
  /** Absent where the source does not name them. Of a substitution, who comes on. */
  readonly player?: PersonRef;
  readonly assist?: PersonRef;
  /** Of a substitution, who goes off. */
  readonly out?: PersonRef;
  /** Of a `period`: what begins. */
  readonly phase?: FixturePhase;
  readonly scoreAfter?: { readonly home: number; readonly away: number };
  readonly momentId?: string;
  /** Taken back, by the video referee or by a correction. */
  readonly revoked?: true;
}

/** A statistic; `unit` is set for shares. */
export interface Stat {
  readonly key: string;
  readonly period: 'all' | '1H' | '2H';
  readonly home: number;
  readonly away: number;
  readonly unit?: '%';
}

export const positions = ['GK', 'DF', 'MF', 'FW'] as const;
export type Position = (typeof positions)[number];

export interface LineupPlayer {
  readonly player: PersonRef;
  readonly number: number | null;
  readonly pos: Position;
  /** Rows count from 1 at the own goal, columns from 1 at the left of who attacks. */
  readonly gridRow: number;
  readonly gridCol: number;
  /** 0 to 10, to one decimal. */
  readonly rating?: number;
  readonly captain?: true;
}

/** A side's line-up; `confirmed` is false as long as it is expected only (MC-4). */
export interface Lineup {
  readonly side: FixtureSide;
  /** "4-3-3", without the goalkeeper. */
  readonly formation: string;
  readonly confirmed: boolean;
  readonly coach?: PersonRef;
  readonly start: readonly LineupPlayer[];
  readonly bench: readonly Omit<LineupPlayer, 'gridRow' | 'gridCol'>[];
  readonly missing: readonly { readonly player: PersonRef; readonly reason: string }[];
}

/** Pressure in a minute: −100 all away to +100 all home. */
export interface Momentum {
  readonly minute: number;
  readonly value: number;
}

/** A shot; `x` 0 to 100 from the own goal line to the attacked one, `y` 0 to 100 from left to right. `xg` is 0 to 1. */
export interface Shot {
  readonly minute: number;
  readonly side: FixtureSide;
  readonly player: PersonRef;
  readonly x: number;
  readonly y: number;
  readonly xg: number;
  readonly result: 'goal' | 'saved' | 'off' | 'blocked';
}
