/** A song as it is played: `key` names its place in the queue, `level` is the factor of its loudness. */
export interface Sound {
  readonly key: string;
  readonly url: string;
  readonly level: number;
}

export type AudioEvent =
  | { readonly type: 'audio.playing' }
  /** Paused from outside: by the system, or by headphones that were unplugged. */
  | { readonly type: 'audio.paused' }
  | { readonly type: 'audio.waiting' }
  /** Where the song is that is heard; `bufferedS`: up to where it can play without the line. */
  | {
      readonly type: 'audio.position';
      readonly atS: number;
      readonly lengthS: number;
      readonly bufferedS: number;
    }
  /** The song that was to follow is heard now. */
  | { readonly type: 'audio.joined'; readonly key: string }
  | { readonly type: 'audio.ended' }
  /** A `fatal` failure is not worth another try. */
  | { readonly type: 'audio.failed'; readonly fatal: boolean; readonly reason: string }
  /** The browser lets nothing be heard without a press. */
  | { readonly type: 'audio.refused' };

export interface AudioSession {
  /** Takes the place of what was open; plays only when it is told to. */
  readonly open: (sound: Sound, atS: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seekTo: (seconds: number) => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  /** The factor of loudness of the song that is heard. */
  readonly setLevel: (level: number) => void;
  /** MU-4: what follows without a gap, or over `fadeS` seconds; null for nothing. */
  readonly setNext: (sound: Sound | null, fadeS: number) => void;
  readonly close: () => void;
}

/** Plays songs one after another. */
export interface AudioPort {
  readonly open: (tell: (event: AudioEvent) => void) => AudioSession;
}
