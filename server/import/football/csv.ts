import type { Aside } from './parsed.ts';

/** A row of a CSV file by the names of its columns. */
export interface CsvRow {
  readonly line: number;
  readonly of: (column: string) => string;
}

/** The cells of a text as RFC 4180 has them, row by row with their lines. */
const cellsIn = (text: string): readonly { readonly line: number; readonly cells: readonly string[] }[] => {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row: { line: number; cells: string[] } = { line, cells: [] };
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) break;
    const [, value = '', end] = match;
    row.cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (value.startsWith('"')) line += value.split('\n').length - 1;
    if (end === ',') {
      if (cell.lastIndex === text.length) row.cells.push('');
      continue;
    }
    rows.push(row);
    line += 1;
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows;
};

/** The names of the columns; empty where the text has none. */
export const csvHeader = (text: string): readonly string[] =>
  (/^[^\r\n]*/.exec(text.replace(/^\uFEFF/, ''))?.[0] ?? '').split(',').map((name) => name.trim().toLowerCase());

/** The rows below the header. One that has not as many cells as the header is put aside. */
export const csvRows = (text: string): { readonly rows: readonly CsvRow[]; readonly aside: readonly Aside[] } => {
  const [head, ...below] = cellsIn(text.replace(/^\uFEFF/, ''));
  const columns = new Map((head?.cells ?? []).map((name, i) => [name.trim().toLowerCase(), i]));
  const rows: CsvRow[] = [];
  const aside: Aside[] = [];
  for (const { line, cells } of below) {
    if (cells.length === 1 && cells[0]!.trim() === '') continue;
    if (cells.length !== head!.cells.length)
      aside.push({ line, reason: `has ${cells.length} cells where the header has ${head!.cells.length}` });
    else rows.push({ line, of: (column) => cells[columns.get(column) ?? -1]?.trim() ?? '' });
  }
  return { rows, aside };
};
