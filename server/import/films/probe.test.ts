import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demux } from './demux.ts';
import { readFfprobe } from './ffprobe.ts';
import { machineProbe } from './probe.ts';
import { sourceType, unplayable, type Probed } from './probed.ts';

const v540 = join(import.meta.dirname, '../../../media/football/v540.mp4');

describe('what is in a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probe-'));
    await writeFile(join(folder, 'broken.mp4'), 'no film at all, only text');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('the library tells the length and the picture of an MP4 of ours', async () => {
    const probed = await demux(v540);
    expect(probed.video).toEqual({ codec: 'h264', width: 960, height: 540 });
    expect(probed.durationSec).toBeGreaterThan(5);
    expect(probed.audio).toEqual([]);
  });
  it('a file that is none is said to be so, by whatever reads it', async () => {
    expect(await (await machineProbe())(join(folder, 'broken.mp4'))).toMatch(/is no film/u);
    await expect(demux(join(folder, 'broken.mp4'))).rejects.toThrow();
  });
});

it('ffprobe’s answer: tracks with their languages, chapters, a cover that is no film', () => {
  const track = (codec_type: string, codec_name: string, tags = {}) => ({ codec_type, codec_name, tags });
  const probed = readFfprobe(
    JSON.stringify({
      format: { duration: '61.5', bit_rate: '200000' },
      streams: [
        { ...track('video', 'mjpeg'), disposition: { attached_pic: 1 } },
        { ...track('video', 'h264'), width: 1920, height: 1080, disposition: { attached_pic: 0 } },
        track('audio', 'aac', { language: 'vie' }),
        track('audio', 'ac3', { LANGUAGE: 'eng', title: 'Bình luận' }),
        track('subtitle', 'subrip', { language: 'chi' }),
        track('data', 'bin_data'),
      ],
      chapters: [{ start_time: '12.0', tags: { title: 'Hai' } }],
    }),
  );
  expect(probed).toEqual({
    ...{ durationSec: 61.5, bitrate: 200_000, video: { codec: 'h264', width: 1920, height: 1080 } },
    audio: [
      { codec: 'aac', lang: 'vi', title: '' },
      { codec: 'ac3', lang: 'en', title: 'Bình luận' },
    ],
    text: [{ codec: 'subrip', lang: 'zh', title: '' }],
    chapters: [{ from: 12, title: 'Hai' }],
  });
});

describe('what browsers play', () => {
  const probed = (video: string | null, ...audio: readonly string[]): Probed => ({
    ...{ durationSec: 1, bitrate: 0, text: [], chapters: [] },
    video: video === null ? null : { codec: video, width: 1, height: 1 },
    audio: audio.map((codec) => ({ codec, lang: 'und', title: '' })),
  });
  it('is told by codec, with the reason where none does', () => {
    expect([probed('h264', 'aac'), probed('av1'), probed('h264', 'ac3', 'aac')].map(unplayable)).toEqual([
      ...[null, null, null],
    ]);
    expect(unplayable(probed('mpeg2video', 'aac'))).toBe('has a picture in mpeg2video, which no browser plays');
    expect(unplayable(probed('h264', 'dts', 'ac3'))).toBe('has its sound in dts, ac3, which no browser plays');
    expect(unplayable(probed(null, 'aac'))).toBe('has no picture');
  });
  it('a Matroska file has a type only where it is a WebM', () => {
    expect(sourceType('a.mp4', probed('h264', 'aac'))).toBe('video/mp4; codecs="avc1.640028, mp4a.40.2"');
    expect(sourceType('a.MKV', probed('vp9', 'opus'))).toBe('video/webm; codecs="vp09.00.40.08, opus"');
    expect(sourceType('a.mkv', probed('h264', 'aac'))).toBe('');
  });
});

/** Only where the machine has ffmpeg; the library is held against the same file. */
const hasFfmpeg = (() => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
it.runIf(hasFfmpeg)('two audio tracks with languages, by ffprobe and by the library, in MP4 and Matroska', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tracks-'));
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    'color=s=64x36:d=1',
    '-f',
    'lavfi',
    '-i',
    'sine=d=1',
    '-f',
    'lavfi',
    '-i',
    'sine=d=1',
  ];
  const maps = [
    '-map',
    '0',
    '-map',
    '1',
    '-map',
    '2',
    '-metadata:s:a:0',
    'language=vie',
    '-metadata:s:a:1',
    'language=eng',
  ];
  for (const name of ['two.mp4', 'two.mkv']) {
    const file = join(folder, name);
    execFileSync('ffmpeg', [
      '-v',
      'error',
      ...inputs,
      ...maps,
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx264',
      '-c:a',
      'aac',
      file,
    ]);
    for (const probe of [await machineProbe(), demux]) {
      const probed = await probe(file);
      if (typeof probed === 'string') throw new Error(probed);
      expect(probed.video).toEqual({ codec: 'h264', width: 64, height: 36 });
      expect(probed.audio.map(({ codec, lang }) => [codec, lang])).toEqual([
        ['aac', 'vi'],
        ['aac', 'en'],
      ]);
      expect(probed.durationSec).toBeCloseTo(1, 0);
    }
  }
  await rm(folder, { recursive: true });
});
