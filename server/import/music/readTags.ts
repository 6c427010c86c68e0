import { open } from 'node:fs/promises';
import { parseFile, type IAudioMetadata } from 'music-metadata';
import { fromR128, fromReplayGain } from '#domain/music/loudness.ts';
import type { Gapless } from '#domain/music/music.ts';
import { lameGapless } from '../../shared/music/lame.ts';

/** What a file says of itself. */
export interface Tags {
  readonly title: string;
  readonly artists: readonly string[];
  readonly album: string;
  readonly albumArtist: string;
  readonly isCompilation: boolean;
  readonly disc: number | null;
  readonly no: number | null;
  readonly released: string | null;
  readonly genres: readonly string[];
  readonly moods: readonly string[];
  readonly kind: string;
  readonly bpm: number | null;
  readonly explicit: boolean;
  readonly lyrics: string;
  readonly lang: string;
  readonly credits: readonly { readonly role: string; readonly name: string }[];
  readonly copyright: string;
  readonly gain: number | null;
  readonly albumGain: number | null;
  readonly peak: number | null;
  readonly gapless: Gapless | null;
  readonly durationSec: number;
  /** In kbit/s. */
  readonly bitrate: number;
  readonly type: string;
}
export type Read = { readonly tags: Tags } | { readonly fault: string };

/** What all browsers play: the ending of the name, and the codec inside. */
const typeOf = (path: string, codec: string): string | null => {
  const ending = /\.([a-z0-9]+)$/iu.exec(path)?.[1]?.toLowerCase();
  if (ending === 'flac') return /flac/iu.test(codec) ? 'audio/flac' : null;
  if (ending === 'mp3') return /mpeg/iu.test(codec) ? 'audio/mpeg' : null;
  if (ending === 'm4a') return /aac|mp4a/iu.test(codec) ? 'audio/mp4' : null;
  if (/opus/iu.test(codec)) return 'audio/ogg; codecs="opus"';
  return /vorbis/iu.test(codec)
    ? 'audio/ogg; codecs="vorbis"'
    : /flac/iu.test(codec)
      ? 'audio/ogg; codecs="flac"'
      : null;
};

const MOST = 300;
const tidy = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MOST);
const several = (texts: readonly string[] | undefined, between: RegExp): readonly string[] => [
  ...new Set(
    (texts ?? [])
      .flatMap((text) => tidy(text).split(between))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
];
const whole = (value: number | null | undefined, most: number): number | null =>
  value !== null && value !== undefined && Number.isInteger(value) && value > 0 && value <= most ? value : null;
const finite = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;

/** `2019`, `2019-05` or `2019-05-20` out of whatever stands there. */
const dateOf = (date: string | undefined, year: number | undefined): string | null => {
  const [, y, m, d] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/u.exec(date ?? '') ?? [];
  const found = y ?? (year === undefined ? undefined : String(year));
  if (found === undefined || Number(found) < 1860 || Number(found) > 2100) return null;
  if (m === undefined || Number(m) < 1 || Number(m) > 12) return found;
  return d === undefined || Number(d) < 1 || Number(d) > 31 ? `${found}-${m}` : `${found}-${m}-${d}`;
};

/** A tag by its own name, which the library has no common one for. */
const nativeOf = ({ native }: IAudioMetadata, name: string): string => {
  for (const tags of Object.values(native))
    for (const { id, value } of tags)
      if (id.toUpperCase().endsWith(name) && (typeof value === 'string' || typeof value === 'number'))
        return String(value);
  return '';
};
const numberIn = (text: string): number | null => (/^[+-]?\d+(?:\.\d+)?/u.test(text) ? Number.parseFloat(text) : null);

const gainsOf = (read: IAudioMetadata) => {
  const { common, format } = read;
  const r128 = (name: string): number | null => {
    const q8 = numberIn(nativeOf(read, name));
    return q8 === null ? null : fromR128(q8);
  };
  const replayGain = (db: number | undefined): number | null => {
    const known = finite(db);
    return known === null || Math.abs(known) > 60 ? null : fromReplayGain(known);
  };
  const peak = finite(common.replaygain_track_peak?.ratio ?? format.trackPeakLevel);
  return {
    gain: replayGain(common.replaygain_track_gain?.dB) ?? r128('R128_TRACK_GAIN'),
    albumGain: replayGain(common.replaygain_album_gain?.dB) ?? r128('R128_ALBUM_GAIN'),
    peak: peak !== null && peak > 0 && peak < 100 ? peak : null,
  };
};

const HEAD = 128 * 1024;
/** The first bytes of a file. */
const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(bytes, 0, HEAD, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const lyricsIn = (read: IAudioMetadata): string => {
  const [first] = read.common.lyrics ?? [];
  if (!first) return '';
  const stamp = (ms: number): string =>
    `[${String(Math.floor(ms / 60_000)).padStart(2, '0')}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}.${String(Math.floor((ms % 1000) / 10)).padStart(2, '0')}]`;
  const timed = first.syncText.filter(({ timestamp }) => timestamp !== undefined);
  return timed.length > 0
    ? timed.map(({ timestamp = 0, text }) => `${stamp(timestamp)}${text}`).join('\n')
    : (first.text ?? '');
};

const tagsOf = async (path: string, read: IAudioMetadata): Promise<Read> => {
  const { common, format } = read;
  const codec = format.codec ?? '';
  const type = typeOf(path, codec);
  if (type === null)
    return {
      fault:
        codec === '' ? 'has no sound that can be read' : `has its sound in ${codec}, which not every browser plays`,
    };
  const durationSec = format.duration ?? 0;
  if (!Number.isFinite(durationSec) || durationSec < 1) return { fault: 'is shorter than a second, or damaged' };
  const roles = [
    ['composer', common.composer],
    ['lyricist', common.lyricist],
    ['arranger', common.arranger],
  ] as const;
  return {
    tags: {
      ...{ title: tidy(common.title), album: tidy(common.album), albumArtist: tidy(common.albumartist), type },
      artists: several(
        common.artists ?? (common.artist === undefined ? [] : [common.artist]),
        /\s*[;\0]\s*|\s+(?:feat|ft)\.\s+/iu,
      ),
      ...{
        isCompilation: common.compilation === true,
        disc: whole(common.disk.no, 99),
        no: whole(common.track.no, 9999),
      },
      released: dateOf(common.originaldate ?? common.date, common.originalyear ?? common.year),
      ...{
        genres: several(common.genre, /\s*[;,/\0]\s*/u),
        moods: several(common.mood === undefined ? [] : [common.mood], /\s*[;,/\0]\s*/u),
      },
      ...{ kind: (common.releasetype?.[0] ?? '').toLowerCase(), bpm: finite(common.bpm) },
      explicit: nativeOf(read, 'ITUNESADVISORY') === '1',
      ...{ lyrics: lyricsIn(read).slice(0, 100_000), lang: tidy(common.language).toLowerCase() },
      credits: roles.flatMap(([role, names]) => several(names, /\s*;\s*/u).map((name) => ({ role, name }))),
      ...{ copyright: tidy(common.license?.[0] ?? common.copyright), ...gainsOf(read) },
      gapless: type === 'audio/mpeg' ? lameGapless(await headOf(path)) : null,
      durationSec: Math.round(durationSec * 1000) / 1000,
      bitrate: Math.round((format.bitrate ?? 0) / 1000),
    },
  };
};

/** Reads the tags of a file; what is damaged says why. */
export const readTags = async (path: string): Promise<Read> => {
  try {
    return await tagsOf(path, await parseFile(path, { duration: true, skipCovers: true }));
  } catch (error) {
    const why = error instanceof Error ? tidy(error.message).slice(0, 80) : '';
    return { fault: `is damaged, or no sound${why === '' ? '' : `: ${why}`}` };
  }
};

/** The picture inside a file; null where there is none. */
export const pictureIn = async (path: string): Promise<Uint8Array | null> => {
  try {
    const { common } = await parseFile(path, { duration: false });
    const pictures = common.picture ?? [];
    return (pictures.find(({ type }) => type === 'Cover (front)') ?? pictures[0])?.data ?? null;
  } catch {
    return null;
  }
};
