/** A track of a file; the language is BCP 47, `und` if it is not known. */
export interface ProbedTrack {
  /** Family of the codec, as ffmpeg calls it: `h264`, `aac`. */
  readonly codec: string;
  readonly lang: string;
  /** Empty if it has none. */
  readonly title: string;
}

/** What is in a file of a film. */
export interface Probed {
  readonly durationSec: number | null;
  /** In bits per second; 0 if it is not known. */
  readonly bitrate: number;
  readonly video: { readonly codec: string; readonly width: number; readonly height: number } | null;
  readonly audio: readonly ProbedTrack[];
  /** Subtitles inside the file, which no browser reads. */
  readonly text: readonly ProbedTrack[];
  readonly chapters: readonly { readonly from: number; readonly title: string }[];
}

/** What browsers play, as `canPlayType` wants it named: an example of each family. */
const playable: Readonly<Record<string, string>> = {
  ...{ h264: 'avc1.640028', hevc: 'hvc1.1.6.L120.90', av1: 'av01.0.08M.08', vp9: 'vp09.00.40.08', vp8: 'vp8' },
  ...{ aac: 'mp4a.40.2', mp3: 'mp3', opus: 'opus', vorbis: 'vorbis', flac: 'flac' },
};
const webm: readonly string[] = ['vp8', 'vp9', 'av1', 'opus', 'vorbis'];

const containers: Readonly<Record<string, string>> = {
  ...{ mp4: 'video/mp4', m4v: 'video/mp4', mov: 'video/mp4', webm: 'video/webm', mkv: 'video/webm' },
};
export const FILM_FILE = /\.(mp4|m4v|mov|webm|mkv)$/iu;
/** Containers that no browser opens. */
export const OLD_FILM_FILE = /\.(avi|wmv|flv|mpe?g|ts|m2ts|vob|rmvb|ogv|divx|3gp|iso)$/iu;

const endingOf = (path: string): string => /\.([a-z0-9]+)$/iu.exec(path)?.[1]?.toLowerCase() ?? '';
export const mediaTypeOf = (path: string): string => containers[endingOf(path)] ?? 'application/octet-stream';

/** Why no browser plays a file; null where one does. */
export const unplayable = ({ video, audio }: Probed): string | null => {
  if (!video) return 'has no picture';
  if (playable[video.codec] === undefined) return `has a picture in ${video.codec}, which no browser plays`;
  const heard = audio.filter(({ codec }) => playable[codec] !== undefined);
  if (audio.length > 0 && heard.length === 0)
    return `has its sound in ${[...new Set(audio.map(({ codec }) => codec))].join(', ')}, which no browser plays`;
  return null;
};

/** The media type with codecs; empty for a Matroska file of other codecs than WebM's, which each browser decides. */
export const sourceType = (path: string, { video, audio }: Probed): string => {
  const codecs = [video?.codec ?? '', audio[0]?.codec ?? ''].filter((codec) => codec !== '');
  if (endingOf(path) === 'mkv' && !codecs.every((codec) => webm.includes(codec))) return '';
  return `${mediaTypeOf(path)}; codecs="${codecs.map((codec) => playable[codec] ?? codec).join(', ')}"`;
};
