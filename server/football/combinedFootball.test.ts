import { describe, expect, it } from 'vitest';
import { aFixture } from '../../tests/fakes/fixtures.ts';
import { aFootballSource } from '../../tests/fakes/footballSource.ts';
import { combinedFootball } from './combinedFootball.ts';

const view = { locale: 'vi', now: 0 } as const;
const team = (id: string, name = id) => ({ id, name, shortName: name, slug: id, logo: '', country: '' });
const fixturesOf = (...ids: readonly [string, number][]) =>
  ids.map(([fixtureId, startTs]) => aFixture({ fixtureId, startTs }));

describe('several sources of football as one', () => {
  it('gives the fixtures of all in one order, each once and no more than asked for', async () => {
    const both = combinedFootball([
      aFootballSource({ fixtures: async () => fixturesOf(['b', 2], ['d', 4]) }),
      aFootballSource({ fixtures: async () => fixturesOf(['a', 1], ['b', 9], ['c', 3]) }),
    ]);
    const ids = async (latestFirst: boolean, most: number) =>
      (await both.fixtures({ most, latestFirst }, view)).map(({ fixtureId }) => fixtureId).join('');
    expect(await ids(false, 9)).toBe('abcd');
    expect(await ids(true, 9)).toBe('dcba');
    expect(await ids(false, 2)).toBe('ab');
  });
  it('asks the sources in turn for one thing, until one knows it', async () => {
    const both = combinedFootball([
      aFootballSource({ team: async (id) => (id === 'a' ? team('a', 'first') : null) }),
      aFootballSource({ team: async (id) => (id === 'c' ? null : team(id, 'second')) }),
    ]);
    const names = await Promise.all(['a', 'b', 'c'].map(async (id) => (await both.team(id, view))?.name ?? null));
    expect(names).toEqual(['first', 'second', null]);
  });
  it('takes a season from the first that has matches of it', async () => {
    const both = combinedFootball([
      aFootballSource({ season: async () => [] }),
      aFootballSource({ season: async () => fixturesOf(['x', 1]) }),
    ]);
    expect(await both.season('l1', '2026', view)).toHaveLength(1);
    expect(await combinedFootball([]).season('l1', '2026', view)).toEqual([]);
  });
  it('gives teams in the order in which they were asked for, without the unknown', async () => {
    const both = combinedFootball([
      aFootballSource({ teams: async () => [team('b', 'first')] }),
      aFootballSource({ teams: async () => [team('a'), team('b', 'second')] }),
    ]);
    const found = await both.teams(['b', 'z', 'a'], view);
    expect(found.map(({ id, name }) => `${id} ${name}`)).toEqual(['b first', 'a a']);
  });
});
