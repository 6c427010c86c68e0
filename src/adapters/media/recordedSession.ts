import type { PlaybackStats, RecordedEvent, RecordedSession } from '#ports/playback.ts';
import { playOnElement } from './elementSession.ts';
import type { SoundGate } from './soundGate.ts';
import type { DriverNews, RecordedDriver } from './sourceDriver.ts';

export interface RecordedNews extends Omit<DriverNews, 'tracks'> {
  readonly audio: (event: Omit<Extract<RecordedEvent, { readonly type: 'playback.audio' }>, 'type'>) => void;
}
export type OpenRecordedDriver = (
  video: HTMLVideoElement,
  source: { readonly streamLink: string; readonly atS: number },
  news: RecordedNews,
) => RecordedDriver;

/** Four times a second: a place is exact to the second, and a countdown does not stumble. */
const TICK_MS = 250;

const bufferedAround = ({ buffered, currentTime }: HTMLVideoElement): number => {
  for (let i = 0; i < buffered.length; i += 1)
    if (buffered.start(i) <= currentTime + 0.1 && buffered.end(i) >= currentTime) return buffered.end(i);
  return currentTime;
};

const statsOf = (video: HTMLVideoElement, bitsPerSecond: number | null): PlaybackStats => {
  const quality = video.getVideoPlaybackQuality?.();
  return {
    ...{ width: video.videoWidth, height: video.videoHeight, bitsPerSecond },
    droppedFrames: quality?.droppedVideoFrames ?? null,
    frames: quality?.totalVideoFrames ?? null,
    bufferS: Math.max(0, bufferedAround(video) - video.currentTime),
  };
};

/** Plays something with a length on an element, from a second on. */
export const recordOnElement = (
  video: HTMLVideoElement,
  source: { readonly streamLink: string; readonly atS: number },
  openDriver: OpenRecordedDriver,
  gate: SoundGate,
  tell: (event: RecordedEvent) => void,
): RecordedSession => {
  const listening = new AbortController();
  const closed = listening.signal;
  const tellPosition = () => {
    const lengthS = Number.isFinite(video.duration) ? video.duration : 0;
    if (video.readyState === 0 || video.seeking) return;
    tell({ type: 'playback.position', atS: video.currentTime, lengthS, bufferedS: bufferedAround(video) });
  };
  // Before the common part listens, which tells after a seek that it plays.
  video.addEventListener('seeked', () => tell({ type: 'playback.sought' }), { signal: closed });
  for (const type of ['durationchange', 'seeked', 'pause', 'ended'] as const)
    video.addEventListener(type, tellPosition, { signal: closed });
  const { news, controls } = playOnElement(video, gate, tell);
  const ticking = setInterval(tellPosition, TICK_MS);
  const driver = openDriver(video, source, {
    ...news,
    audio: (audio) => tell({ type: 'playback.audio', ...audio }),
  });
  return {
    ...controls,
    seekTo: (seconds) => {
      video.currentTime = seconds;
    },
    setRate: (rate) => {
      // The default survives a new source on the same element.
      video.defaultPlaybackRate = rate;
      video.playbackRate = rate;
    },
    setQuality: driver.setQuality,
    setAudio: driver.setAudio,
    askStats: () => tell({ type: 'playback.stats', stats: statsOf(video, driver.bitsPerSecond()) }),
    close: () => {
      listening.abort();
      controls.close();
      clearInterval(ticking);
      driver.close();
    },
  };
};
