import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { everyCall } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { projectRoot } from '../testing/buildFixture.ts';
import { startFake, type FakeOptions, type Started } from '../testing/startFake.ts';
import { callRules } from '../areas.ts';

const running: Started[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ origin }) => origin.close()));
});
const start = async (options: FakeOptions = {}) => {
  const started = await startFake(options);
  running.push(started);
  return (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${started.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
};

const registration = { username: 'an.nguyen', password: 'một mật khẩu dài' };
interface Limited {
  readonly path: string;
  readonly body: object;
  readonly max: number;
  readonly windowMs: number;
}
const checks: readonly Limited[] = [
  { path: '/live/api/user/check-username', body: { username: 'an' }, max: 30, windowMs: 60_000 },
  { path: '/live/api/user/check-email', body: { email: 'an@khandai.vn' }, max: 30, windowMs: 60_000 },
  { path: '/live/api/user/check-phone', body: { phoneNumber: '0912 345 678' }, max: 30, windowMs: 60_000 },
];
const [check] = checks as [Limited];
const limited: readonly Limited[] = [
  { path: '/live/api/user/register', body: registration, max: 30, windowMs: 600_000 },
  { path: '/live/api/user/guest-login', body: {}, max: 120, windowMs: 60_000 },
  { path: '/other/api/user/login-google', body: {}, max: 30, windowMs: 60_000 },
  {
    path: '/other/api/user/login-google-callback',
    body: { authorizationCode: 'c', state: 's' },
    max: 30,
    windowMs: 60_000,
  },
  { path: '/live/api/user/passkey/sign-in-options', body: {}, max: 120, windowMs: 60_000 },
];

describe('limits', () => {
  const fills = async ({ path, body, max, windowMs }: Limited) => {
    let now = 1_000_000;
    const post = await start({ clock: () => now });
    for (let i = 0; i < max; i += 1) expect((await post(path, body)).status).toBe(200);
    now += 1500;
    const refused = await post(path, body);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(Math.ceil((windowMs - 1500) / 1000)));
    expect(await refused.json()).toEqual({ code: 429, data: null, message: 'Too many requests; try again later.' });
    now += windowMs - 1500;
    expect((await post(path, body)).status).toBe(200);
  };
  it.each(checks)('item 8: $path: $max per network in $windowMs ms, then 429 with Retry-After', fills);
  it.each(limited)('$path: $max per network in $windowMs ms, then 429 with Retry-After', fills);

  it('item 35: counts by who stands behind a trusted proxy, and lets nobody else name an address', async () => {
    const { path, body, max } = check;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const behind = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    for (let i = 0; i < max; i += 1) await behind(path, body, from('203.0.113.1'));
    expect((await behind(path, body, from('203.0.113.1'))).status).toBe(429);
    expect((await behind(path, body, from('203.0.113.2'))).status).toBe(200);
    const direct = await start();
    for (let i = 0; i < max; i += 1) await direct(path, body, from(`203.0.113.${i}`));
    expect((await direct(path, body, from('203.0.113.99'))).status).toBe(429);
  });

  it('S-9: a /48 of IPv6 makes four times the requests of an address, however many addresses it has', async () => {
    const { path, body, max } = check;
    const post = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    const from = (i: number, network: string) => ({ 'x-forwarded-for': `2001:db8:${network}:${i.toString(16)}00::1` });
    for (let i = 0; i < 4 * max; i += 1) expect((await post(path, body, from(i, '1'))).status).toBe(200);
    expect((await post(path, body, from(4 * max, '1'))).status).toBe(429);
    expect((await post(path, body, from(0, '2'))).status).toBe(200);
  });

  it('LIMITS=off counts nothing', async () => {
    const { path, body, max } = check;
    const post = await start({ env: { LIMITS: 'off' } });
    for (let i = 0; i <= max; i += 1) expect((await post(path, body)).status).toBe(200);
  });
});

it('item 40: docs/security.md says the limits of the origin, and no others', () => {
  const page = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
  // A path that two methods share is said with its method.
  const rows = [...page.matchAll(/^\| `((?:[A-Z]+ )?\/[^`]+)` +\| (\d+) in (\d+) min +\|$/gm)].map(
    ([, path, max, minutes]) => [path, { max: Number(max), timeWindow: Number(minutes) * 60_000 }],
  );
  const calls = Object.values(everyCall).flatMap((area) => Object.values<AnyCall>(area));
  const nameOf = ({ method, path }: AnyCall) =>
    calls.filter((call) => call.path === path).length > 1 ? `${method} ${path}` : path;
  const limited = calls.flatMap((spec) => {
    const limit = callRules.limits.get(spec);
    return limit ? [[nameOf(spec), { max: limit.max, timeWindow: limit.windowMs }]] : [];
  });
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(limited));
});
