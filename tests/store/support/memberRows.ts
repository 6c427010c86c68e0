import * as Schema from 'effect/Schema';
import type { Database } from '#server/database/database.ts';
import type { Column } from '#server/database/shape.ts';
import { joined, sql, type Sql, type SqlValue } from '#server/database/sql.ts';
import { placeOf } from './memberColumns.ts';

const TextRow = Schema.Struct({ text: Schema.NullOr(Schema.String) });

const named = (name: string): Sql => ({ parts: [`"${name}"`], values: [] });
const tablesOf = (columns: readonly Column[]): readonly string[] => [...new Set(columns.map(({ table }) => table))];

export interface Filling {
  readonly database: Database;
  readonly columns: readonly Column[];
  /** A member who stays, referred to wherever a row needs another member. */
  readonly friendId: string;
  /** Columns with a member's id, as `table.column`. */
  readonly ofMembers: ReadonlySet<string>;
  /** The value of a column that is interpreted, by its name or as `table.column`. */
  readonly fixed: Readonly<Record<string, SqlValue>>;
}

/** Writes rows into any table, with the rows that they refer to; each value is unique, and every text is JSON. */
export const memberRows = ({ database, columns, friendId, ofMembers, fixed }: Filling) => {
  let made = 0;
  const valueOf = async (column: Column, given: Readonly<Record<string, SqlValue>>): Promise<SqlValue> => {
    const place = placeOf(column);
    const said = given[column.name] ?? fixed[place] ?? fixed[column.name];
    if (said !== undefined) return said;
    if (column.parent === 'member' || ofMembers.has(place)) return column.required ? friendId : null;
    if (!column.required) return null;
    if (column.parent !== null) return insert(column.parent, {});
    made += 1;
    return column.kind === 'text' ? `{"n":${made}}` : made;
  };
  /** Returns the value of the first column, which other rows refer to. */
  const insert = async (table: string, given: Readonly<Record<string, SqlValue>>): Promise<SqlValue> => {
    const own = columns.filter((column) => column.table === table);
    const values: SqlValue[] = [];
    for (const column of own) values.push(await valueOf(column, given));
    const names = joined(
      own.map(({ name }) => named(name)),
      ', ',
    );
    const row = joined(
      values.map((value) => sql`${value}`),
      ', ',
    );
    await database.run(sql`insert into ${named(table)} (${names}) values (${row})`);
    return values[0]!;
  };
  return { insert };
};

/** The columns in which a text occurs, as `table.column`. */
export const placesWith = async (
  database: Database,
  columns: readonly Column[],
  text: string,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const table of tablesOf(columns))
    for (const column of columns.filter((one) => one.table === table && one.kind === 'text')) {
      const rows = await database.all(TextRow, sql`select ${named(column.name)} as text from ${named(table)}`);
      if (rows.some((row) => row.text?.includes(text))) found.push(placeOf(column));
    }
  return found;
};
