import { hash } from 'node:crypto';
import type { Column, ColumnKind } from '../shape.ts';

/** A value as SQLite gives it, with whole numbers of any size. */
export type Stored = string | bigint | number | null;

/** How many rows a table has, and of each column, then of whole rows, the sum of the hashes of what stands in it. */
export interface Checksum {
  readonly rows: string;
  readonly sums: readonly string[];
}

/** As many hexadecimal digits of a hash as a number carries. */
const DIGITS = 13;

const bytesOf = (value: number): string => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('hex');
};
/** The text that both engines make of a value; numbers with a fraction by their bytes, which no way of writing them changes. */
const textOf = (value: Exclude<Stored, null>, kind: ColumnKind): string =>
  kind === 'real' ? bytesOf(Number(value)) : String(value);
const hashOf = (value: Stored, kind: ColumnKind): string =>
  hash('md5', value === null ? 'n' : `v${textOf(value, kind)}`);
const numberOf = (digest: string): bigint => BigInt(Number.parseInt(digest.slice(0, DIGITS), 16));

/** Adds up what rows of these columns hold, as they are read. */
export const summing = (columns: readonly Column[]) => {
  let rows = 0n;
  const sums = Array.from({ length: columns.length + 1 }, () => 0n);
  return {
    add: (row: readonly Stored[]): void => {
      rows += 1n;
      const digests = columns.map(({ kind }, i) => hashOf(row[i] ?? null, kind));
      for (const [i, digest] of [...digests, hash('md5', digests.join(''))].entries()) sums[i]! += numberOf(digest);
    },
    sum: (): Checksum => ({ rows: String(rows), sums: sums.map(String) }),
  };
};

const asText: Readonly<Record<ColumnKind, (name: string) => string>> = {
  text: (name) => name,
  integer: (name) => `${name}::text`,
  real: (name) => `encode(float8send(${name}), 'hex')`,
};
const asNumber = (digest: string): string =>
  `coalesce(sum(('x' || left(${digest}, ${DIGITS}))::bit(${DIGITS * 4})::bigint), 0)::text`;

/** The same sums in PostgreSQL's words: one row of a count and an array. Names are quoted already. */
export const checksumQuery = (
  table: string,
  columns: readonly (Pick<Column, 'kind'> & { readonly quoted: string })[],
) => {
  const digests = columns.map(
    ({ quoted, kind }, i) =>
      `md5(case when ${quoted} is null then 'n' else 'v' || ${asText[kind](quoted)} end) as m${i}`,
  );
  const names = columns.map((_, i) => `m${i}`);
  const sums = [...names, `md5(${names.join(' || ')})`].map(asNumber);
  return `select count(*)::text as rows, array[${sums.join(', ')}] as sums from (select ${digests.join(', ')} from ${table}) as hashed`;
};
