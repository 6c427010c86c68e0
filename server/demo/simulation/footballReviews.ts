import type { PersonRef } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { draw, type Draw } from '../random.ts';
import type { Clock, Further, Happening } from './happening.ts';
import type { Kick } from './shootOut.ts';
import { standingAfter } from './pitch.ts';

/** Only leagues that are popular enough can pay for a video referee. */
const HAS_VIDEO = 1.2;
const sides: readonly SideName[] = ['home', 'away'];

/** An instant of play with room behind it until the whistle. */
const instantOf = (draws: Draw, { halfTimeAt, secondHalfAt, fullTimeAt }: Clock): number => {
  const room = 3 * MINUTE_MS;
  const [from, to] = draws.chance(0.5) ? [room, halfTimeAt - room] : [secondHalfAt + room, fullTimeAt - room];
  return draws.whole(from, to);
};

const periodsOf = ({ halfTimeAt, secondHalfAt, fullTimeAt }: Clock, kicks: readonly Kick[]): readonly Further[] => {
  const period = (at: number, phase: MatchEvent['phase'] & string): Further => ({
    ...{ at, side: 'home', type: 'period', phase },
  });
  return [
    ...[period(0, '1H'), period(halfTimeAt, 'HT'), period(secondHalfAt, '2H')],
    ...(kicks.length > 0 ? [period(fullTimeAt, 'PEN')] : []),
    period(kicks.at(-1)?.at ?? fullTimeAt, 'FT'),
  ];
};

/** Penalties that were not scored, goals that were looked at again or did not count, and where the periods begin. */
export const furtherOf = (
  happenings: readonly Happening[],
  fixture: DemoFixture,
  clock: Clock,
  elevens: Readonly<Record<SideName, readonly PersonRef[]>>,
  kicks: readonly Kick[],
): readonly Further[] => {
  const draws = draw(`further ${fixture.fixtureId}`);
  const hasVideo = fixture.league.fame >= HAS_VIDEO;
  const forward = (side: SideName, at: number): PersonRef =>
    draws.pick(
      standingAfter(
        elevens[side],
        side,
        happenings.filter((one) => one.at <= at),
      )
        .slice(5)
        .filter((one) => one !== null),
    );
  const missed = sides.flatMap((side) =>
    Array.from({ length: draws.poisson(0.07) }, (): Further => {
      const at = instantOf(draws, clock);
      return { at, side, type: 'missed_penalty', player: forward(side, at) };
    }),
  );
  const cancelled = sides.flatMap((side) =>
    Array.from({ length: draws.poisson(hasVideo ? 0.14 : 0) }, (): readonly Further[] => {
      const at = instantOf(draws, clock);
      const judged = at + draws.whole(50, 110) * 1000;
      return [
        { at, side, type: 'var_review' },
        { at: judged, side, type: 'var_cancelled', player: forward(side, judged) },
      ];
    }).flat(),
  );
  const whistles = [clock.halfTimeAt, clock.fullTimeAt];
  const looked = happenings.flatMap(({ at, side, type, player }): readonly Further[] => {
    const review = at + 15_000;
    const fits = whistles.every((whistle) => whistle <= at || whistle > review);
    if (type !== 'goal' || !hasVideo || !draws.chance(0.1) || !fits) return [];
    return [{ at: review, side, type: 'var_review', ...(player && { player }) }];
  });
  return [...missed, ...cancelled, ...looked, ...periodsOf(clock, kicks)];
};
