/** A passkey as its member sees it: times are epoch milliseconds. */
export interface Passkey {
  readonly passkeyId: string;
  readonly name: string;
  readonly createdAt: number;
  /** Null until it is first used. */
  readonly lastUsedAt: number | null;
}
