import { SAVING_CAP, type Quality } from '#domain/player/player.ts';
import { audioLink, savingLink } from '#domain/player/sources.ts';
import type { Latency, OpenDriver } from './sourceDriver.ts';

/** Safari's extension, which gives the time of the first frame. */
type Dated = HTMLVideoElement & { readonly getStartDate?: () => Date };

/** Bitrate of the sound of our own streams in bits per second: the browser does not report it. */
const NATIVE_SOUND = 128_000;

const linkFor = (streamLink: string, quality: Quality, savesData: boolean): string => {
  if (quality === 'audio') return audioLink(streamLink) ?? streamLink;
  return quality === 'auto' && savesData ? savingLink(streamLink) : streamLink;
};

/**
 * HLS by the browser itself, if it has no Media Source Extensions; it selects among the qualities of the playlist on
 * its own.
 */
export const nativeDriver = (savesData: () => boolean): OpenDriver => (video, source, news) => {
  const listening = new AbortController();
  /** The browser's own delay behind the live edge in seconds, measured at the first frame. */
  let delayS: number | null = null;
  let quality: Quality = 'auto';
  let asked: string | null = null;
  const edge = (): number | null => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : null);

  const { signal } = listening;
  video.addEventListener(
    'loadedmetadata',
    () => {
      news.loaded([], audioLink(source.streamLink) === null ? null : NATIVE_SOUND);
      if (quality !== 'audio') news.profile(asked === source.streamLink ? source.profile : SAVING_CAP);
    },
    { signal },
  );
  video.addEventListener(
    'playing',
    () => {
      delayS = Math.max(0, (edge() ?? video.currentTime) - video.currentTime);
    },
    { once: true, signal },
  );
  const ask = () => {
    const link = linkFor(source.streamLink, quality, savesData());
    if (signal.aborted || link === asked) return;
    asked = link;
    video.src = link;
    // The element waits for its first bytes itself.
    news.ready();
  };
  // The session sets the quality right after opening, so the source is chosen afterwards.
  queueMicrotask(ask);

  const latency = (): Latency | null => {
    const end = edge();
    if (end === null || delayS === null) return null;
    const startedAt = (video as Dated).getStartDate?.().getTime() ?? Number.NaN;
    return {
      behindS: Math.max(0, end - delayS - video.currentTime),
      windowS: Math.max(0, end - delayS - video.seekable.start(0)),
      position: Number.isFinite(startedAt) ? Math.round(startedAt + video.currentTime * 1000) : null,
    };
  };
  return {
    setQuality: (wanted) => {
      quality = wanted;
      if (asked !== null) ask();
    },
    seekBehind: (seconds) => {
      const end = edge();
      if (end !== null) video.currentTime = Math.max(video.seekable.start(0), end - (delayS ?? 0) - seconds);
    },
    setCatchUp: () => {},
    setTrack: () => {},
    latency,
    close: () => {
      listening.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
};
