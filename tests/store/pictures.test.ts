import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { noQuota } from '#server/shared/files/quota.ts';
import { refused } from '#server/shared/refusal.ts';
import { createPictures, type Pictures } from '#server/pictures/pictures.ts';
import { callContext, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { keptOutbox } from './support/outbox.ts';

onEveryEngine('pictures', (database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-pictures-'));
  const folder = join(dataDir, 'pictures');
  let accounts: Accounts;
  let pictures: Pictures;
  let app: FastifyInstance;
  let viewer: MemberViewer;
  const kept = keptOutbox();

  const drawing = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const send = async (body: Buffer, who = viewer) =>
    pictures.handlers.upload({}, { ...callContext({ viewer: who }), body });
  const get = (url: string) => app.inject({ method: 'GET', url });
  const files = () => readdirSync(folder).sort();

  beforeAll(async () => {
    const secret = 'a secret of tests, long enough';
    const bus = inProcessBus();
    const needs = { database: database(), bus, outbox: kept.outbox, clock: () => NOW, secret, limits: false };
    accounts = createAccounts(needs);
    pictures = createPictures({
      dataDir,
      quota: noQuota,
      take: async () => refused(404),
      judgePicture: async () => null,
      ...accounts,
    });
    app = fastify();
    await app.register(pictures.plugin);
    const input = { username: 'gui.anh', password: 'mưa rơi trên mái tôn' };
    const { token } = granted(await accounts.handlers.register(input, callContext()));
    viewer = await memberOf(accounts.identify, token);
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('item 32: a picture is told to be left when a drawn one is chosen, once', async () => {
    const { profilePicture } = granted(await send(await drawing('#445566')));
    const choose = (picture: string) =>
      accounts.handlers.updateInfo({ profilePicture: picture }, callContext({ viewer }));
    await choose('/avatars/3.svg');
    await choose('/avatars/3.svg');
    expect(kept.take('picture.left')).toEqual([{ picture: profilePicture }]);
    await pictures.remove(profilePicture);
    expect(files()).toEqual([]);
  });

  it('CALL POST /live/api/user/picture-remove: the picture and its files are gone, twice without harm', async () => {
    await send(await drawing('#112233'));
    const remove = () => pictures.handlers.remove({}, callContext({ viewer }));
    expect(granted(await remove()).profilePicture).toBeNull();
    expect(files()).toEqual([]);
    expect(granted(await remove()).profilePicture).toBeNull();
  });

  it('CALL POST /live/api/user/picture: item 32, the member shows what was drawn anew, in two sizes, under a random name', async () => {
    const user = granted(await send(await drawing('#35568a')));
    expect(user.profilePicture).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    expect(granted(await accounts.handlers.info({}, callContext({ viewer }))).profilePicture).toBe(user.profilePicture);
    const large = await get(user.profilePicture!);
    const small = await get(user.profilePicture!.replace('.webp', '-96.webp'));
    for (const answer of [large, small]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'attachment',
      });
    }
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
  });

  it('item 32: the picture before it is gone', async () => {
    const before = (await accounts.memberById(viewer.userId))!.profilePicture!;
    const user = granted(await send(await drawing('#c9f66b')));
    expect(user.profilePicture).not.toBe(before);
    expect((await get(before)).statusCode).toBe(404);
    expect(files()).toHaveLength(2);
  });

  it('item 32: what is refused leaves nothing behind and changes nothing', async () => {
    const before = files();
    expect(await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({ code: 415 });
    expect(await send(Buffer.from('\xff\xd8\xff cut off', 'latin1'))).toMatchObject({ code: 422 });
    expect(await send(await drawing('#000000'), { ...viewer, userId: 'm-unknown' })).toMatchObject({ code: 401 });
    expect(files()).toEqual(before);
  });

  it.each(['/pictures/..%2fsecret', `/pictures/${'a'.repeat(32)}.webp`, '/pictures/x.webp', '/pictures/a.svg'])(
    'item 32: %s is nothing that was sent',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  it('item 32: at the start goes what a process left that died before the member showed it', async () => {
    const shown = files();
    const orphan = await pictures.add(await drawing('#d3241f'));
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const file of files()) utimesSync(join(folder, file), longAgo, longAgo);
    expect(files()).toHaveLength(4);
    await pictures.sweep(await accounts.uploadedPictures());
    expect(files()).toEqual(shown);
    expect((await get(orphan as string)).statusCode).toBe(404);
  });

  it('a picture can be taken away; one of the drawn ones cannot', async () => {
    await pictures.remove(null);
    await pictures.remove('/avatars/3.svg');
    expect(files()).toHaveLength(2);
    await pictures.remove((await accounts.memberById(viewer.userId))!.profilePicture);
    expect(files()).toEqual([]);
  });
});
