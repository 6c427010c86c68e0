import * as Schema from 'effect/Schema';
import type { Queries } from './database.ts';
import { sql, type Sql } from './sql.ts';

/** The column types that stores and migrations use in both engines. */
export type ColumnKind = 'text' | 'integer' | 'real';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly kind: ColumnKind;
  /** NOT NULL. */
  readonly required: boolean;
  /** The table that a foreign key refers to; null for none. */
  readonly parent: string | null;
}

export type Engine = 'sqlite' | 'postgres';

const ColumnRow = Schema.Struct({
  table: Schema.String,
  name: Schema.String,
  type: Schema.String,
  required: Schema.Int,
  parent: Schema.NullOr(Schema.String),
});

const columns: Readonly<Record<Engine, Sql>> = {
  sqlite: sql`
    select t.name as "table", c.name, c.type, max(c."notnull", c.pk > 0) as required,
           (select f."table" from pragma_foreign_key_list(t.name) f where f."from" = c.name) as parent
    from sqlite_schema t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite_%'
    order by t.name, c.cid`,
  postgres: sql`
    select c.table_name::text as "table", c.column_name::text as name, c.data_type::text as type,
           case when c.is_nullable = 'NO' then 1 else 0 end as required,
           (select f.confrelid::regclass::text from pg_constraint f
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
            where f.contype = 'f' and a.attname = c.column_name
              and f.conrelid = (quote_ident(c.table_schema) || '.' || quote_ident(c.table_name))::regclass) as parent
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`,
};

const kinds: Readonly<Record<string, ColumnKind>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'integer',
  'double precision': 'real',
};

/** Every column of a database, table by table. */
export const columnsOf = async (queries: Pick<Queries, 'all'>, engine: Engine): Promise<readonly Column[]> =>
  (await queries.all(ColumnRow, columns[engine])).map(({ type, required, ...column }) => {
    const kind = kinds[type.toLowerCase()];
    if (!kind) throw new Error(`${column.table}.${column.name} is of the type ${type}, which no store uses`);
    return { ...column, kind, required: required === 1 };
  });
