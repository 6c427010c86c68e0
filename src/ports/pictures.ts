import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

/** Uploads a file; reports progress as a share from 0 to 1. */
export type SendFile<A> = (file: Blob, sent: (share: number) => void, signal: AbortSignal) => Promise<Outcome<A>>;

export interface PicturesPort {
  /** Uploads the member's profile picture; PICTURE has its limits. */
  readonly upload: SendFile<User>;
  /** Removes the member's picture; a generated one is shown instead. */
  readonly remove: (signal: AbortSignal) => Promise<Outcome<User>>;
}
