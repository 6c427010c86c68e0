import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { newMember, type Session } from './support/sessions.ts';
import type { Environment } from '../../server/config.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

let dataDir: string;
let env: Environment;
let origin: RunningOrigin;
let member: Session;
const start = async () => {
  origin = await startOrigin({ dataDir, demo: 'off', limits: 'on', env });
};
onEveryDatabase('uploads in pieces', (url) => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'khandai-pieces-'));
    env = settingsOf(await url());
    await start();
    member = await newMember(origin.url);
  });
  afterAll(async () => {
    await origin.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = async (method: string, path: string, body?: Buffer | object, type?: string) => {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(origin.url + path, {
      method,
      headers: {
        authorization: `Bearer ${member.token}`,
        ...(body && { 'content-type': type ?? (isBytes ? 'application/octet-stream' : 'application/json') }),
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return (await answer.json()) as { readonly code: number; readonly data: Record<string, unknown>; message?: string };
  };
  const upload = '/other/api/upload';
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const wish = { kind: 'picture', size: 5, sha256: 'a'.repeat(64), mime: 'image/png' };

  it('CALL POST /live/api/user/picture-take: a picture that came in pieces, over a restart, becomes the member’s own, once', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const bytes = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#123', noise } })
      .png()
      .toBuffer();
    const size = bytes.length;
    expect(size).toBeGreaterThan(1_048_576);
    const first = await ask('POST', `${upload}/init`, { ...wish, size, sha256: hashOf(bytes) });
    const { uploadId, chunk } = first.data as { uploadId: string; chunk: number };
    expect(await ask('PUT', `${upload}/${uploadId}?offset=0`, bytes.subarray(0, chunk))).toMatchObject({
      data: { offset: chunk },
    });
    await origin.stop();
    await start();
    expect((await ask('GET', `${upload}/${uploadId}`)).data).toMatchObject({ offset: chunk, size });
    expect(await ask('PUT', `${upload}/${uploadId}?offset=7`, bytes.subarray(7, 9))).toMatchObject({
      ...{ code: 409, data: null, message: `The next byte is ${chunk}.` },
    });
    expect((await ask('POST', '/live/api/user/picture-take', { uploadId })).code).toBe(409);
    await ask('PUT', `${upload}/${uploadId}?offset=${chunk}`, bytes.subarray(chunk));
    expect((await ask('POST', `${upload}/finish`, { uploadId })).data).toEqual({ uploadId, mime: 'image/png', size });
    const shown = await ask('POST', '/live/api/user/picture-take', { uploadId });
    expect(shown.data['profilePicture']).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    expect((await ask('POST', '/live/api/user/picture-take', { uploadId })).data).toEqual(shown.data);
  });

  it.each<[string, object]>([
    ['no bytes', { size: 0 }],
    ['half a byte', { size: 1.5 }],
    ['more than a video may have', { size: 500_000_001 }],
    ['more than a picture may have', { size: 10_000_001 }],
    ['a hash in capitals', { sha256: 'A'.repeat(64) }],
    ['a hash that is too short', { sha256: 'a'.repeat(63) }],
    ['another kind', { kind: 'film' }],
    ['no type', { mime: '' }],
  ])('T-4: an upload of %s is refused by its field', async (_, changed) => {
    expect(await ask('POST', `${upload}/init`, { ...wish, ...changed })).toMatchObject({
      ...{ code: 422, data: { fields: { [Object.keys(changed)[0]!]: expect.any(String) } } },
    });
  });

  it('T-4: a piece of another type, too large, without bytes, or at no offset is refused, and nothing of it is kept', async () => {
    const { uploadId } = (await ask('POST', `${upload}/init`, wish)).data as { uploadId: string };
    const at = (offset: string) => `${upload}/${uploadId}?offset=${offset}`;
    expect((await ask('PUT', at('0'), Buffer.alloc(5), 'application/json')).code).toBe(415);
    expect((await ask('PUT', at('0'), Buffer.alloc(1_048_577))).code).toBe(413);
    expect((await ask('PUT', at('0'), Buffer.alloc(6))).code).toBe(422);
    for (const offset of ['-1', '1.5', 'x', '', '9'.repeat(20)])
      expect((await ask('PUT', at(offset), Buffer.alloc(5))).code, offset).toBe(422);
    expect((await ask('GET', `${upload}/${uploadId}`)).data).toMatchObject({ offset: 0 });
    expect((await ask('GET', `${upload}/finish`)).code).toBe(405);
  });

  it('S-2: more beginnings than a member’s network may make are 429 before anything is kept', async () => {
    const codes = [];
    for (let i = 0; i < 70; i += 1) codes.push((await ask('POST', `${upload}/init`, { ...wish, kind: 'film' })).code);
    expect(codes.at(-1)).toBe(429);
  });
});
