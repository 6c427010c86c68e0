import { aFootballSource } from '../../tests/fakes/footballSource.ts';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { aFixture } from '../../tests/fakes/fixtures.ts';
import { aCompetition, footballOf } from '../../tests/fakes/footballSource.ts';
import { isRefused } from '../shared/refusal.ts';
import { context, held } from '../testing/scheduleHandlers.ts';
import { fixturesHandlers } from './fixtures.handlers.ts';
import { leaguesHandlers } from './leagues.handlers.ts';
import { teamsHandlers } from './teams.handlers.ts';

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 23, 13);
const at = context({ now });
const team = (id: string) => ({ id, name: `Đội ${id}`, shortName: id, slug: id.toLowerCase(), logo: '', country: '' });

/** A match so many days from now: "A 2-1 B" has ended, "A - B" is upcoming, "A 0-1* B" is running. */
const match = (text: string, days: number, more: Partial<Fixture> = {}): Fixture => {
  const [, home, score, running, away] = /^(\w+) (\S+?)(\*?) (\w+)$/.exec(text)!;
  const goals = score!.split('-').map(Number);
  const played = score === '-' ? null : { home: goals[0]!, away: goals[1]! };
  return aFixture({
    ...{ fixtureId: `${home}${away}${days}`, localteam: team(home!), visitorteam: team(away!), score: played },
    ...{ startTs: now + days * DAY_MS, status: running ? 'live' : played ? 'ended' : 'upcoming' },
    ...{ roundKey: String(days), round: `Vòng ${days}` },
    ...more,
  });
};
const season = [
  ...[match('A 2-1 B', -8), match('C 0-0 D', -8), match('B 3-0 A', -4), match('D 1-0 C', -4)],
  ...[match('A 1-0* C', 0), match('B - D', 0.2, { roundKey: '0' }), match('C - A', 6), match('D - B', 6)],
];
const source = footballOf(season);
const fixtures = fixturesHandlers(source);
const leagues = leaguesHandlers(source);
const teams = teamsHandlers(source);
const codeOf = (answer: unknown) => (isRefused(answer) ? answer.code : 200);

describe('CALL GET /live/api/match/list (MC-12)', () => {
  it('has the matches of a day in a zone, by competition in the order of the source', async () => {
    const other = { leagueId: 'l2', leagueName: 'Cúp', leagueSlug: 'cup' };
    const two = footballOf(
      [match('A 1-0 B', 0), match('C 1-0 D', -0.1, other), match('A 5-0 D', 2)],
      [aCompetition({ leagueId: 'l1', logo: '/l1.svg' }), aCompetition({ leagueId: 'l2' })],
    );
    const { leagues: groups, next } = held(await fixturesHandlers(two).list({ date: '2026-11-23' }, at));
    expect(next).toBeNull();
    expect(groups.map(({ league, fixtures: list }) => [league.leagueId, league.logo, list.length])).toEqual([
      ['l1', '/l1.svg', 1],
      ['l2', '', 1],
    ]);
    const inAuckland = held(await fixturesHandlers(two).list({ date: '2026-11-24', timezone: 'Pacific/Auckland' }, at));
    expect(inAuckland.leagues.map(({ league }) => league.leagueId)).toEqual(['l1']);
  });
  it('is counted by day, with what runs', async () => {
    const counts = held(await fixtures.dayCounts({ from: '2026-11-22', to: '2026-11-24' }, at));
    expect(counts).toEqual([
      { day: '2026-11-22', total: 0, live: 0 },
      { day: '2026-11-23', total: 1, live: 1 },
      { day: '2026-11-24', total: 1, live: 0 },
    ]);
    const startTs = Date.parse('2026-11-23T05:00:00Z');
    const priced = aFootballSource({
      starts: async () =>
        [true, false, true].map((one, i) => ({ fixtureId: `p${i}`, startTs, leagueId: 'l1', priced: one })),
    });
    const days = { from: '2026-11-23', to: '2026-11-23' };
    const ofOdds = fixturesHandlers(priced).dayCounts({ ...days, view: 'ty-le-keo' }, at);
    expect(held(await ofOdds)).toEqual([{ day: '2026-11-23', total: 2, live: 0 }]);
    expect(codeOf(await fixtures.dayCounts({ from: '2026-11-22', to: '2026-12-06' }, at))).toBe(422);
    expect(codeOf(await fixtures.dayCounts({ from: '2026-11-22', to: '2026-11-21' }, at))).toBe(422);
  });
  it('goes on by its cursor after five hundred matches', async () => {
    const many = Array.from({ length: 501 }, (_, i) =>
      match('A 1-0 B', 0, { fixtureId: `f${i}`, startTs: now - 1000 + i }),
    );
    const list = fixturesHandlers(footballOf(many)).list;
    const first = held(await list({ date: '2026-11-23' }, at));
    expect(first.leagues[0]!.fixtures).toHaveLength(500);
    const rest = held(await list({ date: '2026-11-23', cursor: first.next! }, at));
    expect(rest.leagues[0]!.fixtures.map(({ fixtureId }) => fixtureId)).toEqual(['f500']);
  });
  it('for odds has only matches with odds, and for a search without letters nothing', async () => {
    const { coverage } = season[0]!;
    const odds = footballOf([match('A - B', 0, { coverage: { ...coverage, odds: true } }), match('C - D', 0)]);
    const shown = held(await fixturesHandlers(odds).list({ date: '2026-11-23', view: 'ty-le-keo' }, at));
    expect(shown.leagues[0]!.fixtures.map(({ localteam }) => localteam.id)).toEqual(['A']);
    expect(held(await fixtures.list({ q: '…' }, at)).leagues).toEqual([]);
  });
});

describe('one match', () => {
  it('is told by its id; an unknown one is 404 in every call', async () => {
    expect(held(await fixtures.detail({ id: 'AB-8' }, at)).score).toEqual({ home: 2, away: 1 });
    const { list: _, dayCounts: __, ...ofOne } = fixtures;
    for (const ask of Object.values(ofOne)) expect(codeOf(await ask({ id: 'none' }, at))).toBe(404);
  });
  it('TI-7: says that it has tips, alone and in its day, where somebody gave one', async () => {
    const { detail, list } = fixturesHandlers(source, async (ids) => new Set(ids.filter((id) => id === 'AB-8')));
    expect(held(await detail({ id: 'AB-8' }, at))).toMatchObject({ hasTip: true, coverage: { tips: true } });
    expect(held(await detail({ id: 'CD-8' }, at))).toMatchObject({ hasTip: false, coverage: { tips: false } });
    const day = held(await list({ date: '2026-11-15' }, at)).leagues.flatMap(({ fixtures: all }) => all);
    expect(day.map(({ fixtureId, hasTip }) => [fixtureId, hasTip])).toEqual([
      ['AB-8', true],
      ['CD-8', false],
    ]);
  });
  it('of a source without line-ups has an empty list of them (MC-2)', async () => {
    expect(held(await fixtures.lineups({ id: 'AB-8' }, at))).toEqual([]);
  });
  it('tells only what is newer than what is known', async () => {
    const event = (seq: number): MatchEvent => ({
      ...{ eventId: `e${seq}`, seq, ts: now, minute: seq, side: 'home', type: 'goal' },
    });
    const told = footballOf(season, [], { events: async () => [event(1), event(2), event(3)] });
    const after = held(await fixturesHandlers(told).events({ id: 'AB-8', afterSeq: 1 }, at));
    expect(after.map(({ seq }) => seq)).toEqual([2, 3]);
  });
  it('is set against what both teams played before it (MC-7)', async () => {
    const told = held(await fixtures.headToHead({ id: 'CA6' }, at));
    expect(told.home.map(({ fixtureId }) => fixtureId)).toEqual(['DC-4', 'CD-8']);
    expect(told.away.map(({ fixtureId }) => fixtureId)).toEqual(['BA-4', 'AB-8']);
    const between = held(await fixtures.headToHead({ id: 'DB6' }, at));
    expect(between.record).toEqual({ win: 0, draw: 0, loss: 0 });
    const again = footballOf([match('A 2-1 B', -9), match('B 1-1 A', -8), match('B 0-2 A', -7), match('A - B', 1)]);
    expect(held(await fixturesHandlers(again).headToHead({ id: 'AB1' }, at)).record).toEqual({
      ...{ win: 2, draw: 1, loss: 0 },
    });
  });
});

describe('a competition (TP-2)', () => {
  it('has the table of its season with live positions and the next opponent', async () => {
    const { groups, liveMatches } = held(await leagues.standing({ id: 'l1' }, at));
    expect(liveMatches).toBe(1);
    expect(groups).toHaveLength(1);
    expect(
      groups[0]!.rows.map(({ team: { id }, points, live, next }) => [id, points, live?.rank, next?.opponent.id]),
    ).toEqual([
      ['D', 4, 2, 'B'],
      ['B', 3, 3, 'D'],
      ['A', 3, 1, 'C'],
      ['C', 1, undefined, 'A'],
    ]);
  });
  it('B2: says of which matches it is made to who asks for that', async () => {
    const bare = held(await leagues.standing({ id: 'l1', type: 'home' }, at));
    const { whole, ...table } = held(await leagues.standing({ id: 'l1', type: 'home', whole: '1' }, at));
    expect(table).toEqual(bare);
    expect(table.latestTs).toBe(now);
    expect(whole!.type).toBe('home');
    expect(whole!.matches.map(({ fixtureId, score }) => `${fixtureId} ${score!.home}-${score!.away}`)).toEqual([
      ...['AB-8 2-1', 'CD-8 0-0', 'BA-4 3-0', 'DC-4 1-0', 'AC0 1-0'],
    ]);
  });
  it('has one table a group, and no match of a knock-out stage in it', async () => {
    const groups = footballOf([
      ...[match('A 1-0 B', -3, { group: 'B' }), match('C 1-0 D', -3, { group: 'A' })],
      match('A 9-0 C', -1, { knockout: true, roundKey: 'final' }),
    ]);
    const told = held(await leaguesHandlers(groups).standing({ id: 'l1' }, at));
    expect(
      told.groups.map(({ name, rows }) => [name, rows.map(({ team: { id }, gf }) => `${id}${gf}`).join()]),
    ).toEqual([
      ['A', 'C1,D0'],
      ['B', 'A1,B0'],
    ]);
    const rounds = held(await leaguesHandlers(groups).rounds({ id: 'l1' }, at));
    expect(rounds.map(({ roundKey, knockout }) => [roundKey, knockout])).toEqual([
      ['-3', false],
      ['final', true],
    ]);
  });
  it('is at the round that is being played, and at the next one once all of it were', async () => {
    expect(held(await leagues.detail({ id: 'l1' }, at)).currentRound).toBe('0');
    expect(held(await leagues.fixtures({ id: 'l1' }, at)).map(({ fixtureId }) => fixtureId)).toEqual(['AC0', 'BD0.2']);
    const over = footballOf([match('A 1-0 B', -2), match('B - A', 5)]);
    expect(held(await leaguesHandlers(over).detail({ id: 'l1' }, at)).currentRound).toBe('5');
    const early = footballOf([match('A - B', 2), match('B - A', 5)]);
    expect(held(await leaguesHandlers(early).detail({ id: 'l1' }, at)).currentRound).toBe('2');
  });
  it('of another season, or unknown, is 404', async () => {
    expect(codeOf(await leagues.standing({ id: 'l1', season: '1901' }, at))).toBe(404);
    expect(codeOf(await leagues.detail({ id: 'none' }, at))).toBe(404);
  });
  it('lists scorers, equal ones at the same rank', async () => {
    const row = (name: string, value: number) => ({
      value,
      totals: {
        ...{ player: { playerId: name, name, slug: name }, team: team('A'), position: 'FW' as const },
        ...{ minutes: 90, apps: 1, values: { goals: value } },
      },
    });
    const told = footballOf(season, undefined, { topPlayers: async () => [row('x', 5), row('y', 5), row('z', 2)] });
    const rows = held(await leaguesHandlers(told).topPlayers({ id: 'l1' }, at));
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
});

describe('a team (TP-1, TP-10)', () => {
  it('has its match that is on, the next, the latest, and its place', async () => {
    const told = held(await teams.detail({ id: 'A' }, at));
    expect(told.live?.fixtureId).toBe('AC0');
    expect(told.next?.fixtureId).toBe('CA6');
    expect(told.last.map(({ fixtureId }) => fixtureId)).toEqual(['BA-4', 'AB-8']);
    expect(told.leagues).toMatchObject([{ leagueId: 'l1', slug: 'giai-dong-bang', season: '2026-27', rank: 3 }]);
  });
  it('lists matches to come, and past ones newest first', async () => {
    const coming = held(await teams.fixtures({ id: 'B' }, at));
    expect(coming.list.map(({ fixtureId }) => fixtureId)).toEqual(['BD0.2', 'DB6']);
    const past = held(await teams.fixtures({ id: 'B', when: 'past' }, at));
    expect(past.list.map(({ fixtureId }) => fixtureId)).toEqual(['BA-4', 'AB-8']);
  });
  it('is compared with another in the season that both play (TP-6)', async () => {
    const told = held(await teams.compare({ id1: 'A', id2: 'B' }, at));
    expect(told).toMatchObject({ leagueName: 'Giải Đồng Bằng', season: '2026-27' });
    expect(told.seasons.a.played).toBe(2);
    expect(told.groups[0]!.rows[0]).toMatchObject({ key: 'scored', a: 1, b: 2, better: 'b' });
  });
  it('unknown is 404 in every call', async () => {
    const { find: _, findPlayers: __, compare, comparePlayers, ...ofOne } = teams;
    for (const ask of Object.values(ofOne)) expect(codeOf(await ask({ id: 'none' }, at))).toBe(404);
    for (const ask of [compare, comparePlayers]) expect(codeOf(await ask({ id1: 'A', id2: 'none' }, at))).toBe(404);
  });
});
