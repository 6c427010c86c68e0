import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg, type FfmpegWork } from './ffmpeg.ts';
import { madeFolder, makeWhole } from './made.ts';

const NAME = 'dash';
const MANIFEST = 'manifest.mpd';

/** The path of the manifest of a film's DASH renditions; null if none were made. */
export const renditionOf = async (root: string, path: string): Promise<string | null> => {
  try {
    const manifest = join(await madeFolder(root, path), NAME, MANIFEST);
    await access(manifest);
    return manifest;
  } catch {
    return null;
  }
};

/** Heights of the renditions, and the maximum bit rate of each in kbit/s. */
const LADDER = [
  { height: 1080, most: 5000 },
  { height: 720, most: 3000 },
  { height: 360, most: 800 },
] as const;
const SEGMENT_S = 4;
/** The height of the best rendition of a film with this height. */
export const bestLines = (height: number): number => Math.min(LADDER[0].height, height);

/** The film to be rendered: its height, and the languages of its audio tracks. */
export interface RenditionSource {
  readonly height: number;
  readonly audio: readonly string[];
}

/** ffmpeg's arguments: no rendition is larger than the film, and each audio track has its own adaptation set. */
export const dashArguments = (path: string, folder: string, { height, audio }: RenditionSource): readonly string[] => {
  const fitting = LADDER.filter((one) => one.height <= height);
  const pictures = fitting.length > 0 ? fitting : [{ ...LADDER[2], height: Math.max(2, height - (height % 2)) }];
  const sounds = audio.map((lang, i) => ({ lang, stream: pictures.length + i }));
  return [
    ...['-i', `file:${path}`, '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...pictures.flatMap(() => ['-map', '0:v:0']),
    ...audio.flatMap((_, i) => ['-map', `0:a:${i}`]),
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-sc_threshold', '0'],
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_S})`],
    ...pictures.flatMap(({ height: lines, most }, i) => [
      ...[`-filter:v:${i}`, `scale=-2:${lines}`, `-crf:v:${i}`, '23'],
      ...[`-maxrate:v:${i}`, `${most}k`, `-bufsize:v:${i}`, `${2 * most}k`],
    ]),
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2'],
    ...sounds.flatMap(({ lang }, i) => [`-metadata:s:a:${i}`, `language=${lang}`]),
    ...['-f', 'dash', '-seg_duration', String(SEGMENT_S), '-use_template', '1', '-use_timeline', '1'],
    '-adaptation_sets',
    ['id=0,streams=v', ...sounds.map(({ stream }, i) => `id=${i + 1},streams=${stream}`)].join(' '),
    join(folder, MANIFEST),
  ];
};

/** Makes a film's DASH renditions, completely or not at all; returns the reason if it failed, otherwise null. */
export const makeRendition = async (
  root: string,
  path: string,
  source: RenditionSource,
  work: FfmpegWork,
): Promise<string | null> => {
  let fault: string | null = null;
  try {
    await makeWhole(await madeFolder(root, path), NAME, async (folder) => {
      fault = await runFfmpeg(dashArguments(path, folder, source), work);
      if (fault !== null) throw new Error(fault);
    });
    return null;
  } catch (error) {
    return fault ?? (error instanceof Error ? error.message : String(error));
  }
};
