import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

/** Sends a file; tells what share of it has left, 0 to 1. */
export type SendFile<A> = (file: Blob, sent: (share: number) => void, signal: AbortSignal) => Promise<Outcome<A>>;

export interface PicturesPort {
  /** Makes a picture the member's own; PICTURE says what it may be. */
  readonly upload: SendFile<User>;
  /** Takes the member's picture away; a drawn one is shown in its place. */
  readonly remove: (signal: AbortSignal) => Promise<Outcome<User>>;
}
