import type { Queries } from '../database/database.ts';

/** Columns with a member's id, by table. */
export type MemberColumns = Readonly<Record<string, readonly string[]>>;

/** What an area stores about members, for export and erasure. */
export interface Kept {
  /** Its name in an export. */
  readonly name: string;
  /**
   * Where it is stored. A column that looks like a member's id and is listed nowhere fails
   * tests/store/personalColumns.test.ts.
   */
  readonly columns: MemberColumns;
  /** Which of these columns, as `table.column`, still name a member after the erasure, and why. */
  readonly stays?: Readonly<Record<string, string>>;
  /** The data as plain values: no hashes, no secrets, nothing that belongs to others. */
  readonly tell: (userId: string) => Promise<unknown>;
  /** Erases a batch of what would be too much for one transaction, before `erase`; returns whether there is more. */
  readonly eraseSome?: (userId: string) => Promise<boolean>;
  /**
   * Deletes or anonymises the data within a transaction. The returned function runs once the transaction is committed;
   * it may run twice or never.
   */
  readonly erase: (queries: Queries, userId: string) => Promise<(() => Promise<void>) | null>;
}
