import type { VodSource } from '#domain/films/film.ts';
import type { LiveSource, PlaybackPort } from '#ports/playback.ts';
import { dashDriver } from './dashPlayback.ts';
import { loadDash, type DashLibrary } from './dashLibrary.ts';
import type { EarlyPicture } from './earlySession.ts';
import { openOnElement } from './elementSession.ts';
import { fileDriver } from './filePlayback.ts';
import { hlsDriver, loadHls, type HlsLibrary } from './hlsPlayback.ts';
import { nativeDriver } from './nativePlayback.ts';
import { recordedDash } from './recordedDash.ts';
import { recordedHls } from './recordedHls.ts';
import { recordOnElement, type OpenRecordedDriver } from './recordedSession.ts';
import { soundGate, type SoundGate, type SoundWorld } from './soundGate.ts';
import type { OpenDriver } from './sourceDriver.ts';

export interface PlaybackNeeds {
  readonly video: HTMLVideoElement;
  /** The page's address, from which that of this origin's clock is derived. */
  readonly pageUrl: string;
  readonly hasMediaSource: boolean;
  readonly gate: SoundGate;
  /** Called when a stream is opened, and when a quality is chosen. */
  readonly savesData: () => boolean;
  /** What plays on the element already. */
  readonly early?: EarlyPicture | undefined;
  readonly load?: () => Promise<DashLibrary>;
  readonly loadOfHls?: () => Promise<HlsLibrary>;
}

/** The needs in a real page. */
export const browserPlaybackNeeds = (
  video: HTMLVideoElement,
  savesData: () => boolean,
  early?: EarlyPicture,
): PlaybackNeeds => ({
  ...{ video, savesData, early },
  pageUrl: location.href,
  gate: soundGate(navigator as SoundWorld, () => document.createElement('audio')),
  hasMediaSource: 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis,
});

/** Plays each source on the one video element, by a protocol that both support; any other source fails at once. */
export const browserPlayback = ({
  video,
  pageUrl,
  hasMediaSource,
  gate,
  savesData,
  early,
  load = loadDash,
  loadOfHls = loadHls,
}: PlaybackNeeds): PlaybackPort => {
  const dash = dashDriver(load, new URL('/media/time', pageUrl).href, savesData);
  const native = nativeDriver(savesData);
  const hls = hlsDriver(loadOfHls, pageUrl, savesData);
  const driverFor = (protocol: LiveSource['protocol']): OpenDriver => {
    if (protocol === 'dash' && hasMediaSource) return dash;
    if (protocol === 'file') return native;
    if (protocol !== 'hls') return unsupported;
    if (video.canPlayType('application/vnd.apple.mpegurl') !== '') return native;
    return hasMediaSource ? hls : unsupported;
  };
  const ofDash = recordedDash(load, pageUrl, savesData);
  const ofHls = recordedHls(loadOfHls, pageUrl, savesData);
  const recordedFor = (protocol: VodSource['protocol']): OpenRecordedDriver => {
    if (protocol === 'mp4' || (protocol === 'hls' && video.canPlayType('application/vnd.apple.mpegurl') !== ''))
      return fileDriver;
    if (!hasMediaSource) return unrecorded;
    return protocol === 'dash' ? ofDash : ofHls;
  };
  return {
    openRecorded: ({ protocol, streamLink }, atS, tell) =>
      recordOnElement(video, { streamLink, atS }, recordedFor(protocol), gate, tell),
    openLive: (source, tell) =>
      early?.take(source, tell) ?? openOnElement(video, source, driverFor(source.protocol), gate, tell),
    prepare: () => {
      // A failure is ignored here: it happens again, and is reported, when a stream is opened.
      if (hasMediaSource) load().catch(() => {});
    },
  };
};

const unsupported: OpenDriver = (_video, source, news) => {
  queueMicrotask(() => news.failed(true, `${source.protocol} is not supported`));
  return {
    setQuality: () => {},
    seekBehind: () => {},
    setCatchUp: () => {},
    setTrack: () => {},
    latency: () => null,
    close: () => {},
  };
};

const unrecorded: OpenRecordedDriver = (_video, { streamLink }, news) => {
  queueMicrotask(() => news.failed(true, `${streamLink} is not supported`));
  return { setQuality: () => {}, setAudio: () => {}, bitsPerSecond: () => null, close: () => {} };
};
