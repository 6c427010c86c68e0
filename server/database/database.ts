import * as Schema from 'effect/Schema';
import type { Sql } from './sql.ts';

/** The schema of a row; a row that does not fit is a defect and throws. */
export type RowSchema<A> = Schema.Codec<A, unknown>;

/** Runs statements; each sees what was committed before it, and its own transaction. */
export interface Queries {
  readonly all: <A>(row: RowSchema<A>, query: Sql) => Promise<readonly A[]>;
  /** The first row, or null. */
  readonly one: <A>(row: RowSchema<A>, query: Sql) => Promise<A | null>;
  /** The number of changed rows. */
  readonly run: (query: Sql) => Promise<number>;
}

/**
 * Isolation of a transaction from concurrent ones. `serializable`: as if they ran one after the other. `rowLocks`: each
 * statement sees what was committed before it (read committed), so the transaction has to lock the rows that its
 * decisions depend on, and says so where it is written. The embedded database has one writer at a time: there both are
 * the same.
 */
export type Isolation = 'serializable' | 'rowLocks';

/** An SQL database: SQLite or PostgreSQL. */
export interface Database extends Queries {
  /**
   * Runs `work` in a transaction, which is rolled back when `work` rejects. `work` may only wait for its statements and
   * must have no other side effects: after a conflict with a concurrent transaction it runs again, at most 30 times in
   * all; then it throws `DatabaseUnavailable`. `isolation` is `serializable` by default.
   */
  readonly transaction: <A>(work: (queries: Queries) => Promise<A>, isolation?: Isolation) => Promise<A>;
  /** Runs `work` while holding a named lock, which excludes all other processes; `work` may use the database. */
  readonly locked: <A>(name: string, work: () => Promise<A>) => Promise<A>;
  readonly close: () => Promise<void>;
}

/** A statement violated a unique or primary key; its transaction, if any, is rolled back. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
}

/** Why the database is temporarily unavailable, though the statement is valid. */
export type Unavailability = 'full' | 'busy' | 'locked' | 'readOnly' | 'unreachable';

/** The statement may be retried later: the caller gets a 503 instead of a 500. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly why: Unavailability;

  constructor(why: Unavailability, options?: ErrorOptions) {
    super(`the database cannot be used: ${why}`, options);
    this.why = why;
  }
}

const decoders = new WeakMap<object, (row: unknown) => unknown>();

/** Decodes rows by a schema; the decoder is cached per schema. */
export const decodeRows = <A>(row: RowSchema<A>, rows: readonly unknown[]): readonly A[] => {
  let decode = decoders.get(row) as ((value: unknown) => A) | undefined;
  if (!decode) {
    decode = Schema.decodeUnknownSync(row);
    decoders.set(row, decode);
  }
  return rows.map(decode);
};
