import { canonicalJson } from '#domain/shared/canonicalJson.ts';
import type { LedgerRow } from '#domain/tips/ledger.ts';
import type { StoredText } from './ledger.store.ts';

export const CSV_COLUMNS = ['seq', 'kind', 'ts', 'ledgerId', 'data', 'prevHash', 'hash'] as const;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** RFC 4180. `data` is the row's data as RFC 8785 JSON; no field can begin as a formula of a spreadsheet does. */
export const exportCsv = (rows: readonly LedgerRow[]): string =>
  [
    CSV_COLUMNS.join(),
    ...rows.map(({ seq, kind, ts, ledgerId, data, prevHash, hash }) =>
      [seq, kind, ts, ledgerId, quoted(canonicalJson(data)), prevHash, hash].join(),
    ),
    '',
  ].join('\r\n');

export interface ExportedLedger {
  readonly ledgerId: string;
  readonly rows: readonly LedgerRow[];
  /** What stands in the ledger as a hash; none of a tipster who is gone. */
  readonly texts: readonly StoredText[];
}

/** A whole ledger as a file: its head first, so that it is seen without reading on. */
export const exportJson = ({ ledgerId, rows, texts }: ExportedLedger): string => {
  const last = rows.at(-1);
  return JSON.stringify({ ledgerId, head: last ? { seq: last.seq, hash: last.hash } : null, rows, texts }, null, 1);
};
