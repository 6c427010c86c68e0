import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ffmpeg, startFfmpeg } from './ffmpeg.ts';
import { FILMS } from './films/catalogue.ts';
import { DRAWINGS_A_SECOND, type Film, lengthOf } from './films/film.ts';
import { SHEET } from './films/press.ts';
import { filmWav } from './films/sound.ts';
import { manifestOf, partsOf, SOUNDTRACKS, subtitlesOf, TRICKPLAY } from './films/tracks.ts';
import { openPainter } from './picture.ts';

// node tools/streams/buildFilms.ts [FOLDER…] : draws and encodes the demo's films into media/films/. Needs ffmpeg and Chromium.
const MEDIA = fileURLToPath(new URL('../../media/films/', import.meta.url));
const chosen = process.argv.slice(2);
const SEGMENT_S = 4;

/** Draws a whole film into one lossless file. */
const drawFilm = async (film: Film, out: string) => {
  const painter = await openPainter(film.folder, SHEET.width, SHEET.height, 'films');
  const sink = startFfmpeg([
    ...['-f', 'image2pipe', '-framerate', `${DRAWINGS_A_SECOND}`, '-c:v', 'png', '-i', '-'],
    ...['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', out],
  ]);
  for (let n = 0; n < lengthOf(film) * DRAWINGS_A_SECOND; n++) await sink.write(await painter.frame(n));
  await painter.close();
  await sink.end();
};

/** One picture of the film. */
const still = (picture: string, second: number, width: number, out: string) =>
  ffmpeg(['-ss', `${second}`, '-i', picture, '-frames:v', '1', '-vf', `scale=${width}:-2`, '-q:v', '4', out]);

const encode = async (film: Film, picture: string, work: string) => {
  const sounds = await Promise.all(
    SOUNDTRACKS.map(async (name, k) => {
      const file = join(work, `${name}.wav`);
      await writeFile(file, filmWav(film, k === 0));
      return file;
    }),
  );
  await ffmpeg([
    ...['-i', picture, ...sounds.flatMap((file) => ['-i', file])],
    ...['-map', '0:v', ...sounds.flatMap((_, k) => ['-map', `${k + 1}:a`])],
    ...['-vf', 'scale=out_color_matrix=bt709,format=yuv420p', '-r', '24'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'main', '-level:v', '3.1'],
    ...['-crf', '27', '-maxrate', '260k', '-bufsize', '1040k'],
    ...['-g', '48', '-keyint_min', '48', '-sc_threshold', '0', '-bf', '2'],
    ...['-c:a', 'aac', '-b:a', '36k'],
    ...['-f', 'dash', '-single_file', '1', '-single_file_name', '$RepresentationID$.mp4'],
    ...['-use_template', '0', '-use_timeline', '0', '-seg_duration', `${SEGMENT_S}`],
    ...['-adaptation_sets', 'id=0,streams=0 id=1,streams=1 id=2,streams=2', join(work, 'manifest.mpd')],
  ]);
};

for (const film of FILMS) {
  if (chosen.length > 0 && !chosen.includes(film.folder)) continue;
  const work = await mkdtemp(join(tmpdir(), 'films-'));
  const folder = join(MEDIA, film.folder);
  await mkdir(folder, { recursive: true });
  const picture = join(work, 'picture.mkv');
  await drawFilm(film, picture);
  await encode(film, picture, work);
  for (const n of [0, 1, 2]) await rename(join(work, `${n}.mp4`), join(folder, `${n}.mp4`));
  await writeFile(join(folder, 'manifest.mpd'), manifestOf(await readFile(join(work, 'manifest.mpd'), 'utf8'), film));
  await writeFile(join(folder, 'parts.json'), `${JSON.stringify(partsOf(film), null, 2)}\n`);
  for (const [lang, text] of subtitlesOf(film)) await writeFile(join(folder, `sub-${lang}.vtt`), text);
  const { cols, rows, w, h, everySec } = TRICKPLAY;
  await ffmpeg([
    ...['-i', picture, '-vf', `fps=1/${everySec}:round=up,scale=${w}:${h},tile=${cols}x${rows}`],
    ...['-q:v', '6', '-start_number', '0', join(folder, 'trick-%d.jpg')],
  ]);
  if (film.folder.includes('/')) await still(picture, film.still, 480, join(folder, 'still.jpg'));
  else await still(picture, film.still, SHEET.width, join(folder, 'backdrop.jpg'));
  const sizes = await Promise.all(
    ['0.mp4', '1.mp4', '2.mp4'].map(async (file) => (await stat(join(folder, file))).size),
  );
  console.log(`${film.folder} ${lengthOf(film)} s: ${sizes.join(', ')} bytes`);
  await rm(work, { recursive: true });
}
