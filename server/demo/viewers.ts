import { DAY_MS, MINUTE_MS } from './day.ts';
import type { DemoFixture, Standing } from './fixture.ts';
import { draw } from './random.ts';

/** Share of potential viewers who watch, by hour of the day in Asia/Bangkok: lowest at night, highest from 19 to 23. */
const hourWeight = [
  0.4, 0.3, 0.25, 0.22, 0.2, 0.2, 0.25, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.6, 0.6, 0.62, 0.68, 0.78, 0.88, 1, 1, 1, 0.9,
  0.6,
];
const seatShare = [0.62, 0.24, 0.14];
const OPENS_BEFORE_MS = 30 * MINUTE_MS;
const EMPTIES_AFTER_MS = 20 * MINUTE_MS;

/** How full a room is, 0 to 1: it fills before the start and during the first minutes, and empties after the end. */
const fullness = ({ startTime }: DemoFixture, { phase }: Standing, now: number, endTime: number | null): number => {
  if (phase === 'off') return 0;
  if (phase === 'before') return Math.max(0, 0.45 * (1 - (startTime - now) / OPENS_BEFORE_MS));
  if (phase === 'live') return 0.45 + 0.55 * Math.min(1, (now - startTime) / (25 * MINUTE_MS));
  return endTime === null ? 0 : Math.max(0, 0.6 * (1 - (now - endTime) / EMPTIES_AFTER_MS));
};

const wave = (now: number, period: number, phase: number): number =>
  Math.sin(((now % period) / period + phase) * 2 * Math.PI);

/** Simulated number of viewers of a room; it changes by a few percent from minute to minute. */
export const viewersOf = (
  fixture: DemoFixture,
  seat: number,
  standing: Standing,
  now: number,
  endTime: number | null,
): number => {
  const { next } = draw(`viewers ${fixture.fixtureId} ${seat}`);
  const hour = Math.floor(((((fixture.startTime + 7 * 3_600_000) % DAY_MS) + DAY_MS) % DAY_MS) / 3_600_000);
  const usual = (2400 + 4800 * next()) * fixture.league.fame * hourWeight[hour]! * seatShare[seat]!;
  const drift = 1 + 0.05 * wave(now, 9 * MINUTE_MS, next()) + 0.02 * wave(now, 2.3 * MINUTE_MS, next());
  return Math.round(usual * drift * fullness(fixture, standing, now, endTime));
};
