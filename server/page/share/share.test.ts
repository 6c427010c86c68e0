import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localePath, locales } from '#domain/locale/locale.ts';
import { fakeMatch } from '../../testing/fakeContent.ts';
import { fakeHandlers } from '../../testing/fakeHandlers.ts';
import { startFake, type Started } from '../../testing/startFake.ts';
import { refused } from '../../shared/refusal.ts';

const room = '/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1';
const dataDir = mkdtempSync(join(tmpdir(), 'share-'));
let now = Date.UTC(2026, 10, 21, 12);
let match = fakeMatch();
let asked = 0;
let started: Started;
beforeAll(async () => {
  const handlers = fakeHandlers({
    schedule: {
      liveRoom: async ({ id }) => {
        asked += 1;
        return id === 'f1' ? { ...match, groupId: '30', watching: 1, tabs: [] } : refused(404);
      },
    },
  });
  started = await startFake({ env: { DATA_DIR: dataDir }, parts: { handlers }, clock: () => now });
});
afterAll(() => started.origin.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(started.url + path, { redirect: 'manual', headers });
/** The address of the picture in a page's head. */
const pictureOf = async (path: string): Promise<string> => {
  // Descriptions of pages are cached for two seconds.
  now += 3000;
  const html = await (await ask(path, { 'sec-fetch-site': 'same-origin' })).text();
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return address.replace(started.url, '');
};

describe('share pictures', () => {
  it.each(locales.flatMap(({ code }) => ['/', '/lich-truc-tiep', '/thong-tin', room].map((path) => [code, path])))(
    'in %s the page %s names one of its own, of 1200 × 630, for good',
    async (code, path) => {
      const address = await pictureOf(localePath(code as 'vi', path!));
      expect(address).toMatch(/^\/share\/[\w-]{16}\/[\w/-]+\.png$/);
      const response = await ask(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      const again = await ask(address, { 'if-none-match': response.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    },
  );

  it('never tell a score, nor how a match stands: its picture is the same before and after', async () => {
    const before = await pictureOf(room);
    match = fakeMatch({ score: '7-0', status: '90', note: 'Bến Gỗ thắng 7-0', watching: 9 });
    expect(await pictureOf(room)).toBe(before);
  });

  it('have another address once what they show has changed, and the old one leads there', async () => {
    match = fakeMatch();
    const before = await pictureOf(room);
    match = fakeMatch({ startTime: Date.UTC(2026, 10, 22, 19) });
    const after = await pictureOf(room);
    expect(after).not.toBe(before);
    const old = await ask(before);
    expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([
      302,
      after,
      'no-cache',
    ]);
  });

  it('are one for a room, whatever names stand in its address', async () => {
    expect(await pictureOf('/truc-tiep/casino/ten-sai-f1')).toBe(await pictureOf(room));
  });

  it.each([
    '/share/aaaaaaaaaaaaaaaa/truc-tiep/the-thao/bong-da/khong-co-zz9.png',
    '/share/aaaaaaaaaaaaaaaa/khong-co-trang-nay.png',
    '/share/aaaaaaaaaaaaaaaa/%00.png',
    '/share/aaaaaaaaaaaaaaaa/%E0%A4%A.png',
    '/share/aaaaaaaaaaaaaaaa/vi',
    '/share/aaaaaaaaaaaaaaaa/../../etc/passwd.png',
  ])('%s is none: 404, or no address at all', async (path) => {
    expect([400, 404]).toContain((await ask(path)).status);
  });

  it.each(['/khong-co-trang-nay', '/thoi-nhan-thu/eyJ0b2tlbiI6MX0.c2lnbmF0dXJl', '/tai-khoan'])(
    'the page %s, which is none or nobody else’s, names the picture of the portal, and its address no more',
    async (path) => {
      expect(await pictureOf(path)).toBe('/og.png');
      expect((await ask(`/share/aaaaaaaaaaaaaaaa${path}.png`)).status).toBe(404);
    },
  );
});

describe('made-up addresses', () => {
  it('draw nothing, ask for the same page once, and come to an end for one network', async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'share-flood-'));
    const flooded = await startFake({ env: { DATA_DIR: scratch }, clock: () => now });
    const at = async (i: number) => {
      const path = `/share/${String(i).padStart(16, '0')}/truc-tiep/the-thao/bong-da/a-f1.png`;
      return (await fetch(flooded.url + path, { redirect: 'manual' })).status;
    };
    const seen: number[] = [];
    for (let i = 0; i < 300; i += 50)
      seen.push(...(await Promise.all(Array.from({ length: 50 }, (_, j) => at(i + j)))));
    await flooded.origin.close();
    expect(seen.filter((status) => status === 302)).toHaveLength(240);
    expect(seen.filter((status) => status === 429)).toHaveLength(60);
    expect(existsSync(join(scratch, 'drawing'))).toBe(false);
  });

  it('ask for what is there once, however many there are at a time', async () => {
    now += 3000;
    asked = 0;
    await Promise.all(Array.from({ length: 20 }, () => ask(`/share/bbbbbbbbbbbbbbbb${room}.png`)));
    expect(asked).toBe(1);
  });
});
