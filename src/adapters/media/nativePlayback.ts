import { SAVING_CAP, type Quality } from '#domain/player/player.ts';
import { audioLink, savingLink } from '#domain/player/sources.ts';
import type { Latency, OpenDriver } from './sourceDriver.ts';

/** A player that tells when its frames were made: Safari's. */
type Dated = HTMLVideoElement & { readonly getStartDate?: () => Date };

/** What the sound of our own streams takes at most, in bits a second: the browser itself tells no rates. */
const NATIVE_SOUND = 128_000;

const linkFor = (streamLink: string, quality: Quality, savesData: boolean): string => {
  if (quality === 'audio') return audioLink(streamLink) ?? streamLink;
  return quality === 'auto' && savesData ? savingLink(streamLink) : streamLink;
};

/** HLS by the browser itself, where it has no Media Source Extensions; it chooses alone among the qualities that the playlist has. */
export const nativeDriver = (savesData: () => boolean): OpenDriver => (video, source, news) => {
  const listening = new AbortController();
  /** Seconds that the browser itself keeps from the edge, as seen at the first frame. */
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
  // Whether a quality was chosen by hand is told just after this.
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
    latency,
    close: () => {
      listening.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
};
