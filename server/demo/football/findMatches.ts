import { compareFixtures } from '#server/shared/fixtureOrder.ts';
import type { FixtureFilter } from '#server/shared/footballSource.ts';
import { hasWords, searchText } from '#domain/schedule/matchSearch.ts';
import { SEASON_DAYS } from '../calendar.ts';
import type { League } from '../content/leagues.ts';
import { DAY_MS, dayNumberAt } from '../day.ts';
import { memoize } from '../memoize.ts';
import { clubById, clubOfManager, clubOfVenue } from './clubs.ts';
import { isKnown } from './fixtureOf.ts';
import { footballLeagues, LATEST_DAYS, matchesOn, seasonNamed, type SeasonMatch } from './seasons.ts';

const textOf = memoize(
  3000,
  (match: SeasonMatch): string =>
    searchText([match.fixture.league.name, ...match.fixture.sides!.map(({ name }) => name)].flatMap(Object.values)),
  ({ fixture: { league, sides } }) => `${league.letter} ${sides![0].id} ${sides![1].id}`,
);

/** The leagues in which matches of a filter can be; the teams of two leagues play in the cup too. */
const leaguesOf = (filter: FixtureFilter, teamId: string | undefined): readonly League[] =>
  footballLeagues
    .filter(({ id }) => filter.leagueId === undefined || id === filter.leagueId)
    .filter(({ teams }) => teamId === undefined || teams.some(({ id }) => id === teamId));

/** The club that a filter is about, by its own id, its manager's or its ground's; null for one that there is not. */
const aboutTeam = ({ teamId, managerId, venueId }: FixtureFilter): readonly (string | null)[] => [
  ...(teamId === undefined ? [] : [clubById(teamId)?.team.id ?? null]),
  ...(managerId === undefined ? [] : [clubOfManager(managerId)?.team.id ?? null]),
  ...(venueId === undefined ? [] : [clubOfVenue(venueId)?.team.id ?? null]),
];

/** The days that may hold what is asked for; null where there are none. */
const rangeOf = (filter: FixtureFilter, leagues: readonly League[], now: number) => {
  const window = SEASON_DAYS * DAY_MS;
  let [from, to] = [Math.max(filter.from ?? 0, now - window), Math.min(filter.to ?? Infinity, now + window)];
  if (filter.season !== undefined && leagues.length === 1) {
    const span = seasonNamed(leagues[0]!, filter.season);
    if (!span) return null;
    from = Math.max(from, (span.first - 1) * DAY_MS);
    to = Math.min(to, (span.last + LATEST_DAYS + 1) * DAY_MS);
  }
  return from < to ? { from, to } : null;
};

const placeOf = ({ fixture: { startTime, fixtureId } }: SeasonMatch) => ({ startTs: startTime, fixtureId });

/** The matches that a filter asks for, day by day, so that the cost does not depend on the length of the seasons. */
export const findMatches = (filter: FixtureFilter, now: number): readonly SeasonMatch[] => {
  const { season, roundKey, againstId, venueId, words = [], latestFirst = false, after, most } = filter;
  const about = aboutTeam(filter);
  if (about.includes(null)) return [];
  const leagues = leaguesOf(filter, about[0] ?? undefined);
  const range = leagues.length > 0 ? rangeOf(filter, leagues, now) : null;
  if (!range) return [];
  const order = compareFixtures(latestFirst);
  const isWanted = (match: SeasonMatch): boolean => {
    const { startTime, sides } = match.fixture;
    return (
      startTime >= range.from &&
      startTime < range.to &&
      (season === undefined || match.season === season) &&
      (roundKey === undefined || match.roundKey === roundKey) &&
      about.every((team) => sides!.some(({ id }) => id === team)) &&
      (againstId === undefined || sides!.some(({ id }) => id === againstId)) &&
      (venueId === undefined || sides![0].id === clubOfVenue(venueId)!.team.id) &&
      (after === undefined || order(after, placeOf(match)) < 0) &&
      isKnown(match, now) &&
      hasWords(textOf(match), words)
    );
  };
  const begins = after?.startTs ?? (latestFirst ? range.to - 1 : range.from);
  const step = latestFirst ? -1 : 1;
  const ends = dayNumberAt(latestFirst ? range.from : range.to - 1);
  const found: SeasonMatch[] = [];
  const first = dayNumberAt(Math.min(Math.max(begins, range.from), range.to - 1));
  for (let day = first; found.length < most && (ends - day) * step >= 0; day += step)
    found.push(
      ...leagues
        .flatMap(({ letter }) => matchesOn(letter, day))
        .filter(isWanted)
        .sort((a, b) => order(placeOf(a), placeOf(b))),
    );
  return found.slice(0, most);
};
