import type { Overview } from '#domain/football/overview.ts';
import type { RoomStat } from '#domain/room/roomStat.ts';
import type { Room } from '#domain/match/match.ts';
import type { View } from '#server/shared/matchSource.ts';
import { statOf } from '#server/shared/roomStat.ts';
import type { DemoFixture } from './fixture.ts';
import { overviewOf, standingOf } from './simulation.ts';

/** How far ahead a change is looked for, and how exactly, in milliseconds. */
const AHEAD_MS = 120_000;
const STEP_MS = 1000;
const EXACT_MS = 50;

/** Until when something read off a simulation stays what it is at `from`; `to`, or two minutes on, where it does. */
const holdsUntil = (read: (at: number) => string, from: number, to: number): number => {
  const stood = read(from);
  const last = Math.min(to, from + AHEAD_MS);
  for (let at = from; at < last; at += STEP_MS) {
    const next = Math.min(at + STEP_MS, last);
    if (read(next) === stood) continue;
    let [same, other] = [at, next];
    while (other - same > EXACT_MS) {
      const middle = Math.floor((same + other) / 2);
      if (read(middle) === stood) same = middle;
      else other = middle;
    }
    return other;
  }
  return Math.max(last, from);
};

/** What the board of a room says at a moment, of the room as it was then. */
export const demoStat = (fixture: DemoFixture, room: Room, at: number, now: number): RoomStat => {
  const key = (when: number) => {
    const { status, score, note } = standingOf(fixture, when);
    return `${status} ${score} ${note?.vi}`;
  };
  return statOf(room, at, holdsUntil(key, at, now));
};

/** An overview with the moment that it is of. A board says itself when it changes. */
export const datedOverview = (fixture: DemoFixture, { now: at, present = at, locale }: View): Overview | null => {
  const overview = overviewOf(fixture, at, locale);
  if (!overview) return null;
  const { board } = overview;
  const figures = (when: number) => JSON.stringify(overviewOf(fixture, when, locale)?.stats);
  const untilTs = board ? Math.max(at, Math.min(present, board.nextAt ?? present)) : holdsUntil(figures, at, present);
  return { ...overview, asOf: at, untilTs };
};
