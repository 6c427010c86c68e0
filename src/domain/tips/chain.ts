import type { Json } from '../shared/canonicalJson.ts';
import type { LedgerRow } from './ledger.ts';
import { predictedIn, settledIn } from './ledgerRules.ts';
import type { TipState } from './tip.ts';

/** One tip of a chain, as it stands after all rows. */
export interface ChainCell {
  readonly tipId: string;
  readonly fixtureId: string;
  /** Epoch milliseconds. */
  readonly lockTs: number;
  /** The number of the row that published it. */
  readonly seq: number;
  readonly state: TipState | 'withdrawn';
  /** B2: the viewer does not want to know how its match ended; `state` is open then. */
  readonly hidden?: true;
}

const tipOf = (data: Json): string | null => {
  if (typeof data !== 'object' || data === null || !('tipId' in data)) return null;
  const { tipId } = data as { readonly tipId: Json };
  return typeof tipId === 'string' ? tipId : null;
};

/** The tips of a ledger in the order in which they were published. Rows that say nothing of a tip are left out. */
export const chainCells = (rows: readonly LedgerRow[]): readonly ChainCell[] => {
  const cells = new Map<string, ChainCell>();
  for (const { seq, kind, data } of rows) {
    const tipId = tipOf(data);
    const before = tipId === null ? undefined : cells.get(tipId);
    if (kind === 'publish' || kind === 'edit') {
      const told = predictedIn(data);
      const { fixtureId, lockTs } = told ?? before ?? { fixtureId: '', lockTs: 0 };
      if (tipId !== null) cells.set(tipId, { state: 'open', seq, ...before, tipId, fixtureId, lockTs });
    } else if (before) {
      const state = kind === 'withdraw' ? 'withdrawn' : (settledIn(data)?.state ?? before.state);
      cells.set(before.tipId, { ...before, state });
    }
  }
  return [...cells.values()];
};

/** Which tip a row is about, as its place in the chain; of a row about none, where the next tip would be. */
export const cellOfRow = (rows: readonly LedgerRow[], index: number): number => {
  const tipId = index < rows.length ? tipOf(rows[index]!.data) : null;
  const named = tipId === null ? -1 : chainCells(rows).findIndex((cell) => cell.tipId === tipId);
  return named >= 0 ? named : chainCells(rows.slice(0, index)).length;
};
