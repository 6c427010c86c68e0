import { canonicalJson } from '#domain/shared/canonicalJson.ts';
import type { LedgerRow } from '#domain/tips/ledger.ts';
import type { StoredText } from './ledger.store.ts';

export const CSV_COLUMNS = ['seq', 'kind', 'ts', 'ledgerId', 'data', 'prevHash', 'hash'] as const;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** RFC 4180. `data` is the row's data as RFC 8785 JSON; no field can start like a spreadsheet formula. */
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
  /** The texts of which the ledger holds the hashes; empty if the tipster was erased. */
  readonly texts: readonly StoredText[];
}

/** A whole ledger as a JSON file, with the head first so that it is seen at once. */
export const exportJson = ({ ledgerId, rows, texts }: ExportedLedger): string => {
  const last = rows.at(-1);
  return JSON.stringify({ ledgerId, head: last ? { seq: last.seq, hash: last.hash } : null, rows, texts }, null, 1);
};
