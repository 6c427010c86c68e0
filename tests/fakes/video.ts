type Refusal = 'nothing' | 'sound' | 'everything' | 'abort';

/** A video element without a video: it plays at once, and can refuse like browsers. */
export const fakeVideo = () => {
  const target = new EventTarget();
  let refusal: Refusal = 'nothing';
  let plays = 0;
  let muted = true;
  const fire = (type: string) => target.dispatchEvent(new Event(type));
  const state = {
    paused: true,
    ended: false,
    volume: 1,
    currentTime: 0,
    src: '',
    error: null as { readonly code: number; readonly message: string } | null,
    seekable: { length: 0, start: (_: number) => 0, end: (_: number) => 0 },
    playable: '',
    duration: Number.NaN,
    readyState: 0,
    seeking: false,
    videoWidth: 640,
    videoHeight: 360,
    playbackRate: 1,
    defaultPlaybackRate: 1,
    buffered: { length: 1, start: (_: number) => 0, end: (_: number) => 30 },
  };
  const element = Object.assign(target, {
    play: async () => {
      plays += 1;
      if (refusal === 'abort') throw new DOMException('interrupted', 'AbortError');
      if (refusal === 'everything' || (refusal === 'sound' && !muted))
        throw new DOMException('not allowed', 'NotAllowedError');
      element.paused = false;
      fire('play');
      fire('playing');
    },
    pause: () => {
      if (element.paused) return;
      element.paused = true;
      fire('pause');
    },
    load: () => {},
    removeAttribute: (name: string) => {
      if (name === 'src') element.src = '';
    },
    canPlayType: () => element.playable,
    ...state,
  });
  Object.defineProperty(element, 'muted', {
    get: () => muted,
    set: (wanted: boolean) => {
      muted = wanted;
      if (!wanted && refusal === 'sound') element.paused = true;
    },
  });
  return {
    element: element as unknown as HTMLVideoElement,
    fire,
    plays: () => plays,
    refuse: (what: Refusal) => {
      refusal = what;
    },
    end: () => {
      element.ended = true;
      element.pause();
      fire('ended');
    },
    fail: (code: number, message: string) => {
      element.error = { code, message };
      fire('error');
    },
    /** Sets the seekable range, in seconds, and whether the browser plays HLS natively. */
    offer: (start: number, end: number) => {
      element.seekable = { length: 1, start: () => start, end: () => end };
    },
    /** Its length in seconds is known, so its position can be set. */
    know: (duration: number) => {
      element.duration = duration;
      element.readyState = 4;
      fire('loadedmetadata');
    },
    playsHls: () => {
      element.playable = 'maybe';
    },
  };
};
