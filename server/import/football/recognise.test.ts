import { describe, expect, it } from 'vitest';
import type { ParsedFile } from './parsed.ts';
import { recognise } from './recognise.ts';

const kindsOf = (content: unknown, path = 'x/y.dat'): readonly string[] => {
  const found = recognise(typeof content === 'string' ? content : JSON.stringify(content), path);
  return found.kind === 'foreign' ? found.files.map(({ kind }) => kind) : [found.kind];
};
const fileOf = (text: string) => {
  const found = recognise(text, 'x.csv');
  if (found.kind !== 'foreign') throw new Error(found.kind);
  return found.files[0] as ParsedFile & {
    readonly odds?: readonly object[];
    readonly matches?: readonly object[];
    readonly goals?: readonly object[];
  };
};
const asideOf = (text: string) => fileOf(text).aside.map(({ line, reason }) => `${line} ${reason}`);

describe('what a file is follows from its content, whatever its name', () => {
  it.each<[string, unknown]>([
    ['nations', [{ fifa: 'VIE', flag: 'vn', vi: 'a', en: 'b', zh: 'c' }]],
    ['squads', [{ name: 'Vietnam', players: [] }]],
    ['competitions', [{ code: 'a.1', vi: 'a', en: 'b', zh: 'c', flag: 'vn', type: 'league' }]],
    ['stadiums', [{ name: 'Sân Kè', city: 'Huế', capacity: 9000 }]],
    ['stadiums', { name: 'S', stadiums: [{ name: 'Sân Kè' }] }],
    ['clubs', [{ name: 'Bờ Kè', aliases: [] }]],
    ['clubs', { name: 'C', clubs: [{ name: 'Bờ Kè', code: 'BKE' }] }],
    ['clubs', [{ name: 'Bờ Kè', primary: '#ffffff', secondary: '#000000' }]],
    ['season', { name: 'L 2025/26', matches: [] }],
    ['season', '= L 2025/26\nMatchday 1\n[Fri Aug 15]\n A v B'],
    ['odds', { odds: [] }],
    ['rules', { corrections: [] }],
    ['results', 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n'],
    ['goals', 'date,home_team,away_team,team,scorer,minute,own_goal,penalty\n'],
    ['shootouts', '\uFEFFdate,home_team,away_team,winner,first_shooter\n'],
    ['formerNames', 'current,former,start_date,end_date\n'],
    ['odds', 'league,date,home,away,bookmaker,market,line,sel,price,ts\n'],
    ['other', { fixtures: [] }],
    ['other', [1, 2]],
    ['other', '# Notes\n\nNothing to see.'],
    ['damaged', '{"name": "L 2025/26", "matches": [{"round": "Matchd'],
    ['damaged', '['.repeat(100_000)],
    ['damaged', { name: 'L', matches: [] }],
    ['damaged', '= L\nMatchday 1\n[Fri Aug 15 2025]\n A v B'],
  ])('%s', (kind, content) => {
    expect(kindsOf(content)).toEqual([kind]);
  });

  it('a path helps where the content says no season and no code', () => {
    expect(recognise('{"name": "L", "matches": []}', '2024-25/en.1.json')).toMatchObject({
      files: [{ code: 'en.1', season: '2024-25' }],
    });
    expect(recognise('{"name": "L", "matches": []}', 'en.1.2024-25.json')).toMatchObject({
      files: [{ code: 'en.1', season: '2024-25' }],
    });
  });
});

describe('CSV of internationals', () => {
  const head = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral';
  it('a row is a match or is put aside with its line', () => {
    const text = [
      ...[head, '1956-09-09,Hong Kong,"Vietnam, Republic",2,3,Asian Cup,Hong Kong,Hong Kong,FALSE'],
      ...['2026-12-01,Vietnam,Laos,NA,NA,Friendly,Hanoi,Vietnam,TRUE', '2026-02-31,A,B,1,0,F,C,D,FALSE'],
      ...['2026-02-01,A,B,1,0', '2026-02-01,A 1-0,B,1,0,F,C,D,FALSE', '2026-02-01,A,A,1,0,F,C,D,FALSE'],
      ...['2026-02-01,A,B,x,0,F,C,D,FALSE', '2026-02-01,A,B,1,0,F,C,D,MAYBE', ''],
    ].join('\r\n');
    expect(fileOf(text).matches).toMatchObject([
      { away: { name: 'Vietnam, Republic' }, day: '1956-09-09', score: { home: 2, away: 3 } },
      { score: null, neutral: true },
    ]);
    expect(asideOf(text)).toEqual([
      '5 has 5 cells where the header has 9',
      '4 has the impossible date 2026-02-31',
      '6 has a score in the name of a team, A 1-0',
      '7 has the same team on both sides, A',
      '8 has no possible score, NaN-0',
      '9 has MAYBE for neutral',
    ]);
  });

  it('a goal is of one of the two teams, in a minute that there is', () => {
    const text = [
      'date,home_team,away_team,team,scorer,minute,own_goal,penalty',
      ...['2026-02-01,A,B,B,Ai đó,45,TRUE,FALSE', '2026-02-01,A,B,A,Ai đó,NA,FALSE,TRUE'],
      ...[
        '2026-02-01,A,B,C,Ai đó,45,TRUE,FALSE',
        '2026-02-01,A,B,A,Ai đó,450,FALSE,TRUE',
        '2026-02-01,A,B,A,,4,FALSE,TRUE',
      ],
    ].join('\n');
    expect(fileOf(text).goals).toMatchObject([
      { side: 'away', goal: { name: 'Ai đó', minute: 45, type: 'own_goal' } },
      { side: 'home', goal: { minute: null, type: 'penalty' } },
    ]);
    expect(asideOf(text)).toEqual([
      '4 has a goal of C, who do not play',
      '5 has a goal in the minute 450',
      '6 has no name',
    ]);
  });
});

describe('odds', () => {
  it('a price is decimal, of a market, on a quarter line and at an instant', () => {
    const row = (market: string, line: string, sel: string, price: string, ts = '2026-06-11T12:00:00Z') =>
      `wc,2026-06-11,A,B,Nhà cái,${market},${line},${sel},${price},${ts},`;
    const text = [
      'league,date,home,away,bookmaker,market,line,sel,price,ts,suspended',
      ...[
        row('1x2', '', 'X', '3.4'),
        row('ah', '-0.25', 'H', '1.95'),
        row('ah', '', 'H', '1.95'),
        row('1x2', '1', 'X', '3'),
      ],
      ...[
        row('ou', '2.3', 'O', '2'),
        row('ou', '2.5', 'H', '2'),
        row('ou', '2.5', 'O', '0.9'),
        row('cs', '', '1', '2'),
      ],
      row('ou', '2.5', 'O', '2', 'yesterday'),
    ].join('\n');
    expect(fileOf(text).odds).toMatchObject([
      { market: '1x2', handicap: null, sel: 'X', price: 3.4, ts: Date.parse('2026-06-11T12:00:00Z'), suspended: false },
      { market: 'ah', handicap: -0.25 },
    ]);
    expect(asideOf(text)).toEqual([
      '4 has no line',
      '5 has a line in the market 1x2',
      '6 has the line 2.3, which is no quarter',
      '7 has H in the market ou',
      '8 has the price 0.9, which no decimal one is',
      '9 has the unknown market cs',
      '10 has the instant yesterday',
    ]);
  });
});
