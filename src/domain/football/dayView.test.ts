import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { countsOfDay, filteredDay, pinnedFirst } from './dayView.ts';

const league = (leagueId: string, ...statuses: readonly ('live' | 'ended' | 'upcoming' | 'cancel')[]) => ({
  league: { leagueId, leagueName: leagueId, slug: leagueId, logo: '', country: '' },
  fixtures: statuses.map((status, i) => aFixture({ fixtureId: `${leagueId}${i}`, status })),
});
const day = { leagues: [league('a', 'live', 'ended', 'cancel'), league('b', 'upcoming')], next: null };

it('a day is filtered by what runs, is over or is to come (MC-12)', () => {
  expect(countsOfDay(day)).toEqual({ all: 4, live: 1, ended: 2, upcoming: 1 });
  expect(filteredDay(day, 'all')).toBe(day.leagues);
  const ended = filteredDay(day, 'ended');
  expect(ended.map(({ league: { leagueId }, fixtures }) => [leagueId, fixtures.length])).toEqual([['a', 2]]);
});
it('pinned competitions come first, otherwise in their order', () => {
  const ids = (pinned: readonly string[]) =>
    pinnedFirst([league('a'), league('b'), league('c')], new Set(pinned)).map(({ league: { leagueId } }) => leagueId);
  expect(ids(['c'])).toEqual(['c', 'a', 'b']);
  expect(ids([])).toEqual(['a', 'b', 'c']);
});
