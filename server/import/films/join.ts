import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { runFfmpeg } from '../../shared/films/ffmpeg.ts';
import { madeFolder, makeWhole } from '../../shared/films/made.ts';

const LIST = 'parts.txt';
/** A copy of two full discs of a slow machine. */
const JOINING_MS = 30 * 60_000;

/** What a list of ffmpeg may hold: a quote ends the text and stands outside of it. */
const quoted = (path: string): string => `'${path.replace(/'/gu, `'\\''`)}'`;
const endingFor = (paths: readonly string[]): string =>
  paths.every((path) => /\.(?:mp4|m4v|mov)$/iu.test(path)) ? '.mp4' : /\.webm$/iu.test(paths[0]!) ? '.webm' : '.mkv';

/** Where the parts of a film are joined: another part, or a changed one, has another place. */
export const joinedPath = async (root: string, paths: readonly string[]) => {
  const folders = await Promise.all(paths.map((path) => madeFolder(root, path)));
  const name = `joined-${createHash('sha256').update(folders.join()).digest('hex').slice(0, 12)}`;
  return { above: folders[0]!, name, path: join(folders[0]!, name, `film${endingFor(paths)}`) };
};

/** Joins the parts of a film in one file of ours, as they are: nothing is transcoded. Null where that fails. */
export const joinParts = async (root: string, paths: readonly string[]): Promise<string | null> => {
  const { above, name, path } = await joinedPath(root, paths);
  const there = () =>
    stat(path)
      .then(() => path)
      .catch(() => null);
  const known = await there();
  if (known !== null || paths.some((one) => /[\r\n]/u.test(one))) return known;
  await makeWhole(above, name, async (unfinished) => {
    await writeFile(join(unfinished, LIST), paths.map((one) => `file ${quoted(one)}\n`).join(''));
    const fault = await runFfmpeg(
      [
        ...['-f', 'concat', '-safe', '0', '-i', join(unfinished, LIST), '-map', '0:v:0', '-map', '0:a?', '-c', 'copy'],
        ...['-movflags', '+faststart', join(unfinished, `film${extname(path)}`)],
      ],
      { timeoutMs: JOINING_MS },
    );
    if (fault !== null) throw new Error(fault);
  }).catch(() => null);
  return there();
};
