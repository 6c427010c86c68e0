import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

/** Everything that is stored of a member, by area; `takenAt` is epoch milliseconds. */
export interface StoredData {
  readonly takenAt: number;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** What is stored of the member who watches, and its end. `proof`: that they have just shown who they are; 403 once it is late. */
export interface PrivacyPort {
  readonly export: (proof: string, signal: AbortSignal) => Promise<Outcome<StoredData>>;
  /** Ends every session; answers when everything is erased, epoch milliseconds. */
  readonly delete: (proof: string, signal: AbortSignal) => Promise<Outcome<number>>;
  /** Takes a deletion back; 410 once it is too late. */
  readonly keep: (signal: AbortSignal) => Promise<Outcome<User>>;
}
