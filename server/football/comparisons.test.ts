import { describe, expect, it } from 'vitest';
import type { SeasonTotals } from '#domain/football/entities.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { aFixture } from '../../tests/fakes/fixtures.ts';
import { aCompetition, footballOf } from '../../tests/fakes/footballSource.ts';
import { context, held } from '../testing/scheduleHandlers.ts';
import { isRefused } from '../shared/refusal.ts';
import { teamsHandlers } from './teams.handlers.ts';

const codeOf = (answer: unknown) => (isRefused(answer) ? answer.code : 200);
const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 23, 13);
const at = context({ now });
const team = (id: string) => ({ id, name: id, shortName: id, slug: id, logo: '', country: '' });
const ended = (home: string, away: string, days: number, more: Partial<Fixture> = {}): Fixture =>
  aFixture({
    ...{ fixtureId: `${home}${away}${days}`, localteam: team(home), visitorteam: team(away), status: 'ended' },
    ...{ score: { home: 2, away: 1 }, startTs: now - days * DAY_MS, roundKey: String(100 - days), round: `R${days}` },
    ...more,
  });
const earlier = { season: '2024-25' };
const cup = { leagueId: 'cup', leagueName: 'Cúp', leagueSlug: 'cup', season: '2026' };
const matches = [
  ...[ended('A', 'B', 3), ended('B', 'C', 5), ended('A', 'C', 9), ended('C', 'A', 12)],
  ...[ended('A', 'B', 700, earlier), ended('A', 'B', 720, { ...earlier, status: 'cancel', score: null })],
  ended('A', 'D', 20, cup),
];
const player = (playerId: string, of: string) => ({
  ...{ playerId, name: playerId, slug: playerId, team: team(of), position: 'FW' as const },
});
const totals = (playerId: string, of: string): SeasonTotals => ({
  ...{ player: { playerId, name: playerId, slug: playerId }, team: team(of), position: 'FW' },
  ...{ minutes: 900, apps: 10, values: { goals: 3 } },
});
const careers: Readonly<Record<string, readonly (readonly [leagueId: string, season: string])[]>> = {
  a1: [
    ['cup', '2026'],
    ['l1', '2026-27'],
    ['l1', '2024-25'],
  ],
  b1: [
    ['l1', '2026-27'],
    ['l1', '2024-25'],
  ],
  d1: [
    ['other', '2027'],
    ['other', '2024-25'],
  ],
  e1: [['else', '1999']],
};
const event = (scorer: string, more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ eventId: scorer, seq: 1, ts: now, minute: 9, side: 'home', type: 'goal' },
  player: { playerId: scorer, name: scorer, slug: scorer },
  ...more,
});
const events: Readonly<Record<string, readonly MatchEvent[]>> = {
  AC9: [event('a1'), event('a1', { type: 'own_goal' }), event('a1', { revoked: true })],
  AB3: [event('b1', { assist: { playerId: 'a1', name: 'a1', slug: 'a1' } }), event('a1', { type: 'penalty' })],
};
const teams = teamsHandlers(
  footballOf(matches, [aCompetition(), aCompetition({ leagueId: 'cup', leagueName: 'Cúp', type: 'cup' })], {
    player: async (id) => (id in careers ? player(id, id[0]!.toUpperCase()) : null),
    career: async (id) =>
      careers[id]!.map(([leagueId, season]) => ({ ...totals(id, id[0]!.toUpperCase()), leagueId, season })),
    seasonTotals: async () => [],
    events: async (id) => events[id] ?? [],
  }),
);

describe('two teams (TP-6)', () => {
  it('are compared in the latest season that both have played, and any other such season can be named', async () => {
    const latest = held(await teams.compare({ id1: 'A', id2: 'B' }, at));
    expect(latest).toMatchObject({ leagueId: 'l1', season: '2026-27' });
    expect(latest.choices.map(({ leagueId, season }) => [leagueId, season])).toEqual([
      ['l1', '2026-27'],
      ['l1', '2024-25'],
    ]);
    const of = { leagueId: 'l1', season: '2024-25' };
    const named = held(await teams.compare({ id1: 'A', id2: 'B', ...of }, at));
    expect(named).toMatchObject({ ...of, seasons: { a: { played: 1 }, b: { played: 1 } } });
  });
  it('TP-7: their peers are the teams of that season with enough matches, and are stated', async () => {
    const { peers } = held(await teams.compare({ id1: 'A', id2: 'C' }, at));
    expect(peers.a).toEqual({
      ...{ leagueId: 'l1', leagueName: 'Giải Đồng Bằng', season: '2026-27', minMatches: 3, n: 2 },
    });
    expect(peers.b).toEqual(peers.a);
  });
  it('that share no season are each told of their own latest one', async () => {
    const told = held(await teams.compare({ id1: 'B', id2: 'D' }, at));
    expect(told).toMatchObject({ leagueId: '', leagueName: '', choices: [] });
    expect([told.peers.a?.season, told.peers.b?.season]).toEqual(['2026-27', '2026']);
  });
  it('a season that one of them has not played is 404', async () => {
    expect(codeOf(await teams.compare({ id1: 'A', id2: 'B', leagueId: 'cup', season: '2026' }, at))).toBe(404);
  });
});

describe('two players (TP-7)', () => {
  it('are compared in the latest season that both have figures of, not each in another competition', async () => {
    const told = held(await teams.comparePlayers({ id1: 'a1', id2: 'b1' }, at));
    expect([told.a.leagueId, told.b.leagueId, told.b.season]).toEqual(['l1', 'l1', '2026-27']);
    expect(told.choices.map(({ season }) => season)).toEqual(['2026-27', '2024-25']);
  });
  it('of two competitions can be compared in a season of that name, each in their own', async () => {
    const told = held(await teams.comparePlayers({ id1: 'a1', id2: 'd1', season: '2024-25' }, at));
    expect(told.choices).toEqual([{ season: '2024-25' }]);
    expect([told.a.leagueId, told.b.leagueId]).toEqual(['l1', 'other']);
    expect(told.byRound).toEqual([]);
  });
  it('without any season in common are each told of their latest one; a named one that is not there is 404', async () => {
    const told = held(await teams.comparePlayers({ id1: 'b1', id2: 'e1' }, at));
    expect([told.a.season, told.b.season, told.choices]).toEqual(['2026-27', '1999', []]);
    expect(codeOf(await teams.comparePlayers({ id1: 'b1', id2: 'e1', season: '1999' }, at))).toBe(404);
  });
  it('their goals and assists add up round by round; own goals and what was taken back do not count', async () => {
    const { byRound } = held(await teams.comparePlayers({ id1: 'a1', id2: 'b1' }, at));
    expect(byRound.map(({ name, a, b }) => [name, a, b])).toEqual([
      ['R12', 0, 0],
      ['R9', 1, 0],
      ['R5', 1, 0],
      ['R3', 3, 1],
    ]);
  });
});
