/** Why there is no recording: the viewer or the browser said no, or there is nothing to record with. */
export type RecorderTrouble = 'denied' | 'noDevice' | 'inUse' | 'insecure' | 'unsupported' | 'broken';

export interface Recording {
  readonly sound: Blob;
  readonly durationMs: number;
}

export type RecorderNews =
  /** The viewer has let the page hear, and it records. */
  | { readonly type: 'recorder.began' }
  | { readonly type: 'recorder.ended'; readonly recording: Recording }
  | { readonly type: 'recorder.failed'; readonly trouble: RecorderTrouble };

export interface RecorderSession {
  /** Ends the recording; it is told by `recorder.ended`. */
  readonly stop: () => void;
  /** Lets go of the microphone, whatever came of it; nothing is told afterwards. */
  readonly close: () => void;
}

export interface RecorderPort {
  /** Asks for the microphone and records from it. */
  readonly open: (tell: (news: RecorderNews) => void) => RecorderSession;
  /** How loud it is now, 0 to 1; 0 while nothing is recorded. */
  readonly level: () => number;
  /** Plays a sound to its end; answers the way to stop it. `ended` is told once, with false where it could not be played. */
  readonly play: (sound: Blob, ended: (whole: boolean) => void) => () => void;
}
