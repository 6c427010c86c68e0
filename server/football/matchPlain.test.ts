import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { demoFootball } from '../demo/football/demoFootball.ts';
import { readWords } from '../page/build.ts';
import { createPageWords } from '../page/pageWords.ts';
import { context, held } from '../testing/scheduleHandlers.ts';
import { fixturesHandlers } from './fixtures.handlers.ts';
import { leaguesHandlers } from './leagues.handlers.ts';
import { matchPlain } from './matchPlain.ts';

const now = Date.UTC(2026, 10, 22, 12);
const words = createPageWords(readWords(join(import.meta.dirname, '../../locales')));
const handlers = { fixtures: fixturesHandlers(demoFootball), leagues: leaguesHandlers(demoFootball) };
const nobody = (locale: Locale) => context({ locale, now });

const matchIn = async (locale: Locale, change: (fixture: Fixture) => Fixture = (one) => one) => {
  const found = await demoFootball.fixtures(
    { leagueId: 'dong-bang', to: now, latestFirst: true, most: 30 },
    { locale, now },
  );
  const fixture = change(found.find(({ status }) => status === 'ended')!);
  const word = (...[group, key, places]: Parameters<Parameters<typeof matchPlain>[2]['word']>) =>
    words.word(group, key, locale, places);
  return { fixture, parts: await matchPlain(handlers, fixture, { word, zone: 'Asia/Bangkok', nobody, locale }) };
};

describe('a match without scripts', () => {
  it('MC-4, MC-5, MC-7: has line-ups, statistics, table and meetings as tables', async () => {
    const { fixture, parts } = await matchIn('vi');
    expect(parts.map(({ heading }) => heading)).toEqual([...['Đội hình', 'Dự bị', 'Thống kê', 'Thứ hạng', 'Đối đầu']]);
    const [start, , stats, table, met] = parts;
    expect(start!.rows).toHaveLength(11);
    expect(start!.head[0]).toContain(fixture.localteam.name);
    expect(stats!.rows[0]![0]).toBe('Kiểm soát bóng');
    const places = held(await handlers.leagues.standing({ id: 'dong-bang', season: fixture.season }, nobody('vi')));
    expect(table!.rows.map(([rank]) => rank)).toEqual(places.groups[0]!.rows.map(({ rank }) => String(rank)));
    expect(met!.rows[0]![2]).toMatch(/^\d+–\d+$/);
  });
  it('MC-2: has nothing of what its source does not tell', async () => {
    const none = { lineups: false, stats: false, standings: false, h2h: false };
    const { parts } = await matchIn('en', (one) => ({ ...one, coverage: { ...one.coverage, ...none } }));
    expect(parts).toEqual([]);
  });
});
