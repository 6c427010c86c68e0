import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyCall } from '#contract/http/call.ts';
import { music } from '#contract/http/music.ts';
import { musicMine } from '#contract/http/musicMine.ts';
import type { Album, Chart, MusicHome, SongPage } from '#domain/music/music.ts';
import type { Lyric } from '#domain/music/lyric.ts';
import type { Playlist } from '#domain/music/playlist.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { called } from './support/asked.ts';
import { newMember, type Session } from './support/sessions.ts';

/** The demo's songs, served by an origin that really listens. */
onEveryDatabase('music', (url) => {
  let origin: RunningOrigin;
  let owner: Session;
  let other: Session;
  beforeAll(async () => {
    origin = await startOrigin({ env: { ...settingsOf(await url()), PUBLIC_URL: 'http://localhost' } });
    [owner, other] = [await newMember(origin.url), await newMember(origin.url)];
  });
  afterAll(() => origin.stop());
  const send = async (call: AnyCall, input: Readonly<Record<string, unknown>>, who: Session | null) => {
    const answer = await called(origin.url, call, input, { token: who?.token ?? null });
    return { status: answer.status, text: await answer.text() };
  };
  const ask = async <A>(call: AnyCall, input: Readonly<Record<string, unknown>>, who: Session | null = null) => {
    const { status, text } = await send(call, input, who);
    return { status, data: (JSON.parse(text) as { readonly data: A }).data };
  };

  it('MU-7, MU-8: the demo has twenty songs on four albums, of four artists, for every mood', async () => {
    const { data: home } = await ask<MusicHome>(music.home, {});
    expect([home.totals, home.moods.length]).toEqual([{ songs: 20, albums: 4, artists: 4 }, 6]);
    expect(home.chart.list.length).toBeGreaterThan(5);
    const { data: albums } = await ask<{ readonly list: readonly { readonly albumId: string }[] }>(music.releases, {});
    for (const { albumId } of albums.list) {
      const { data } = await ask<Album>(music.album, { id: albumId });
      expect(data.songs.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
      expect(data.songs.every(({ durationSec, peak = 1 }) => durationSec >= 60 && durationSec <= 100 && peak < 1)).toBe(
        true,
      );
    }
  });

  it('MU-5, MU-13: words are timed inside their song, and found by a line without accents; what has none says so', async () => {
    const { data: all } = await ask<SongPage>(music.list, { lyric: 'word' });
    const { data: none } = await ask<SongPage>(music.list, { lyric: 'none' });
    expect([all.total, none.total]).toEqual([15, 5]);
    expect(none.list.every(({ instrumental }) => instrumental)).toBe(true);
    for (const { songId, durationSec } of all.list) {
      const { data } = await ask<Lyric>(music.lyric, { id: songId });
      const times = data.lines.flatMap(({ words = [] }) => words.map(({ t }) => t));
      expect(times.length).toBeGreaterThan(20);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)! / 1000).toBeLessThan(durationSec);
    }
    const { data } = await ask<readonly { readonly song: { readonly songId: string } }[]>(music.find, {
      q: 'co mot cho van de danh',
    });
    expect(data[0]?.song.songId).toBe('hang-ghe-cuoi');
  });

  it('MU-4: songs that run into each other are whole to the sample, and are served in ranges', async () => {
    const { data } = await ask<Album>(music.album, { id: 'loa-phuong' });
    for (const { gapless, durationSec } of data.songs)
      expect(gapless!.samples / gapless!.sampleRate).toBeCloseTo(durationSec, 2);
    const part = await fetch(origin.url + data.songs[0]!.streamLink, { headers: { range: 'bytes=0-1' } });
    expect([part.status, part.headers.get('content-type'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      'audio/mpeg',
      2,
    ]);
    expect((await fetch(`${origin.url}/media/music/index.json`)).status).toBe(404);
    const cover = await fetch(origin.url + data.cover.url);
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it('MU-7: a play that was heard moves the chart at once', async () => {
    const of = async () =>
      (await ask<Chart>(music.chart, { type: 'week' })).data.list.find(({ song }) => song.songId === 'den-tat')
        ?.plays ?? 0;
    const before = await of();
    const items = [{ songId: 'den-tat', startedAt: Date.now() - 60_000, playedMs: 50_000 }];
    expect((await ask(music.scrobble, { items }, owner)).data).toEqual({ accepted: 1, counted: 1 });
    expect((await ask(music.scrobble, { items }, owner)).data).toEqual({ accepted: 1, counted: 0 });
    await expect.poll(of, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + 1);
  });

  it('MU-9: two devices change a playlist: who knows an old one is told so; files go out and in', async () => {
    const wish = { name: 'Đêm mưa', songIds: ['hang-ghe-cuoi', 'den-tat'], clientId: 'one' };
    const { data: made } = await ask<Playlist>(musicMine.createPlaylist, wish, owner);
    expect((await ask<Playlist>(musicMine.createPlaylist, wish, owner)).data).toEqual(made);
    const playlistId = made.playlistId;
    const move = { playlistId, qid: made.items[1]!.qid, to: 0, rev: made.rev };
    expect((await ask<Playlist>(musicMine.moveSong, move, owner)).data.items.map(({ songId }) => songId)).toEqual([
      'den-tat',
      'hang-ghe-cuoi',
    ]);
    expect((await ask(musicMine.moveSong, move, owner)).status).toBe(409);
    const more = { playlistId, songIds: ['loa-phuong'], clientId: 'two' };
    const { data: grown } = await ask<Playlist>(musicMine.addSongs, more, owner);
    expect((await ask<Playlist>(musicMine.addSongs, more, owner)).data.items).toHaveLength(3);
    expect([grown.covers.length, grown.songCount]).toEqual([2, 3]);
    expect((await ask(musicMine.playlist, { id: playlistId }, other)).status).toBe(404);
    for (const format of ['m3u8', 'xspf']) {
      const { text } = await send(musicMine.exportPlaylist, { id: playlistId, format }, owner);
      const { data } = await ask<{ playlist: Playlist; missing: readonly string[] }>(
        musicMine.importPlaylist,
        { format, text },
        other,
      );
      expect([data.playlist.items.map(({ songId }) => songId), data.missing]).toEqual([
        grown.items.map(({ songId }) => songId),
        [],
      ]);
    }
    await ask(musicMine.updatePlaylist, { playlistId, rev: grown.rev, public: true }, owner);
    expect((await ask<Playlist>(musicMine.playlist, { id: playlistId }, other)).data).toMatchObject({
      mine: false,
      public: true,
    });
  });
});
