import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../refusal.ts';
import { hasMoreThan, MOST_FRAMES, MOST_SCANS, withoutWords } from './affordable.ts';
import { squaresOf } from './squares.ts';

const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#35568a' } });
const times = (count: number, bytes: Buffer): Buffer[] => Array.from({ length: count }, () => bytes);
const isTaken = async (bytes: Buffer) => !isRefused(await squaresOf(bytes, [32]));
const unreadable = { code: 422, fields: { body: 'unreadable' } };

it('counts every mark, up to the one that is too many', () => {
  const mark = Buffer.from([0xff, 0xda]);
  const marks = Buffer.concat(times(3, Buffer.from([0, 0xff, 0xff, 0xda, 1])));
  expect([hasMoreThan(2, mark, marks), hasMoreThan(3, mark, marks)]).toEqual([true, false]);
});

describe('S-7: a JPEG', () => {
  /** A JPEG that scans the same pixels again and again in 31 bytes each, as a decoder accepts it. */
  const scanned = async (scans: number): Promise<Buffer> => {
    const jpeg = await plain(64).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    const first = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const second = jpeg.indexOf(Buffer.from([0xff, 0xda]), first + 2);
    let end = second + 10;
    while (!(jpeg[end] === 0xff && jpeg[end + 1] !== 0)) end += 1;
    const head = Buffer.from(jpeg.subarray(0, second));
    // Full precision in the first scan, so that no later scan has bits left to refine.
    head[first + 13] = 0;
    const scan = Buffer.from(jpeg.subarray(second, end));
    scan.set([1, 63, 0], 7);
    return Buffer.concat([head, ...times(scans - 1, scan), Buffer.from([0xff, 0xd9])]);
  };

  it('with more scans than any encoder makes is refused before it is decoded', async () => {
    expect(await isTaken(await scanned(MOST_SCANS))).toBe(true);
    expect(await squaresOf(await scanned(MOST_SCANS + 1), [32])).toMatchObject(unreadable);
    expect(await squaresOf(await scanned(60_000), [32])).toMatchObject(unreadable);
  });

  it('of many scans, as encoders make them, is taken', async () => {
    expect(await isTaken(await plain(64).jpeg({ mozjpeg: true, optimiseScans: true }).toBuffer())).toBe(true);
  });
});

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

describe('S-7: a PNG', () => {
  it('is drawn without its packed words, its animation and what comes after its end', async () => {
    const png = await plain(64).png().toBuffer();
    const bomb = chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(1_000_000))]));
    const header = 33;
    const loaded = Buffer.concat([
      ...[png.subarray(0, header), ...times(40, bomb), chunk('iTXt', Buffer.from('k\0\0\0\0\0t'))],
      ...[png.subarray(header, -12), ...times(1000, chunk('fdAT', Buffer.alloc(4)))],
      ...[png.subarray(-12), Buffer.from('PK\x03\x04')],
    ]);
    const bare = withoutWords(loaded);
    for (const left of ['zTXt', 'iTXt', 'fdAT', 'PK']) expect(bare.includes(left)).toBe(false);
    expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
    expect(await isTaken(loaded)).toBe(true);
  });

  it('keeps its transparency, its colours and the way it was held', async () => {
    const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: '#35568a80' } });
    const turned = await glass.withMetadata({ orientation: 6 }).png({ palette: true }).toBuffer();
    expect(await sharp(withoutWords(turned)).metadata()).toEqual(
      expect.objectContaining({ orientation: 6, isPalette: true, hasAlpha: true }),
    );
  });
});

it('S-7: a WebP of more frames than are quickly passed over is refused, a usual animation gives its first', async () => {
  const still = (await plain(1).webp({ lossless: true }).toBuffer()).subarray(12);
  const riff = (type: string, data: Buffer): Buffer => {
    const head = Buffer.from(`${type}0000`, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data]);
  };
  const frame = riff('ANMF', Buffer.concat([Buffer.alloc(16), still]));
  const extended = riff('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const moving = (frames: number) =>
    riff(
      'RIFF',
      Buffer.concat([Buffer.from('WEBP'), extended, riff('ANIM', Buffer.alloc(6)), ...times(frames, frame)]),
    );
  expect(await isTaken(moving(MOST_FRAMES))).toBe(true);
  expect(await squaresOf(moving(MOST_FRAMES + 1), [32])).toMatchObject(unreadable);
});
