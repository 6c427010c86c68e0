import type { Selection } from './market.ts';

/** The prices of a selection on one line since the opening, oldest first: one point for each change. */
export interface OddsHistory {
  readonly sel: Selection;
  readonly points: readonly { readonly ts: number; readonly dec: number }[];
}
