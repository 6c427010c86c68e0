import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { countsOfDay, filtersPassed, matchesOf, pinnedFirst } from './dayView.ts';

const league = (leagueId: string, ...statuses: readonly ('live' | 'ended' | 'upcoming' | 'cancel')[]) => ({
  league: { leagueId, leagueName: leagueId, slug: leagueId, logo: '', country: '' },
  fixtures: statuses.map((status, i) => aFixture({ fixtureId: `${leagueId}${i}`, status })),
});
const day = { leagues: [league('a', 'live', 'ended', 'cancel'), league('b', 'upcoming')], next: null };

it('a day is filtered by what runs, is over or is to come (MC-12)', () => {
  expect(countsOfDay(day)).toEqual({ all: 4, live: 1, ended: 2, upcoming: 1 });
  expect(day.leagues.map(({ fixtures }) => filtersPassed(fixtures))).toEqual(['live ended', 'upcoming']);
});
it('MC-12: a day has the matches of chosen teams alone, at home or away', () => {
  const own = { ...aFixture().localteam, id: 'own' };
  const played = [aFixture({ localteam: own }), aFixture({ visitorteam: own }), aFixture()];
  const leagues = [{ ...league('a'), fixtures: played }, league('b', 'live')];
  expect(matchesOf(leagues, new Set(['own', 'gone']))).toEqual([{ ...league('a'), fixtures: played.slice(0, 2) }]);
  expect(matchesOf(leagues, new Set())).toEqual([]);
});
it('pinned competitions come first, otherwise in their order', () => {
  const ids = (pinned: readonly string[]) =>
    pinnedFirst([league('a'), league('b'), league('c')], new Set(pinned)).map(({ league: { leagueId } }) => leagueId);
  expect(ids(['c'])).toEqual(['c', 'a', 'b']);
  expect(ids([])).toEqual(['a', 'b', 'c']);
});
