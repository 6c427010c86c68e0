import type { Json } from '#domain/shared/canonicalJson.ts';
import { sha256 } from '#domain/shared/sha256.ts';
import { FIRST_HASH, hashedText, type LedgerKind, type LedgerRow } from '#domain/tips/ledger.ts';

export type Said = readonly [kind: LedgerKind, data: Json, ts?: number];

/** A chain as the origin appends it. */
export const aChain = (said: readonly Said[], ledgerId = 'l1'): readonly LedgerRow[] => {
  const rows: LedgerRow[] = [];
  for (const [i, [kind, data, ts = 100 + i]] of said.entries()) {
    const row = { seq: i + 1, kind, ts, ledgerId, data, prevHash: rows.at(-1)?.hash ?? FIRST_HASH };
    rows.push({ ...row, hash: sha256(hashedText(row)) });
  }
  return rows;
};

/** The ledger entry for publishing a tip on a home win. */
export const aPrediction = (tipId: string, change: { readonly [name: string]: Json } = {}): Json => ({
  ...{ tipId, fixtureId: `f-${tipId}`, category: 'bong-da', market: '1x2', sel: '1', oddsDec: 2, stake: 1 },
  ...{ lockTs: 1000, textHash: 'ab' },
  ...change,
});
export const published = (tipId: string): Said => ['publish', aPrediction(tipId)];
/** Won by 1–0, or lost by 0–1. */
export const settledAs = (tipId: string, state: 'won' | 'lost'): Said => [
  'settle',
  { tipId, state, profit: state === 'won' ? 1 : -1, score: { ft: state === 'won' ? [1, 0] : [0, 1] } },
  2000,
];
