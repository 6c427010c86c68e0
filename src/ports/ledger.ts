import type { LedgerHead, LedgerRow } from '#domain/tips/ledger.ts';
import type { KeptHead } from '#domain/tips/ledgerCheck.ts';
import type { DigestPort } from './digest.ts';
import type { Outcome } from './failure.ts';

/** Whose ledger: a tipster's, or the one of an id, which is left when a tipster is erased. */
export type LedgerOf = { readonly userId: string } | { readonly ledgerId: string };

export interface WholeLedger {
  readonly ledgerId: string;
  /** From the first. */
  readonly rows: readonly LedgerRow[];
  readonly head: LedgerHead | null;
}

/** Ledgers of tips, and what it takes to check them here. */
export interface LedgerPort extends DigestPort {
  readonly whole: (of: LedgerOf, signal: AbortSignal) => Promise<Outcome<WholeLedger>>;
  /** The end of a ledger at the end of a day, as it was published; null where none was. */
  readonly publishedHead: (ledgerId: string, day: string, signal: AbortSignal) => Promise<LedgerHead | null>;
  /** The last end that this browser saw of a chain that held; null before the first. */
  readonly seenHead: (of: LedgerOf) => KeptHead | null;
  readonly keepHead: (of: LedgerOf, head: KeptHead) => void;
}
