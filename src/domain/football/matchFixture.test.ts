import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { matchFixture, minuteOf } from './matchFixture.ts';

const fixtureOf = (status: string, score: string | null = '2-1') => {
  const match = aMatch({ status, score });
  return matchFixture(match, match, 'operator');
};

describe('a match of the schedule on the football pages (MATCH-1, MATCH-3)', () => {
  it.each([
    ['67', 'live', '2H', 67],
    ['12', 'live', '1H', 12],
    ['HT', 'live', 'HT', undefined],
    ['1', 'live', null, undefined],
    ['105', 'live', 'ET', 105],
    ['live', 'live', null, undefined],
    ['FT', 'ended', 'FT', undefined],
    ['19:15', 'upcoming', null, undefined],
    ['postponed', 'upcoming', null, undefined],
    ['abandoned', 'cancel', null, undefined],
    ['what', 'upcoming', null, undefined],
  ] as const)('"%s" is %s', (text, status, phase, minute) => {
    const fixture = fixtureOf(text);
    expect([fixture.status, fixture.phase, fixture.minute]).toEqual([status, phase, minute]);
  });
  it('has no score before it began, and the score where it was broken off', () => {
    expect(fixtureOf('19:15', '0-0').score).toBeNull();
    expect(fixtureOf('67', null).score).toBeNull();
    expect(fixtureOf('abandoned', '1-0').score).toEqual({ home: 1, away: 0 });
  });
  it('says what decided it', () => {
    expect(fixtureOf('awarded').notes).toEqual(['awarded']);
    expect(fixtureOf('wo').notes).toEqual(['walkover']);
    expect(fixtureOf('FT').notes).toEqual([]);
  });
  it('has addresses by its Vietnamese names in every language', () => {
    const plain = aMatch({ home: 'Bến Gỗ', away: 'Nắng Sớm', leagueName: 'Giải Đồng Bằng' });
    const read = { ...plain, home: 'Timber Quay', away: 'Early Sun', leagueName: 'Delta League' };
    const fixture = matchFixture(read, plain, 'operator');
    expect([fixture.slug, fixture.leagueSlug, fixture.localteam.slug]).toEqual([
      ...['ben-go-vs-nang-som', 'giai-dong-bang', 'ben-go'],
    ]);
    expect(fixture.leagueName).toBe('Delta League');
  });
});

it('a minute is read with its stoppage time', () => {
  expect([minuteOf('45+2'), minuteOf(' 7 '), minuteOf('HT'), minuteOf('1234')]).toEqual([
    ...[{ minute: 45, added: 2 }, { minute: 7 }, null, null],
  ]);
});
