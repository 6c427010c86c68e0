import { words, type Words } from '#server/shared/words.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { draw } from '../random.ts';
import { memoizeByFixture } from '../memoize.ts';
import { before } from './before.ts';
import { edgeOf } from './strength.ts';

/** The rules of a sport with sets: when a set and a match end, and how long a point takes in seconds. */
interface Rules {
  readonly setsToWin: number;
  readonly target: number;
  readonly lead: number;
  /** A set ends at this number of points, whatever the lead. */
  readonly cap: number;
  readonly pointS: readonly [number, number];
}
const rules: Readonly<Record<'volleyball' | 'tennis' | 'billiard', Rules>> = {
  volleyball: { setsToWin: 3, target: 25, lead: 2, cap: 33, pointS: [22, 36] },
  tennis: { setsToWin: 2, target: 6, lead: 2, cap: 7, pointS: [180, 320] },
  billiard: { setsToWin: 1, target: 7, lead: 1, cap: 7, pointS: [420, 660] },
};
const rulesOf = ({ league: { sport } }: DemoFixture): Rules =>
  rules[sport === 'volleyball' || sport === 'tennis' ? sport : 'billiard'];

interface Point {
  readonly at: number;
  /** Sets and points after it, home and away. */
  readonly sets: readonly [number, number];
  readonly points: readonly [number, number];
}

const pointsOf = memoizeByFixture(100, (fixture: DemoFixture): readonly Point[] => {
  const { setsToWin, target, lead, cap, pointS } = rulesOf(fixture);
  const { chance, whole } = draw(`sets ${fixture.fixtureId}`);
  const edge = edgeOf(fixture.sides!);
  const line: Point[] = [];
  let at = 0;
  const sets: [number, number] = [0, 0];
  const points: [number, number] = [0, 0];
  while (Math.max(...sets) < setsToWin) {
    at += whole(pointS[0] * 1000, pointS[1] * 1000);
    const winner = chance(edge) ? 0 : 1;
    points[winner]++;
    const [high, low] = [Math.max(...points), Math.min(...points)];
    const ends = (high >= target && high - low >= lead) || high >= cap;
    if (ends) sets[winner]++;
    line.push({ at, sets: [...sets], points: [...points] });
    if (ends) points.fill(0);
  }
  return line;
});

/** Duration of a suspension. */
const PAUSE_MS = 25 * 60_000;

const pausedAt = ({ fate }: DemoFixture, at: number): number | null =>
  fate?.kind === 'suspended' && at >= fate.afterMs && at < fate.afterMs + PAUSE_MS ? fate.afterMs : null;

const playedAt = (fixture: DemoFixture, at: number): number => {
  if (fixture.fate?.kind !== 'suspended' || at < fixture.fate.afterMs) return at;
  return pausedAt(fixture, at) ?? at - PAUSE_MS;
};

const dash = ([home, away]: readonly [number, number]): string => `${home}-${away}`;

const noteOf = (fixture: DemoFixture, last: Point | undefined): Words => {
  const { target, lead } = rulesOf(fixture);
  const [home, away] = last?.points ?? [0, 0];
  if (lead === 1) return words(`Ván ${home + away + 1}`, `Rack ${home + away + 1}`, `第 ${home + away + 1} 局`);
  const [setsHome, setsAway] = last?.sets ?? [0, 0];
  const done = Math.max(home, away) >= target && Math.abs(home - away) >= lead;
  const set = setsHome + setsAway + (done ? 0 : 1);
  return words(`Set ${set}: ${home}–${away}`, `Set ${set}: ${home}–${away}`, `第 ${set} 盤 ${home}–${away}`);
};

export const setsStanding = (fixture: DemoFixture, now: number): Standing => {
  const since = now - fixture.startTime;
  if (since < 0) return before(fixture, now);
  const line = pointsOf(fixture);
  const at = playedAt(fixture, since);
  const last = line.findLast((point) => point.at <= at);
  // Sports with a single set show its points, the others show sets.
  const score = dash((rulesOf(fixture).setsToWin === 1 ? last?.points : last?.sets) ?? [0, 0]);
  if (at >= line.at(-1)!.at) return { phase: 'over', status: 'FT', score, note: null };
  const paused = pausedAt(fixture, since) !== null && fixture.fate;
  if (paused) return { phase: 'live', status: 'suspended', score, note: paused.why };
  return { phase: 'live', status: 'live', score, note: noteOf(fixture, last) };
};
