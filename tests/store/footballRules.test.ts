import { beforeEach, expect, it } from 'vitest';
import { footballStore } from '#server/football/football.store.ts';
import { storedFootball } from '#server/football/storedFootball.ts';
import { onEveryEngine } from './support/engines.ts';
import { figures, folder, importFiles, left, league } from './support/footballFiles.ts';
import { emptied } from './support/footballTables.ts';

const AT = Date.parse('2026-11-20T12:00:00Z');
const view = { locale: 'vi', now: AT } as const;
const rules = {
  competitions: [
    {
      ...{ leagueId: 'xa.1', aliases: ['Riverside League'], tieBreakers: ['headToHeadPoints', 'goalDifference'] },
      zones: [{ from: 1, to: 1, zone: 'cl' }],
    },
    {
      ...{ leagueId: 'Quay League', season: '2025-26', points: { win: 2, draw: 1, loss: 0 } },
      deductions: [{ team: 'BK 1931', points: 3, reason: { vi: 'nợ', en: 'debts', zh: '債務' } }],
      decided: [{ by: 'lots', order: ['Hẻm 12', 'Bờ Kè FC'] }],
    },
  ],
};

onEveryEngine('rules, corrections and odds of the operator', (database) => {
  const source = () => storedFootball(footballStore(database()));
  beforeEach(async () => {
    await emptied(database());
    await importFiles(database(), folder);
  });
  const season = async () => (await source().competition('xa-1', view))!.seasons[0]!;
  const first = async () => (await source().season('xa-1', '2025-26', view))[0]!;

  it('a competition without rules has those of its kind', async () => {
    expect((await season()).rules).toMatchObject({ points: { win: 3, draw: 1, loss: 0 }, zones: [], taken: [] });
  });

  it('rules of all seasons and of one; teams by any of their names; the same again is the same', async () => {
    expect(figures(await importFiles(database(), { 'rules.json': rules }))).toEqual([2, 0, 0, 0]);
    expect((await season()).rules).toEqual({
      ...{ points: { win: 2, draw: 1, loss: 0 }, tieBreakers: ['headToHeadPoints', 'goalDifference'] },
      zones: [{ from: 1, to: 1, zone: 'cl' }],
      taken: [{ teamId: 'bo-ke-fc', points: 3, reason: { vi: 'nợ', en: 'debts', zh: '債務' } }],
      decided: [{ by: 'lots', order: ['hem-12', 'bo-ke-fc'] }],
    });
    expect((await source().competition('xa-1', view))!.seasons).toHaveLength(1);
    expect(figures(await importFiles(database(), { 'rules.json': rules }))).toEqual([0, 0, 2, 0]);
    // Files without a code may refer to a competition by its additional name.
    const { code: _code, ...told } = league();
    expect(figures(await importFiles(database(), { 'b.json': { ...told, name: 'Riverside League 2025/26' } }))).toEqual(
      [...[0, 0, 3, 0]],
    );
  });

  it('a file with an unknown team, rule or competition is refused as a whole', async () => {
    const wrong = JSON.stringify(rules, null, 1).replace('BK 1931', 'Nobody');
    const outcomes = await importFiles(database(), { 'rules.json': wrong });
    expect(left(outcomes)).toEqual(['rules.json 30! is no known team of xa-1: Nobody']);
    expect((await season()).rules.tieBreakers[0]).toBe('goalDifference');
    expect(left(await importFiles(database(), { 'r.json': { competitions: [{ leagueId: 'gone' }] } }))).toEqual([
      'r.json 4! is no known competition: gone',
    ]);
    const [unknown] = left(
      await importFiles(database(), { 'r.json': { competitions: [{ leagueId: 'xa.1', luck: 1 }] } }),
    );
    expect(unknown).toMatch(/^r\.json 5! is not a field of this file/);
  });

  const correction = (more: object) => ({
    corrections: [{ league: 'xa.1', date: '2025-08-16', home: 'BK 1931', away: 'Hẻm 12', ...more }],
  });
  it('a correction stands against what a source tells later', async () => {
    const file = correction({ score: '0-3', status: 'awarded' });
    expect(figures(await importFiles(database(), { 'c.json': file }, { now: AT }))).toEqual([0, 1, 0, 0]);
    expect(await first()).toMatchObject({
      ...{ score: { home: 0, away: 3 }, statusText: 'awarded', correctedTs: AT, correctedFrom: [2, 1] },
    });
    expect(figures(await importFiles(database(), { 'c.json': file }))).toEqual([0, 0, 1, 0]);
    expect(left(await importFiles(database(), { 'a.json': league() }))).toEqual([
      'a.json 6: says 2-1, where operator says 0-3',
    ]);
    expect(
      left(
        await importFiles(database(), { 'c.json': { corrections: [{ ...file.corrections[0]!, date: '2025-08-30' }] } }),
      ),
    ).toEqual(['c.json 3! is of no known match, BK 1931 and Hẻm 12 on 2025-08-30']);
  });

  it('odds: prices by instant, known again, and those of no match put aside', async () => {
    const row = (home: string, price: string, ts: string) =>
      `xa.1,2025-08-16,${home},Hẻm 12,Nhà cái,1x2,,1,${price},${ts},`;
    const csv = [
      'league,date,home,away,bookmaker,market,line,sel,price,ts,suspended',
      ...[row('BK 1931', '1.8', '2025-08-15T12:00:00Z'), row('BK 1931', '1.75', '2025-08-16T12:00:00Z')],
      row('Nobody', '1.75', '2025-08-16T12:00:00Z'),
    ].join('\n');
    const outcomes = await importFiles(database(), { 'odds.csv': csv });
    expect([figures(outcomes), left(outcomes)]).toEqual([[2, 0, 0, 1], ['odds.csv 4: has no known team, Nobody']]);
    expect(figures(await importFiles(database(), { 'odds.csv': csv }))).toEqual([0, 0, 2, 1]);
    const one = { league: 'xa.1', date: '2025-08-16', home: 'Bờ Kè FC', away: 'Hẻm 12', bookmaker: 'Nhà cái' };
    const json = {
      odds: [{ ...one, market: '1x2', sel: '1', price: 1.7, ts: '2025-08-16T12:00:00Z', suspended: true }],
    };
    expect(figures(await importFiles(database(), { 'odds.json': json }))).toEqual([0, 1, 0, 0]);
    const { fixtureId, coverage } = await first();
    expect(coverage.odds).toBe(true);
    expect(
      (await footballStore(database()).prices([fixtureId])).map(({ price, suspended }) => [price, suspended]),
    ).toEqual([
      ...[
        [1.8, 0],
        [1.7, 1],
      ],
    ]);
  });
});
