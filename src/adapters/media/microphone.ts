import { VOICE } from '#domain/uploads/voice.ts';
import type { RecorderNews, RecorderPort, RecorderTrouble } from '#ports/recorder.ts';

/** Recording formats that the origin accepts, preferred first. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'] as const;
const BITS_PER_SECOND = 64_000;
/** How often the browser delivers data, in milliseconds. */
const SLICE_MS = 1000;

const troubles: Readonly<Record<string, RecorderTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};
const troubleOf = (error: unknown): RecorderTrouble =>
  (error instanceof DOMException ? troubles[error.name] : undefined) ?? 'broken';

/** The part of a window that the recorder uses; older browsers and plain HTTP lack some of it. */
export type MicrophoneWindow = Pick<Window, 'isSecureContext' | 'performance' | 'navigator'> &
  Partial<Pick<typeof globalThis, 'MediaRecorder' | 'AudioContext' | 'Audio' | 'URL'>>;

/** Loudness of samples between −1 and 1, as 0 to 1: normal speech gives about one half. */
export const loudness = (samples: Float32Array): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  return Math.min(1, Math.sqrt(power) * 4);
};

/** Records from the microphone by MediaRecorder; one recording at a time. */
export const browserRecorder = (window: MicrophoneWindow): RecorderPort => {
  let samples: (() => Float32Array) | null = null;

  const open = (tell: (news: RecorderNews) => void) => {
    let closed = false;
    let recorder: MediaRecorder | null = null;
    const cleanUps: (() => void)[] = [];
    const close = () => {
      closed = true;
      samples = null;
      for (const cleanUp of cleanUps.splice(0)) cleanUp();
    };
    const say = (news: RecorderNews) => {
      if (!closed) tell(news);
    };
    const listen = (stream: MediaStream) => {
      if (!window.AudioContext) return;
      const context = new window.AudioContext();
      const analyser = context.createAnalyser();
      analyser.fftSize = 1024;
      context.createMediaStreamSource(stream).connect(analyser);
      const buffer = new Float32Array(analyser.fftSize);
      samples = () => {
        analyser.getFloatTimeDomainData(buffer);
        return buffer;
      };
      cleanUps.push(() => void context.close().catch(() => undefined));
    };
    const record = (stream: MediaStream, Recorder: typeof MediaRecorder) => {
      const mimeType = FORMATS.find((format) => Recorder.isTypeSupported(format));
      if (!mimeType) return say({ type: 'recorder.failed', trouble: 'unsupported' });
      const chunks: Blob[] = [];
      const made = new Recorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
      recorder = made;
      cleanUps.push(() => made.state !== 'inactive' && made.stop());
      const began = window.performance.now();
      made.addEventListener('dataavailable', ({ data }) => void chunks.push(data));
      made.addEventListener('error', () => say({ type: 'recorder.failed', trouble: 'broken' }));
      made.addEventListener('stop', () => {
        const durationMs = Math.min(VOICE.maxDurationMs, Math.round(window.performance.now() - began));
        say({ type: 'recorder.ended', recording: { sound: new Blob(chunks, { type: made.mimeType }), durationMs } });
      });
      listen(stream);
      made.start(SLICE_MS);
      say({ type: 'recorder.began' });
    };

    const begin = async (): Promise<void> => {
      const { mediaDevices } = window.navigator as { readonly mediaDevices?: MediaDevices };
      const { MediaRecorder: Recorder } = window;
      // The caller must have the session before the first event.
      await Promise.resolve();
      // Insecure contexts have no `mediaDevices`.
      if (!mediaDevices || !Recorder)
        return say({ type: 'recorder.failed', trouble: window.isSecureContext ? 'unsupported' : 'insecure' });
      const stream = await mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
      cleanUps.push(() => stream.getTracks().forEach((track) => track.stop()));
      if (closed) return close();
      record(stream, Recorder);
    };
    void begin().catch((error: unknown) => say({ type: 'recorder.failed', trouble: troubleOf(error) }));
    return { stop: () => void (recorder?.state === 'recording' && recorder.stop()), close };
  };

  return {
    open,
    level: () => (samples ? loudness(samples()) : 0),
    play: (sound, ended) => {
      if (!window.Audio || !window.URL) {
        queueMicrotask(() => ended(false));
        return () => {};
      }
      const address = window.URL.createObjectURL(sound);
      const audio = new window.Audio(address);
      let over = false;
      const end = (whole: boolean) => {
        if (!over) ended(whole);
        over = true;
      };
      audio.addEventListener('ended', () => end(true));
      audio.addEventListener('error', () => end(false));
      void audio.play().catch(() => end(false));
      return () => {
        over = true;
        audio.pause();
        window.URL?.revokeObjectURL(address);
      };
    },
  };
};
