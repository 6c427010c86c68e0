import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyCall } from '#contract/http/call.ts';
import { highlights } from '#contract/http/highlights.ts';
import { social } from '#contract/http/social.ts';
import type { Highlight, HighlightSlice } from '#domain/highlights/highlight.ts';
import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import { hideResults } from '#domain/spoiler/hideResults.ts';
import type { MarkedSlice } from '#domain/social/social.ts';
import { boxes } from '#server/media/box.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { asked } from './support/asked.ts';
import { newMember, type Session } from './support/sessions.ts';

/** The demo's highlights, served by an origin that really listens. */
let origin: RunningOrigin;
let member: Session;
onEveryDatabase('highlights', (url) => {
  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
    member = await newMember(origin.url);
  });
  afterAll(() => origin.stop());
  const ask = <A>(call: AnyCall, input: object = {}, lang = 'vi') =>
    asked<A>(origin.url, call, input, { token: member.token, headers: { 'x-language': lang } });
  const all = async () => (await ask<HighlightSlice>(highlights.list)).data.list;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin.url + path, { headers });

  it('NE-6: there are twelve, each with a cover, a safe cover and a page of its own in every language', async () => {
    const list = await all();
    expect(list).toHaveLength(12);
    for (const { slug, cover, safeCover } of list) {
      for (const picture of [cover!, safeCover!]) expect((await get(picture.url)).status).toBe(200);
      const { data } = await ask<Highlight>(highlights.detail, { slug }, 'en');
      expect([data.lang, data.streams.length, data.next.length]).toEqual(['en', 2, 8]);
    }
  });

  it('NE-6: each is there to be watched at once, in segments that join, on a disk that had none', async () => {
    const [card] = await all();
    const { data } = await ask<Highlight>(highlights.detail, { slug: card!.slug });
    const [dash, hls] = data.streams.map(({ streamLink }) => streamLink);
    const mpd = await get(dash!);
    expect([mpd.status, mpd.headers.get('cache-control'), mpd.headers.get('content-type')]).toEqual([
      ...[200, 'public, max-age=31536000, immutable', 'application/dash+xml'],
    ]);
    expect(await mpd.text()).toContain(`mediaPresentationDuration="PT${data.durationSec}S"`);
    const master = await (await get(hls!)).text();
    const playlist = /^(v\w+)\/index\.m3u8$/mu.exec(master)!;
    const base = hls!.replace('master.m3u8', '');
    const listed = await (await get(base + playlist[0])).text();
    const segments = listed.match(/\d+\.m4s/gu)!;
    expect(segments.length * 1.6).toBeCloseTo(data.durationSec!);
    const pieces = await Promise.all(
      ['init.mp4', ...segments].map(async (file) =>
        Buffer.from(await (await get(`${base}${playlist[1]}/${file}`)).arrayBuffer()),
      ),
    );
    const types = boxes(Buffer.concat(pieces)).map(({ type }) => type);
    expect([types.slice(0, 3), new Set(types.slice(2))]).toEqual([['ftyp', 'moov', 'moof'], new Set(['moof', 'mdat'])]);
    const part = await get(`${base}${playlist[1]}/0.m4s`, { range: 'bytes=0-7' });
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(pieces[1]!.subarray(0, 8))]).toEqual([206, true]);
    expect(part.headers.get('access-control-allow-origin')).toBe('*');
    expect(readdirSync(join(origin.dataDir, 'highlights'))).toContain(data.highlightId);
  });

  it.each([
    '..%2f..%2fkhandai.sqlite',
    'v540%2f..%2findex.mpd',
    'v540/init.mp4/x',
    'index.html',
    '',
    'v540/99999999.m4s',
    '.making-x',
  ])('HOUSE-6: no other file is served by %j', async (file) => {
    const [card] = await all();
    for (const id of [card!.highlightId, 'khong-co', '..', '.'])
      expect((await get(`/media/highlights/${id}/${file}`)).status).toBe(404);
  });

  it('B2, NE-7: while a match is hidden nothing of its highlight tells how it ended', async () => {
    for (const { slug } of await all()) {
      const { data } = await ask<Highlight>(highlights.detail, { slug });
      const hidden = hideResults(data, () => false, Date.now());
      // File names and ids may contain digits; a score is written with a dash.
      expect(JSON.stringify({ ...hidden, spoilerMatches: [], streams: [] })).not.toMatch(/\d–\d|\/\d+-\d+~/u);
      expect([hidden.durationSec, hidden.chapters, hidden.hidden]).toEqual([null, [], true]);
      expect(data.chapters.every(({ momentId, eventId, ts }) => momentId && eventId && ts)).toBe(true);
    }
  });

  it('NE-5, NE-6: one is saved and gone on with, and its card tells no result', async () => {
    const [, card] = await all();
    const target = { type: 'highlight', id: card!.highlightId };
    await ask(social.save, { target, on: true });
    const { list } = (await ask<MarkedSlice>(social.saved, { type: 'highlight' })).data;
    expect(list[0]!.card).toMatchObject({ title: card!.safeTitle, img: { url: card!.safeCover!.url } });
    const items = [{ target, position: 5, duration: 14, done: false, at: Date.now() }];
    expect((await ask<{ accepted: number }>(social.putHistory, { items })).data).toEqual({ accepted: 1 });
  });

  it('B2, NE-1: the head of its page tells search engines of a video and no result, and a wrong level is no page', async () => {
    const page = async (path: string, cookie = '') => {
      const answer = await get(path, { accept: 'text/html', cookie });
      return { status: answer.status, html: await answer.text() };
    };
    const [card] = await all();
    const path = highlightPath(card!);
    const { status, html } = await page(path);
    const head = html.slice(0, html.indexOf('</head>'));
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(head)!;
    const told = [json].map((text) => JSON.parse(text!) as unknown).flat();
    expect([status, told]).toMatchObject([200, expect.anything()]);
    const video = JSON.stringify(told);
    for (const part of [
      '"VideoObject"',
      card!.safeTitle!,
      `/media/highlights/${card!.highlightId}/master.m3u8`,
      '/safe',
    ])
      expect(video).toContain(part);
    expect(head).not.toContain(card!.title);
    expect(head).not.toMatch(/\d–\d/u);
    expect((await page(path, 'spoiler=all')).html).not.toContain(card!.title);
    for (const wrong of ['/highlight/khong-co', '/highlight/bong-da/khong-co', `${path}-khong-co`])
      expect([wrong, (await page(wrong)).status]).toEqual([wrong, 404]);
  });

  it('B2: the sitemap has every highlight, by an address that tells no result', async () => {
    const xml = await (await get('/sitemap-highlights-1.xml')).text();
    for (const card of await all()) {
      const path = highlightPath(card);
      expect(xml).toContain(`${path}<`);
      const canonical = /rel="canonical" href="([^"]*)"/u.exec(await (await get(path)).text())?.[1];
      expect(canonical).toBe(origin.url + path);
    }
  });
});
