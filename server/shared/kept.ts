import type { Queries } from '../database/database.ts';

/** Columns with a member's id, by table. */
export type MemberColumns = Readonly<Record<string, readonly string[]>>;

/** What an area stores of members, for those who want to know it, or want it gone. */
export interface Kept {
  /** What an export calls it. */
  readonly name: string;
  /** Where it is stored. A column that looks like a member's id and stands nowhere fails tests/store/personalColumns.test.ts. */
  readonly columns: MemberColumns;
  /** Which of them, as `table.column`, still name a member after the erasure, and why. */
  readonly stays?: Readonly<Record<string, string>>;
  /** As plain data: no hashes, no secrets, nothing that is another's. */
  readonly tell: (userId: string) => Promise<unknown>;
  /** Some of what would be too much among other statements, before `erase`; whether there is more. */
  readonly eraseSome?: (userId: string) => Promise<boolean>;
  /** Gone, or nobody's, among other statements; what it answers is done once those are stored, and may be done twice or never. */
  readonly erase: (queries: Queries, userId: string) => Promise<(() => Promise<void>) | null>;
}
