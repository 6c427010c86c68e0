import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { importFile } from '#server/import/importFile.ts';
import { fillSearch } from '#server/schedule/fillSearch.store.ts';
import { keptCommentator } from '#server/schedule/kept.store.ts';
import { scheduleStore } from '#server/schedule/schedule.store.ts';
import type { Wanted } from '#server/shared/matchSource.ts';
import { storedSource } from '#server/schedule/storedSource.ts';
import { onEveryEngine } from './support/engines.ts';

const example = readFileSync(new URL('../../examples/matches.json', import.meta.url), 'utf8');
const start = Date.parse('2026-12-05T19:15:00+07:00');
const view = { locale: 'vi', now: start - 3_600_000 } as const;
const DAY_MS = 86_400_000;

onEveryEngine('imported matches', (database) => {
  const source = () => storedSource(scheduleStore(database()));
  const all = () => source().between(0, 4e12, view);
  beforeEach(async () => {
    for (const table of [sql`room`, sql`fixture`, sql`commentator`]) await database().run(sql`delete from ${table}`);
  });

  it('are taken in with rooms, commentators and streams, as the schedule then shows them', async () => {
    expect(await importFile(database(), example)).toEqual({
      kind: 'imported',
      tally: { new: 5, changed: 0, same: 0, aside: 0 },
    });
    const matches = await source().between(start - DAY_MS, start + DAY_MS, view);
    expect(matches.map(({ fixtureId }) => fixtureId)).toEqual([
      'dua-bi-hem-12',
      'cup-bo-ke-2026-final',
      'bong-chuyen-bai-sau-1',
    ]);
    const room = (await source().room('bokefinal2', view))!;
    expect(room).toMatchObject({ home: 'Bờ Kè Trên', status: '19:15', demo: false, groupId: 'cup-bo-ke-2026-final' });
    expect(room.users.map(({ roomId }) => roomId)).toEqual(['bokefinal2', 'bokefinal1']);
    expect(room.users[1]!.streams[0]).toEqual({
      ...{ protocol: 'dash', streamLink: 'https://live.example.org/final/index.mpd' },
      ...{ profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
    });
    expect((await source().commentators()).map(({ displayName }) => displayName).sort()).toEqual([
      'Lan Hàng Sau',
      'Minh Bờ Kè',
    ]);
  });

  it('MATCH-1: are coming up, live and ended by their time where no status was given', async () => {
    await importFile(database(), example);
    const at = async (minute: number) =>
      (await source().match('cup-bo-ke-2026-final', { locale: 'zh', now: start + minute * 60_000 }))!;
    expect(await at(-1)).toMatchObject({ home: '上堤岸', status: '19:15' });
    expect((await at(1)).status).toBe('live');
    expect((await at(136)).status).toBe('FT');
    expect((await source().match('bong-chuyen-bai-sau-1', view))!).toMatchObject({
      status: 'postponed',
      note: 'mưa lớn',
    });
    const running = await source().running({ locale: 'vi', now: start + 60_000 });
    expect(running.map(({ fixtureId }) => fixtureId)).toEqual(['cup-bo-ke-2026-final']);
  });

  it('V-2: have no events to tell, which is no 404, and say when a note was announced', async () => {
    const file = JSON.parse(example) as { readonly fixtures: { readonly fixtureId: string }[] };
    const fixtures = file.fixtures.map((one) =>
      one.fixtureId === 'bong-chuyen-bai-sau-1' ? { ...one, noteAt: '2026-12-05T17:52:00+07:00' } : one,
    );
    await importFile(database(), JSON.stringify({ ...file, fixtures }));
    expect(await source().overview('cup-bo-ke-2026-final', view)).toEqual({ events: [], stats: [] });
    expect(await source().overview('nowhere', view)).toBeNull();
    const noteAt = Date.parse('2026-12-05T10:52:00Z');
    expect(await source().match('bong-chuyen-bai-sau-1', view)).toMatchObject({ noteAt });
    expect(await source().match('cup-bo-ke-2026-final', view)).not.toHaveProperty('noteAt');
  });

  it('are found by id and by room, and counted by their starts', async () => {
    await importFile(database(), example);
    expect(await source().match('nowhere', view)).toBeNull();
    expect(await source().room('nowhere', view)).toBeNull();
    expect(await source().starts(start, start + 1, start)).toEqual([
      { startTime: start, liveModeId: '1', leagueId: 'cup-bo-ke' },
    ]);
  });

  it('A-7: name their leagues, each by its latest match', async () => {
    await importFile(database(), example);
    const leagues = await source().leagues('en');
    expect(leagues.map(({ leagueId, leagueName }) => `${leagueId} ${leagueName}`)).toEqual([
      'bai-sau Bãi Sau',
      'cup-bo-ke Embankment Cup',
      'dua-bi-hem Alley marbles',
    ]);
    expect(leagues[1]!.slugs).toEqual(['cup-bo-ke', 'embankment-cup']);
  });

  it('A-4: are found by words of their names in any language, on either side, a few at a time', async () => {
    await importFile(database(), example);
    const wanted = { leagueId: null, from: 0, to: 4e12, latestFirst: false, after: null, most: 9 };
    const find = async (change: Partial<Wanted>) =>
      (await source().find({ ...wanted, words: [], ...change }, view)).map(({ fixtureId }) => fixtureId);
    const all = await find({});
    expect(all).toEqual(['dua-bi-hem-12', 'cup-bo-ke-2026-final', 'bong-chuyen-bai-sau-1']);
    expect(await find({ words: ['embankment', 'bo'] })).toEqual(['cup-bo-ke-2026-final']);
    expect(await find({ words: ['堤岸'] })).toEqual(['cup-bo-ke-2026-final']);
    expect(await find({ words: ['e'] })).toEqual(['cup-bo-ke-2026-final']);
    expect(await find({ words: ['khong'] })).toEqual([]);
    expect(await find({ leagueId: 'bai-sau' })).toEqual(['bong-chuyen-bai-sau-1']);
    expect(await find({ latestFirst: true, most: 2 })).toEqual([...all].reverse().slice(0, 2));
    for (const latestFirst of [false, true]) {
      const [first, ...rest] = latestFirst ? [...all].reverse() : all;
      const { startTime } = (await source().match(first!, view))!;
      expect(await find({ latestFirst, after: { startTime, fixtureId: first! } })).toEqual(rest);
    }
  });

  it('A-4: those that were imported before there was a search are given their words', async () => {
    await importFile(database(), example);
    await database().run(sql`update fixture set words = '', league_id = ''`);
    expect(await source().leagues('vi')).toHaveLength(1);
    await fillSearch(database());
    expect(await source().leagues('vi')).toHaveLength(3);
  });

  it('have sides without a name where they are called by a title', async () => {
    await importFile(database(), example);
    const nobody = { id: '', name: '', logo: '' };
    expect(await source().match('dua-bi-hem-12', view)).toMatchObject({
      ...{ title: 'Hẻm số 12', home: '', away: '', localteam: nobody, visitorteam: nobody },
    });
  });

  it('A-1: tell a commentator what is kept of them, and forget them: wholly, or without name and picture where rooms name them', async () => {
    await importFile(database(), example);
    await database().run(
      sql`insert into commentator (user_id, name, picture) values ('idle', 'Rảnh Rỗi', '/p/1.webp')`,
    );
    const unpublished: (string | null)[] = [];
    const { name, tell, erase } = keptCommentator(database(), async (picture) => void unpublished.push(picture));
    expect(name).toBe('commentator');
    expect(await tell('idle')).toEqual({ name: 'Rảnh Rỗi', picture: '/p/1.webp' });
    for (const userId of ['lan-hang-sau', 'idle']) {
      const queries = database();
      const run: typeof queries.run = async (query) => {
        await new Promise((resolve) => setImmediate(resolve));
        return queries.run(query);
      };
      await (
        await erase({ ...queries, run }, userId)
      )?.();
    }
    expect(await tell('idle')).toBeNull();
    expect(await tell('lan-hang-sau')).toEqual({ name: '—', picture: null });
    expect(unpublished).toEqual(['/avatars/7.svg', '/p/1.webp']);
  });

  it('are the same after the same file twice, replaced by id, and removed on request', async () => {
    await importFile(database(), example);
    const once = await all();
    await importFile(database(), example);
    expect(await all()).toEqual(once);
    const changed = example.replace('Bờ Kè Trên', 'Bờ Kè Giữa').replaceAll('bokefinal1', 'bokefinal9');
    await importFile(database(), changed);
    expect((await source().room('bokefinal9', view))!.home).toBe('Bờ Kè Giữa');
    expect(await source().room('bokefinal1', view)).toBeNull();
    const removal = '{"remove": ["cup-bo-ke-2026-final", "was-never-there"]}';
    expect(await importFile(database(), removal)).toMatchObject({ tally: { changed: 1 } });
    expect(await source().room('bokefinal9', view)).toBeNull();
    expect((await all()).length).toBe(2);
  });

  it('stay out whole where one field of the file is wrong', async () => {
    const wrong = example.replace('"status": "postponed"', '"status": "sometime"');
    expect((await importFile(database(), wrong)).kind).toBe('refused');
    expect(await all()).toEqual([]);
    expect(await source().commentators()).toEqual([]);
  });
});
