import { describe, expect, it } from 'vitest';
import type { Match } from '#domain/match/match.ts';
import { fakeMatch } from '../testing/fakeContent.ts';
import { scheduledFootball } from './scheduledFootball.ts';

const HOUR_MS = 3_600_000;
const now = Date.UTC(2026, 10, 23, 13);
const vi = { locale: 'vi', now } as const;
const side = (id: string, name: string) => ({ id, name, logo: '' });
const all: readonly Match[] = [
  fakeMatch({
    fixtureId: 'old',
    startTime: now - 50 * HOUR_MS,
    status: 'FT',
    score: '1-0',
    localteam: side('x', 'Xa'),
  }),
  fakeMatch({ fixtureId: 'on', startTime: now - HOUR_MS, status: '60', score: '0-0' }),
  fakeMatch({ fixtureId: 'hoops', startTime: now, liveModeId: '2' }),
  fakeMatch({ fixtureId: 'next', startTime: now + HOUR_MS, status: 'pending', score: null, leagueId: 'l2' }),
];
const source = scheduledFootball({
  between: async (from, to, { locale }) =>
    all
      .filter(({ startTime }) => startTime >= from && startTime < to)
      .map((match) => (locale === 'vi' ? match : { ...match, home: 'Timber Quay' })),
  match: async (id) => all.find(({ fixtureId }) => fixtureId === id) ?? null,
});
const ids = (fixtures: readonly { readonly fixtureId: string }[]) => fixtures.map(({ fixtureId }) => fixtureId);

describe('football of the schedule', () => {
  it('has the matches of two teams in that mode, in either order, behind one and no more than asked for', async () => {
    expect(ids(await source.fixtures({ most: 9 }, vi))).toEqual(['old', 'on', 'next']);
    expect(ids(await source.fixtures({ most: 2, latestFirst: true }, vi))).toEqual(['next', 'on']);
    const after = { startTs: now - HOUR_MS, fixtureId: 'on' };
    expect(ids(await source.fixtures({ most: 9, after }, vi))).toEqual(['next']);
    expect(ids(await source.fixtures({ most: 9, teamId: 'x' }, vi))).toEqual(['old']);
    expect(ids(await source.fixtures({ most: 9, leagueId: 'l2' }, vi))).toEqual(['next']);
    expect(ids(await source.fixtures({ most: 9, words: ['nang', 'dong'] }, vi))).toHaveLength(3);
    expect(await source.fixtures({ most: 9, venueId: 'v' }, vi)).toEqual([]);
  });
  it('knows what runs, and one match by its id', async () => {
    expect(ids(await source.running(vi))).toEqual(['on']);
    expect((await source.fixture('old', vi))?.score).toEqual({ home: 1, away: 0 });
    expect(await source.fixture('hoops', vi)).toBeNull();
  });
  it('keeps Vietnamese addresses for readers of another language', async () => {
    const [first] = await source.fixtures({ most: 1 }, { ...vi, locale: 'en' });
    expect(first!.slug).toBe('ben-go-vs-nang-som');
  });
  it('knows the competitions and the teams that play', async () => {
    expect((await source.competitions(vi)).map(({ leagueId }) => leagueId)).toEqual(['l1', 'l2']);
    expect((await source.competition('l2', vi))?.currentSeason).toBe('2026');
    expect(ids(await source.season('l1', '2026', vi))).toEqual(['old', 'on']);
    expect((await source.teams(['ns', 'none', 'x'], vi)).map(({ id }) => id)).toEqual(['ns', 'x']);
    expect((await source.searchTeams(['xa'], 5, vi)).map(({ id }) => id)).toEqual(['x']);
  });
});
