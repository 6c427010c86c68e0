import type { SeasonTotals } from '#domain/football/entities.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { League } from '../content/leagues.ts';
import { dayNumberAt } from '../day.ts';
import { memoize } from '../memoize.ts';
import { isCalledOff } from '../simulation.ts';
import { playedAt } from '../simulation/football.ts';
import { clubById, squadPlayers, teamRef } from './clubs.ts';
import { contributionsOf, type Contribution } from './contributions.ts';
import { matchesOfSeason, type SeasonMatch, type SeasonSpan } from './seasons.ts';

/** What a player's matches add up to. */
interface Sum {
  readonly teamId: string;
  readonly minutes: number;
  readonly apps: number;
  readonly values: Readonly<Record<string, number>>;
}
type Sums = ReadonlyMap<string, Sum>;

const round = (value: number): number => Math.round(value * 100) / 100;

const added = (sum: Sum | undefined, teamId: string, { minutes, values }: Contribution): Sum => ({
  teamId,
  minutes: (sum?.minutes ?? 0) + minutes,
  apps: (sum?.apps ?? 0) + 1,
  values: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, round((sum?.values[key] ?? 0) + value)]),
  ),
});

/** Adds what happened until an instant; a match that was broken off counts no more than its replay does twice. */
const withMatches = (sums: Sums, matches: readonly SeasonMatch[], now: number): Sums => {
  const all = new Map(sums);
  for (const { fixture, again } of matches) {
    const at = playedAt(fixture, now);
    if (at < 0 || again || isCalledOff(fixture)) continue;
    for (const [i, side] of (['home', 'away'] as const).entries())
      for (const one of contributionsOf(fixture, side, at)) {
        const { playerId } = one.player;
        all.set(playerId, added(all.get(playerId), fixture.sides![i]!.id, one));
      }
  }
  return all;
};

interface Asked {
  readonly league: League;
  readonly span: SeasonSpan;
  /** Only what was over when this day began. */
  readonly day: number;
  readonly teamId: string | null;
}
const isOf =
  (teamId: string | null) =>
  ({ fixture }: SeasonMatch): boolean =>
    teamId === null || fixture.sides!.some(({ id }) => id === teamId);

const dayOf = ({ fixture }: SeasonMatch): number => dayNumberAt(fixture.startTime);

/** What the days before yesterday add up to is made once a day. */
const sumsBefore = memoize(
  60,
  ({ league, span, day, teamId }: Asked): Sums =>
    withMatches(
      new Map(),
      matchesOfSeason(league, span).filter((match) => dayOf(match) < day && isOf(teamId)(match)),
      Infinity,
    ),
  ({ league, span, day, teamId }) => `${league.letter} ${span.season} ${day} ${teamId ?? ''}`,
);

/** Totals of everybody who has played in a season, or of one team. */
export const totalsOf = (
  league: League,
  span: SeasonSpan,
  now: number,
  locale: Locale,
  teamId: string | null = null,
): readonly SeasonTotals[] => {
  const day = Math.min(dayNumberAt(now) - 1, span.last + 30);
  const before = sumsBefore({ league, span, day, teamId });
  const latest = matchesOfSeason(league, span).filter((match) => dayOf(match) >= day && isOf(teamId)(match));
  const sums = latest.length > 0 ? withMatches(before, latest, now) : before;
  return [...sums].flatMap(([playerId, { teamId: of, ...sum }]) => {
    const club = clubById(of);
    const member = club && squadPlayers(club).find(({ player }) => player.playerId === playerId);
    if (!club || !member) return [];
    return [{ player: member.player, team: teamRef(club.team, locale), position: member.pos, ...sum }];
  });
};
