import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

/** All data stored about a member, by area; `takenAt` is epoch milliseconds. */
export interface StoredData {
  readonly takenAt: number;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Export and deletion of the member's data. `proof`: of recent re-authentication; 403 once it has expired. */
export interface PrivacyPort {
  readonly export: (proof: string, signal: AbortSignal) => Promise<Outcome<StoredData>>;
  /** Ends every session; gives when the account will be erased, epoch milliseconds. */
  readonly delete: (proof: string, signal: AbortSignal) => Promise<Outcome<number>>;
  /** Cancels a deletion; 410 if it is too late. */
  readonly keep: (signal: AbortSignal) => Promise<Outcome<User>>;
}
