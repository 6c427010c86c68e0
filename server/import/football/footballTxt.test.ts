import { describe, expect, it } from 'vitest';
import { parseFootballTxt } from './footballTxt.ts';
import type { ParsedSeason } from './parsed.ts';

const seasonsOf = (text: string) => parseFootballTxt(text, {}).map((one) => one as ParsedSeason & typeof one);
const told = (text: string) => {
  const [season] = seasonsOf(text);
  return season!.matches.map(({ home, away, day, time, offset, round, group, score, fate, ground, goals, line }) => ({
    ...{
      line: line(),
      sides: `${home.name} ${home.code ?? ''}/${away.name} ${away.code ?? ''}`,
      day,
      time,
      round,
      score,
    },
    ...(offset !== undefined && { offset }),
    ...(group !== undefined && { group }),
    ...(fate && { fate }),
    ...(ground !== undefined && { ground }),
    ...(goals && {
      goals: [goals.home, goals.away].map((list) =>
        list.map((one) => `${one.name} ${one.minute}+${one.added ?? 0} ${one.type}`),
      ),
    }),
  }));
};

const league = `= Quay League 2025/26

# Date  Fri Aug/15 2025
» Matchday 1
  Fri Aug/15 2025
    20.00  Bờ Kè FC (VIE)          v AFC Hẻm 12          4-2 (1-0)   # a note
           Cầu Cũ 1899             v 1. FC Bãi Sau 05    0-0
  Sat Aug/16
    15.00  Bờ Bắc v Bờ Nam [postponed]
▪ Matchday 20
  [Sun Jan/4]
           Bờ Bắc v Bờ Nam 3-0 [awarded]
           Đảo v Đầm
`;

describe('Football.TXT: a league', () => {
  it('reads teams, codes, scores, times that hold for the lines below, and days without a year', () => {
    expect(told(league)).toEqual([
      {
        ...{ line: 6, sides: 'Bờ Kè FC VIE/AFC Hẻm 12 ', day: '2025-08-15', time: '20:00', round: 'Matchday 1' },
        score: { home: 4, away: 2, ft: [4, 2], ht: [1, 0] },
      },
      {
        ...{ line: 7, sides: 'Cầu Cũ 1899 /1. FC Bãi Sau 05 ', day: '2025-08-15', time: '20:00', round: 'Matchday 1' },
        score: { home: 0, away: 0, ft: [0, 0] },
      },
      {
        ...{ line: 9, sides: 'Bờ Bắc /Bờ Nam ', day: '2025-08-16', time: '15:00', round: 'Matchday 1' },
        ...{ score: null, fate: 'postponed' },
      },
      {
        ...{ line: 12, sides: 'Bờ Bắc /Bờ Nam ', day: '2026-01-04', time: undefined, round: 'Matchday 20' },
        ...{ score: { home: 3, away: 0, ft: [3, 0] }, fate: 'awarded' },
      },
      {
        ...{ line: 13, sides: 'Đảo /Đầm ', day: '2026-01-04', time: undefined, round: 'Matchday 20', score: null },
      },
    ]);
    expect(seasonsOf(league)[0]).toMatchObject({ name: 'Quay League', season: '2025-26', aside: [] });
  });
});

const cup = `= Cup of Bays 2026

Group A | Bờ Kè   Hẻm 12
▪ Matchday 1 | Thu Jun 11
▪ Group A
Thu June 11
  (1) 13:00 UTC-6     Bờ Kè  2-0 (1-0)  Hẻm 12        @ Sân Kè, Huế
               (Văn A 9' Tư 45+1'(pen.))
Round of 16
Sun Jun 28
  18:00  Đảo 1-1 a.e.t. (1-1, 0-1), 3-4 pen. Đầm
     (Tám 54'; Năm
      42' (o.g.))
  18:00  Bãi v Bến  10-9 pen. (1-1, 0-1)
  18:00  Cầu v Ghềnh  5-4 pen. 0-0 a.e.t. (0-0, 0-0)
         Gò v Giồng 1-2 a.e.t. (1-1)
         Rạch v Suối 0-2
         (Ba 3', 70')
`;

describe('Football.TXT: a cup', () => {
  it('reads groups, zones, grounds, extra time, shoot-outs in each order, and goals over several lines', () => {
    const matches = told(cup);
    expect(matches[0]).toEqual({
      ...{ line: 7, sides: 'Bờ Kè /Hẻm 12 ', day: '2026-06-11', time: '13:00', offset: -360, round: '', group: 'A' },
      ...{ score: { home: 2, away: 0, ft: [2, 0], ht: [1, 0] }, ground: 'Sân Kè, Huế' },
      goals: [['Văn A 9+0 goal', 'Tư 45+1 penalty'], []],
    });
    expect(matches.slice(1).map(({ round, score }) => [round, score])).toEqual([
      ['Round of 16', { home: 1, away: 1, ht: [0, 1], ft: [1, 1], et: [1, 1], pen: [3, 4] }],
      ['Round of 16', { home: 1, away: 1, ht: [0, 1], ft: [1, 1], pen: [10, 9] }],
      ['Round of 16', { home: 0, away: 0, ht: [0, 0], ft: [0, 0], et: [0, 0], pen: [5, 4] }],
      ['Round of 16', { home: 1, away: 2, ft: [1, 1], et: [1, 2] }],
      ['Round of 16', { home: 0, away: 2, ft: [0, 2] }],
    ]);
    expect(matches[1]!.goals).toEqual([['Tám 54+0 goal'], ['Năm 42+0 own_goal']]);
    // Where one side alone scored nothing parts the two.
    expect(matches[5]!.goals).toEqual([[], ['Ba 3+0 goal', 'Ba 70+0 goal']]);
    expect(seasonsOf(cup)[0]!.aside).toEqual([]);
  });
});

describe('Football.TXT: damage', () => {
  const damaged = `= Quay League 2025/26
» Matchday 1
  Fri Aug/15 2025
    Bờ Kè 2-1 v Hẻm 12
    Bờ Kè v Bờ Kè 1-0
    Đảo v Đầm 1-0 (2-0)
    Đảo v Đầm v Bến 1-0
    Bến v Bãi 99999-0
    Gò v Giồng 1-0 [eaten by a dog]
    25.10  Rạch v Suối
  Sat Feb/30
    Cầu v Ghềnh 1-0
  Sun Mar/1 1999
    Mương v Ngòi 1-0
  Fri Aug/15 2025
    16.00 Khe v Lạch 1-0
      (Ai đó 200')
`;
  it('puts each damaged line aside and takes nothing of it', () => {
    const [season] = seasonsOf(damaged);
    expect(season!.matches).toEqual([]);
    expect(season!.aside.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '4 has a score in the name of a team, Bờ Kè 2-1',
      '5 has the same team on both sides, Bờ Kè',
      '6 has a score that goes down during the match',
      '7 has two teams in one name, Đầm v Bến',
      '8 has no possible score, 99999-0',
      '9 has the unknown note [eaten by a dog]',
      '10 has the time 25.10',
      '12 has no possible date above it',
      '14 is on 1999-03-01, which is not in the season 2025-26',
      '17 has a goal in the minute 200',
    ]);
  });
});
