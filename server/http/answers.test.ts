import { get as httpGet } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeMatch } from '../testing/fakeContent.ts';
import { fakeHandlers } from '../testing/fakeHandlers.ts';
import { deferred } from '../testing/deferred.ts';
import { productionEnv } from '../testing/productionEnv.ts';
import { startFake, type FakeOptions, type Started } from '../testing/startFake.ts';
import { createLog } from '../log.ts';

const running: Started[] = [];
const start = async (options?: FakeOptions) => {
  const started = await startFake(options);
  running.push(started);
  return started;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ origin }) => origin.close()));
});

/** Without the `no-cache` that fetch adds to a conditional request. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    httpGet(url, { headers }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

const OF_PAGES =
  "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self' data: blob:;" +
  "media-src 'self' blob:;connect-src 'self';frame-src 'self';worker-src 'self' blob:;manifest-src 'self';form-action 'self';" +
  "base-uri 'none';object-src 'none';frame-ancestors 'none';require-trusted-types-for 'script'";
/** A built file may run nothing where it is opened by itself. */
const OF_FILES = "default-src 'none'; sandbox";

const everyAnswer = [
  '/',
  '/khong-co',
  '/icon.svg',
  '/assets/index-a1.js',
  '/assets/gone-0.js',
  '/builds/latest.json',
  '/live/api/schedule-mode/list',
  '/live/api/user/info',
  '/live/api/nothing',
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
];

describe('headers', () => {
  it.each(everyAnswer)('items 23 and 24: the policy and its kin stand on %s', async (path) => {
    const { url } = await start();
    const { headers } = await fetch(`${url}${path}`);
    expect(headers.get('content-security-policy')).toBe(path === '/assets/index-a1.js' ? OF_FILES : OF_PAGES);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{20}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('date')).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
  });

  it('item 23: outside origins that rooms play from, the socket and another geolocation stand in the policy', async () => {
    const { url } = await start({
      env: {
        PUBLIC_URL: 'http://khandai.example',
        STREAM_ORIGINS: 'https://cdn.example https://cdn2.example:8443',
        GEO_URL: 'https://geo.example/locate?x=1',
      },
    });
    const policy = (await fetch(`${url}/healthz`)).headers.get('content-security-policy');
    expect(policy).toContain(
      "connect-src 'self' ws://khandai.example https://cdn.example https://cdn2.example:8443 https://geo.example;",
    );
    expect(policy).toContain("media-src 'self' blob: https://cdn.example https://cdn2.example:8443;");
  });

  it('items 24 and 39: production adds HSTS of a year and keeps the documents of the API to itself', async () => {
    const { url } = await start({ env: productionEnv });
    const { headers } = await fetch(`${url}/healthz`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    for (const path of ['/openapi.json', '/asyncapi.json']) expect((await fetch(`${url}${path}`)).status).toBe(404);
    const cookie = (
      await fetch(`${url}/live/api/user/login`, {
        method: 'POST',
        body: '{"username":"a","password":"b"}',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      })
    ).headers.get('set-cookie');
    expect(cookie).toBe(
      '__Host-sb=binding-of-this-browser; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
  });

  it('S-20, item 15: a session is bound where a page asks, in an old WebKit too, and not where a program does', async () => {
    const { url } = await start();
    const login = async (headers: Readonly<Record<string, string>>) => {
      const body = '{"username":"a","password":"b"}';
      const asked = { 'content-type': 'application/json', ...headers };
      return (await fetch(`${url}/live/api/user/login`, { method: 'POST', body, headers: asked })).headers;
    };
    for (const page of [{ 'sec-fetch-site': 'same-origin' }, { origin: url }])
      expect((await login(page)).get('set-cookie')).toContain('sb=binding-of-this-browser;');
    for (const program of [{}, { 'x-client-type': 'web' }]) expect((await login(program)).get('set-cookie')).toBeNull();
  });

  it('outside production both documents are served', async () => {
    const { url } = await start();
    expect(await (await fetch(`${url}/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
    expect(await (await fetch(`${url}/asyncapi.json`)).json()).toMatchObject({ asyncapi: '3.0.0' });
  });
});

describe('files', () => {
  it('hashed files are immutable and precompressed, others are asked for again', async () => {
    const { url } = await start();
    const get = (path: string, encoding: string) =>
      fetch(`${url}${path}`, { headers: { 'accept-encoding': encoding } });
    const plain = await get('/assets/index-a1.js', 'identity');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toContain('javascript');
    expect(plain.headers.get('vary')).toContain('Accept-Encoding');
    expect(await plain.text()).toBe('console.info(1)');
    const zipped = await fetch(`${url}/assets/index-a1.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(zipped.headers.get('content-encoding')).toBe('br');
    expect(zipped.headers.get('content-type')).toContain('javascript');
    expect(await statusOf(`${url}/assets/index-a1.js`, { 'if-none-match': plain.headers.get('etag') ?? '' })).toBe(304);
    expect((await get('/icon.svg', 'identity')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('BUILD-1: the latest build is never cached, its description is there, and the manifest of the build tool is not', async () => {
    const { url } = await start();
    const latest = await fetch(`${url}/builds/latest.json?t=1`);
    expect(latest.headers.get('cache-control')).toBe('no-cache');
    expect(await latest.json()).toEqual({ id: 'fixture' });
    expect(await (await fetch(`${url}/builds/meta/fixture.json`)).json()).toEqual({ id: 'fixture', files: [] });
    expect((await fetch(`${url}/.vite/manifest.json`)).status).toBe(404);
  });
});

describe('hot answers', () => {
  const schedule = '/live/api/schedule/liveSchedule';

  it('are made once for all who ask meanwhile, kept for a second, and made anew after it', async () => {
    let now = 1_000_000;
    let made = 0;
    const ready = deferred<void>();
    const handlers = fakeHandlers({
      schedule: {
        liveSchedule: async () => {
          made += 1;
          await ready.promise;
          return [fakeMatch()];
        },
      },
    });
    const { url } = await start({ parts: { handlers }, clock: () => now });
    const together = [1, 2, 3].map(() => fetch(`${url}${schedule}`));
    ready.resolve();
    const bodies = await Promise.all(together.map(async (response) => (await response).text()));
    expect(new Set(bodies).size).toBe(1);
    now += 999;
    await fetch(`${url}${schedule}`);
    expect(made).toBe(1);
    now += 1;
    await fetch(`${url}${schedule}`);
    expect(made).toBe(2);
  });

  it('S-11, item 36: are kept apart by query and language, and not by who asks or in which currency', async () => {
    const seen: string[] = [];
    const handlers = fakeHandlers({
      schedule: {
        totalLive: async ({ id }, { locale, currency, viewer }) => {
          seen.push(`${id} ${locale} ${currency} ${viewer?.userId ?? 'nobody'}`);
          return { totalLive: 1 };
        },
      },
    });
    const { url } = await start({ parts: { handlers } });
    const ask = (query: string, headers: Record<string, string>) =>
      fetch(`${url}/other/api/schedule/total-live-schedule${query}`, { headers });
    await ask('', {});
    await ask('?id=1', {});
    await ask('?id=1', { 'x-language': 'en' });
    await ask('?id=1&lang=zh', {});
    for (const currency of ['USD', 'AAA', 'AAB']) await ask('?id=1', { currency });
    await ask('?id=1', { authorization: 'Bearer member-token' });
    await ask('?id=1&unknown=2', { authorization: 'Bearer other-token' });
    expect(seen).toEqual(['undefined vi VND nobody', '1 vi VND nobody', '1 en VND nobody', '1 zh VND nobody']);
  });

  it('go out as brotli with an ETag, and as 304 to who holds them', async () => {
    const { url } = await start();
    const plain = await fetch(`${url}${schedule}`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('cache-control')).toBe('public, max-age=1');
    expect(plain.headers.get('vary')).toBe('Accept-Encoding, x-language');
    const text = await plain.text();
    const zipped = await fetch(`${url}${schedule}`, { headers: { 'accept-encoding': 'gzip, br;q=0.9' } });
    expect(zipped.headers.get('content-encoding')).toBe('br');
    expect(await zipped.text()).toBe(text);
    const etag = zipped.headers.get('etag') ?? '';
    expect(etag).toBe(plain.headers.get('etag'));
    const held = await fetch(`${url}${schedule}`, { headers: { 'if-none-match': `"x", ${etag}` } });
    expect([held.status, await held.text()]).toEqual([304, '']);
    const refusing = await fetch(`${url}${schedule}`, { headers: { 'accept-encoding': 'br;q=0' } });
    expect(refusing.headers.get('content-encoding')).toBeNull();
  });

  it('a refusal is not kept', async () => {
    const { url } = await start();
    const missing = await fetch(`${url}/live/api/schedule/liveRoom?id=zz`);
    expect([missing.status, missing.headers.get('cache-control'), missing.headers.get('etag')]).toEqual([
      404,
      'no-store',
      null,
    ]);
  });

  it('item 36: what is personal is never kept: two members see their own', async () => {
    const { url } = await start();
    const info = async (token: string) => {
      const response = await fetch(`${url}/live/api/user/info`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
      return (await response.json()) as { data: { userId: string } };
    };
    expect((await info('member-token')).data.userId).toBe('m1');
    expect((await info('other-token')).data.userId).toBe('m2');
  });
});

describe('CALL-1', () => {
  it('CALL-1: an answer is read through code and data', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/other/api/schedule/total-live-schedule`, {
      headers: {
        authorization: 'Bearer guest-token',
        currency: 'VND',
        'x-language': 'vi',
        'x-client-type': 'web',
        'content-type': 'application/json',
      },
    });
    expect(await response.json()).toEqual({ code: 200, data: { totalLive: 12 } });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('the log', () => {
  it('items 20 and 37: says what failed without query, token or address', async () => {
    const lines: string[] = [];
    const handlers = fakeHandlers({
      schedule: {
        anchorSchedule: async () => {
          throw new Error('broken\nin two lines');
        },
      },
    });
    const log = createLog(
      (line) => lines.push(line),
      () => new Date(0),
    );
    const { url } = await start({ parts: { handlers }, log });
    const secret = { headers: { authorization: 'Bearer secret-token', 'x-forwarded-for': '203.0.113.9' } };
    await fetch(`${url}/al/api/schedule/anchorSchedule?userId=secret-query`, secret);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/secret|203\.0\.113|127\.0\.0\.1|\n/);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      time: '1970-01-01T00:00:00.000Z',
      level: 'error',
      event: 'request failed',
      route: '/al/api/schedule/anchorSchedule',
    });
  });
});
