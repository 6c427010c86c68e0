import { describe, expect, it } from 'vitest';
import type { Match } from '#domain/match/match.ts';
import { hasWords, searchText } from '#domain/schedule/matchSearch.ts';
import { startOfDay } from '#domain/shared/zone.ts';
import type { MatchSource } from '../shared/matchSource.ts';
import { context, serve, handlers, held, one } from '../testing/scheduleHandlers.ts';

describe('A-4, CALL GET /live/api/schedule/search', () => {
  const search = async (input: Parameters<typeof handlers.search>[0]) => held(await handlers.search(input, context()));
  const today = startOfDay('2026-11-21', 'Asia/Bangkok');
  const isFound = ({ home, away, leagueName }: Match) => hasWords(searchText([home, away, leagueName]), ['ben', 'go']);

  it('finds a team from today on and before today, without accents, and in Chinese', async () => {
    const coming = await search({ q: 'ben go' });
    expect(coming.list).toHaveLength(20);
    expect(coming.list.every(isFound)).toBe(true);
    expect(coming.list.every(({ startTime }) => startTime >= today)).toBe(true);
    const past = await search({ q: 'BẾN GỖ', when: 'past' });
    expect(past.list.every(isFound)).toBe(true);
    expect(past.list.every(({ startTime }) => startTime < today)).toBe(true);
    const starts = past.list.map(({ startTime }) => startTime);
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
    const inChinese = held(await handlers.search({ q: '三角洲' }, context({ locale: 'zh' })));
    expect(new Set(inChinese.list.map(({ leagueId }) => leagueId))).toEqual(new Set(['dong-bang']));
  });

  it('asks each source for all that starts before today, or from today on', async () => {
    const asked: (readonly [number, number])[] = [];
    const find: MatchSource['find'] = async ({ from, to }) => {
      asked.push([from, to]);
      return [];
    };
    for (const when of ['past', 'coming'] as const) await serve([{ ...one, find }]).search({ when }, context());
    expect(asked).toEqual([
      [Date.UTC(1800, 0), today],
      [today, Date.UTC(9999, 0)],
    ]);
  });

  it('goes on where a page ended, leaves nothing out and says nothing twice', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { list, next } = await search({ q: 'ben go nang som', ...(cursor && { cursor }) });
      ids.push(...list.map(({ fixtureId }) => fixtureId));
      cursor = next ?? undefined;
    } while (cursor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1);
    const first = await search({ q: 'esport' });
    const second = await search({ q: 'esport', cursor: first.next! });
    const all = [...first.list, ...second.list];
    expect(new Set(all.map(({ fixtureId }) => fixtureId)).size).toBe(40);
    expect(all.map(({ startTime }) => startTime)).toEqual(all.map(({ startTime }) => startTime).sort((a, b) => a - b));
  });

  it('is narrowed by league and by day, and finds races by their titles', async () => {
    const day = await search({ date: '2026-11-20', leagueId: 'mua-mua' });
    const listed = held(await handlers.liveSchedule({ date: '2026-11-20' }, context()));
    expect(day.list.map(({ fixtureId }) => fixtureId)).toEqual(
      listed.filter(({ leagueId }) => leagueId === 'mua-mua').map(({ fixtureId }) => fixtureId),
    );
    const races = await search({ q: 'mang tre' });
    expect(races.list.every(({ title }) => title?.startsWith('Máng Tre'))).toBe(true);
  });

  it('looks through the days that the season has and no others, wherever it is told to go on', async () => {
    expect(await search({ q: 'ben go', cursor: '0.x' })).toEqual(await search({ q: 'ben go' }));
    expect(await search({ q: 'ben go', when: 'past', cursor: '999999999999999.x' })).toEqual(
      await search({ q: 'ben go', when: 'past' }),
    );
    for (const when of ['coming', 'past'] as const)
      expect(await search({ q: 'ben go', when, cursor: when === 'past' ? '0.x' : '999999999999999.x' })).toEqual({
        ...{ list: [], next: null },
      });
  });

  it('finds nothing for what no name has, nor for signs alone', async () => {
    for (const q of ['khongaicotennay', '%', '__', '!!']) expect(await search({ q })).toEqual({ list: [], next: null });
  });
});
