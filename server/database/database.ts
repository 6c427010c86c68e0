import * as Schema from 'effect/Schema';
import type { Sql } from './sql.ts';

/** How a row is read; what does not fit is a defect and throws. */
export type RowSchema<A> = Schema.Codec<A, unknown>;

/** Statements; each sees what was committed before it, and its own transaction. */
export interface Queries {
  readonly all: <A>(row: RowSchema<A>, query: Sql) => Promise<readonly A[]>;
  /** The first row, or null. */
  readonly one: <A>(row: RowSchema<A>, query: Sql) => Promise<A | null>;
  /** How many rows it changed. */
  readonly run: (query: Sql) => Promise<number>;
}

/**
 * What a transaction may see of others that run at once. `serializable`: nothing, as if there were one at a time.
 * `rowLocks`: what was committed before each statement; it must lock the rows that it judges by, and says so where it is
 * written. The embedded database has one writer at a time: both are the same there.
 */
export type Isolation = 'serializable' | 'rowLocks';

/** One SQL database, whichever it is. */
export interface Database extends Queries {
  /**
   * All or nothing; rolled back when `work` rejects. Wait for nothing but statements in it, and change nothing outside:
   * where two transactions meet, one of them runs again from its beginning. `isolation` is `serializable` where absent.
   */
  readonly transaction: <A>(work: (queries: Queries) => Promise<A>, isolation?: Isolation) => Promise<A>;
  /** Runs `work` while nobody else, in any process, runs work under the same name; it may use the database meanwhile. */
  readonly locked: <A>(name: string, work: () => Promise<A>) => Promise<A>;
  readonly close: () => Promise<void>;
}

/** A row broke a unique or primary key; in a transaction, everything before it is rolled back. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
}

/** Why a database answers nothing for now, though nothing is wrong with what it was asked. */
export type Unavailability = 'full' | 'busy' | 'locked' | 'readOnly' | 'unreachable';

/** The statement may be asked again later: whoever waits for it is told so (503) instead of being shown a fault. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly why: Unavailability;

  constructor(why: Unavailability, options?: ErrorOptions) {
    super(`the database cannot be used: ${why}`, options);
    this.why = why;
  }
}

const decoders = new WeakMap<object, (row: unknown) => unknown>();

/** Reads rows by a schema, whose decoder is made once. */
export const decodeRows = <A>(row: RowSchema<A>, rows: readonly unknown[]): readonly A[] => {
  let decode = decoders.get(row) as ((value: unknown) => A) | undefined;
  if (!decode) {
    decode = Schema.decodeUnknownSync(row);
    decoders.set(row, decode);
  }
  return rows.map(decode);
};
