import { describe, expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { compareTeams, PEER_MIN_MATCHES, teamPeers, teamSeason } from './teamSeason.ts';

const team = (id: string) => ({ id, name: id, shortName: id, slug: id, logo: '', country: '' });
const played = (home: string, own: number, other: number, away: string, minutes?: { home: number[]; away: number[] }) =>
  aFixture({
    ...{ localteam: team(home), visitorteam: team(away), status: 'ended', score: { home: own, away: other } },
    ...(minutes ? { goalMinutes: minutes } : {}),
    coverage: { ...aFixture().coverage, stats: true },
  });

describe('a team over a season (TP-6)', () => {
  it('counts per match what ended, at home and away', () => {
    const fixtures = [
      played('A', 2, 0, 'B'),
      { ...played('C', 1, 1, 'A'), redCards: { home: 0, away: 1 } },
      played('B', 5, 5, 'C'),
      aFixture({ localteam: team('A'), visitorteam: team('C'), status: 'live', score: { home: 9, away: 0 } }),
    ];
    expect(teamSeason('A', fixtures)).toMatchObject({
      played: 2,
      rates: {
        ...{ scored: 1.5, scoredHome: 2, scoredAway: 1, scoringShare: 1, conceded: 0.5, cleanSheetShare: 0.5 },
        ...{ redCards: 0.5, points: 2, winShare: 0.5 },
      },
      quarters: null,
    });
  });
  it('a source that tells no cards has no zero of them', () => {
    const bare = { ...played('A', 2, 0, 'B'), coverage: aFixture().coverage };
    expect(teamSeason('A', [bare]).rates.redCards).toBeNull();
    expect(teamSeason('A', [bare, { ...played('A', 2, 0, 'B'), redCards: { home: 1, away: 0 } }]).rates.redCards).toBe(
      1,
    );
  });
  it('does not count extra time', () => {
    const cup = { ...played('A', 3, 2, 'B'), score: { home: 3, away: 2, ft: [2, 2] as const } };
    expect(teamSeason('A', [cup]).rates).toMatchObject({ scored: 2, points: 1 });
  });
  it('puts goals into quarters of an hour, stoppage time to the one before it', () => {
    const fixtures = [played('A', 3, 1, 'B', { home: [1, 15, 45], away: [90] }), played('B', 1, 1, 'A')];
    expect(teamSeason('A', fixtures).quarters).toEqual({
      ...{ scored: [2, 0, 1, 0, 0, 0], conceded: [0, 0, 0, 0, 0, 1] },
    });
  });
  it('without a match has no rates', () => {
    expect(teamSeason('A', []).rates).toMatchObject({ scored: null, points: null });
  });
  it('TP-7: is ranked among the teams of its season with enough matches; unknown rates and small groups have no rank', () => {
    const ids = ['A', 'B', 'C', 'D', 'E', 'F'];
    const fixtures = ids.flatMap((id, goals) =>
      Array.from({ length: PEER_MIN_MATCHES }, () => played(id, goals, 0, 'guest')),
    );
    const all = [...ids, 'guest'].map((id) => teamSeason(id, fixtures));
    const peers = teamPeers([...all, teamSeason('new', [played('new', 9, 0, 'guest')])]);
    expect(peers.map(({ teamId }) => teamId)).toEqual([...ids, 'guest']);
    const row = (key: string, of = peers, one = all[0]!) =>
      compareTeams(one, all[5]!, { a: of, b: of })
        .flatMap(({ rows }) => rows)
        .find((found) => found.key === key);
    expect(row('scored')).toMatchObject({ pctlA: 14, pctlB: 93 });
    // Fewer goals against are better: all but the guest, who conceded all of them, are level.
    expect(row('conceded')).toMatchObject({ pctlA: 57, pctlB: 57 });
    expect(row('scoredAway')).toMatchObject({ a: null, pctlA: null });
    expect(row('scored', peers.slice(0, 4))).toMatchObject({ pctlA: null, pctlB: null });
    expect(row('scored', peers, teamSeason('new', [played('new', 9, 0, 'guest')]))).toMatchObject({
      a: 9,
      pctlA: null,
    });
  });
  it('is compared rate by rate; fewer goals against are better', () => {
    const fixtures = [played('A', 2, 0, 'B'), played('B', 1, 1, 'A')];
    const groups = compareTeams(teamSeason('A', fixtures), teamSeason('B', fixtures));
    expect(groups.map(({ group }) => group)).toEqual(['attack', 'defence', 'discipline', 'results']);
    const rows = new Map(groups.flatMap(({ rows: all }) => all.map((row) => [row.key, row.better])));
    expect([...rows]).toEqual([
      ...[['scored', 'a'] as const, ['scoredHome', 'a'] as const, ['scoredAway', 'a'] as const],
      ...[['scoringShare', 'a'] as const, ['conceded', 'a'] as const, ['cleanSheetShare', 'a'] as const],
      ...[['redCards', '='] as const, ['points', 'a'] as const, ['winShare', 'a'] as const],
    ]);
  });
});
