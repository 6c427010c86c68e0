import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_SIDES } from '#domain/uploads/keptPicture.ts';
import { isRefused } from '../refusal.ts';
import { squaresOf } from './squares.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#35568a' } });

const drawn = async (bytes: Uint8Array, sides: readonly number[] = PICTURE_SIDES) => {
  const squares = await squaresOf(bytes, sides);
  if (isRefused(squares)) throw new Error(`refused: ${JSON.stringify(squares)}`);
  return squares;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** A PNG that declares this size and contains almost nothing. */
const bomb = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(64 * 1024), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

describe('item 32: a picture is drawn anew', () => {
  it.each([
    ['jpeg', () => plain(640, 480).jpeg().toBuffer()],
    ['png', () => plain(90, 300).png().toBuffer()],
    ['webp', () => plain(2000, 1000).webp().toBuffer()],
  ])('from %s into squares of WebP', async (_, make) => {
    const squares = await drawn(await make());
    const about = await Promise.all(squares.map((square) => sharp(square).metadata()));
    expect(about.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 256, 256],
      ['webp', 96, 96],
    ]);
  });

  it('without the place, the camera and the words that were in it, and turned the way it was held', async () => {
    const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
      .composite([{ input: await plain(100, 100).png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'nha cua toi o so 7' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const [square] = await drawn(bytes);
    const { exif, icc, xmp, orientation } = await sharp(square).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(square!.includes('so 7')).toBe(false);
    // Rotated by 90°: blue at the top, red at the bottom.
    const { data } = await sharp(square).raw().toBuffer({ resolveWithObject: true });
    expect(data[128 * 3]).toBeLessThan(120);
    expect(data[(255 * 256 + 128) * 3]).toBeGreaterThan(200);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an archive', 'PK\x03\x04 evil.jar'],
    ['a script', '*/=1;alert(1)//'],
  ])('a polyglot with %s behind the picture leaves it behind', async (_, tail) => {
    for (const bytes of [await plain(64, 64).jpeg().toBuffer(), await plain(64, 64).png().toBuffer()]) {
      const squares = await drawn(Buffer.concat([bytes, Buffer.from(tail)]));
      for (const square of squares) expect(square.includes(tail)).toBe(false);
    }
  });
});

describe('item 32: what is no picture of ours', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG after a blank', ' <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['GIF', 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'],
    ['PDF', '%PDF-1.7'],
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
  ])('%s is 415', async (_, text) => {
    expect(await squaresOf(Buffer.from(text, 'latin1'), [96])).toMatchObject({ code: 415 });
  });

  it('the first bytes of a JPEG with something else behind are 422', async () => {
    for (const text of ['\xff\xd8\xff<svg/>', '\x89PNG\r\n\x1a\n<html>', 'RIFF\x04\0\0\0WEBPVP8 '])
      expect(await squaresOf(Buffer.from(text, 'latin1'), [96])).toMatchObject({
        code: 422,
        fields: { body: 'unreadable' },
      });
  });

  it('a file that was cut off is 422', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
    const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#000', noise } });
    for (const bytes of [
      await picture.clone().jpeg().toBuffer(),
      await picture.clone().png().toBuffer(),
      await picture.clone().webp().toBuffer(),
    ])
      expect(await squaresOf(bytes.subarray(0, bytes.length / 2), [96])).toMatchObject({
        code: 422,
        fields: { body: 'unreadable' },
      });
  });

  it.each([
    ['of 30 000 × 30 000', 30_000, 30_000],
    ['one pixel over 16 million', 16_000_001, 1],
    ['as wide as a PNG can say', 0x7fffffff, 2],
  ])('a bomb %s is 422 before it goes off', async (_, width, height) => {
    const before = process.memoryUsage().rss;
    expect(await squaresOf(bomb(width, height), [96])).toMatchObject({ code: 422 });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('16 million pixels are taken', async () => {
    expect(await drawn(await plain(4000, 4000).png().toBuffer(), [96])).toHaveLength(1);
  });
});

it('item 32: many at once wait their turn, too many are asked to come back', async () => {
  const bytes = await plain(3000, 3000).jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 14 }, () => squaresOf(bytes, [96])));
  const turnedAway = answers.filter(isRefused);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway).toSatisfy((all: typeof turnedAway) => all.every(({ code }) => code === 503));
  expect(answers.length - turnedAway.length).toBe(10);
  expect(isRefused(await squaresOf(bytes, [96]))).toBe(false);
});
