/** Values that SQLite and PostgreSQL share: booleans are 0 and 1, instants epoch milliseconds, JSON is text. */
export type SqlValue = string | number | null;

/** A statement whose values are always parameters; it has one more part than values. */
export interface Sql {
  readonly parts: readonly string[];
  readonly values: readonly SqlValue[];
}

/** The only way to write SQL: an inserted value becomes a parameter, an inserted `Sql` part of the statement. */
export const sql = (strings: TemplateStringsArray, ...inserted: readonly (SqlValue | Sql)[]): Sql => {
  // Most carry values alone: then the parts are the same list each time, by which engines know a statement again.
  if (inserted.every(isValue)) return { parts: strings, values: inserted };
  const parts = [strings[0] ?? ''];
  const values: SqlValue[] = [];
  inserted.forEach((one, i) => {
    const after = strings[i + 1] ?? '';
    if (isValue(one)) {
      values.push(one);
      parts.push(after);
      return;
    }
    add(parts, values, one);
    parts[parts.length - 1] += after;
  });
  return { parts, values };
};

const isValue = (one: SqlValue | Sql): one is SqlValue => one === null || typeof one !== 'object';

/** Goes on with a piece where the last part ends. */
const add = (parts: string[], values: SqlValue[], piece: Sql): void => {
  piece.parts.forEach((part, i) => {
    if (i === 0) parts[parts.length - 1] += part;
    else parts.push(part);
  });
  for (const value of piece.values) values.push(value);
};

/** Joins fragments, for lists of values, rows, conditions or queries. */
export const joined = (pieces: readonly Sql[], separator: ', ' | ' and ' | ' or ' | ' union '): Sql => {
  const parts = [''];
  const values: SqlValue[] = [];
  pieces.forEach((piece, i) => {
    if (i > 0) parts[parts.length - 1] += separator;
    add(parts, values, piece);
  });
  return { parts, values };
};

/** Values one after the other, as `in (…)` takes them. */
export const listed = (values: readonly SqlValue[]): Sql =>
  joined(
    values.map((value) => sql`${value}`),
    ', ',
  );

/**
 * A statement with a list of rows, such as `values (…), (…)`, between its head and its tail: for each number of rows the
 * same parts every time, by which engines know it again.
 */
export const withRows = (
  head: string,
  columns: number,
  tail = '',
): ((rows: readonly (readonly SqlValue[])[]) => Sql) => {
  const known = new Map<number, readonly string[]>();
  const row = (): string[] => ['(', ...Array<string>(columns - 1).fill(', '), ')'];
  const partsFor = (count: number): readonly string[] => {
    const parts = [head];
    const go = (piece: readonly string[]): void => add(parts, [], { parts: piece, values: [] });
    for (let i = 0; i < count; i += 1) {
      if (i > 0) go([', ']);
      go(row());
    }
    go([tail]);
    return parts;
  };
  return (rows) => {
    let parts = known.get(rows.length);
    if (!parts) known.set(rows.length, (parts = partsFor(rows.length)));
    return { parts, values: rows.flat() };
  };
};

/** The statement's text with a placeholder for each value, numbered from 1. */
export const textOf = (query: Sql, placeholder: (number: number) => string): string =>
  query.parts.reduce((text, part, i) => text + placeholder(i) + part);

/** Whether a statement only reads, by its first word; no store uses a "with" that writes. */
export const reads = (query: Sql): boolean => /^\s*(select|with)\b/i.test(query.parts[0] ?? '');
