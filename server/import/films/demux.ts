import { languageOf } from './languages.ts';
import type { Probed, ProbedTrack } from './probed.ts';

interface Track {
  readonly getCodec: () => Promise<string | null>;
  readonly getLanguageCode: () => Promise<string>;
  readonly getName: () => Promise<string | null>;
}

/** The library's names of families that ffmpeg names otherwise. */
const families: Readonly<Record<string, string>> = { avc: 'h264' };
const familyOf = async (track: Track): Promise<string> => {
  const codec = (await track.getCodec()) ?? 'unknown';
  return families[codec] ?? codec;
};

/** Reads MP4, QuickTime, Matroska and WebM without ffmpeg. The library is loaded for the first file. */
export const demux = async (path: string): Promise<Probed> => {
  const { FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, MATROSKA, WEBM] });
  const [video] = await input.getVideoTracks();
  const audio = await input.getAudioTracks();
  const told = async (track: Track): Promise<ProbedTrack> => ({
    codec: await familyOf(track),
    lang: languageOf(await track.getLanguageCode()) ?? 'und',
    title: (await track.getName()) ?? '',
  });
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  return {
    durationSec: duration > 0 ? duration : null,
    bitrate: 0,
    video: video
      ? {
          codec: await familyOf(video),
          ...{ width: await video.getDisplayWidth(), height: await video.getDisplayHeight() },
        }
      : null,
    audio: await Promise.all(audio.map(told)),
    ...{ text: [], chapters: [] },
  };
};
