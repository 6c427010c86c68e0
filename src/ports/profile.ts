import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

/** How far a file is: hashing it, or sending it; `share` of the file, 0 to 1. */
export interface FileProgress {
  readonly step: 'hashing' | 'sending';
  readonly share: number;
}
/** Uploads a file. Sent again after it broke off, it goes on where the origin stopped. */
export type SendFile<A> = (
  file: Blob,
  told: (progress: FileProgress) => void,
  signal: AbortSignal,
) => Promise<Outcome<A>>;

interface ProfileChange {
  readonly nickname?: string;
  readonly profilePicture?: string;
}

/** What a member shows of themselves. */
export interface ProfilePort {
  readonly save: (change: ProfileChange, signal: AbortSignal) => Promise<Outcome<User>>;
  /** Uploads the member's profile picture; PICTURE has its limits. */
  readonly uploadPicture: SendFile<User>;
  /** Removes the member's picture; a generated one is shown instead. */
  readonly removePicture: (signal: AbortSignal) => Promise<Outcome<User>>;
}
