import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { createDoorService } from '#server/shared/door/door.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { pictureHashOf } from '#server/shared/files/pictureHashOf.ts';
import { runCommand } from '../../server/commands.ts';
import { openDatabase } from '../../server/database/open.ts';
import { silentLog } from '../../server/log.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { asked } from './support/asked.ts';
import { newMember, type Session } from './support/sessions.ts';

/** A picture of six by six coloured fields, each picture different, with the grain of a photograph. */
const drawn = (nr: number): Promise<Buffer> => {
  let state = nr * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  const fields = Buffer.from(Array.from({ length: 108 }, next));
  return sharp(fields, { raw: { width: 6, height: 6, channels: 3 } })
    .resize(240, 180, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer();
};

type Change = (picture: Sharp) => Sharp;
/** Changes that somebody makes to a removed picture before sending it again. */
const changes: Readonly<Record<string, Change>> = {
  'as it was': (picture) => picture,
  'a quarter of its size': (picture) => picture.resize(60),
  'three times as large': (picture) => picture.resize(720),
  'squeezed a little': (picture) => picture.resize(234, 180, { fit: 'fill' }),
  'as a poor JPEG': (picture) => picture.jpeg({ quality: 30 }),
  'as a WebP': (picture) => picture.webp({ quality: 50 }),
  brighter: (picture) => picture.modulate({ brightness: 1.15 }),
  darker: (picture) => picture.modulate({ brightness: 0.75 }),
  'with a little less contrast': (picture) => picture.linear(0.85, 20),
  'without colour': (picture) => picture.greyscale(),
  'with slightly stronger colours': (picture) => picture.modulate({ saturation: 1.2 }),
  blurred: (picture) => picture.blur(1),
  'cut by a hundredth at each side': (picture) => picture.extract({ left: 2, top: 2, width: 236, height: 176 }),
  'with a small mark in a corner': (picture) =>
    picture.composite([
      { input: { create: { width: 30, height: 10, channels: 3, background: '#fff' } }, left: 200, top: 165 },
    ]),
  'said to lie on its side': (picture) => picture.rotate(-90).withMetadata({ orientation: 6 }),
};

describe('pictures that are sent again', () => {
  const clock = () => 0;
  const doorFor = (hashes: readonly string[]) =>
    createDoorService({
      read: async () => ({ version: '1', content: {} }),
      removedHashes: async () => hashes,
      memberSince: async () => 0,
      ...{ clock, limits: true, limitStore: memoryLimits(clock) },
    });
  const all = Promise.all(Array.from({ length: 20 }, (_, i) => drawn(i + 1)));
  const removed = all.then((pictures) => Promise.all(pictures.slice(0, 8).map((one) => pictureHashOf(one))));

  it.each(Object.entries(changes))('X16: one that was removed is known %s', async (_name, change) => {
    const [pictures, hashes] = await Promise.all([all, removed]);
    const door = doorFor(hashes.flatMap((hash) => hash ?? []));
    for (const [i, picture] of pictures.slice(0, 8).entries()) {
      const again = await change(sharp(picture)).toBuffer();
      expect([i, await door.judgePicture(again)]).toMatchObject([i, { reason: 'picture' }]);
    }
  });
  it('X16: others are not taken for it, nor what shows next to nothing', async () => {
    const [pictures, hashes] = await Promise.all([all, removed]);
    const door = doorFor(hashes.flatMap((hash) => hash ?? []));
    for (const [i, picture] of pictures.slice(8).entries())
      expect([i, await door.judgePicture(picture)]).toEqual([i, null]);
    for (const background of ['#000', '#fff', '#d33', '#0a7d5a']) {
      const flat = await sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer();
      expect([background, await door.judgePicture(flat)]).toEqual([background, null]);
    }
  });
});

const calls = Object.values(api).flatMap((group) => Object.values<AnyCall>(group));
const hasField = ({ input }: AnyCall, name: string) => 'fields' in input && name in (input.fields as object);
/** Every call that publishes a picture, in one body or as a finished upload. */
const whole = calls.filter(({ body }) => body?.types.some((type) => type.startsWith('image/')));
const taken = calls.filter((call) => hasField(call, 'uploadId') && !Object.values<AnyCall>(api.uploads).includes(call));
const withoutPictures: readonly AnyCall[] = [api.applications.takeVoice];

describe('every call that takes a picture', () => {
  let origin: RunningOrigin;
  let member: Session;
  const ask = <A>(spec: AnyCall, input: object) => asked<A>(origin.url, spec, input, { token: member.token });
  const send = async (path: string, method: string, body: Buffer, type: string) => {
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': type };
    const answer = await fetch(origin.url + path, { method, headers, body: new Uint8Array(body) });
    return (await answer.json()) as { readonly code: number; readonly data: unknown };
  };
  const uploaded = async (bytes: Buffer): Promise<string> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const wish = { kind: 'picture', size: bytes.length, sha256, mime: 'image/jpeg' };
    const { data } = await ask<{ readonly uploadId: string }>(api.uploads.begin, wish);
    await send(`/other/api/upload/${data.uploadId}?offset=0`, 'PUT', bytes, 'application/octet-stream');
    await ask(api.uploads.finish, { uploadId: data.uploadId });
    return data.uploadId;
  };
  const sentAgain = async (nr: number) =>
    sharp(await drawn(nr))
      .resize(200)
      .jpeg({ quality: 60 })
      .toBuffer();

  beforeAll(async () => {
    origin = await startOrigin();
    member = await newMember(origin.url);
    const { dataDir, databaseUrl } = origin.config;
    const database = await openDatabase(dataDir, Date.now(), databaseUrl);
    await runCommand(['user', 'role', member.username, 'leaderOperator'], database, silentLog);
    const file = join(dataDir, 'removed.png');
    writeFileSync(file, await drawn(1));
    expect(await runCommand(['door', 'remove', file], database, silentLog)).toMatchObject({ code: 0 });
    await database.close();
  });
  afterAll(() => origin.stop());

  it.each(whole.map((call) => [call.path, call] as const))('X16: %s, in one body', async (path) => {
    expect(await send(path, 'POST', await sentAgain(1), 'image/jpeg')).toMatchObject({
      ...{ code: 422, data: { fields: { body: 'picture' } } },
    });
    expect((await send(path, 'POST', await sentAgain(2), 'image/jpeg')).code).toBe(200);
  });
  it.each(taken.filter((call) => !withoutPictures.includes(call)).map((call) => [call.path, call] as const))(
    'X16: %s, of an upload',
    async (_path, call) => {
      expect(await ask(call, { uploadId: await uploaded(await sentAgain(1)) })).toMatchObject({
        ...{ code: 422, data: { fields: { body: 'picture' } } },
      });
      expect((await ask(call, { uploadId: await uploaded(await sentAgain(3)) })).code).toBe(200);
    },
  );
  it('X16: there are some of either kind', () => {
    expect([whole.length, taken.length]).toEqual([
      expect.toSatisfy((n: number) => n > 1),
      expect.toSatisfy((n: number) => n > 2),
    ]);
  });
});
