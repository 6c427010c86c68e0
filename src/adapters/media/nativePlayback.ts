import type { Latency, OpenDriver } from './sourceDriver.ts';

/** A player that tells when its frames were made: Safari's. */
type Dated = HTMLVideoElement & { readonly getStartDate?: () => Date };

/** HLS by the browser itself, where it has no Media Source Extensions; it chooses qualities alone. */
export const nativeDriver: OpenDriver = (video, source, news) => {
  const listening = new AbortController();
  /** Seconds that the browser itself keeps from the edge, as seen at the first frame. */
  let delayS: number | null = null;
  const edge = (): number | null => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : null);

  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(type, listener, { once: true, signal: listening.signal });
  on('loadedmetadata', () => {
    news.loaded([]);
    news.profile(source.profile);
  });
  on('playing', () => {
    delayS = Math.max(0, (edge() ?? video.currentTime) - video.currentTime);
  });
  video.src = source.streamLink;
  // The element waits for its first bytes itself.
  queueMicrotask(() => {
    if (!listening.signal.aborted) news.ready();
  });

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
    setQuality: () => {},
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
