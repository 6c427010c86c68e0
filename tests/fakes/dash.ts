import type { MediaPlayerSettingClass } from 'dashjs';
import type { DashLibrary, DashPlayer } from '#adapters/media/dashLibrary.ts';

interface Offer {
  readonly id: string;
  readonly height: number;
  readonly bandwidth: number;
}

/** A fake dash.js that plays nothing: records its calls, and lets the test fire its events. */
export const fakeDash = () => {
  const asked: string[] = [];
  const settings: MediaPlayerSettingClass[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const video: readonly Offer[] = [
    { id: 'v1080max', height: 1080, bandwidth: 3_000_000 },
    { id: 'v540', height: 540, bandwidth: 630_000 },
    { id: 'v720', height: 720, bandwidth: 960_000 },
    { id: 'v1080', height: 1080, bandwidth: 1_490_500 },
  ];
  const stand = { latency: 4.8, delay: 4.8, end: 1000, size: 310, utc: 1_700_000_000.5, ready: true };
  const player = {
    initialize: (_view: unknown, source: string, autoPlay: boolean, startS?: number) =>
      asked.push(`initialize ${source} ${autoPlay}${startS === undefined ? '' : ` at ${startS}`}`),
    on: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    updateSettings: (change: MediaPlayerSettingClass) => settings.push(change),
    getRepresentationsByType: (type: string) => (type === 'video' ? video : [{ id: 'a', bandwidth: 100_000 }]),
    setRepresentationForTypeById: (type: string, id: string, force: boolean) => asked.push(`${type} ${id} ${force}`),
    getCurrentTrackFor: () => null,
    getTracksFor: () => [
      { lang: 'vi', labels: [] },
      { lang: 'en', labels: [{ text: 'English' }] },
    ],
    setCurrentTrack: ({ lang }: { readonly lang: string }) => asked.push(`track ${lang}`),
    getCurrentRepresentationForType: () => video[1],
    getCurrentLiveLatency: () => stand.latency,
    getTargetLiveDelay: () => stand.delay,
    getDvrWindow: () => ({ start: stand.end - stand.size, end: stand.end, size: stand.size }),
    timeAsUTC: () => stand.utc,
    isReady: () => stand.ready,
    seekToOriginalLive: () => asked.push('seek live'),
    seekToPresentationTime: (time: number) => asked.push(`seek ${time.toFixed(1)}`),
    pause: () => asked.push('pause'),
    destroy: () => asked.push('destroy'),
  };
  const library: DashLibrary = { MediaPlayer: () => ({ create: () => player as unknown as DashPlayer }) };
  return {
    library,
    asked,
    settings,
    stand,
    fire: (type: string, event: unknown = {}) => listeners.get(type)?.(event),
  };
};
