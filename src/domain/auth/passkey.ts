/** A passkey as its member sees it; times in epoch milliseconds. */
export interface Passkey {
  readonly passkeyId: string;
  readonly name: string;
  readonly createdAt: number;
  /** Null until its first use. */
  readonly lastUsedAt: number | null;
}
