/** Values that SQLite and PostgreSQL share: booleans are 0 and 1, instants epoch milliseconds, JSON is text. */
export type SqlValue = string | number | null;

/** A statement whose values are always parameters; it has one more part than values. */
export interface Sql {
  readonly parts: readonly string[];
  readonly values: readonly SqlValue[];
}

/** The only way to write SQL: an inserted value becomes a parameter, an inserted `Sql` part of the statement. */
export const sql = (strings: TemplateStringsArray, ...inserted: readonly (SqlValue | Sql)[]): Sql => {
  const parts = [strings[0] ?? ''];
  const values: SqlValue[] = [];
  inserted.forEach((one, i) => {
    const after = strings[i + 1] ?? '';
    if (one === null || typeof one !== 'object') {
      values.push(one);
      parts.push(after);
      return;
    }
    const [first = '', ...rest] = one.parts;
    parts[parts.length - 1] += first;
    parts.push(...rest);
    parts[parts.length - 1] += after;
    values.push(...one.values);
  });
  return { parts, values };
};

/** Joins fragments, for lists of values, rows or conditions. */
export const joined = (pieces: readonly Sql[], separator: ', ' | ' and ' | ' or '): Sql =>
  pieces.reduce(
    (all, piece, i) => {
      const glue: Sql = { parts: [i === 0 ? '' : separator], values: [] };
      return sql`${all}${glue}${piece}`;
    },
    sql``,
  );

/** The statement's text with a placeholder for each value, numbered from 1. */
export const textOf = (query: Sql, placeholder: (number: number) => string): string =>
  query.parts.reduce((text, part, i) => text + placeholder(i) + part);

/** Whether a statement only reads, by its first word; no store uses a "with" that writes. */
export const reads = (query: Sql): boolean => /^\s*(select|with)\b/i.test(query.parts[0] ?? '');
