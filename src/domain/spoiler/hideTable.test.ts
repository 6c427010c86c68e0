import { describe, expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { aLeague, aTable, aTeam, aStanding } from '../../../tests/fakes/leagues.ts';
import type { StandingList } from '../football/answers.ts';
import { tableFixtures } from '../football/standings/tableMatches.ts';
import { hideResults } from './hideResults.ts';
import { SPOILER } from './limits.ts';

const now = Date.parse('2026-11-23T13:00:00Z');
const DAY_MS = 86_400_000;
const match = (home: string, away: string, [h, a]: readonly [number, number], days: number) =>
  aFixture({
    ...{ fixtureId: `${home}${away}`, localteam: aTeam(home), visitorteam: aTeam(away), startTs: now + days * DAY_MS },
    ...{ status: 'ended', statusText: 'FT', score: { home: h, away: a }, roundKey: String(days) },
  });
const long = -(SPOILER.freshDays + 1);
const matches = tableFixtures([
  match('A', 'B', [1, 0], long),
  match('C', 'A', [2, 0], -3),
  match('B', 'C', [0, 5], -2),
]);
const table = aTable({
  groups: [
    {
      name: 'X',
      rows: [
        aStanding(1, 'C', 6, { next: { fixtureId: 'n', startTs: now + 9, opponent: aTeam('D'), home: true } }),
        ...[aStanding(2, 'A', 3), aStanding(3, 'B', 0)],
      ],
    },
  ],
  ...{ latestTs: now - 2 * DAY_MS, liveMatches: 0 },
  whole: { type: 'all', matches: matches.map((one) => ({ ...one, group: 'X' })) },
});
const hide = (answer: StandingList, shown: readonly string[] = []) =>
  hideResults(answer, ({ fixtureId }) => shown.includes(fixtureId), now);
const rows = ({ groups }: StandingList) =>
  groups.flatMap((group) => group.rows.map(({ team, points, played }) => `${team.id} ${points} (${played})`));

describe('B2: the tables of an answer', () => {
  it('are made without the matches that are hidden, and say how many those are', () => {
    const shielded = hide(table);
    expect(rows(shielded)).toEqual(['A 3 (1)', 'C 0 (0)', 'B 0 (1)']);
    expect(shielded.withheld).toBe(2);
    expect(JSON.stringify(shielded)).not.toMatch(/"home":0,"away":5|"home":2,"away":0/);
  });
  it('count each that is lit, and are as they came once all are', () => {
    expect(rows(hide(table, ['CA']))).toEqual(['C 3 (1)', 'A 3 (2)', 'B 0 (1)']);
    expect(hide(table, ['CA', 'BC'])).toBe(table);
  });
  it('do not tell who came through a group by whom its teams play next', () => {
    expect(hide(table, ['CA']).groups[0]!.rows.some(({ next }) => next !== undefined)).toBe(false);
  });
  it('are none where they do not say what they count; of long ago they stay', () => {
    const { whole: _, ...bare } = table;
    expect(hide(bare)).toMatchObject({ groups: [], liveMatches: 0 });
    const old = { ...bare, latestTs: now + long * DAY_MS };
    expect(hide(old)).toBe(old);
    const begun = { ...bare, latestTs: null };
    expect(hide(begun)).toBe(begun);
  });
  it('are hidden inside other answers, too, and a place in a table with its points', () => {
    const { leagueId, leagueName, slug } = aLeague();
    const record = { played: 3, win: 1, draw: 1, loss: 1, gf: 1, ga: 1, cleanSheets: 0 };
    const season = { ...{ leagueId, leagueName, slug, season: '2026', record }, rank: 1, points: 6 };
    const answer = { place: { table: { ...table, whole: undefined } }, leagues: [{ ...season, tableTs: now - 5 }] };
    const { place, leagues } = hideResults(answer, () => false, now);
    expect(place.table.groups).toEqual([]);
    expect(leagues).toEqual([{ leagueId, leagueName, slug, season: '2026', record, tableTs: now - 5 }]);
    const old = [{ ...season, tableTs: now + long * DAY_MS }];
    expect(hideResults(old, () => false, now)).toBe(old);
  });
});
