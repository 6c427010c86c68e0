import * as Schema from 'effect/Schema';
import { LedgerHeadWire, LedgerRowWire } from '#contract/http/tipShapes.ts';
import type { Json } from '#domain/shared/canonicalJson.ts';
import { verifyChain, type LedgerRow, type Tear, type TearReason } from '#domain/tips/ledger.ts';
import { brokenRule, hashedTipText, predictedIn } from '#domain/tips/ledgerRules.ts';
import { CSV_COLUMNS } from './exportFile.ts';
import { sha256 } from './ledger.store.ts';

const Text = Schema.Struct({
  tipId: Schema.String,
  title: Schema.String,
  blocks: Schema.Unknown,
  salt: Schema.String,
});
const Exported = Schema.fromJsonString(
  Schema.Struct({
    head: Schema.optionalKey(Schema.NullOr(LedgerHeadWire)),
    rows: Schema.Array(LedgerRowWire),
    texts: Schema.optionalKey(Schema.Array(Text)),
  }),
);
const Rows = Schema.Array(LedgerRowWire);
const readExported = Schema.decodeUnknownSync(Exported);
const readRows = Schema.decodeUnknownSync(Rows);
type File = typeof Exported.Type;

const reasons: Readonly<Record<TearReason, string>> = {
  hash: 'its content is not what was hashed',
  prevHash: 'it does not follow the row before it',
  seq: 'its number is not the next one',
  ledger: 'it is of another ledger',
  form: 'it is no row of a ledger of tips',
  head: 'the chain does not end where its head says',
  late: 'it was written at or after the kick-off',
  settlement: 'the result does not pay what it says',
};

/** The fields of one line of CSV (RFC 4180) without line breaks inside fields. */
const fieldsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );

const readCsv = (text: string): File => {
  const [head, ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  if (head !== CSV_COLUMNS.join()) throw new Error('the first line does not name the columns of a ledger');
  const rows = lines.map((line) => {
    const [seq, kind, ts, ledgerId, data, prevHash, hash] = fieldsOf(line);
    return { seq: Number(seq), kind, ts: Number(ts), ledgerId, data: JSON.parse(data ?? ''), prevHash, hash };
  });
  return { rows: readRows(rows) };
};

const readFile = (text: string): File => (/^\s*\{/.test(text) ? readExported(text) : readCsv(text));

/** The first row whose hash does not match its text, among the texts in the file. */
const otherText = (rows: readonly LedgerRow[], texts: NonNullable<File['texts']>): Tear | null => {
  for (const { tipId, title, blocks, salt } of texts) {
    const index = rows.findLastIndex(
      ({ kind, data }) => (kind === 'publish' || kind === 'edit') && predictedIn(data)?.tipId === tipId,
    );
    const row = rows[index];
    // The blocks are decoded JSON.
    const textHash = sha256(hashedTipText({ title, blocks: blocks as Json, salt }));
    if (row && predictedIn(row.data)?.textHash !== textHash) return { index, seq: row.seq, reason: 'hash' };
  }
  return null;
};

export interface Judged {
  readonly ok: boolean;
  readonly text: string;
}

/** Checks an exported ledger, as CSV or JSON: its chain, its rules and its texts. */
export const verifyLedgerText = async (text: string): Promise<Judged> => {
  let file: File;
  try {
    file = readFile(text);
  } catch (error) {
    return { ok: false, text: `This is no exported ledger: ${error instanceof Error ? error.message : 'unreadable'}` };
  }
  const rows = file.rows as readonly LedgerRow[];
  const verified = await verifyChain(rows, sha256, file.head ? [file.head] : []);
  const tear = verified.ok ? (brokenRule(rows) ?? otherText(rows, file.texts ?? [])) : verified.tear;
  if (tear)
    return {
      ok: false,
      text: `Torn at row ${tear.seq} (number ${tear.index + 1} in the file): ${reasons[tear.reason]}.`,
    };
  const last = rows.at(-1);
  const head = last ? `, head ${last.seq} ${last.hash}` : '';
  return { ok: true, text: `Whole: ${rows.length} rows${head}.` };
};
