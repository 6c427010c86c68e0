import type { Recording } from './recorder.ts';

/** A recording that the origin does not have, with the film that was spoken over. */
export interface KeptVoice {
  readonly recording: Recording;
  readonly clip: string;
}

/** The one recording that a member has made on this device and not sent. */
export interface UnsentVoicesPort {
  /** Null if there is none of this member, if it is too old, or if the browser keeps nothing. */
  readonly read: (userId: string) => Promise<KeptVoice | null>;
  /** Gives false if the browser keeps nothing, as in private windows, or has no room. */
  readonly keep: (userId: string, voice: KeptVoice) => Promise<boolean>;
  readonly drop: () => Promise<void>;
}
