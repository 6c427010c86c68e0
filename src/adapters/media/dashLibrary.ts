import type { MediaPlayerClass, MediaPlayerSettingClass } from 'dashjs';

/** The part of a dash.js player that is used. */
export type DashPlayer = Pick<
  MediaPlayerClass,
  | 'destroy'
  | 'getCurrentRepresentationForType'
  | 'getCurrentLiveLatency'
  | 'getDvrWindow'
  | 'getRepresentationsByType'
  | 'getTargetLiveDelay'
  | 'getTracksFor'
  | 'getCurrentTrackFor'
  | 'initialize'
  | 'isReady'
  | 'on'
  | 'pause'
  | 'registerCustomCapabilitiesFilter'
  | 'seekToOriginalLive'
  | 'seekToPresentationTime'
  | 'setCurrentTrack'
  | 'setRepresentationForTypeById'
  | 'setTextTrack'
  | 'timeAsUTC'
  | 'updateSettings'
>;
export interface DashLibrary {
  readonly MediaPlayer: () => { readonly create: () => DashPlayer };
}

/** PLAYER-4: loads dash.js. */
export const loadDash = (): Promise<DashLibrary> => import('dashjs');

const ATTEMPTS = 30;

/**
 * The delay is the manifest's. `timeSource` is used for manifests without a clock, because dash.js would ask a third
 * party by default.
 */
export const dashSettings = (timeSource: string): MediaPlayerSettingClass => ({
  streaming: {
    retryAttempts: { MediaSegment: ATTEMPTS, InitializationSegment: ATTEMPTS },
    // Before the first picture the clock is asked for twice, not three times; once more is needed where it was set anew.
    utcSynchronization: {
      defaultTimingSource: { scheme: 'urn:mpeg:dash:utc:http-iso:2014', value: timeSource },
      backgroundAttempts: 1,
    },
    lastBitrateCachingInfo: { enabled: false },
    lastMediaSettingsCachingInfo: { enabled: false },
    liveCatchup: { enabled: true, playbackRate: { min: -0.04, max: 0.04 }, maxDrift: 12 },
    abr: { limitBitrateByPortal: false, rules: { droppedFramesRule: { active: true } } },
  },
});

/**
 * Error codes for which a retry of the same address is pointless: bad manifest, no streams, no Media Source, unknown
 * types.
 */
const fatalCodes: ReadonlySet<number> = new Set([10, 23, 31, 32, 34, 35]);

interface DashError {
  readonly code?: number;
  readonly message?: string;
  /** What the origin answered, where it did. */
  readonly data?: { readonly response?: { readonly status?: number } | null };
}

/** Parses a dash.js error event. */
export const dashFailure = (event: unknown): { readonly fatal: boolean; readonly reason: string } => {
  const { error } = event as { readonly error?: DashError };
  const code = error?.code ?? 0;
  const status = error?.data?.response?.status ?? '';
  const reason = ['dash', code, status, error?.message].filter((part) => part !== '' && part !== undefined);
  return { fatal: fatalCodes.has(code), reason: reason.join(' ') };
};
