import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filmFilesPlugin } from './filmFiles.ts';

let media: string;
let app: FastifyInstance;
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'films-'));
  await mkdir(join(media, 'films/den-cuoi/s01e02'), { recursive: true });
  await writeFile(join(media, 'films/den-cuoi/v.mp4'), '0123456789');
  await writeFile(join(media, 'films/den-cuoi/s01e02/manifest.mpd'), '<MPD/>');
  await writeFile(join(media, 'films/den-cuoi/notes.txt'), 'secret');
  await writeFile(join(media, 'secret.mp4'), 'secret');
  app = fastify();
  await app.register(filmFilesPlugin(media));
});
afterAll(async () => {
  await app.close();
  await rm(media, { recursive: true });
});
const ask = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });

it('serves a film whole, in part, and not again to who has it', async () => {
  const whole = await ask('/media/films/den-cuoi/v.mp4');
  expect([whole.statusCode, whole.body, whole.headers['content-type']]).toEqual([200, '0123456789', 'video/mp4']);
  const part = await ask('/media/films/den-cuoi/v.mp4', { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await ask('/media/films/den-cuoi/v.mp4', { range: 'bytes=10-' })).statusCode).toBe(416);
  const etag = String(whole.headers.etag);
  expect((await ask('/media/films/den-cuoi/v.mp4', { 'if-none-match': etag })).statusCode).toBe(304);
  const changed = await ask('/media/films/den-cuoi/v.mp4', { range: 'bytes=2-4', 'if-range': '"other"' });
  expect([changed.statusCode, changed.body]).toEqual([200, '0123456789']);
  expect((await ask('/media/films/den-cuoi/s01e02/manifest.mpd')).headers['content-type']).toBe('application/dash+xml');
});

it('serves nothing that is no film’s, and nothing outside its folder', async () => {
  const others = [
    ...['../secret.mp4', 'den-cuoi/../../secret.mp4', '%2e%2e/secret.mp4', 'den-cuoi/%2e%2e%2f%2e%2e%2fsecret.mp4'],
    ...['den-cuoi/notes.txt', 'den-cuoi/.mp4', 'den-cuoi', 'v.mp4', 'den-cuoi/none.mp4', 'den-cuoi//v.mp4'],
  ];
  for (const name of others) expect([name, (await ask(`/media/films/${name}`)).statusCode]).toEqual([name, 404]);
});
