import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { shippedMedia } from '../../tests/fakes/media.ts';
import { mediaPlugin } from './mediaPlugin.ts';
import type { RoomOnAir } from './timeline.ts';

const START = Date.UTC(2026, 10, 21, 12);
const room: RoomOnAir = { scene: 'football', phase: 0, startMs: START };
const app = async (now: () => number) => {
  const server = fastify();
  await server.register(mediaPlugin({ store: shippedMedia(), resolveRoom: (id) => (id === 'rm7' ? room : null), now }));
  opened.push(server);
  return server;
};
const opened: { readonly close: () => unknown }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

it('answers HEAD as GET without a body, and a range with a part', async () => {
  const server = await app(() => START + 60_000);
  const get = await server.inject('/media/rm7/v540/5.m4s?retry=1');
  const head = await server.inject({ method: 'HEAD', url: '/media/rm7/v540/5.m4s' });
  expect(head.headers['content-length']).toBe(String(get.rawPayload.length));
  expect(head.rawPayload).toHaveLength(0);
  const part = await server.inject({ url: '/media/rm7/v540/5.m4s', headers: { range: 'bytes=0-99' } });
  expect([part.statusCode, part.headers['content-length']]).toEqual([206, '100']);
  const whole = await server.inject({ url: '/media/rm7/v540/5.m4s', headers: { range: 'bytes=0-99', 'if-range': '"x"' } });
  expect(whole.statusCode).toBe(200);
});

it('lets any page ask before it asks', async () => {
  const server = await app(() => START);
  const { statusCode, headers } = await server.inject({ method: 'OPTIONS', url: '/media/rm7/index.mpd' });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  });
});

it('forgets a held request when whoever asked has gone', async () => {
  let asked: () => void = () => {};
  const reached = new Promise<void>((done) => {
    asked = done;
  });
  const server = await app(() => {
    asked();
    return START;
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const request = fetch(`${address}/media/rm7/v540/0.m4s`, { signal: leaving.signal });
  await reached;
  leaving.abort();
  await expect(request).rejects.toThrow('aborted');
});
