import * as Schema from 'effect/Schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { wantedWords } from '#domain/schedule/matchSearch.ts';
import type { Queries } from '#server/database/database.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { footballStore } from '#server/football/football.store.ts';
import { importedFootball } from '#server/football/search/footballSearch.ts';
import type { Wanted } from '#server/shared/matchSource.ts';
import { databaseOfFile } from '#server/testing/databaseOfFile.ts';
import { manyResults } from '../../tools/bench/support/manyResults.ts';
import { onEveryEngine } from './support/engines.ts';
import { folder, importFiles } from './support/footballFiles.ts';
import { emptied } from './support/footballTables.ts';

const view = { locale: 'vi', now: Date.parse('2026-11-20T12:00:00Z') } as const;
const everything = { leagueId: null, from: Date.UTC(1800, 0), to: Date.UTC(9999, 0), latestFirst: false, after: null };
const wanted = (q: string, more: Partial<Wanted> = {}): Wanted => ({
  ...{ ...everything, words: wantedWords(q), most: 21 },
  ...more,
});

onEveryEngine('A-4: a search through imported football', (database) => {
  let search: ReturnType<typeof importedFootball>;
  beforeAll(async () => {
    await emptied(database());
    await importFiles(database(), folder);
    search = importedFootball(database(), footballStore(database()));
  });
  const titles = async (q: string, more?: Partial<Wanted>) =>
    (await search(wanted(q, more), view)).map(({ home, away }) => `${home} – ${away}`);

  it('finds by names and aliases of either side, in three languages, with marks or without', async () => {
    const both = ['Bờ Kè FC – Hẻm 12', 'Hẻm 12 – Bờ Kè FC'];
    for (const q of ['bờ kè fc', 'BO KE hem', 'bk 1931', 'muoi hai', '1931 hẻm']) expect(await titles(q)).toEqual(both);
    for (const q of ['sec viet', 'Czech Republic', '捷克', '越', 'vietnam vs czechia'])
      expect(await titles(q)).toEqual(['Việt Nam – CH Séc', 'CH Séc – Việt Nam']);
    expect(await titles('cau cu bai sau')).toEqual(['Cầu Cũ – Bãi Sau']);
  });
  it('finds by the competition, and needs every word', async () => {
    expect(await titles('quay league')).toHaveLength(3);
    expect(await titles('堤岸聯賽 hem')).toHaveLength(2);
    for (const q of ['viet hem', 'khongaico', 'oke']) expect(await titles(q)).toEqual([]);
  });
  it('is narrowed by competition and by time, the latest first on request', async () => {
    expect(await titles('hem', { leagueId: 'worldcup' })).toEqual([]);
    expect(await titles('', { leagueId: 'xa-1' })).toHaveLength(3);
    expect(await titles('hem', { from: Date.parse('2026-01-01T00:00:00Z') })).toEqual(['Hẻm 12 – Bờ Kè FC']);
    expect(await titles('hem', { latestFirst: true })).toEqual(['Hẻm 12 – Bờ Kè FC', 'Bờ Kè FC – Hẻm 12']);
  });
  it('goes on behind a match, either way, and leaves nothing out', async () => {
    for (const latestFirst of [false, true]) {
      const ids: string[] = [];
      let after: Wanted['after'] = null;
      for (;;) {
        const [one] = await search(wanted('bo ke', { latestFirst, after, most: 1 }), view);
        if (!one) break;
        ids.push(one.fixtureId);
        after = { startTime: one.startTime, fixtureId: one.fixtureId };
      }
      expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    }
  });
  it('shows a match as the schedule does: in the reader’s language, with its score, without a room', async () => {
    const [first] = await search(wanted('czechia'), { ...view, locale: 'zh' });
    expect(first).toMatchObject({ home: '越南', away: '捷克', score: '2-1', status: 'FT', roomId: null, demo: false });
  });
});

const PlanRow = Schema.Struct({ detail: Schema.String });

describe('A-4: what a search costs', () => {
  const database = databaseOfFile();
  const asked: Sql[] = [];
  const told = (): Queries => ({
    ...database(),
    all: (row, query) => {
      asked.push(query);
      return database().all(row, query);
    },
  });
  beforeAll(async () => {
    await importFiles(database(), { 'results.csv': manyResults(3000) });
  });

  it('names are read once for many searches, and a match is looked up by the indexes of who plays', async () => {
    const search = importedFootball(told(), footballStore(database()));
    expect(await search(wanted('land cc'), view)).not.toHaveLength(0);
    const readOnce = asked.length;
    for (const q of ['land ab', 'cup ac', 'ab ac', '']) await search(wanted(q), view);
    expect(asked.length - readOnce).toBe(4);
    for (const statement of [asked.at(-5)!, ...asked.slice(-4)]) {
      const plan = await database().all(PlanRow, sql`explain query plan ${statement}`);
      expect(plan.map(({ detail }) => detail).join('\n')).not.toMatch(/SCAN football_fixture(?! USING INDEX)/);
    }
  });
});
