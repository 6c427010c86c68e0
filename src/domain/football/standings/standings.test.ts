import { describe, expect, it } from 'vitest';
import type { TableRules } from '../competition.ts';
import { bestPlaced, standings } from './standings.ts';
import type { TableMatch } from './tally.ts';

const rules: TableRules = {
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['goalDifference', 'goalsFor'],
  ...{ zones: [], taken: [], decided: [] },
};
const headToHead: TableRules = {
  ...rules,
  tieBreakers: ['headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals', 'goalDifference', 'goalsFor'],
};

/** "A 2-1 B" in the given round; the rounds follow each other in time. */
const match = (text: string, round = 1, more: Partial<TableMatch> = {}): TableMatch => {
  const [, home, own, other, away] = /^(\w+) (\d+)-(\d+) (\w+)$/.exec(text)!;
  return {
    ...{ home: home!, away: away!, startTs: round * 1000, roundKey: String(round), live: false },
    ...{ score: [Number(own), Number(other)] as const, ...more },
  };
};
const names = (rows: readonly { readonly teamId: string }[]) => rows.map(({ teamId }) => teamId).join('');

describe('a table (TP-2, MC-7)', () => {
  it('adds up what was played', () => {
    const [first, second] = standings(['A', 'B'], [match('A 2-1 B'), match('B 0-0 A', 2)], rules);
    expect(first).toEqual({
      ...{ rank: 1, prevRank: 1, teamId: 'A', played: 2, win: 1, draw: 1, loss: 0, gf: 2, ga: 1, gd: 1, points: 4 },
      form: ['W', 'D'],
    });
    expect(second).toMatchObject({ rank: 2, teamId: 'B', points: 1, gd: -1, form: ['L', 'D'] });
  });
  it('before the first match has every team, in the order given and with nothing but zeros', () => {
    const rows = standings(['B', 'A'], [], rules);
    expect(rows.map(({ rank, teamId, points, by }) => [rank, teamId, points, by])).toEqual([
      [1, 'B', 0, undefined],
      [2, 'A', 0, 'name'],
    ]);
  });
  it('keeps the latest five results as form, newest last', () => {
    const matches = [1, 2, 3, 4, 5, 6].map((round) => match(round === 1 ? 'A 0-1 B' : `A ${round}-0 B`, round));
    expect(standings(['A', 'B'], matches, rules)[0]!.form).toEqual(['W', 'W', 'W', 'W', 'W']);
    expect(standings(['A', 'B'], matches.slice(0, 3), rules)[0]!.form).toEqual(['L', 'W', 'W']);
  });
  it('takes away points, and says how many', () => {
    const reason = { vi: 'nợ lương', en: 'unpaid wages', zh: '欠薪' };
    const rows = standings(['A', 'B'], [match('A 1-0 B')], {
      ...rules,
      taken: [
        { teamId: 'A', points: 3, reason },
        { teamId: 'A', points: 1, reason },
      ],
    });
    expect(rows.map(({ teamId, points, taken }) => [teamId, points, taken])).toEqual([
      ['B', 0, undefined],
      ['A', -1, 4],
    ]);
  });
  it('marks the zones by place', () => {
    const zones = [
      { from: 1, to: 1, zone: 'cl' as const },
      { from: 3, to: 3, zone: 'rel' as const },
    ];
    const rows = standings(['A', 'B', 'C'], [match('A 1-0 B'), match('B 1-0 C', 2)], { ...rules, zones });
    expect(rows.map(({ zone }) => zone)).toEqual(['cl', undefined, 'rel']);
  });
  it('counts what runs now for the live positions alone', () => {
    const rows = standings(
      ['A', 'B', 'C'],
      [match('A 1-0 B'), match('C 1-0 B', 2), match('C 0-2 B', 3, { live: true })],
      rules,
    );
    expect(rows.map(({ rank, teamId, points, live }) => [rank, teamId, points, live])).toEqual([
      [1, 'A', 3, undefined],
      [2, 'C', 3, { rank: 3, points: 3 }],
      [3, 'B', 0, { rank: 2, points: 3 }],
    ]);
  });
  it('of home, away and form knows no deductions, zones or meetings', () => {
    const matches = [match('A 2-0 B'), match('B 3-0 A', 2)];
    const reason = { vi: 'x', en: 'x', zh: 'x' };
    const strict = { ...headToHead, taken: [{ teamId: 'B', points: 9, reason }] };
    expect(standings(['A', 'B'], matches, strict, 'home').map(({ teamId, points }) => [teamId, points])).toEqual([
      ['B', 3],
      ['A', 3],
    ]);
    expect(standings(['A', 'B'], matches, strict, 'away').map(({ gd }) => gd)).toEqual([-2, -3]);
    const long = Array.from({ length: 8 }, (_, i) => match(i < 2 ? 'A 9-0 B' : 'B 1-0 A', i + 1));
    expect(standings(['A', 'B'], long, rules, 'form').map(({ teamId, played }) => [teamId, played])).toEqual([
      ['B', 6],
      ['A', 6],
    ]);
  });
});

describe('teams on equal points (TP-2)', () => {
  it('are put in order by goal difference and then by goals', () => {
    const matches = [match('A 1-0 X'), match('B 2-1 X', 2), match('C 3-0 X', 3)];
    const rows = standings(['A', 'B', 'C', 'X'], matches, rules);
    expect(rows.map(({ teamId, by }) => [teamId, by])).toEqual([
      ['C', undefined],
      ['B', 'goalDifference'],
      ['A', 'goalsFor'],
      ['X', undefined],
    ]);
  });
  it('are put in order by their own meetings first where the rules say so', () => {
    const matches = [match('B 1-0 A'), match('A 9-0 X', 2)];
    expect(names(standings(['A', 'B', 'X'], matches, rules))).toBe('ABX');
    const rows = standings(['A', 'B', 'X'], matches, headToHead);
    expect(rows.map(({ teamId, by }) => [teamId, by])).toEqual([
      ['B', undefined],
      ['A', 'headToHeadPoints'],
      ['X', undefined],
    ]);
  });
  it('who are still level after their meetings are compared again among themselves', () => {
    // Of the three B has scored most against the others; of A and C, who are level then, C has beaten A.
    const met = [match('A 2-1 B'), match('B 2-1 C', 2), match('C 1-0 A', 3)];
    const rest = [match('A 9-0 X', 4), match('B 1-0 X', 5), match('C 1-0 X', 6)];
    const rows = standings(['A', 'B', 'C', 'X'], [...met, ...rest], headToHead);
    expect(rows.map(({ teamId, points, by }) => [teamId, points, by])).toEqual([
      ['B', 6, undefined],
      ['C', 6, 'headToHeadGoals'],
      ['A', 6, 'headToHeadPoints'],
      ['X', 0, undefined],
    ]);
  });
  it('by fair play, but only where all cards are known', () => {
    const fair = { ...rules, tieBreakers: ['fairPlay'] as const };
    const known = [match('A 1-0 X', 1, { fairPlay: [4, 0] }), match('B 1-0 X', 2, { fairPlay: [1, 0] })];
    expect(names(standings(['A', 'B', 'X'], known, fair))).toBe('BAX');
    const unknown = [known[0]!, match('B 1-0 X', 2)];
    expect(names(standings(['A', 'B', 'X'], unknown, fair))).toBe('ABX');
  });
  it('by away goals, wins and wins away', () => {
    const level = [match('A 0-0 B'), match('B 2-2 A', 2)];
    expect(names(standings(['B', 'A'], level, { ...rules, tieBreakers: ['headToHeadAwayGoals'] }))).toBe('AB');
    expect(names(standings(['B', 'A'], level, { ...rules, tieBreakers: ['awayGoals'] }))).toBe('AB');
    const wins = [match('A 1-0 X'), match('X 1-0 A', 2), match('X 0-0 A', 3), match('B 1-1 X', 4)];
    const drawn = [...wins, match('B 0-0 X', 5), match('B 0-0 X', 6), match('B 2-2 X', 7)];
    expect(names(standings(['B', 'A', 'X'], drawn, { ...rules, tieBreakers: ['wins'] }))).toBe('XAB');
    const away = [match('A 1-0 X'), match('X 0-1 B', 2)];
    expect(names(standings(['A', 'B', 'X'], away, { ...rules, tieBreakers: ['awayWins'] }))).toBe('BAX');
  });
  it('by a play-off or by lots, where these name all of them, and the table says which', () => {
    const matches = [match('A 1-0 X'), match('B 1-0 X', 2)];
    const by = (order: readonly string[]) =>
      standings(['A', 'B', 'X'], matches, { ...rules, tieBreakers: ['lots'], decided: [{ by: 'lots', order }] });
    expect(by(['B', 'A']).map((row) => [row.teamId, row.by])).toEqual([
      ['B', undefined],
      ['A', 'lots'],
      ['X', undefined],
    ]);
    expect(by(['B']).map((row) => row.by)).toEqual([undefined, 'name', undefined]);
  });
});

it('the best thirds of all groups go on, as many as the rules say', () => {
  const groups = [
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
  ];
  const matches = [
    ...[match('A 1-0 C'), match('B 1-0 C'), match('A 0-0 B')],
    ...[match('D 1-0 F'), match('E 2-2 F'), match('D 3-0 E')],
  ];
  const tables = groups.map((ids) => standings(ids, matches, rules));
  const bestOf = { place: 3, count: 1, zone: 'next' as const, tieBreakers: ['goalDifference' as const] };
  expect(bestPlaced(tables, matches, { ...rules, bestOf })).toEqual([
    { teamId: 'E', goesOn: true },
    { teamId: 'C', goesOn: false },
  ]);
  expect(bestPlaced(tables, matches, rules)).toEqual([]);
});
