import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall, Codec } from '#contract/http/call.ts';
import { deferred } from './testing/deferred.ts';
import { startOrigin, type RunningOrigin } from './testing/startOrigin.ts';

let origin: RunningOrigin;
let empty: RunningOrigin;
/** An empty folder, since no test here plays a stream. */
const media = mkdtempSync(join(tmpdir(), 'khandai-media-'));
const noon = Date.parse('2026-11-21T12:00:00Z');
beforeAll(async () => {
  origin = await startOrigin({ media, now: () => noon });
  empty = await startOrigin({ media, now: () => noon, demo: 'off' });
});
afterAll(async () => {
  await Promise.all([origin.stop(), empty.stop()]);
  rmSync(media, { recursive: true });
});

const open = Object.values(api)
  .flatMap((area) => Object.values<AnyCall>(area))
  .filter(({ method, needs }) => method === 'GET' && needs === 'nothing');
const inputs: Readonly<Record<string, string>> = {
  '/live/api/schedule/day-count': '?from=2026-11-20&to=2026-11-26',
  '/live/api/match/day-count': '?from=2026-11-20&to=2026-11-26',
  '/live/api/chat/history': '?groupId=30',
  '/live/api/team/search': '?q=ben',
  '/live/api/player/search': '?q=lo',
  '/other/api/live/language/v2/list': '?locale=en',
  '/other/api/card/list': '?targets=user:nobody',
};
/** The schema allows an empty input for these, but the handler needs one of several ids. */
const namesOneOfSeveral = /schedule-tips\/v2\/(detail|ledger)/;
/** Whether a call can be made without an id. */
const asksForNothing = ({ path, input }: AnyCall): boolean =>
  Object.hasOwn(inputs, path) ||
  (Schema.decodeUnknownResult(input as Codec)({})._tag === 'Success' && !namesOneOfSeveral.test(path));
const get = async (from: RunningOrigin, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${from.url}${path}`, { headers });
  return { status: response.status, body: (await response.json()) as { code: number; data: unknown } };
};

describe('a whole origin', () => {
  it.each(open.filter(asksForNothing))(
    'CALL $method $path: answers with and without demo content, in every language',
    async (spec) => {
      for (const from of [origin, empty])
        for (const locale of ['vi', 'en', 'zh']) {
          const { status, body } = await get(from, `${spec.path}${inputs[spec.path] ?? ''}`, { 'x-language': locale });
          expect(status).toBe(200);
          expect(Schema.decodeUnknownResult(spec.data as Codec)(body.data)._tag).toBe('Success');
        }
    },
  );

  it('every room that is said to be live can be asked for, and has a page', async () => {
    const { body } = await get(origin, '/live/api/schedule/feature-match?status=live');
    const rooms = (body.data as { roomId: string }[]).map(({ roomId }) => roomId);
    expect(rooms.length).toBeGreaterThan(0);
    for (const id of rooms) expect((await get(origin, `/live/api/schedule/liveRoom?id=${id}`)).status).toBe(200);
    const sitemap = await (await fetch(`${origin.url}/sitemap-pages.xml`)).text();
    for (const id of rooms) {
      const place = new RegExp(`<loc>([^<]*-${id})</loc>`).exec(sitemap)?.[1] ?? '';
      const page = await fetch(place);
      expect([page.status, (await page.text()).includes('VideoObject')]).toEqual([200, true]);
    }
  });

  it('matches, teams, people, grounds, tips and articles are in the sitemaps by the addresses that their pages have', async () => {
    const placesIn = async (path: string) => {
      const text = await (await fetch(`${origin.url}${path}`)).text();
      return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place!.replace(origin.url, ''));
    };
    const parts = (await placesIn('/sitemap.xml')).filter((path) => path.endsWith('-1.xml'));
    const kinds = ['matches', 'teams', 'players', 'managers', 'venues', 'tips', 'articles'];
    expect(parts.toSorted()).toEqual(kinds.map((kind) => `/sitemap-${kind}-1.xml`).toSorted());
    for (const part of parts) {
      const places = await placesIn(part);
      // First, last and middle: for tips, a tip and the tips on a match.
      for (const place of [places[0]!, places.at(-1)!, places[Math.floor(places.length / 6) * 3]!]) {
        const page = await fetch(`${origin.url}${place}`);
        const canonical = /rel="canonical" href="([^"]*)"/.exec(await page.text())?.[1];
        expect([place, page.status, canonical]).toEqual([place, 200, `${origin.url}${place}`]);
      }
    }
  });

  it('without demo content the portal is empty, and its pages are there', async () => {
    for (const path of [
      '/live/api/schedule/liveSchedule',
      '/other/api/resource/marquee/home-list',
      '/other/api/banner/list',
    ])
      expect((await get(empty, path)).body.data).toEqual([]);
    expect((await get(empty, '/other/api/schedule/total-live-schedule')).body.data).toEqual({
      totalLive: 0,
      byMode: {},
    });
    expect((await fetch(`${empty.url}/lich-truc-tiep`)).status).toBe(200);
  });

  it('a guest comes in, and is who the token says', async () => {
    const login = await fetch(`${origin.url}/live/api/user/guest-login`, { method: 'POST' });
    const { data } = (await login.json()) as { data: { guestToken: string; guest: { userId: string } } };
    const { body } = await get(origin, '/live/api/user/guest-info', { authorization: `Bearer ${data.guestToken}` });
    expect(body.data).toEqual(data.guest);
  });

  it('streams may be played from any site, and their refusals are in the envelope', async () => {
    const { headers, status } = await fetch(`${origin.url}/media/none/index.mpd`, {
      headers: { origin: 'https://a.example' },
    });
    expect(status).toBe(404);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('CHAT-1: a socket opens at /ws with its token in the query, and is told of the restart when the origin ends', async () => {
    const ending = await startOrigin({ media });
    const login = await fetch(`${ending.url}/live/api/user/guest-login`, { method: 'POST' });
    const { data } = (await login.json()) as { data: { guestToken: string } };
    const socket = new WebSocket(`${ending.wsUrl}?token=${data.guestToken}`);
    const closed = deferred<number>();
    const subscribed = deferred<unknown>();
    socket.addEventListener('close', ({ code }) => closed.resolve(code));
    socket.addEventListener('open', () => socket.send('{"type":"sub","topic":"chatroom.30"}'));
    socket.addEventListener('message', ({ data: text }) => subscribed.resolve(JSON.parse(String(text))));
    expect(await subscribed.promise).toMatchObject({ type: 'subscribed', topic: 'chatroom.30' });
    await ending.stop();
    expect(await closed.promise).toBe(1012);
  });

  it('items 5 and 35: LIMITS=on: 30 wrong log-ins per address in 10 min, then 429 with Retry-After for whatever name', async () => {
    let now = noon;
    const settings = { limits: 'on', env: { TRUST_PROXY: '127.0.0.1' } } as const;
    const limited = await startOrigin({ media, demo: 'off', now: () => now, ...settings });
    const post = (call: AnyCall, username: string, password: string, address: string) =>
      fetch(`${limited.url}${call.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ username, password }),
      });
    const { register, login } = api.accounts;
    const right = 'mưa rơi trên mái tôn';
    expect((await post(register, 'thu.ha', right, '198.51.100.7')).status).toBe(200);
    for (let i = 0; i < 30; i += 1)
      expect((await post(login, `nobody.${i}`, 'sai mật khẩu', '198.51.100.7')).status).toBe(403);
    now += 90_000;
    const refused = await post(login, 'thu.ha', right, '198.51.100.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '510']);
    expect((await post(login, 'thu.ha', right, '203.0.113.5')).status).toBe(200);
    now += 510_000;
    expect((await post(login, 'thu.ha', right, '198.51.100.7')).status).toBe(200);
    await limited.stop();
  });

  it('CLOCK: answers carry its time, the demo plays on its day, and a guest comes in at its hour', async () => {
    const begin = '2027-02-14T12:00:00Z';
    const moved = await startOrigin({ media, env: { CLOCK: `${begin}*1000` } });
    const login = await fetch(`${moved.url}/live/api/user/guest-login`, { method: 'POST' });
    const { data } = (await login.json()) as { data: { guestToken: string } };
    const timeOf = (answer: Response) => Date.parse(answer.headers.get('date') ?? '') - Date.parse(begin);
    const info = await fetch(`${moved.url}/live/api/user/guest-info`, {
      headers: { authorization: `Bearer ${data.guestToken}` },
    });
    expect(info.status).toBe(200);
    expect(timeOf(login)).toBeGreaterThanOrEqual(0);
    expect(timeOf(info)).toBeGreaterThan(timeOf(login));
    const { body } = await get(moved, '/live/api/schedule/liveSchedule?date=2027-02-14');
    const kickOffs = (body.data as { startTime: number }[]).map(({ startTime }) => startTime);
    expect(kickOffs.length).toBeGreaterThan(0);
    expect(kickOffs.every((at) => Math.abs(at - Date.parse(begin)) < 172_800_000)).toBe(true);
    await moved.stop();
  });

  it('item 18: a socket with a bad token is opened and closed with 4401, one from a foreign site is not opened', async () => {
    const closeOf = (url: string, headers: Record<string, string> = {}) =>
      new Promise<number>((resolve) => {
        // Node's own WebSocket takes headers in this form; browsers set Origin themselves.
        const socket = Reflect.construct(WebSocket, [url, { headers }]) as WebSocket;
        socket.addEventListener('close', ({ code }) => resolve(code));
      });
    expect(await closeOf(`${origin.wsUrl}?token=nobody`)).toBe(4401);
    expect(await closeOf(origin.wsUrl)).toBe(4401);
    expect(await closeOf(`${origin.wsUrl}?token=nobody`, { origin: 'https://evil.example' })).toBe(1006);
  });
});
