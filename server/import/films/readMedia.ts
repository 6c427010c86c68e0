import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import type { CardImage } from '#domain/social/social.ts';
import type { MediaForm } from '../../shared/films/filmForm.ts';
import { bestLines, type RenditionSource } from '../../shared/films/rendition.ts';
import { pictureSize } from '../../shared/films/pictureSize.ts';
import { decodedText, readSubtitles, subtitleFormOf } from '../../shared/films/subtitles.ts';
import { wordsOf } from '../../shared/words.ts';
import type { Besides, FoundSubtitle } from './besides.ts';
import { isTextTrack, type Making } from './extras.ts';
import type { Facts } from './facts.ts';
import { wholeFile, type Reading } from './joined.ts';
import { ownName } from './languages.ts';
import { heightIn } from './names.ts';
import type { PlacedVideo } from './place.ts';
import { mediaTypeOf, OLD_FILM_FILE, sourceType, unplayable, type Probed } from './probed.ts';
import type { Fault } from './readFacts.ts';

/** A file that the origin serves under its id. */
export interface ServedFile {
  readonly fileId: string;
  readonly path: string;
  readonly type: string;
}
export interface ReadMedia {
  readonly media: MediaForm | null;
  readonly durationSec: number | null;
  readonly height: number;
  readonly files: readonly ServedFile[];
  readonly faults: readonly Fault[];
  /** What of it is taken, but not wholly. */
  readonly remarks: readonly Fault[];
  /** What plays better, or at all, once renditions are made of it. */
  readonly wishes: readonly Wish[];
}

/** A file of which renditions may be made, by its whole path. */
export interface Wish extends RenditionSource {
  readonly path: string;
}

const fileIdOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 24);
const servedAs = (path: string, type: string): ServedFile => ({ fileId: fileIdOf(path), path, type });
export const addressOf = ({ fileId }: ServedFile): string => `/media/film/${fileId}`;

const pictureTypes: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' };
const HEAD_BYTES = 256 * 1024;

/** A picture with its size, and its file; null for one that cannot be read. */
export const readPicture = async (
  { root }: Reading,
  path: string | null,
): Promise<{ readonly image: CardImage; readonly file: ServedFile } | null> => {
  if (path === null) return null;
  const file = await open(root(path)).catch(() => null);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const size = pictureSize(buffer.subarray(0, bytesRead));
    const served = servedAs(root(path), pictureTypes[/\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'image/jpeg');
    return size && { image: { url: addressOf(served), ...size }, file: served };
  } finally {
    await file.close();
  }
};

const MOST_SUBTITLE_BYTES = 4 * 1024 * 1024;

/** Subtitles of a form that can be read; broken lines are told, and the rest is taken. */
const readSubtitle = async ({ root }: Reading, { path, lang, forced, sdh, isDefault }: FoundSubtitle) => {
  const fault = (reason: string, line = 1) => ({ track: null, file: null, faults: [{ path, line, reason }] });
  const form = subtitleFormOf(path);
  const found = await stat(root(path)).catch(() => null);
  if (!form || !found) return fault('cannot be read');
  if (found.size > MOST_SUBTITLE_BYTES) return fault('is larger than 4 MiB');
  const { cues, broken } = readSubtitles(decodedText(await readFile(root(path)), lang), form);
  if (cues.length === 0) return fault('has no subtitles');
  const file = servedAs(root(path), `text/vtt; lang=${lang}`);
  return {
    track: {
      ...{ id: file.fileId, lang, label: ownName(lang), url: addressOf(file) },
      ...{ default: isDefault, forced, sdh },
    },
    file,
    faults: broken.map(({ line, reason }) => ({ path, line, reason })),
  };
};

const sourceOf = (
  video: PlacedVideo,
  file: ServedFile,
  probed: Probed | null,
  size: Pick<NonNullable<Probed['video']>, 'width' | 'height'> | null = probed?.video ?? null,
): MediaForm['sources'][number] => {
  const { width = 0, height = 0 } = size ?? {};
  const lines = height || heightIn(video.stem);
  return {
    protocol: video.form === 'file' ? 'mp4' : video.form,
    streamLink:
      video.form === 'file' ? addressOf(file) : `${addressOf(file)}/${encodeURIComponent(basename(video.path))}`,
    type: probed ? sourceType(video.path, probed) : file.type,
    ...{ label: lines > 0 ? `${lines}p` : '', width, height: lines, bitrate: probed?.bitrate ?? 0 },
  };
};

/** The list beside sheets of small pictures, which are served as its pieces. */
const SHEETS = 'application/json';
/** A file that is not played itself: it says where its film lies. */
const UNPLAYED = 'video/unplayed';

const manifestTypes = { dash: 'application/dash+xml', hls: 'application/vnd.apple.mpegurl' } as const;

type Source = MediaForm['sources'][number];
interface ReadVideo {
  readonly path: string;
  /** The best first. */
  readonly sources: readonly Source[];
  readonly files: readonly ServedFile[];
  readonly probed: Probed | null;
  readonly height: number;
}
const playedBy = (path: string, probed: Probed | null, all: readonly (readonly [Source, ServedFile])[]): ReadVideo => ({
  ...{ path, probed, sources: all.map(([source]) => source), files: all.map(([, file]) => file) },
  height: Math.max(0, ...all.map(([{ height }]) => height)),
});

/** Renditions that were made of a file. */
const madeOf = (manifest: string, { video }: Pick<Probed, 'video'>): readonly [Source, ServedFile] => {
  const file = servedAs(manifest, manifestTypes.dash);
  const size = video && {
    height: bestLines(video.height),
    width: Math.round((video.width * bestLines(video.height)) / video.height),
  };
  return [sourceOf({ path: manifest, dir: '', stem: '', form: 'dash' }, file, null, size), file];
};

const NO_FORM = 'is in a form that no browser plays: make an MP4 of it, or import it with --transcode';

/** Of a file that no browser plays, why, and what can be done. */
interface Unplayed {
  readonly reason: string;
  readonly wish: Wish | null;
}
const wishOf = (path: string, { video, audio }: Probed): Wish | null =>
  video && { path, height: video.height, audio: audio.map(({ lang }) => lang) };

const readVideo = async (reading: Reading, video: PlacedVideo): Promise<ReadVideo | Unplayed> => {
  const { root, probe, making } = reading;
  if (video.form !== 'file') {
    const path = root(video.path);
    const file = servedAs(path, manifestTypes[video.form]);
    return playedBy(path, null, [[sourceOf(video, file, null), file]]);
  }
  const isOld = OLD_FILM_FILE.test(video.path);
  const whole = await wholeFile(reading, video);
  if ('reason' in whole) return { reason: whole.reason, wish: null };
  const { path } = whole;
  const probed = await probe(path);
  if (typeof probed === 'string') return { reason: isOld ? NO_FORM : probed, wish: null };
  const parts = whole.joinedOf.map((part) => servedAs(part, UNPLAYED));
  const manifest = await making.rendition(path);
  const made = manifest === null ? [] : [madeOf(manifest, probed)];
  const why = isOld ? NO_FORM : unplayable(probed);
  if (why === null) {
    const file = servedAs(path, mediaTypeOf(path));
    const played = playedBy(path, probed, [...made, [sourceOf({ ...video, path }, file, probed), file]]);
    return { ...played, files: [...played.files, ...parts] };
  }
  if (made.length === 0) return { reason: why, wish: wishOf(path, probed) };
  const played = playedBy(path, probed, made);
  return { ...played, files: [...played.files, servedAs(path, UNPLAYED), ...parts] };
};

const partsOf = ({ chapters, segments = [] }: Facts, probed: Probed | null) => ({
  segments,
  chapters: (chapters ?? probed?.chapters ?? [])
    .map(({ from, title }) => ({ from, title: wordsOf(title) }))
    .filter(({ title }) => title.vi !== ''),
});

/** Subtitles and small pictures that were taken out of a file. */
const takenOut = async (making: Making, { path, probed }: ReadVideo) => {
  const found = probed && (await making.extras(path, probed));
  if (!found) return { texts: [], files: [], trickplay: null };
  const { folder, made } = found;
  const texts = made.subtitles.map(({ file, lang, title }) => {
    const served = servedAs(join(folder, file), `text/vtt; lang=${lang}`);
    const isForced = /forced/iu.test(title);
    const named = { id: served.fileId, lang, label: title || ownName(lang), url: addressOf(served) };
    return { file: served, track: { ...named, default: false, forced: isForced, sdh: /\bsdh\b/iu.test(title) } };
  });
  const sheets = servedAs(join(folder, 'extras.json'), SHEETS);
  return {
    texts: texts.map(({ track }) => track),
    files: [...texts.map(({ file }) => file), ...(made.trickplay ? [sheets] : [])],
    trickplay: made.trickplay && { url: `${addressOf(sheets)}/{n}.jpg`, ...made.trickplay },
  };
};

/** Subtitles inside a file that are not taken, and why. */
const leftInside = ({ path }: PlacedVideo, { text }: Probed, taken: boolean): readonly Fault[] => {
  const left = text.filter(({ codec }) => !taken || !isTextTrack(codec));
  if (left.length === 0) return [];
  const langs = left.map(({ lang }) => lang).join(', ');
  return [
    { path, line: 1, reason: `has subtitles inside (${langs}), which no browser reads: put them beside it as files` },
  ];
};

/** Reads the files that a film or an episode is played by; the best quality comes first. */
export const readMedia = async (
  reading: Reading,
  videos: readonly PlacedVideo[],
  { subtitles }: Besides,
  facts: Facts,
): Promise<ReadMedia> => {
  const read = await Promise.all(videos.map(async (video) => ({ video, one: await readVideo(reading, video) })));
  const unplayed = read.flatMap(({ video: { path }, one }) => ('reason' in one ? [{ path, ...one }] : []));
  const playable = read
    .flatMap(({ one, video }) => ('reason' in one ? [] : [{ ...one, video }]))
    .toSorted((a, b) => b.height - a.height);
  const texts = await Promise.all(subtitles.map((one) => readSubtitle(reading, one)));
  const [best] = playable;
  const faults = [
    ...unplayed.map(({ path, reason }) => ({ path, line: 1, reason })),
    ...texts.flatMap((one) => one.faults),
  ];
  const wishes = unplayed.flatMap(({ wish }) => wish ?? []);
  if (!best) return { faults, wishes, media: null, durationSec: null, height: 0, files: [], remarks: [] };
  const { probed, video } = best;
  const out = await takenOut(reading.making, best);
  const many = probed && probed.audio.length > 1 && best.sources.every(({ protocol }) => protocol !== 'dash');
  return {
    faults,
    // A browser plays one sound of a file alone.
    wishes: [...wishes, ...(many ? [wishOf(best.path, probed) ?? []].flat() : [])],
    media: {
      sources: playable.flatMap(({ sources }) => sources),
      audio: (probed?.audio ?? []).map(({ lang, title }, i) => ({
        ...{ id: String(i), lang, label: title || ownName(lang) },
      })),
      subtitles: [...texts.flatMap(({ track }) => track ?? []), ...out.texts].toSorted((a, b) =>
        a.lang < b.lang ? -1 : 1,
      ),
      ...partsOf(facts, probed),
      trickplay: out.trickplay,
    },
    durationSec: probed?.durationSec ?? facts.durationSec ?? null,
    height: best.height,
    files: [...playable.flatMap(({ files }) => files), ...texts.flatMap(({ file }) => file ?? []), ...out.files],
    remarks: probed ? leftInside(video, probed, out.texts.length > 0) : [],
  };
};
