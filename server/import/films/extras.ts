import { readFile, stat, writeFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { hasFfmpeg, runFfmpeg } from '../../shared/films/ffmpeg.ts';
import { madeFolder, makeWhole } from '../../shared/films/made.ts';
import { renditionOf } from '../../shared/films/rendition.ts';
import { joinedPath, joinParts } from './join.ts';
import type { Probed } from './probed.ts';

const Extras = Schema.Struct({
  /** Files beside this one. */
  subtitles: Schema.Array(Schema.Struct({ file: Schema.String, lang: Schema.String, title: Schema.String })),
  trickplay: Schema.NullOr(
    Schema.Struct({ cols: Schema.Int, rows: Schema.Int, w: Schema.Int, h: Schema.Int, everySec: Schema.Finite }),
  ),
});
export type Extras = typeof Extras.Type;
const File = Schema.fromJsonString(Extras);
const [readExtras, writeExtras] = [Schema.decodeUnknownSync(File), Schema.encodeSync(File)];

/** What was made of a film, and may be made of it now. */
export interface Making {
  /** The folder of all that is made; null where nothing is. */
  readonly root: string | null;
  /** Subtitles and small pictures out of a file, and the folder where they lie; null where there is nothing. */
  readonly extras: (path: string, probed: Probed) => Promise<{ readonly folder: string; readonly made: Extras } | null>;
  /** The file that the parts of a film are joined in; null where they cannot be. A plan has the first stand for it. */
  readonly joined: (paths: readonly string[]) => Promise<string | null>;
  /** The manifest of its renditions; null where none were made. */
  readonly rendition: (path: string) => Promise<string | null>;
}
export const noMaking: Making = {
  ...{ root: null, extras: async () => null, joined: async () => null, rendition: async () => null },
};

const NAME = 'extras';
const LIST = 'extras.json';
/** Subtitles that are text: others are pictures, which no browser reads. */
const TEXTS: readonly string[] = ['subrip', 'srt', 'ass', 'ssa', 'mov_text', 'webvtt', 'text'];
export const isTextTrack = (codec: string): boolean => TEXTS.includes(codec);

const SHEET = { cols: 10, rows: 10, w: 160 } as const;
/** However long a film is: three sheets, and a picture is not nearer to the next one than this. */
const MOST_PICTURES = 300;
const LEAST_SEC = 5;
const MAKING_MS = 15 * 60_000;

/** How small pictures of a film are laid out; null where it is too short for any, or its size is not known. */
export const sheetsOf = ({ durationSec, video }: Pick<Probed, 'durationSec' | 'video'>): Extras['trickplay'] => {
  if (durationSec === null || durationSec < LEAST_SEC || !video || video.width === 0 || video.height === 0) return null;
  const everySec = Math.max(LEAST_SEC, Math.ceil(durationSec / MOST_PICTURES));
  return { ...SHEET, h: Math.max(2, 2 * Math.round((SHEET.w * video.height) / video.width / 2)), everySec };
};

const takeTexts = async (path: string, folder: string, { text }: Probed): Promise<Extras['subtitles']> => {
  const tracks = text.flatMap(({ codec, lang, title }, i) =>
    isTextTrack(codec) ? [{ file: `text-${i}.vtt`, lang, title, i }] : [],
  );
  if (tracks.length === 0) return [];
  const outputs = tracks.flatMap(({ file, i }) => ['-map', `0:s:${i}`, '-c:s', 'webvtt', join(folder, file)]);
  await runFfmpeg(['-i', `file:${path}`, ...outputs], { timeoutMs: MAKING_MS });
  const there = await readdir(folder);
  return tracks.filter(({ file }) => there.includes(file)).map(({ file, lang, title }) => ({ file, lang, title }));
};

/** From whole pictures of the stream alone: to read all of a film takes minutes of a core. */
const takeSheets = async (path: string, folder: string, probed: Probed): Promise<Extras['trickplay']> => {
  const sheets = sheetsOf(probed);
  if (!sheets) return null;
  const { cols, rows, w, h, everySec } = sheets;
  const filter = `fps=1/${everySec}:start_time=0:round=near,scale=${w}:${h},tile=${cols}x${rows}`;
  const fault = await runFfmpeg(
    [
      ...['-skip_frame', 'nokey', '-i', `file:${path}`, '-map', '0:v:0', '-an', '-sn', '-dn'],
      ...['-vf', filter, '-q:v', '6', '-start_number', '0', join(folder, '%d.jpg')],
    ],
    { timeoutMs: MAKING_MS },
  );
  return fault === null ? sheets : null;
};

const stored = async (folder: string): Promise<Extras | null> => {
  const text = await readFile(join(folder, LIST), 'utf8').catch(() => null);
  return text === null ? null : readExtras(text);
};

/**
 * Makes what a film has inside a file of its own below `root`, where the machine has ffmpeg, and once: a plan makes
 * nothing, and finds what was made before.
 */
export const makingIn = async (root: string, plan: boolean): Promise<Making> => {
  const able = await hasFfmpeg();
  const makes = able && !plan;
  return {
    root,
    rendition: (path) => renditionOf(root, path),
    joined: async (paths) => {
      if (makes) return joinParts(root, paths);
      const { path } = await joinedPath(root, paths);
      const there = await stat(path).catch(() => null);
      return there ? path : able ? paths[0]! : null;
    },
    extras: async (path, probed) => {
      const above = await madeFolder(root, path);
      const folder = join(above, NAME);
      const known = await stored(folder);
      if (known || !makes) return known && { folder, made: known };
      // What cannot be made, for want of room or otherwise, is missing: the film is taken without it.
      await makeWhole(above, NAME, async (unfinished) => {
        const made = {
          subtitles: await takeTexts(path, unfinished, probed),
          trickplay: await takeSheets(path, unfinished, probed),
        };
        await writeFile(join(unfinished, LIST), writeExtras(made));
      }).catch(() => null);
      const made = await stored(folder);
      return made && { folder, made };
    },
  };
};
