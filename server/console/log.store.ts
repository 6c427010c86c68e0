import { createHash } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { CONSOLE, consoleActs, type ConsoleChange, type ConsoleDeed } from '#domain/console/console.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';

const Side = Schema.NullOr(Schema.String);
const Changes = Schema.Struct({
  list: Schema.Array(Schema.Struct({ field: Schema.String, before: Side, after: Side })),
  more: Schema.Int,
});
const ActRow = Schema.Struct({
  seq: Schema.Int,
  at: Schema.Int,
  userId: Schema.String,
  clientKey: Schema.String,
  what: Schema.Literals(consoleActs),
  subject: Schema.String,
  changes: Schema.String,
  hash: Schema.String,
});
type StoredRow = typeof ActRow.Type;
const HeadRow = Schema.Struct({ seq: Schema.Int, hash: Schema.String });
const SeqRow = Schema.Struct({ seq: Schema.Int });
const writeChanges = Schema.encodeSync(Schema.fromJsonString(Changes));
const readChanges = Schema.decodeUnknownSync(Schema.fromJsonString(Changes));

export interface StoredAct extends Pick<StoredRow, 'seq' | 'at' | 'userId' | 'what' | 'subject'> {
  readonly changes: readonly ConsoleChange[];
  readonly more: number;
}
/** Who presses what; pressed again, nothing is done again. */
export interface Press {
  readonly userId: string;
  readonly clientKey: string;
  readonly now: number;
}
/** What was done, as the log tells it. */
export interface Done {
  readonly what: ConsoleDeed;
  readonly subject: string;
  readonly changes: readonly ConsoleChange[];
  readonly more: number;
}

const FIRST = '';
const columns = sql`seq, acted_ts as at, user_id as "userId", client_key as "clientKey", what, subject, changes, hash`;
const newest = keyset({ at: sql`seq`, id: sql`client_key`, latestFirst: true });

const hashOf = (before: string, { seq, at, userId, clientKey, what, subject, changes }: Omit<StoredRow, 'hash'>) =>
  createHash('sha256')
    .update(JSON.stringify([before, seq, at, userId, clientKey, what, subject, changes]))
    .digest('hex');

const add = async (queries: Queries, { userId, clientKey, now }: Press, done: Done): Promise<void> => {
  const head = await queries.one(HeadRow, sql`select seq, hash from console_act order by seq desc limit 1`);
  const { what, subject } = done;
  const changes = writeChanges({ list: done.changes, more: done.more });
  const row = { seq: (head?.seq ?? 0) + 1, at: now, userId, clientKey, what, subject, changes };
  await queries.run(
    sql`insert into console_act (seq, acted_ts, user_id, client_key, what, subject, changes, hash)
        values (${row.seq}, ${now}, ${userId}, ${clientKey}, ${what}, ${subject}, ${changes},
                ${hashOf(head?.hash ?? FIRST, row)})`,
  );
};

/** Rows checked at once. */
const CHECKED = 500;

export const consoleLogStore = (database: Database) => ({
  /**
   * Does something and notes it, all or nothing; does nothing the second time that it is pressed. Serializable, and a
   * unique key besides: what `work` decided on is what it changed, and each row follows the one before.
   */
  act: (press: Press, work: (queries: Queries) => Promise<Done | Refusal>): Promise<Refusal | null> =>
    database.transaction(async (queries) => {
      const again = sql`select seq from console_act where client_key = ${press.clientKey}`;
      if (await queries.one(SeqRow, again)) return null;
      const done = await work(queries);
      if (isRefused(done)) return done;
      await add(queries, press, done);
      return null;
    }),
  /** Newest first. */
  list: async (cursor: string | undefined): Promise<Slice<StoredAct>> => {
    const rows = await database.all(
      ActRow,
      sql`select ${columns} from console_act where ${newest.behind(cursor)} ${newest.first(CONSOLE.pageSize)}`,
    );
    const { list, next } = sliceOf(rows, CONSOLE.pageSize, ({ seq, clientKey }) => ({ at: seq, id: clientKey }));
    return {
      next,
      list: list.map(({ seq, at, userId, what, subject, changes }) => {
        const read = readChanges(changes);
        return { seq, at, userId, what, subject, changes: read.list, more: read.more };
      }),
    };
  },
  /** The first row that is not as it was written, or that follows one which is gone; null where all hold. */
  torn: async (): Promise<number | null> => {
    let before = { seq: 0, hash: FIRST };
    for (;;) {
      const rows = await database.all(
        ActRow,
        sql`select ${columns} from console_act where seq > ${before.seq} order by seq limit ${CHECKED}`,
      );
      for (const row of rows) {
        if (row.seq !== before.seq + 1 || row.hash !== hashOf(before.hash, row)) return row.seq;
        before = row;
      }
      if (rows.length < CHECKED) return null;
    }
  },
});
export type ConsoleLogStore = ReturnType<typeof consoleLogStore>;

const KeptRow = Schema.Struct({ seq: Schema.Int, at: Schema.Int, what: Schema.String, subject: Schema.String });

/** Who did what with the console stays answerable: the row keeps an id that names nobody once the member is gone. */
export const keptConsole = (database: Database): Kept => ({
  name: 'console',
  columns: { console_act: ['user_id'] },
  stays: {
    'console_act.user_id':
      'whom the log lists must not be able to change it; the id names nobody once the member is erased',
  },
  tell: (userId) =>
    database.all(
      KeptRow,
      sql`select seq, acted_ts as at, what, subject from console_act
          where user_id = ${userId} or (what = ${'role'} and subject = ${userId}) order by seq`,
    ),
  erase: async () => null,
});
