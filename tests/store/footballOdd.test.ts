import { beforeEach, expect, it } from 'vitest';
import { footballStore } from '#server/football/football.store.ts';
import { storedFootball } from '#server/football/storedFootball.ts';
import { onEveryEngine } from './support/engines.ts';
import { figures, folder, importFiles, league, left } from './support/footballFiles.ts';
import { emptied } from './support/footballTables.ts';

const view = { locale: 'vi', now: Date.parse('2026-11-20T12:00:00Z') } as const;
const season = (name: string, matches: readonly object[], more: object = {}) => ({
  name,
  season: '2025-26',
  ...more,
  matches,
});
const match = (team1: string, team2: string, date: string, more: object = {}) => ({
  round: 'Matchday 1',
  team1,
  team2,
  date,
  ...more,
});
const results = (...rows: readonly string[]) =>
  ['date,home_team,away_team,home_score,away_score,tournament,city,country,neutral', ...rows].join('\n');

onEveryEngine('football that is damaged or told twice', (database) => {
  const source = () => storedFootball(footballStore(database()));
  beforeEach(() => emptied(database()));
  const teamIds = async () => (await source().searchTeams([], 500, view)).map(({ id }) => id).toSorted();

  it('namesakes are told apart by country and league, and never guessed', async () => {
    const clubs = [
      { name: 'Vitória SC', country: 'portugal', leagues: ['pt.1'], aliases: ['Vitória'] },
      { name: 'EC Vitória', country: 'brazil', leagues: ['br.1'], aliases: ['Vitória'] },
    ];
    const outcomes = await importFiles(database(), {
      'clubs.json': clubs,
      'pt.json': season('P', [match('Vitória', 'Sporting', '2025-08-16')], { code: 'pt.1' }),
      'br.json': season('B', [match('Vitoria', 'Santos', '2025-08-16')], { code: 'br.1' }),
      'cup.json': season('World Cup of Clubs', [
        match('Vitória', 'Boca', '2025-09-16', { round: 'Final' }),
        match('Vitória (BRA)', 'Boca', '2025-09-17', { round: 'Semi-finals' }),
      ]),
    });
    expect(left(outcomes)).toEqual(['cup.json 5: has a name of 2 clubs, Vitória (vitoria-sc, ec-vitoria)']);
    // In a third country it is a third club.
    await importFiles(database(), {
      'ar.json': season('A', [match('Vitória', 'Boca Rey', '2025-08-16')], { code: 'ar.1' }),
    });
    const homes = (await source().fixtures({ most: 9 }, view)).map(({ leagueId, localteam }) => [
      leagueId,
      localteam.id,
    ]);
    expect(homes.toSorted()).toEqual([
      ['ar-1', 'vitoria'],
      ['br-1', 'ec-vitoria'],
      ['pt-1', 'vitoria-sc'],
      ['world-cup-of-clubs', 'ec-vitoria'],
    ]);
  });

  it('a cut name in a league makes no second team: it is put aside with what it may mean', async () => {
    const matches = Array.from({ length: 6 }, (_, i) =>
      match('Leyton Orient FC', `Đội ${'ABCDEF'[i]}`, `2025-08-1${i}`),
    );
    const outcomes = await importFiles(database(), {
      'en.json': season('L', [...matches, match('Đội A', 'Leyton', '2025-10-01')], { code: 'en.3' }),
    });
    expect(left(outcomes)).toEqual(['en.json 42: may mean Leyton Orient FC, but nothing says so: Leyton']);
    expect(await teamIds()).not.toContain('leyton');
  });

  it('a repeated match, truncated JSON, bytes that are no text: nothing of them is taken', async () => {
    await importFiles(database(), folder);
    const told = JSON.stringify(league(league().matches[0]!), null, 1);
    const outcomes = await importFiles(database(), {
      'again.json': told,
      'cut.json': told.slice(0, -30),
      'latin.csv': 'date\u0000',
      'notes.txt': 'nothing',
    });
    const [cut, ...others] = left(outcomes);
    expect(cut).toMatch(/^cut\.json 5\d! is not JSON/);
    expect(others).toEqual(['latin.csv 1! is no text in UTF-8', 'again.json 44: repeats the match of line 6']);
    expect(outcomes.filter(({ kind }) => kind === 'passed').map(({ path }) => path)).toEqual(['notes.txt']);
    expect(figures(outcomes)).toEqual([0, 0, 3, 1]);
  });

  it('two sources of one match: the richer one counts, the other adds what it lacks or is put aside', async () => {
    await importFiles(database(), folder);
    const file = results(
      ...['2026-06-11,Vietnam,Czech Republic,2,1,FIFA World Cup,Mexico City,Mexico,TRUE'],
      ...['2026-07-19,Vietnam,Czech Republic,2,2,FIFA World Cup,East Rutherford,United States,TRUE'],
      ...[
        '1956-09-09,Hong Kong,Vietnam Republic,2,3,Asian Cup,Hong Kong,Hong Kong,FALSE',
        '1949-01-16,Kernow,Vietnam,3,3,Friendly,X,Y,TRUE',
      ],
    );
    expect(figures(await importFiles(database(), { 'r.csv': file }))).toEqual([2, 2, 0, 0]);
    expect(figures(await importFiles(database(), { 'r.csv': file }))).toEqual([0, 0, 4, 0]);
    const played = await source().fixtures({ teamId: 'vietnam', most: 9 }, view);
    expect(played.map(({ leagueId, season: year, neutral, score }) => [leagueId, year, neutral, score!.home])).toEqual([
      ...[
        ['friendly', '1949', true, 3],
        ['asian-cup', '1956', undefined, 2],
      ],
      ...[
        ['worldcup', '2026', true, 2],
        ['worldcup', '2026', true, 2],
      ],
    ]);
    const other = await importFiles(database(), { 'r.csv': file.replace('2,1,FIFA', '2,0,FIFA') });
    expect(left(other)).toEqual(['r.csv 2: says 2-0, where openfootball says 2-1']);
  });

  it('goals and shoot-outs of internationals: all of a match or none', async () => {
    const files = {
      'r.csv': results(
        ...[
          '2026-01-01,Vietnam,Laos,2,2,ASEAN Cup,Hanoi,Vietnam,FALSE',
          '2026-01-04,Laos,Vietnam,0,1,ASEAN Cup,V,Laos,FALSE',
        ],
      ),
      'g.csv': [
        'date,home_team,away_team,team,scorer,minute,own_goal,penalty',
        ...[
          '2026-01-01,Vietnam,Laos,Vietnam,Nguyễn Văn A,9,FALSE,FALSE',
          '2026-01-01,Vietnam,Laos,Vietnam,Nguyễn Văn A,10,FALSE,TRUE',
        ],
        ...['2026-01-01,Vietnam,Laos,Laos,Lê B,80,TRUE,FALSE', '2026-01-01,Vietnam,Laos,Laos,C,NA,FALSE,FALSE'],
        ...[
          '2026-01-04,Laos,Vietnam,Vietnam,Nguyễn Văn A,9,FALSE,FALSE',
          '2026-01-04,Laos,Vietnam,Laos,D,9,FALSE,FALSE',
        ],
        '2026-01-05,Laos,Vietnam,Laos,D,9,FALSE,FALSE',
      ].join('\n'),
      's.csv':
        'date,home_team,away_team,winner,first_shooter\n2026-01-01,Vietnam,Laos,Laos,\n2026-01-09,Vietnam,Laos,Laos,',
    };
    const outcomes = await importFiles(database(), files);
    expect([figures(outcomes), left(outcomes)]).toEqual([
      [7, 0, 0, 4],
      [
        'g.csv 6: is one of 1-1 goals of a match that ended 0-1',
        'g.csv 7: is one of 1-1 goals of a match that ended 0-1',
        'g.csv 8: is of a match that is not known',
        's.csv 3: is of a match that is not known',
      ],
    ]);
    expect(figures(await importFiles(database(), files))).toEqual([0, 0, 7, 4]);
    const [head, ...rows] = files['g.csv'].split('\n');
    const shuffled = { ...files, 'g.csv': [head, ...rows.toReversed()].join('\n') };
    expect(figures(await importFiles(database(), shuffled))).toEqual([0, 0, 7, 4]);
    const [first] = await source().fixtures({ teamId: 'vietnam', most: 9 }, view);
    expect(first).toMatchObject({
      statusText: 'PEN',
      score: { penWinner: 'away' },
      goalMinutes: { home: [9, 10], away: [80] },
    });
    const own = (await source().events(first!.fixtureId, view))!.find(({ type }) => type === 'own_goal')!;
    expect(await source().player(own.player!.playerId, view)).toMatchObject({ name: 'Lê B', team: { id: 'vietnam' } });
    expect(await source().career(own.player!.playerId, view)).toEqual([]);
  });

  it('a tournament that is named as the code of a competition is that competition', async () => {
    await importFiles(database(), {
      'c.json': [
        {
          code: 'friendly',
          flag: 'un',
          type: 'friendly',
          vi: 'Giao hữu',
          en: 'International friendly',
          zh: '友誼賽',
          tz: 'UTC',
          slug: 'giao-huu',
        },
      ],
      'r.csv': results('2026-01-01,Vietnam,Laos,2,2,Friendly,Hanoi,Vietnam,FALSE'),
    });
    expect(await source().fixtures({ most: 9 }, view)).toMatchObject([
      { leagueId: 'friendly', leagueName: 'Giao hữu' },
    ]);
  });
  it('names that come later: matches are found by them, and ids stay', async () => {
    const { 'a/xa.1.json': first, ...names } = folder;
    await importFiles(database(), { 'a.json': first! });
    const before = await teamIds();
    expect(before).toEqual(['bai-sau', 'bk-1931', 'bo-ke-fc', 'cau-cu', 'hem-12', 'hem-muoi-hai']);
    await emptied(database());
    await importFiles(database(), {
      'nations.csv': results('2026-01-01,Vietnam,Laos,2,2,Friendly,Hanoi,Vietnam,FALSE'),
    });
    await importFiles(database(), {
      'n.json': [{ fifa: 'LAO', flag: 'la', vi: 'Lào quốc', en: 'Laos', zh: '寮國' }],
      ...names,
    });
    expect(
      (await source().fixtures({ words: ['quoc'], most: 9 }, view)).map(({ visitorteam }) => visitorteam),
    ).toMatchObject([{ id: 'laos', name: 'Lào quốc' }]);
  });
});
