import type { Stream } from '#domain/match/match.ts';
import type {
  LiveEvent,
  LiveSession,
  LiveSource,
  PlaybackPort,
  RecordedEvent,
  RecordedSession,
} from '#ports/playback.ts';

export interface FakePlayback extends PlaybackPort {
  /** The calls in order, as short words: "open 540p /a.mpd", "mute", "volume 0.8". */
  readonly asked: string[];
  /** Emits an event as the session opened last. */
  readonly tell: (event: LiveEvent) => void;
  readonly openSessions: () => number;
}

/** A playback without behaviour of its own; `listen` may be the walk's own listener. */
export const fakePlayback = (listen?: (tell: (event: LiveEvent) => void) => () => void): FakePlayback => {
  const asked: string[] = [];
  let current: ((event: LiveEvent) => void) | null = null;
  let sessions = 0;
  const openLive = (source: LiveSource, tell: (event: LiveEvent) => void): LiveSession => {
    const stop = listen?.(tell);
    asked.push(`open ${source.streamLink}`);
    sessions += 1;
    current = tell;
    return {
      play: () => asked.push('play'),
      pause: () => asked.push('pause'),
      askForSound: () => asked.push('ask for sound'),
      setMuted: (muted) => asked.push(muted ? 'mute' : 'sound'),
      setVolume: (volume) => asked.push(`volume ${volume}`),
      setQuality: (quality) => asked.push(`quality ${quality}`),
      seekBehind: (seconds) => asked.push(`seek ${seconds}`),
      setCatchUp: (on) => asked.push(`catchUp ${on}`),
      setTrack: (kind, id) => asked.push(`${kind} ${id}`),
      close: () => {
        asked.push('close');
        sessions -= 1;
        stop?.();
      },
    };
  };
  return {
    asked,
    openLive,
    openRecorded: () => {
      throw new Error('this fake plays live streams');
    },
    prepare: () => asked.push('prepare'),
    tell: (event) => current?.(event),
    openSessions: () => sessions,
  };
};

/** The same for recordings, which have a length. */
export const fakeRecorded = (listen?: (tell: (event: RecordedEvent) => void) => () => void) => {
  const asked: string[] = [];
  let current: ((event: RecordedEvent) => void) | null = null;
  let sessions = 0;
  const openRecorded: PlaybackPort['openRecorded'] = ({ streamLink }, atS, tell): RecordedSession => {
    const stop = listen?.(tell);
    asked.push(`open ${streamLink} at ${atS}`);
    sessions += 1;
    current = tell;
    return {
      play: () => asked.push('play'),
      pause: () => asked.push('pause'),
      askForSound: () => asked.push('ask for sound'),
      setMuted: (muted) => asked.push(muted ? 'mute' : 'sound'),
      setVolume: (volume) => asked.push(`volume ${volume}`),
      setQuality: (quality) => asked.push(`quality ${quality}`),
      setAudio: (id) => asked.push(`audio ${id}`),
      setRate: (rate) => asked.push(`rate ${rate}`),
      seekTo: (seconds) => asked.push(`seek ${seconds}`),
      askStats: () => asked.push('stats'),
      close: () => {
        asked.push('close');
        sessions -= 1;
        stop?.();
      },
    };
  };
  return { asked, openRecorded, tell: (event: RecordedEvent) => current?.(event), openSessions: () => sessions };
};

const dash = { protocol: 'dash', streamLink: '/media/f1/index.mpd', fps: 30 } as const;
/** A DASH source with two renditions, then a WebRTC source with an address for each rendition. */
export const twoSources: readonly Stream[] = [
  { ...dash, profile: '1080p', label: 'HD', bitrate: 8000 },
  { ...dash, profile: '540p', label: 'SD', bitrate: 2000 },
  { protocol: 'webrtc', streamLink: '/whep/f1/1080', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
  { protocol: 'webrtc', streamLink: '/whep/f1/540', profile: '540p', label: 'SD', fps: 30, bitrate: 2000 },
];
