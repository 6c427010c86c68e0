/** Why recording failed. */
export type RecorderTrouble = 'denied' | 'noDevice' | 'inUse' | 'insecure' | 'unsupported' | 'broken';

export interface Recording {
  readonly sound: Blob;
  readonly durationMs: number;
}

export type RecorderNews =
  /** The viewer has allowed the microphone, and recording has started. */
  | { readonly type: 'recorder.began' }
  | { readonly type: 'recorder.ended'; readonly recording: Recording }
  | { readonly type: 'recorder.failed'; readonly trouble: RecorderTrouble };

export interface RecorderSession {
  /** Ends the recording; `recorder.ended` follows. */
  readonly stop: () => void;
  /** Releases the microphone and drops the recording; no event follows. */
  readonly close: () => void;
}

export interface RecorderPort {
  /** Asks for the microphone and records from it. */
  readonly open: (tell: (news: RecorderNews) => void) => RecorderSession;
  /** Current loudness, 0 to 1; 0 while nothing is recorded. */
  readonly level: () => number;
  /**
   * Plays a recording to its end; returns the function to stop it. `ended` is called once, with false if it could not
   * be played.
   */
  readonly play: (sound: Blob, ended: (whole: boolean) => void) => () => void;
}
