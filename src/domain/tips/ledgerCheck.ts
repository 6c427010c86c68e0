import { cellOfRow, chainCells, type ChainCell } from './chain.ts';
import { verifyChain, type Digest, type LedgerHead, type LedgerRow, type Tear } from './ledger.ts';
import { brokenRule } from './ledgerRules.ts';

/** The end of a tipster's chain, as somebody keeps it. */
export interface KeptHead extends LedgerHead {
  readonly ledgerId: string;
}

/** Ends of a chain that were told otherwise than by its rows. */
export interface KnownHeads {
  /** Beside the rows. */
  readonly told: LedgerHead | null;
  /** By this reader, at an earlier visit. */
  readonly seen: KeptHead | null;
  /** In the list of all ends of a day. */
  readonly published: LedgerHead | null;
}

/** Where a chain is torn, and what it contradicts if it holds together in itself. */
export interface LedgerTear extends Tear {
  /** The tip before which it is torn, as a place in the chain. */
  readonly cell: number;
  readonly against: 'itself' | keyof KnownHeads;
  /** It ends before the row that was seen. */
  readonly short?: true;
}

/** A ledger that was computed anew. */
export interface CheckedLedger {
  readonly ledgerId: string;
  readonly rows: number;
  readonly head: LedgerHead | null;
  readonly cells: readonly ChainCell[];
  /** Null: not one letter was changed. */
  readonly tear: LedgerTear | null;
  /** What it was compared with beside itself. */
  readonly compared: { readonly seen: boolean; readonly published: boolean };
}

type Bare = Omit<LedgerTear, 'cell'>;

const againstHead = (rows: readonly LedgerRow[], against: keyof KnownHeads, head: LedgerHead | null): Bare | null => {
  if (!head || rows[head.seq - 1]?.hash === head.hash) return null;
  if (head.seq > rows.length) return { index: rows.length, seq: rows.length + 1, reason: 'head', against, short: true };
  return { index: head.seq - 1, seq: head.seq, reason: 'head', against };
};

/** A tipster whose whole ledger was exchanged for another one. */
const exchanged = (rows: readonly LedgerRow[], seen: KeptHead | null): Bare | null =>
  seen && rows[0] && rows[0].ledgerId !== seen.ledgerId
    ? { index: 0, seq: rows[0].seq, reason: 'ledger', against: 'seen' }
    : null;

const ofItself = (tear: Tear | null): Bare | null => tear && { ...tear, against: 'itself' };

/**
 * B3: computes a whole ledger anew: its chain, what its rows say, and the ends of it that are known. The first tear is
 * told.
 */
export const checkLedger = async (
  ledgerId: string,
  rows: readonly LedgerRow[],
  digest: Digest,
  { told, seen, published }: KnownHeads,
): Promise<CheckedLedger> => {
  const chain = await verifyChain(rows, digest);
  const tears = [
    ofItself(chain.ok ? brokenRule(rows) : chain.tear),
    exchanged(rows, seen),
    againstHead(rows, 'told', told),
    againstHead(rows, 'seen', seen),
    againstHead(rows, 'published', published),
  ].filter((tear) => tear !== null);
  const [first] = tears.toSorted((a, b) => a.index - b.index);
  const last = rows.at(-1);
  return {
    ...{ ledgerId, rows: rows.length, cells: chainCells(rows) },
    head: last ? { seq: last.seq, hash: last.hash } : null,
    tear: first ? { ...first, cell: cellOfRow(rows, first.index) } : null,
    compared: { seen: seen !== null, published: published !== null },
  };
};
