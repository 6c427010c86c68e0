import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawApart } from './drawApart.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#35568a' } });
const sizesOf = async (pictures: readonly Buffer[]) =>
  Promise.all(
    pictures.map(async (one) => {
      const { format, width, height } = await sharp(one).metadata();
      return `${format} ${width}×${height}`;
    }),
  );

/** A PNG of one colour whose few kilobytes decode to `side` × `side` pixels. */
const bomb = (side: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((side / 8 + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

it('draws a picture in the sizes below its own, upright, and in none above', async () => {
  const large = await drawApart(await plain(2400, 1200).jpeg().toBuffer(), 1600, [480, 960]);
  expect(typeof large === 'string' ? large : await sizesOf(large)).toEqual([
    ...['webp 1600×800', 'webp 480×240', 'webp 960×480'],
  ]);
  const lying = await plain(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const upright = await drawApart(lying, 1600, [480, 960]);
  expect(typeof upright === 'string' ? upright : await sizesOf(upright)).toEqual(['webp 300×600']);
});

it('ends a picture bomb, a torn picture and what is none in a word', async () => {
  expect(bomb(8000).length).toBeLessThan(20_000);
  expect(await drawApart(bomb(8000), 1600, [480])).toBe('pixels');
  const whole = await plain(400, 300).png().toBuffer();
  expect(await drawApart(whole.subarray(0, whole.length / 2), 1600, [480])).toBe('unreadable');
  expect(await drawApart(Buffer.from('GIF89a no picture at all'), 1600, [480])).toBe('unreadable');
  expect(await drawApart(Buffer.alloc(0), 1600, [480])).toBe('unreadable');
});
