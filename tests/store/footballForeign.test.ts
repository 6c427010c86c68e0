import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { footballStore } from '#server/football/football.store.ts';
import { storedFootball } from '#server/football/storedFootball.ts';
import { onEveryEngine } from './support/engines.ts';
import { figures, folder, importFiles, left, type Files } from './support/footballFiles.ts';
import { emptied } from './support/footballTables.ts';

const view = { locale: 'vi', now: Date.parse('2026-11-20T12:00:00Z') } as const;
const HEAD = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral';
const rows = [
  '2024-01-05,Laos,Vietnam,0,1,AFF Cup,Vientiane,Laos,FALSE',
  '2024-01-09,"Vietnam",Thailand,2,2,AFF Cup,"Hà Nội, Việt Nam",Vietnam,FALSE',
];
const csv = (...lines: readonly string[]): string => [HEAD, ...lines].join('\n');
const season = (year: string, matches: readonly object[]) => ({
  ...{ name: `Quay League ${year}`, code: 'xa.1', season: year, matches },
});
const match = (date: string, team1: string, team2: string, ft: unknown = [1, 0]) => ({
  ...{ round: 'Matchday 1', date, team1, team2, score: { ft } },
});
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.codePointAt(0)! % 256);
const utf16 = (text: string): Uint8Array => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

onEveryEngine('football of other people', (database) => {
  const source = () => storedFootball(footballStore(database()));
  beforeEach(() => emptied(database()));
  const taken = async () =>
    (await source().fixtures({ most: 99 }, view)).map(({ score }) => score && [score.home, score.away]);

  it.each<[string, string | Uint8Array]>([
    ['as it is', csv(...rows)],
    ['with a byte order mark', `\uFEFF${csv(...rows)}`],
    ['with the line ends of Windows', csv(...rows).replaceAll('\n', '\r\n')],
    ['with blank lines and blanks at the end', `${csv(...rows).replaceAll('\n', '\n\n')}\n\n  \n`],
    ['in two bytes a letter, with a mark in front', utf16(csv(...rows))],
    ['with marks written apart from their letters', csv(...rows).normalize('NFD')],
  ])('a file of results %s is the same file', async (_, text) => {
    const outcomes = await importFiles(database(), { 'results.csv': text });
    expect([figures(outcomes), left(outcomes)]).toEqual([[2, 0, 0, 0], []]);
    // However a file is written, its matches are recognised as known ones.
    expect(figures(await importFiles(database(), { 'results.csv': csv(...rows) }))).toEqual([0, 0, 2, 0]);
    expect(await taken()).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  it('a file in an encoding of a byte a letter is refused, not half taken', async () => {
    const outcomes = await importFiles(database(), { 'results.csv': latin1(csv(rows[0]!.replace('Laos', 'Côte'))) });
    expect(left(outcomes)).toEqual([expect.stringMatching(/^results\.csv 1! /)]);
    expect(await taken()).toEqual([]);
  });

  it.each<[string, string]>([
    ['a day that there is not', '2024-02-30,Laos,Vietnam,0,1,Friendly,V,Laos,FALSE'],
    ['a day written the other way round', '05/01/2024,Laos,Vietnam,0,1,Friendly,V,Laos,FALSE'],
    ['a score glued to a name', '2024-01-05,Laos 0-1,Vietnam,0,1,Friendly,V,Laos,FALSE'],
    ['the same team twice', '2024-01-05,Vietnam,Vietnam,0,1,Friendly,V,Laos,FALSE'],
    ['two teams in one name', '2024-01-05,Laos vs Vietnam,Thailand,0,1,Friendly,V,Laos,FALSE'],
    ['half a score', '2024-01-05,Laos,Vietnam,0,,Friendly,V,Laos,FALSE'],
    ['a score below nothing', '2024-01-05,Laos,Vietnam,-1,2,Friendly,V,Laos,FALSE'],
    ['a score with a part', '2024-01-05,Laos,Vietnam,1.5,2,Friendly,V,Laos,FALSE'],
    ['a score that nobody believes', '2024-01-05,Laos,Vietnam,500,2,Friendly,V,Laos,FALSE'],
    ['a column too few', '2024-01-05,Laos,Vietnam,0,1,Friendly,V,Laos'],
    ['letters read in another encoding', '2024-01-05,Laos,CÃ´te,0,1,Friendly,V,Laos,FALSE'],
  ])('a row with %s is put aside with its line, and its neighbours are taken', async (_, damaged) => {
    const outcomes = await importFiles(database(), { 'r.csv': csv(rows[0]!, damaged, rows[1]!) });
    expect([figures(outcomes), left(outcomes)]).toEqual([[2, 0, 0, 1], [expect.stringMatching(/^r\.csv 3: /)]]);
    expect(await taken()).toHaveLength(2);
    expect(figures(await importFiles(database(), { 'r.csv': csv(rows[0]!, damaged, rows[1]!) }))).toEqual([0, 0, 2, 1]);
  });

  it.each<[string, object]>([
    ['a day that there is not', match('2023-06-31', 'Bờ Kè FC', 'Hẻm 12')],
    ['a score glued to a name', match('2023-06-30', 'Bờ Kè FC 2-1', 'Hẻm 12')],
    ['a team under both of its names', match('2023-06-30', 'Bờ Kè FC', 'BK 1931')],
    ['a score in words', match('2023-06-30', 'Bờ Kè FC', 'Hẻm 12', ['two', 'one'])],
    ['a score of one side', match('2023-06-30', 'Bờ Kè FC', 'Hẻm 12', [2])],
    ['no second team', { round: 'Matchday 1', date: '2023-06-30', team1: 'Bờ Kè FC' }],
    ['a number for a name', match('2023-06-30', '12345', 'Hẻm 12')],
    ['nothing at all', {}],
  ])('a match of another season with %s is put aside, and the season stands without it', async (_, damaged) => {
    await importFiles(database(), folder);
    const good = match('2023-06-24', 'Bờ Kè FC', 'Hem Muoi Hai', [4, 0]);
    const files: Files = { '2022-23/xa.1.json': season('2022-23', [good, damaged]) };
    const outcomes = await importFiles(database(), files);
    expect([figures(outcomes), left(outcomes).length]).toEqual([[1, 0, 0, 1], 1]);
    expect(figures(await importFiles(database(), files))).toEqual([0, 0, 1, 1]);
    const [only, ...more] = await source().season('xa-1', '2022-23', view);
    expect([only!.localteam.id, only!.visitorteam.id, only!.score, more]).toMatchObject([
      ...['bo-ke-fc', 'hem-12', { home: 4, away: 0 }, []],
    ]);
    expect((await source().season('xa-1', '2025-26', view)).length).toBe(3);
  });

  it('further seasons stand beside those that are known: promoted clubs, the same teams, tables of their own', async () => {
    await importFiles(database(), folder);
    const outcomes = await importFiles(database(), {
      '2023-24/xa.1.json': season('2023-24', [
        match('2023-08-19', 'Bo Ke', 'Ga Lẻ', [0, 0]),
        match('2024-02-19', 'Ga Lẻ', 'Bờ Kè FC', [2, 3]),
      ]),
      '2024-25/xa.1.json': season('2024-25', [match('2024-08-17', 'Hẻm 12', 'Bờ Kè FC', [1, 1])]),
    });
    expect([figures(outcomes).slice(1), left(outcomes)]).toEqual([[0, 0, 0], []]);
    const played = await source().fixtures({ teamId: 'bo-ke-fc', most: 9 }, view);
    expect(played.map((one) => one.season)).toEqual(['2023-24', '2023-24', '2024-25', '2025-26', '2025-26']);
    const known = (await source().competition('xa-1', view))!;
    expect(known.seasons.map((one) => one.season)).toEqual(['2025-26', '2024-25', '2023-24']);
  });

  it('whatever a file lost or got, nothing crashes, and the same again changes nothing', async () => {
    const whole = JSON.stringify(season('2022-23', [match('2023-06-24', 'Bờ Kè FC', 'Hẻm 12')]), null, 1);
    const text = fc.constantFrom(
      whole,
      csv(...rows),
      '= Quay League 2022/23\n\nMatchday 1\nSat Aug 6\n  A FC  2-1  B FC\n',
    );
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const thrown = fc.constantFrom(
      '',
      '"',
      ',',
      '\n',
      '\u0000',
      '{',
      '[1]',
      '2-1',
      '\uFEFF',
      'é',
      '9'.repeat(40),
      '=1+1',
    );
    await fc.assert(
      fc.asyncProperty(text, place, place, thrown, async (content, from, length, by) => {
        await emptied(database());
        const at = Math.floor(from * content.length);
        const damaged = content.slice(0, at) + by + content.slice(at + Math.floor(length * 30));
        const files: Files = {
          [content.startsWith('date') ? 'r.csv' : content.startsWith('=') ? 'l.txt' : 's.json']: damaged,
        };
        const first = await importFiles(database(), files);
        const again = await importFiles(database(), files);
        const [, , , aside] = figures(first);
        expect(figures(again).slice(0, 2)).toEqual([0, 0]);
        expect([figures(again)[3], left(again)]).toEqual([aside, left(first)]);
        expect(await taken()).toHaveLength((await source().starts(0, view.now * 2, view)).length);
      }),
      { numRuns: 25 },
    );
  });
});
