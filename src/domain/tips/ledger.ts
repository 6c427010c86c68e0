import { canonicalJson, type Json } from '../shared/canonicalJson.ts';

export const ledgerKinds = ['publish', 'edit', 'withdraw', 'settle'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** One row of a tipster's ledger, append-only. `hash` covers the hash before it and the rest of the row. */
export interface LedgerRow {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly kind: LedgerKind;
  /** Epoch milliseconds, by the origin's clock. */
  readonly ts: number;
  /** Random: it names nobody. */
  readonly ledgerId: string;
  readonly data: Json;
  readonly prevHash: string;
  readonly hash: string;
}

/** The end of a chain. Who saw it notices whatever is changed before it later on. */
export interface LedgerHead {
  readonly seq: number;
  readonly hash: string;
}

/** SHA-256 in lower-case hexadecimal. */
export type Digest = (text: string) => string | Promise<string>;

/** What comes before the first row. */
export const FIRST_HASH = '0'.repeat(64);

/** What a row's hash is made of: the hash before it, and the row without its own as RFC 8785 JSON. */
export const hashedText = ({ seq, kind, ts, ledgerId, data, prevHash }: Omit<LedgerRow, 'hash'>): string =>
  prevHash + canonicalJson({ seq, kind, ts, ledgerId, data, prevHash });

export type TearReason =
  /** The row is not what was hashed. */
  | 'hash'
  /** It does not follow the row before it. */
  | 'prevHash'
  /** Its number is not the next one. */
  | 'seq'
  /** It is of another ledger. */
  | 'ledger'
  /** It cannot be read as a row. */
  | 'form'
  /** The chain holds together, but is not the one that was seen before. */
  | 'head'
  /** It was written when nothing may be changed any more. */
  | 'late'
  /** The result that it names does not pay what it says. */
  | 'settlement';

/** The first torn row: its place in the list, counted from 0, and the number that it bears. */
export interface Tear {
  readonly index: number;
  readonly seq: number;
  readonly reason: TearReason;
}

export type Verified =
  { readonly ok: true; readonly head: LedgerHead | null } | { readonly ok: false; readonly tear: Tear };

const torn = (index: number, seq: number, reason: TearReason): Verified => ({
  ok: false,
  tear: { index, seq, reason },
});

const linkFault = (row: LedgerRow, before: LedgerRow | undefined, first: LedgerRow): TearReason | null => {
  if (row.seq !== (before?.seq ?? 0) + 1) return 'seq';
  if (row.ledgerId !== first.ledgerId) return 'ledger';
  return row.prevHash === (before?.hash ?? FIRST_HASH) ? null : 'prevHash';
};

const hashOf = async (row: LedgerRow, digest: Digest): Promise<string | null> => {
  try {
    return await digest(hashedText(row));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
};

/**
 * B3: checks a whole chain from its first row, and names the first that is torn. `seen` are ends of it that the reader
 * saw before: without one, whoever owns the database could write the whole chain anew.
 */
export const verifyChain = async (
  rows: readonly LedgerRow[],
  digest: Digest,
  seen: readonly LedgerHead[] = [],
): Promise<Verified> => {
  for (const [index, row] of rows.entries()) {
    const fault = linkFault(row, rows[index - 1], rows[0]!);
    if (fault) return torn(index, row.seq, fault);
    if ((await hashOf(row, digest)) !== row.hash) return torn(index, row.seq, 'hash');
    if (seen.some(({ seq, hash }) => seq === row.seq && hash !== row.hash)) return torn(index, row.seq, 'head');
  }
  const last = rows.at(-1);
  const gone = seen.filter(({ seq }) => seq > (last?.seq ?? 0));
  if (gone.length > 0) return torn(rows.length, (last?.seq ?? 0) + 1, 'head');
  return { ok: true, head: last ? { seq: last.seq, hash: last.hash } : null };
};
