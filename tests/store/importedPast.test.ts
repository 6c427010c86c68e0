import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { importFile } from '#server/import/importFile.ts';
import { scheduleStore } from '#server/schedule/schedule.store.ts';
import { storedSource } from '#server/schedule/storedSource.ts';
import { onEveryEngine } from './support/engines.ts';

const START = Date.parse('2026-12-05T19:00:00+07:00');
const minute = (count: number): number => START + count * 60_000;
const at = (count: number): string => `${new Date(minute(count + 7 * 60)).toISOString().slice(0, 19)}+07:00`;

const team = (id: string, name: string) => ({ id, name });
const fixture = (told: object) => ({
  ...{ fixtureId: 'ben-song-1', mode: 'bong-da', league: { id: 'ben-song', name: 'Giải Bến Sông' } },
  ...{ home: team('ca', 'Cá Mập'), away: team('cua', 'Cua Đá'), startTime: at(0) },
  rooms: [{ roomId: 'bensong1', commentatorId: 'minh', streams: [] }],
  ...told,
});
const goal = (eventId: string, of: number, side: 'home' | 'away', more = {}) => ({
  ...{ sport: 'football', eventId, at: at(of), type: 'goal', minute: of, side, player: 'Sầm Bắc' },
  ...more,
});

onEveryEngine('the past of an imported match', (database) => {
  const source = () => storedSource(scheduleStore(database()));
  const tell = (told: object, now: number) =>
    importFile(
      database(),
      JSON.stringify({ commentators: [{ userId: 'minh', name: 'Minh' }], fixtures: [fixture(told)] }),
      { now },
    );
  const NOW = minute(80);
  const stat = async (moment: number, now = NOW) => source().stood!('bensong1', moment, { locale: 'vi', now });
  const board = async (of: number) => {
    const told = await stat(minute(of));
    return told && [told.statusText, told.score && `${told.score.home}-${told.score.away}`];
  };
  const overview = (of: number) => source().overview('ben-song-1', { locale: 'vi', now: minute(of), present: NOW });
  beforeEach(async () => {
    for (const table of [sql`room`, sql`fixture`, sql`fixture_told`, sql`board_told`, sql`commentator`])
      await database().run(sql`delete from ${table}`);
  });

  it('B1: is what was told then, where its events do not tell it', async () => {
    await tell({}, minute(-60));
    await tell({ status: '12', score: '1-0' }, minute(12));
    await tell({ status: '12', score: '1-0' }, minute(13));
    await tell({ status: 'HT', score: '1-1', note: 'Mưa' }, minute(46));
    expect([await board(-5), await board(5), await board(20), await board(50)]).toEqual([
      ['19:00', null],
      ['live', null],
      ['12', '1-0'],
      ['HT', '1-1'],
    ]);
    expect((await stat(minute(5)))?.untilTs).toBe(minute(12));
    expect((await stat(minute(20)))?.untilTs).toBe(minute(46));
    expect(await stat(minute(50))).toMatchObject({ note: 'Mưa', untilTs: NOW });
  });

  it('B1: is what its events say of a moment, also where it was imported after the end', async () => {
    const events = [goal('g2', 63, 'away'), goal('g1', 12, 'home'), goal('g3', 70, 'home')];
    await tell({ status: 'FT', score: '2-1', events }, minute(79));
    expect([await board(11), await board(12), await board(65), await board(79)]).toEqual([
      ['live', '0-0'],
      ['live', '1-0'],
      ['live', '1-1'],
      ['FT', '2-1'],
    ]);
    expect((await stat(minute(30)))?.untilTs).toBe(minute(63));
    const told = await overview(65);
    expect(told?.events.map(({ eventId, scoreAfter }) => [eventId, scoreAfter])).toEqual([
      ['g1', { home: 1, away: 0 }],
      ['g2', { home: 1, away: 1 }],
    ]);
    expect([told?.asOf, told?.untilTs]).toEqual([minute(65), minute(70)]);
    expect((await overview(80))?.events).toHaveLength(3);
    expect((await source().room('bensong1', { locale: 'vi', now: NOW }))?.tabs).toContain('overview');
  });

  it('V-7: a goal that was taken back stands until that was decided', async () => {
    const events = [
      goal('g1', 12, 'home', { revoked: true }),
      { ...goal('v1', 14, 'home'), type: 'var_cancelled' },
      goal('g2', 40, 'away'),
    ];
    await tell({ status: '41', score: '0-1', events }, minute(41));
    expect([await board(13), await board(14), await board(40)]).toEqual([
      ['live', '1-0'],
      ['live', '0-0'],
      ['live', '0-1'],
    ]);
    expect((await overview(13))?.events[0]).not.toHaveProperty('revoked');
    expect((await overview(14))?.events[0]).toMatchObject({ revoked: true, momentId: 'm-g1' });
  });

  it('B1: is unknown of one that was imported before its past was kept: then what it is now is told', async () => {
    await tell({ status: '30', score: '1-0' }, minute(30));
    await database().run(sql`delete from fixture_told`);
    expect(await stat(minute(10))).toMatchObject({ ts: NOW, untilTs: NOW, score: { home: 1, away: 0 } });
  });

  it('B1: of another sport it is the board as it had been told by then, and what had happened', async () => {
    const marble = (id: string, gap: number) => ({ id, name: id, colour: '#e23b3b', gap });
    const race = (lap: number, order: readonly object[]) => ({
      sport: 'marble',
      ...{ heat: 1, heats: 2, lap, laps: 4, clock: '0:10.0', order },
    });
    const lead = (eventId: string, of: number) => ({
      ...{ sport: 'marble', eventId, at: at(of), type: 'lead', heat: 1, clock: '0:10', name: 'do', colour: '#e23b3b' },
    });
    const [red, blue] = ['do', 'xanh'];
    const told = { mode: 'dua-bi', status: 'live', title: 'Vòng Xoáy', home: undefined, away: undefined };
    await tell({ ...told, events: [lead('e1', 3)], board: race(1, [marble(red!, 0), marble(blue!, 1)]) }, minute(5));
    const later = { events: [lead('e1', 3), lead('e2', 19)], board: race(2, [marble(blue!, 0), marble(red!, 2)]) };
    await tell({ ...told, ...later }, minute(20));
    const seen = async (of: number) => {
      const then = await overview(of);
      const board = then?.board?.sport === 'marble' ? then.board : undefined;
      return [board?.order.map(({ id }) => id), then?.log?.map(({ eventId }) => eventId), then?.untilTs];
    };
    expect(await seen(4)).toEqual([undefined, ['e1'], minute(5)]);
    expect(await seen(6)).toEqual([[red, blue], ['e1'], minute(19)]);
    expect(await seen(19)).toEqual([[red, blue], ['e1', 'e2'], minute(20)]);
    expect(await seen(30)).toEqual([[blue, red], ['e1', 'e2'], NOW]);
    const now = await source().overview('ben-song-1', { locale: 'vi', now: NOW });
    expect(now).toMatchObject({ board: { lap: 2 } });
    expect(now).not.toHaveProperty('untilTs');
    await importFile(database(), JSON.stringify({ remove: ['ben-song-1'] }));
    expect(await scheduleStore(database()).boardAt('ben-song-1', NOW)).toEqual({ board: null, nextTs: null });
  });

  it('is gone with its match, and football’s events are refused elsewhere', async () => {
    await tell({ score: '1-0' }, minute(12));
    await importFile(database(), JSON.stringify({ remove: ['ben-song-1'] }));
    expect(await scheduleStore(database()).told('ben-song-1')).toEqual([]);
    expect(await tell({ mode: 'bong-ro', events: [goal('g1', 1, 'home')] }, minute(2))).toMatchObject({
      faults: [{ field: 'fixtures.0.events.0.sport' }],
    });
  });
});
