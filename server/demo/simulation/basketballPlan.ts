import { BASKETBALL } from '#domain/match/board/basketball.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import { squad } from '../content/people.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { draw, type Draw } from '../random.ts';
import { memoizeByFixture } from '../memoize.ts';
import { otherSide } from './otherSide.ts';
import { edgeOf } from './strength.ts';

/** A quarter of ten minutes takes 27 minutes; the breaks follow quarters 1, 2 and 3. */
export const QUARTER_MS = 27 * MINUTE_MS;
const BREAKS_MS = [3 * MINUTE_MS, 15 * MINUTE_MS, 3 * MINUTE_MS];
const ATTACKS_A_QUARTER = 44;
/** Those on the floor, of the squad. */
const FIVE = 5;

/** One attack: the clock runs from `from` to `at`, milliseconds since the start of the game; then the ball is dead. */
export interface Attack {
  readonly from: number;
  readonly at: number;
  /** What the game clock has run within its quarter when it begins. */
  readonly played: number;
  readonly quarter: number;
  readonly side: SideName;
  readonly points: 0 | 1 | 2 | 3;
  readonly player: string;
  /** The one of the other side who fouled. */
  readonly fouledBy: string | null;
  /** Who asks for time once the ball is dead. */
  readonly timeOut: SideName | null;
}

export const quarterStarts = [0, 1, 2, 3].map(
  (quarter) => quarter * QUARTER_MS + BREAKS_MS.slice(0, quarter).reduce((all, one) => all + one, 0),
);
export const END_MS = quarterStarts[3]! + QUARTER_MS;
/** Time-outs of a side in a half. */
export const timeOutsIn = (quarter: number): number => (quarter <= 2 ? 2 : 3);

/** Shares of a whole, by weights; whole milliseconds that add up to it. */
const shared = (weights: readonly number[], whole: number): readonly number[] => {
  const all = weights.reduce((sum, one) => sum + one, 0);
  let [done, given] = [0, 0];
  return weights.map((weight) => {
    done += weight;
    const share = Math.round((whole * done) / all) - given;
    given += share;
    return share;
  });
};

const pointsOfThrow = (luck: number): Attack['points'] => {
  if (luck < 0.05) return 1;
  if (luck < 0.37) return 2;
  return luck < 0.49 ? 3 : 0;
};

type Cast = Readonly<Record<SideName, readonly string[]>>;

/** The attacks of a quarter: no play is longer than the shot clock, and all of it together is ten minutes. */
const quarterOf = (
  quarter: number,
  { next, chance, pick }: Draw,
  edge: number,
  cast: Cast,
  left: Record<SideName, number>,
): readonly Attack[] => {
  const drawn = Array.from({ length: ATTACKS_A_QUARTER }, (_, i) => {
    const side: SideName = i % 2 === 0 ? 'home' : 'away';
    const points = pointsOfThrow(next() - edge * (side === 'home' ? 1 : -1) * 0.5);
    // A single point is a free throw, and nobody throws freely without a foul.
    const fouledBy = points === 1 || chance(0.16) ? pick(cast[otherSide(side)]) : null;
    const asks = otherSide(side);
    const timeOut = i < ATTACKS_A_QUARTER - 1 && left[asks] > 0 && chance(0.05) ? asks : null;
    if (timeOut) left[timeOut] -= 1;
    return { side, points, player: pick(cast[side]), fouledBy, timeOut, quarter, play: 0.55 + 0.75 * next() };
  });
  const plays = shared(
    drawn.map(({ play }) => play),
    BASKETBALL.quarterMs,
  );
  const dead = shared(
    drawn.map(({ fouledBy, timeOut }) => (timeOut ? 9 : fouledBy ? 4 : 1)),
    QUARTER_MS - BASKETBALL.quarterMs,
  );
  let [from, played] = [quarterStarts[quarter - 1]!, 0];
  return drawn.map(({ play: _play, ...attack }, i): Attack => {
    const one = { ...attack, from, at: from + plays[i]!, played };
    from = one.at + dead[i]!;
    played += plays[i]!;
    return one;
  });
};

const sum = (attacks: readonly Attack[], side: SideName): number =>
  attacks.reduce((all, one) => all + (one.side === side ? one.points : 0), 0);

/** A whole game, decided by its id. */
export const attacksOf = memoizeByFixture(100, (fixture: DemoFixture): readonly Attack[] => {
  const draws = draw(`basketball ${fixture.fixtureId}`);
  const edge = edgeOf(fixture.sides!) - 0.5;
  const [home, away] = fixture.sides!.map(({ id }) => squad(id, fixture.league.id).slice(0, FIVE));
  const cast = { home: home!, away: away! };
  const left = { home: 0, away: 0 };
  const attacks = [1, 2, 3, 4].flatMap((quarter) => {
    if (quarter % 2 === 1) left.home = left.away = timeOutsIn(quarter);
    return quarterOf(quarter, draws, edge, cast, left);
  });
  if (sum(attacks, 'home') !== sum(attacks, 'away')) return attacks;
  // There is no overtime here, so a tie is broken by the last attack.
  const last = attacks.at(-1)!;
  return [...attacks.slice(0, -1), { ...last, points: last.points === 3 ? 2 : 3, fouledBy: null }];
});
