import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sound = (): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../media/music/dem-tren-khan-dai/nguoi-soat-ve.mp3'));

const sized = (size: number): Buffer => Buffer.from([21, 14, 7, 0].map((by) => (size >> by) & 0x7f));
/** An MP3 with ID3v2.4 tags in UTF-8, by frame name. */
export const mp3 = (tags: Readonly<Record<string, string>>): Buffer => {
  const frames = Object.entries(tags).map(([name, text]) => {
    const [id = '', described] = name.split(':');
    const body = Buffer.from(`\u0003${described === undefined ? '' : `${described}\0`}${text}`, 'utf8');
    return Buffer.concat([Buffer.from(id), sized(body.length), Buffer.from([0, 0]), body]);
  });
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\u0004\0\0'), sized(body.length), body, sound()]);
};

const le32 = (n: number): Buffer => Buffer.from([n & 0xff, (n >> 8) & 0xff, (n >> 16) & 0xff, (n >>> 24) & 0xff]);
const block = (type: number, body: Buffer, last: boolean): Buffer =>
  Buffer.concat([
    Buffer.from([(last ? 0x80 : 0) | type, body.length >> 16, (body.length >> 8) & 0xff, body.length & 0xff]),
    body,
  ]);
/** The head of a FLAC file with a duration in seconds and its tags. */
export const flac = (seconds: number, tags: Readonly<Record<string, string>>): Buffer => {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(4096, 0);
  info.writeUInt16BE(4096, 2);
  const samples = seconds * 44_100;
  // 20 bits of rate, 3 of channels less one, 5 of bits less one, 36 of samples.
  info.writeUInt32BE(((44_100 << 12) | (1 << 9) | (15 << 4)) >>> 0, 10);
  info.writeUInt32BE(samples, 14);
  const words = Object.entries(tags).map(([name, text]) => Buffer.from(`${name}=${text}`, 'utf8'));
  const comments = Buffer.concat([
    le32(4),
    Buffer.from('test'),
    le32(words.length),
    ...words.flatMap((word) => [le32(word.length), word]),
  ]);
  return Buffer.concat([Buffer.from('fLaC'), block(0, info, false), block(4, comments, true), Buffer.alloc(256)]);
};
