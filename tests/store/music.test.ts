import { beforeEach, expect, it } from 'vitest';
import { MUSIC } from '#domain/music/music.ts';
import { playDayOf } from '#domain/music/plays.ts';
import { noQueue } from '#domain/music/queue.ts';
import { sql } from '#server/database/sql.ts';
import { createLibrary } from '#server/music/library.ts';
import { keptMusic } from '#server/music/kept.store.ts';
import { musicStore } from '#server/music/music.store.ts';
import { playlistsStore } from '#server/music/playlists.store.ts';
import { playsStore } from '#server/music/plays.store.ts';
import { queueStore } from '#server/music/queue.store.ts';
import { createRegard } from '#server/music/regard.ts';
import { createScrobble, type Told } from '#server/music/scrobble.ts';
import { createScrobblers } from '#server/music/scrobblers.ts';
import { scrobblersStore } from '#server/music/scrobblers.store.ts';
import type { Speak } from '#server/music/speak.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { fakeMusicSource } from '#server/testing/fakeMusic.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const SONG = 'hang-ghe-cuoi';
const member = (userId: string) =>
  ({ kind: 'member', userId, displayName: userId, siteRoleId: 1, sessionId: 's' }) as const;
const { index, positionMs, repeat } = noQueue;

onEveryEngine('music', (database) => {
  const library = createLibrary({
    store: { revision: async () => 0, songs: async () => [], albums: async () => [], artists: async () => [] },
    demo: fakeMusicSource,
  });
  const world = (speak: Speak = async () => null, origins: readonly string[] = []) => {
    const [plays, published] = [playsStore(database()), [] as unknown[]];
    const scrobblers = createScrobblers({
      ...{ store: scrobblersStore(database()), speak, origins },
      outbox: { publish: async (_queries, _name, message) => void published.push(message) },
      seal: { close: (text) => `sealed ${text}`, open: (text) => text.slice(7) },
      told: async () => ({ artist: 'Hạ Mưa', name: 'Hàng ghế cuối', album: null, durationSec: 80 }),
    });
    const tell = createScrobble({
      ...{
        plays,
        key: Buffer.from('key'),
        countGuests: async () => null,
        forward: scrobblers.forward,
        counted: () => {},
      },
    });
    return {
      ...{ plays, scrobblers, published },
      tell: async (userId: string, items: readonly Told[], now = NOW) =>
        tell(await library(), items, { viewer: member(userId), address: '::1', now }),
    };
  };
  beforeEach(async () => {
    for (const table of [
      sql`music_plays`,
      sql`music_play_day`,
      sql`music_listener`,
      sql`music_listened`,
      sql`music_heard`,
    ])
      await database().run(sql`delete from ${table}`);
  });
  const played = (back: number, playedMs = 40_000, songId = SONG): Told => ({
    songId,
    startedAt: NOW - back,
    playedMs,
  });

  it('a play counts once, after 30 seconds, one song at a time and five times a day', async () => {
    const { tell, plays } = world();
    const count = async (userId: string, items: readonly Told[]) => tell(userId, items);
    expect(await count('an', [played(100_000)])).toEqual({ accepted: 1, counted: 1 });
    expect(await count('an', [played(100_000)])).toEqual({ accepted: 1, counted: 0 });
    expect(await count('an', [played(50_000, 29_000), played(45_000, 40_000, 'khong-co')])).toEqual({
      accepted: 1,
      counted: 0,
    });
    // The previous play ended 60 s ago: a play that began before that does not count separately.
    expect(await count('an', [played(70_000), played(-600_000), played(9e9)])).toEqual({ accepted: 3, counted: 0 });
    expect(await count('an', [played(5000)])).toEqual({ accepted: 1, counted: 0 });
    const many = Array.from({ length: 9 }, (_, i) => played(3_000_000 - i * 60_000));
    expect(await count('binh', many)).toEqual({ accepted: 9, counted: MUSIC.playsADay });
    expect(await plays.totalsSince(0)).toMatchObject([{ songId: SONG, plays: 1 + MUSIC.playsADay }]);
    expect(await plays.heardSince('an', 0)).toEqual([{ songId: SONG, ms: 40_000, plays: 1 }]);
    await plays.forget(playDayOf(NOW) + 1, NOW + 1);
    expect(await plays.totalsSince(0)).toHaveLength(1);
  });

  it('MU-7: the chart follows from plays, with where each stood the day before', async () => {
    const { tell, plays } = world();
    const DAY = 86_400_000;
    await tell('an', [played(DAY)], NOW);
    await tell('binh', [played(DAY)], NOW);
    await tell('chi', [played(DAY, 40_000, 'loa-phuong')], NOW);
    for (const who of ['d1', 'd2', 'd3']) await tell(who, [played(100_000, 40_000, 'loa-phuong')]);
    const regard = createRegard({ store: plays, demo: fakeMusicSource, library, clock: () => NOW });
    const { rows } = await regard.chart('week');
    expect(rows.map(({ songId, rank, prevRank, plays: count }) => [songId, rank, prevRank, count])).toEqual([
      ['loa-phuong', 1, 2, 4],
      [SONG, 2, 1, 2],
    ]);
    expect(rows[0]?.week).toEqual([0, 0, 0, 0, 0, 1, 3]);
    expect((await regard.chart('day')).rows.map(({ songId }) => songId)).toEqual(['loa-phuong']);
    expect(regard.plays('loa-phuong')).toBe(4);
  });

  it('MU-3: a queue is kept for all devices, and one that knows an old one is told so', async () => {
    const queue = queueStore(database());
    const items = [
      { qid: 'q1', songId: SONG, from: { type: 'album', id: 'dem' } as const },
      { qid: 'q2', songId: SONG },
    ];
    const wish = { items, index, positionMs, repeat, device: 'Điện thoại' };
    expect(await queue.of('an')).toEqual(noQueue);
    expect(await queue.keep('an', 0, wish, NOW)).toEqual({ ...wish, rev: 1, updatedAt: NOW });
    expect(await queue.keep('an', 0, wish, NOW)).toBeNull();
    const both = await Promise.all([queue.keep('an', 1, { ...wish, index: 1 }, NOW), queue.keep('an', 1, wish, NOW)]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
    expect(await queue.of('an')).toMatchObject({ rev: 2, items });
  });

  it('MU-9: a playlist is changed by who knows its last state, and only by its owner', async () => {
    const lists = playlistsStore(database());
    const made = await lists.create({ playlistId: 'p1', userId: 'an', name: 'Mưa', public: false, items: [] }, NOW);
    expect(made).toMatchObject({ rev: 1, items: [] });
    expect(await lists.create({ playlistId: 'p1', userId: 'an', name: 'Khác', public: true, items: [] }, NOW)).toEqual(
      made,
    );
    expect(await lists.rename({ ...made!, rev: 9 }, { name: 'x', public: true }, NOW)).toBeNull();
    expect(await lists.rename({ ...made!, userId: 'binh' }, { name: 'x', public: true }, NOW)).toBeNull();
    const items = [{ qid: 'q', songId: SONG }];
    const both = await Promise.all([lists.arrange(made!, items, NOW), lists.arrange(made!, [], NOW)]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
    expect((await lists.shared(undefined)).list).toEqual([]);
    const open = await lists.rename((await lists.one('p1'))!, { name: 'Mưa', public: true }, NOW);
    expect((await lists.shared(undefined)).list).toEqual([open]);
    expect(await lists.remove({ ...open!, rev: 1 })).toBe(false);
    expect(await lists.remove(open!)).toBe(true);
  });

  it('MU-9: lists of a member come page by page, and end at their limit', async () => {
    const lists = playlistsStore(database());
    for (let n = 0; n < MUSIC.playlists + 2; n += 1)
      await lists.create({ playlistId: `p${n}`, userId: 'an', name: `${n}`, public: false, items: [] }, NOW + n);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { list, next, total } = await lists.ofMember('an', cursor);
      expect(total).toBe(MUSIC.playlists);
      seen.push(...list.map(({ playlistId }) => playlistId));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(Array.from({ length: MUSIC.playlists }, (_, n) => `p${n}`).toReversed());
  });

  it('scrobbles where a member asked for it, to listed origins alone; nothing before', async () => {
    const said: { readonly address: string; readonly body: unknown }[] = [];
    let status = 200;
    const speak: Speak = async (address, { body, token }) => {
      said.push({ address: address.href, body: body === undefined ? token : JSON.parse(body) });
      return { status, text: JSON.stringify({ valid: token === 'a-token-of-mine', user_name: 'an' }) };
    };
    const { scrobblers, tell, published } = world(speak, ['https://listen.example']);
    await tell('an', [played(200_000)]);
    expect([published, await scrobblers.of('an')]).toEqual([[], { origins: ['https://listen.example'], to: null }]);
    const put = (address: string, token = 'a-token-of-mine') => scrobblers.put('an', { address, token }, NOW - 1000);
    for (const address of [
      'https://other.example',
      'http://listen.example',
      'https://u:p@listen.example',
      'x',
      'https://listen.example/?a',
    ])
      expect(isRefused(await put(address))).toBe(true);
    expect(isRefused(await put('https://listen.example', 'another-token'))).toBe(true);
    expect(await put('https://listen.example/api')).toMatchObject({
      to: { address: 'https://listen.example/api/', name: 'an', fault: null },
    });
    await tell('an', [played(100_000)]);
    expect(published).toEqual([{ userId: 'an', at: NOW, plays: [{ songId: SONG, startedAt: NOW - 100_000 }] }]);
    said.length = 0;
    const heard = published[0] as Parameters<typeof scrobblers.hear>[0];
    await scrobblers.hear(heard, NOW);
    expect(said).toMatchObject([
      {
        address: 'https://listen.example/api/1/submit-listens',
        body: {
          listen_type: 'single',
          payload: [{ listened_at: Math.floor((NOW - 100_000) / 1000), track_metadata: { artist_name: 'Hạ Mưa' } }],
        },
      },
    ]);
    status = 503;
    await expect(scrobblers.hear(heard, NOW)).rejects.toThrow();
    expect((await scrobblers.of('an')).to?.fault).toBe('unreachable');
    await scrobblers.hear(heard, NOW + 2 * 86_400_000);
    status = 302;
    await scrobblers.hear(heard, NOW);
    expect((await scrobblers.of('an')).to?.fault).toBe('refused');
    expect(await scrobblers.remove('an')).toMatchObject({ to: null });
    said.length = 0;
    await scrobblers.hear(heard, NOW);
    expect(said).toEqual([]);
  });

  it('tells a member what is kept of them, without secrets, and erases it', async () => {
    const { scrobblers, tell } = world(
      async () => ({ status: 200, text: '{"valid":true}' }),
      ['https://listen.example'],
    );
    await scrobblers.put('an', { address: 'https://listen.example', token: 'a-token-of-mine' }, NOW);
    await tell('an', [played(100_000)]);
    const kept = keptMusic(database());
    const told = JSON.stringify(await kept.tell('an'));
    expect(told).toContain(SONG);
    expect(told).not.toContain('a-token-of-mine');
    await kept.erase(database(), 'an');
    expect(await kept.tell('an')).toEqual({ playlists: [], queue: null, heard: [], scrobbler: null });
    expect(await musicStore(database()).revision()).toBe(0);
  });
});
