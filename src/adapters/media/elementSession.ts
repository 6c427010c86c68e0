import type { LiveEvent, LiveSession, LiveSource, PlaybackEvent, PlaybackSession } from '#ports/playback.ts';
import type { SoundGate } from './soundGate.ts';
import type { DriverNews, OpenDriver } from './sourceDriver.ts';

/** Twice a second, so that what follows the picture (B1) is at most half a second late. */
const TICK_MS = 500;
/** MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED: a retry is pointless. */
const NOT_SUPPORTED = 4;

/** What every kind of source needs of its element. */
export interface ElementCore {
  readonly news: Omit<DriverNews, 'tracks'>;
  readonly controls: Omit<PlaybackSession, 'setQuality'>;
}

/** Plays one source on an element, and translates the element's events to those of the port. */
export const playOnElement = (
  video: HTMLVideoElement,
  gate: SoundGate,
  tell: (event: PlaybackEvent) => void,
): ElementCore => {
  const listening = new AbortController();
  let wanted = false;
  let ready = false;
  let silent = true;

  const refuseSound = () => {
    video.muted = true;
    tell({ type: 'playback.soundRefused' });
    tryToPlay();
  };
  const tryToPlay = () => {
    if (!wanted || !ready || listening.signal.aborted) return;
    video.play().catch((error: unknown) => {
      // Other errors mean that `play` was interrupted by a load or a pause.
      if (listening.signal.aborted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      if (!video.muted) return refuseSound();
      wanted = false;
      tell({ type: 'playback.paused' });
    });
  };
  const applyMuted = (muted: boolean) => {
    const moved = !video.paused;
    video.muted = muted;
    // Without a gesture the browser pauses a video that it was asked to unmute.
    if (!muted && moved && video.paused) refuseSound();
  };
  const news: ElementCore['news'] = {
    ready: () => {
      ready = true;
      tryToPlay();
    },
    loaded: (profiles, sound) => tell({ type: 'playback.loaded', profiles, sound }),
    profile: (profile) => tell({ type: 'playback.profile', profile }),
    failed: (fatal, reason) => tell({ type: 'playback.failed', fatal, reason }),
    ended: () => tell({ type: 'playback.ended' }),
  };

  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(type, listener, { signal: listening.signal });
  // The browser tells this as a task of its own: a pause that came before it wins.
  on('playing', () => {
    if (!video.paused) tell({ type: 'playback.playing' });
  });
  on('waiting', () => tell({ type: 'playback.waiting' }));
  // No "playing" event follows a seek within the buffer.
  on('seeked', () => {
    if (!video.paused) tell({ type: 'playback.playing' });
  });
  on('pause', () => {
    // Ignores our own pauses, the one just before the end, and those that were already undone.
    if (!wanted || video.ended || !video.paused) return;
    wanted = false;
    tell({ type: 'playback.paused' });
  });
  on('play', () => {
    if (!video.paused) wanted = true;
  });
  on('ended', () => tell({ type: 'playback.ended' }));
  on('error', () => {
    const { code = 0, message = '' } = video.error ?? {};
    tell({ type: 'playback.failed', fatal: code === NOT_SUPPORTED, reason: `media ${code} ${message}`.trim() });
  });
  const controls = {
    play: () => {
      wanted = true;
      tryToPlay();
    },
    pause: () => {
      wanted = false;
      video.pause();
    },
    askForSound: () => {
      // A stray touch before the stream opened makes the browser allow sound, but the viewer did not ask for it.
      const asked = gate.wasTouched() ? Promise.resolve(false) : gate.allows();
      void asked.then((allowed) => {
        if (!listening.signal.aborted)
          tell({ type: allowed ? 'playback.soundAllowed' : 'playback.soundRefused' });
      });
    },
    setMuted: (muted) => {
      silent = muted;
      if (muted || !video.muted || gate.wasTouched() !== false) return applyMuted(muted);
      void gate.allows().then((allowed) => {
        if (silent || listening.signal.aborted) return;
        if (allowed) applyMuted(false);
        else tell({ type: 'playback.soundRefused' });
      });
    },
    setVolume: (volume) => {
      video.volume = volume;
    },
    close: () => {
      listening.abort();
      video.pause();
    },
  } satisfies ElementCore['controls'];
  return { news, controls };
};

/** Plays one live source on the page's video element. */
export const openOnElement = (
  video: HTMLVideoElement,
  source: LiveSource,
  openDriver: OpenDriver,
  gate: SoundGate,
  tell: (event: LiveEvent) => void,
): LiveSession => {
  const { news, controls } = playOnElement(video, gate, tell);
  const driver = openDriver(video, source, {
    ...news,
    tracks: (tracks) => tell({ type: 'playback.tracks', tracks }),
  });
  const ticking = setInterval(() => {
    const latency = driver.latency();
    if (latency) tell({ type: 'playback.latency', ...latency });
  }, TICK_MS);
  return {
    ...controls,
    setQuality: driver.setQuality,
    seekBehind: driver.seekBehind,
    setCatchUp: driver.setCatchUp,
    setTrack: driver.setTrack,
    close: () => {
      controls.close();
      clearInterval(ticking);
      driver.close();
    },
  };
};
