import { afterEach, describe, expect, it } from 'vitest';
import { startFake, type FakeOptions, type Started } from '../testing/startFake.ts';

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
const limited = [
  { path: '/live/api/user/register', body: registration, max: 30, windowMs: 600_000 },
  { path: '/live/api/user/guest-login', body: {}, max: 120, windowMs: 60_000 },
  { path: '/live/api/user/check-username', body: { username: 'an' }, max: 30, windowMs: 60_000 },
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
  it.each(limited)(
    '$path: $max per network in $windowMs ms, then 429 with Retry-After',
    async ({ path, body, max, windowMs }) => {
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
    },
  );

  it('counts by who stands behind a trusted proxy, and lets nobody else name an address', async () => {
    const { path, body, max } = limited[2]!;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const behind = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    for (let i = 0; i < max; i += 1) await behind(path, body, from('203.0.113.1'));
    expect((await behind(path, body, from('203.0.113.1'))).status).toBe(429);
    expect((await behind(path, body, from('203.0.113.2'))).status).toBe(200);
    const direct = await start();
    for (let i = 0; i < max; i += 1) await direct(path, body, from(`203.0.113.${i}`));
    expect((await direct(path, body, from('203.0.113.99'))).status).toBe(429);
  });

  it('LIMITS=off counts nothing', async () => {
    const { path, body, max } = limited[2]!;
    const post = await start({ env: { LIMITS: 'off' } });
    for (let i = 0; i <= max; i += 1) expect((await post(path, body)).status).toBe(200);
  });
});
