import type { Lineup, LineupPlayer } from '#domain/football/matchData.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import type { View } from '#server/shared/matchSource.ts';
import { absences } from '../content/venues.ts';
import { DAY_MS, MINUTE_MS } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { draw, shuffled } from '../random.ts';
import { playedAt } from '../simulation/football.ts';
import { BENCH, clubById, formationOf, managerRef, rowsOf, squadPlayers, type Club } from './clubs.ts';
import { contributionsOf, type Contribution } from './contributions.ts';

/** Before this, a line-up is not even expected; from the second on it is confirmed. */
const EXPECTED_MS = 2 * DAY_MS;
const CONFIRMED_MS = 60 * MINUTE_MS;
/** From when somebody who plays has a rating. */
const RATED_MINUTES = 15;

const ratingOf = (fixtureId: string, { player, minutes, values }: Contribution): number | undefined => {
  if (minutes < RATED_MINUTES) return undefined;
  const of = (key: string) => values[key] ?? 0;
  const usual = 6.2 + 0.9 * draw(`rating ${fixtureId} ${player.playerId}`).next();
  const good = of('goals') + 0.5 * of('assists') + 0.12 * of('shots_on') + 0.15 * of('saves');
  const bad =
    0.3 * of('yellows') + 1.5 * of('reds') + of('own_goals') + 0.8 * of('missed_penalties') + 0.25 * of('conceded');
  return Number(Math.min(10, Math.max(3, usual + good - bad)).toFixed(1));
};

/** Row and column of each of the eleven, the goalkeeper first. */
const gridOf = (formation: string): readonly { readonly gridRow: number; readonly gridCol: number }[] =>
  [1, ...rowsOf(formation)].flatMap((count, row) =>
    Array.from({ length: count }, (_, col) => ({ gridRow: row + 1, gridCol: col + 1 })),
  );

/** The captain's place among the eleven. */
const CAPTAIN = 5;

const missingOf = (club: Club, fixtureId: string, { locale }: View): Lineup['missing'] => {
  const { pick, whole } = draw(`missing ${fixtureId} ${club.team.id}`);
  return shuffled(squadPlayers(club).slice(11 + BENCH), `missing ${fixtureId}`)
    .slice(0, whole(0, 3))
    .map(({ player }) => ({ player, reason: pick(absences)[locale] }));
};

const lineupOf = (fixture: DemoFixture, side: SideName, view: View): Lineup => {
  const club = clubById(fixture.sides![side === 'home' ? 0 : 1].id)!;
  const formation = formationOf(club);
  const grid = gridOf(formation);
  const at = playedAt(fixture, view.now);
  const played = at < 0 ? [] : contributionsOf(fixture, side, at);
  const ratings = new Map(played.map((one) => [one.player.playerId, ratingOf(fixture.fixtureId, one)]));
  const players = squadPlayers(club).map(({ player, number, pos }, i): Omit<LineupPlayer, 'gridRow' | 'gridCol'> => {
    const rating = ratings.get(player.playerId);
    return {
      player,
      number,
      pos,
      ...(rating === undefined ? {} : { rating }),
      ...(i === CAPTAIN && { captain: true }),
    };
  });
  return {
    ...{ side, formation, confirmed: view.now >= fixture.startTime - CONFIRMED_MS, coach: managerRef(club) },
    start: players.slice(0, 11).map((player, i) => ({ ...player, ...grid[i]! })),
    bench: players.slice(11, 11 + BENCH),
    missing: missingOf(club, fixture.fixtureId, view),
  };
};

export const hasLineups = ({ startTime }: DemoFixture, now: number): boolean => now >= startTime - EXPECTED_MS;

/** Both line-ups: expected from two days before, confirmed an hour before kick-off. */
export const lineupsOf = (fixture: DemoFixture, view: View): readonly Lineup[] =>
  hasLineups(fixture, view.now) ? [lineupOf(fixture, 'home', view), lineupOf(fixture, 'away', view)] : [];
