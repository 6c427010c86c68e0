import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SOUNDS } from './audio/sounds.ts';
import { wav } from './audio/synth.ts';
import { ffmpeg, startFfmpeg } from './ffmpeg.ts';
import { openPainter } from './picture.ts';
import type { Part, Rendition } from './plans.ts';
import { RIBBON } from './scenes/ribbon.ts';

const LEVEL = { 540: '3.1', 720: '3.1', 1080: '4.0' } as const;

// One moof per 16 frames: 3 chunks make a segment of 1.6 s, and 25 AAC frames last exactly as long.
const FRAGMENTS = ['-movflags', '+cmaf+empty_moov+default_base_moof', '-frag_duration', '533333'];
const BT709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];

const SEGMENT = { videoFrames: 48, soundFrames: 75 } as const;

/** Renders segments of the loop into one lossless file. */
export const drawLoop = async (scene: string, folder: string, { first, end }: Part): Promise<string> => {
  const file = join(folder, 'picture.mkv');
  const painter = await openPainter(scene, 1920, 1080);
  const sink = startFfmpeg([
    ...['-f', 'image2pipe', '-framerate', '30', '-c:v', 'png', '-i', '-'],
    ...['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', '-g', '30', file],
  ]);
  for (let n = first * SEGMENT.videoFrames; n < end * SEGMENT.videoFrames; n++)
    await sink.write(await painter.frame(n));
  await painter.close();
  await sink.end();
  return file;
};

/** The ribbon's faint cells are lost at the picture's own quality. Takes 4 per cent more bytes. */
const KEEP_RIBBON = `addroi=x=0:y=ih*${RIBBON.top - 0.006}:w=iw:h=ih*${1.006 - RIBBON.top}:qoffset=-0.25`;

/** No B-frames: decoding order is display order, so no edit list is needed and WebRTC can send the same file. */
export const encodeVideo = (source: string, out: string, r: Rendition) =>
  ffmpeg([
    ...[
      '-i',
      source,
      '-vf',
      `scale=-2:${r.height}:flags=lanczos:out_color_matrix=bt709,format=yuv420p,${KEEP_RIBBON}`,
      ...BT709,
    ],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-profile:v',
      'high',
      '-level:v',
      LEVEL[r.height],
    ],
    ...['-crf', `${r.crf}`, '-bf', '0', '-g', '48', '-keyint_min', '48'],
    ...[
      '-x264-params',
      `scenecut=0:open-gop=0:ref=3${r.share === undefined ? '' : `:zones=0,999,b=${r.share}`}`,
      '-video_track_timescale',
      '15360',
      '-an',
      ...FRAGMENTS,
      out,
    ],
  ]);

const FRAMES_OF_LOOP = 750;
/**
 * The middle one of three loops: it excludes the encoder's priming frame, and its ends overlap as the encoder intended.
 */
const middleLoop = (adts: Buffer, { first, end }: Part): Buffer => {
  const frames: Buffer[] = [];
  for (let at = 0; at + 7 <= adts.length;) {
    const size = ((adts.readUInt8(at + 3) & 3) << 11) | (adts.readUInt8(at + 4) << 3) | (adts.readUInt8(at + 5) >> 5);
    frames.push(adts.subarray(at, at + size));
    at += size;
  }
  const loop = frames.slice(FRAMES_OF_LOOP + 1, 2 * FRAMES_OF_LOOP + 1);
  if (loop.length !== FRAMES_OF_LOOP) throw new Error(`three loops gave ${frames.length} AAC frames, too few`);
  return Buffer.concat(loop.slice(first * SEGMENT.soundFrames, end * SEGMENT.soundFrames));
};

export const encodeSound = async (scene: string, folder: string, out: string, kilobits: number, part: Part) => {
  const sound = SOUNDS[scene];
  if (!sound) throw new Error(`the scene ${scene} has no sound in audio/sounds.ts`);
  const file = (ending: string) => join(folder, `sound.${ending}`);
  await writeFile(file('wav'), wav(sound(), 3));
  await ffmpeg(['-i', file('wav'), '-c:a', 'aac', '-b:a', `${kilobits}k`, file('aac')]);
  await writeFile(file('loop.aac'), middleLoop(await readFile(file('aac')), part));
  // Through .m4a: directly from ADTS the moov box would lack the AudioSpecificConfig, and Chromium refuses it.
  await ffmpeg(['-i', file('loop.aac'), '-c:a', 'copy', file('m4a')]);
  await ffmpeg(['-i', file('m4a'), '-c:a', 'copy', '-video_track_timescale', '48000', ...FRAGMENTS, out]);
};

export const encodePoster = (source: string, out: string, frame: number, quality: number) =>
  ffmpeg([
    ...['-i', source, '-vf', `select=eq(n\\,${frame}),crop=1876:1054:22:0,scale=1280:720:flags=lanczos`],
    ...['-frames:v', '1', '-c:v', 'libwebp', '-quality', `${quality}`, '-preset', 'drawing', out],
  ]);
