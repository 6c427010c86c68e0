import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyCall } from '#contract/http/call.ts';
import { films } from '#contract/http/films.ts';
import { social } from '#contract/http/social.ts';
import type { Film, FilmPage, Playback } from '#domain/films/film.ts';
import type { ShelfItem } from '#domain/social/shelf.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { asked } from './support/asked.ts';
import { newGuest, newMember, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

/** The demo's films, served by an origin that really listens. */
let origin: RunningOrigin;
let member: Session;
onEveryDatabase('films', (url) => {
  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
    member = await newMember(origin.url);
  });
  afterAll(() => origin.stop());

  const ask = <A>(call: AnyCall, input: object = {}, token: string | null = member.token) =>
    asked<A>(origin.url, call, input, { token });
  const SHOW = 'tram-den-song';
  const episode = (id: string) => ({ type: 'episode', id: `${SHOW}-${id}` });

  it('FI-1, FI-2: the demo lists three films and a show, which anybody may read', async () => {
    const { data } = await ask<FilmPage>(films.list, { sort: 'title' }, null);
    expect([data.total, data.list.filter(({ plays, demo }) => plays && demo).length]).toEqual([4, 4]);
    const show = (await ask<Film>(films.detail, { slug: SHOW }, null)).data;
    expect(show.seasonList.map(({ episodes }) => episodes.length)).toEqual([3, 3]);
    expect(show.subtitles.map(({ value }) => value).toSorted()).toEqual(['en', 'vi', 'zh-Hant']);
  });

  it('FI-6, FI-7: what a player is told is there: manifest, pieces by range, subtitles, small pictures', async () => {
    const { data } = await ask<Playback>(films.playback, { slug: 'nguoi-ban-gio' }, await newGuest(origin.url));
    const manifest = await fetch(origin.url + data.sources[0]!.streamLink);
    expect(manifest.headers.get('content-type')).toBe('application/dash+xml');
    const [, piece = ''] = /<BaseURL>([^<]+)<\/BaseURL>/u.exec(await manifest.text()) ?? [];
    const part = await fetch(new URL(piece, manifest.url), { headers: { range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    for (const url of [...data.subtitles.map((one) => one.url), data.trickplay!.url.replace('{n}', '0')])
      expect([url, (await fetch(origin.url + url)).status]).toEqual([url, 200]);
  });

  it('FI-3, FI-8: one second on two sessions, the next episode after the end, saving, rating', async () => {
    const put = (target: object, position: number, done = false) =>
      ask(social.putHistory, {
        items: [{ target, position, duration: 45, done, at: Date.now() }],
        clientId: `c${Math.floor(position)}`,
      });
    await put(episode('s01e03'), 31.5);
    const playback = async () => (await ask<Playback>(films.playback, { slug: SHOW })).data;
    expect(await playback()).toMatchObject({ episodeId: `${SHOW}-s01e03`, resumeSec: 31.5 });
    await put(episode('s01e03'), 44.5, true);
    expect(await playback()).toMatchObject({ episodeId: `${SHOW}-s02e01`, resumeSec: 0 });
    const [item] = (await ask<readonly ShelfItem[]>(social.shelf)).data;
    expect(item).toMatchObject({ target: episode('s02e01'), left: 45, group: { type: 'film', id: SHOW } });

    const target = { type: 'film', id: SHOW };
    expect(await ask(social.save, { target, on: true })).toMatchObject({ code: 200 });
    expect((await ask<{ list: readonly object[] }>(films.saved)).data.list).toMatchObject([
      { target, film: { slug: SHOW, episodes: 6 } },
    ]);
    expect(await ask(social.rate, { target, value: 9, clientId: 'r' })).toMatchObject({ data: { avg: 9, n: 1 } });
    expect(await ask(social.follow, { target, on: true })).toMatchObject({ code: 422 });
  });
});
