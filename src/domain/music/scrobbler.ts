/** Where a member's plays are told too, by servers that the operator allows. */
export interface Scrobbler {
  /** None: there is no scrobbling here. */
  readonly origins: readonly string[];
  /** Null: off. */
  readonly to: {
    readonly address: string;
    /** The name that the other side knows the token by; empty if it did not say. */
    readonly name: string;
    readonly since: number;
    readonly lastAt: number | null;
    /** Why the last try failed; null if it did not. */
    readonly fault: 'refused' | 'unreachable' | null;
  } | null;
}
