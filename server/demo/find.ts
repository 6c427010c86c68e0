import { hasWords, searchText } from '#domain/schedule/matchSearch.ts';
import { compareMatches } from '#server/shared/fixtureOrder.ts';
import type { Wanted } from '#server/shared/matchSource.ts';
import { bareFixtures, fixtureById } from './calendar.ts';
import { leagues, type League } from './content/leagues.ts';
import { tables, tracks } from './content/titles.ts';
import { dayNumberAt } from './day.ts';
import type { DemoFixture } from './fixture.ts';
import { memoize } from './memoize.ts';

/** Races and tables are numbered up to this. */
const NUMBERS = 24;

const titlesOf = ({ sport }: League) => (sport === 'marble' ? tracks : sport === 'casino' ? tables : []);

/** Every name that a fixture of a league can have. */
const textOfLeague = memoize(leagues.length, (league: League): string =>
  searchText(
    [
      league.name,
      ...league.teams.map(({ name }) => name),
      ...titlesOf(league).flatMap((title) => Array.from({ length: NUMBERS }, (_, i) => title(i + 1))),
    ].flatMap(Object.values),
  ),
);
const textOf = ({ league, title, sides }: DemoFixture): string =>
  searchText([league.name, ...(title ? [title] : (sides ?? []).map(({ name }) => name))].flatMap(Object.values));

/**
 * The fixtures that match a search, in its order. It goes day by day from its start, and only through leagues that can
 * match, so that the cost does not depend on the length of the season.
 */
export const findFixtures = ({
  words,
  leagueId,
  from,
  to,
  latestFirst,
  after,
  most,
}: Wanted): readonly DemoFixture[] => {
  const asked = leagues.filter(
    (league) => (leagueId === null || league.id === leagueId) && hasWords(textOfLeague(league), words),
  );
  if (asked.length === 0 || from >= to) return [];
  const compare = compareMatches(latestFirst);
  const isWanted = (fixture: DemoFixture): boolean =>
    fixture.startTime >= from &&
    fixture.startTime < to &&
    (after === null || compare(after, fixture) < 0) &&
    hasWords(textOf(fixture), words);
  // The cursor comes from a client and may name any day.
  const begins = Math.min(Math.max(after?.startTime ?? (latestFirst ? to - 1 : from), from), to - 1);
  const step = latestFirst ? -1 : 1;
  const ends = dayNumberAt(latestFirst ? from : to - 1);
  const found: DemoFixture[] = [];
  for (let day = dayNumberAt(begins); found.length < most && (ends - day) * step >= 0; day += step)
    found.push(
      ...asked
        .flatMap(({ letter }) => bareFixtures(letter, day))
        .filter(isWanted)
        .sort(compare),
    );
  return found.slice(0, most).map((fixture) => fixtureById(fixture.fixtureId) ?? fixture);
};
