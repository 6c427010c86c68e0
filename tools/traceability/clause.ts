/**
 * What implements a clause: a state of a chart, a name in a chart (action, guard, delay or actor), or an export of a
 * file.
 */
export type Keeper =
  | { readonly kind: 'state'; readonly chart: string; readonly path: string }
  | { readonly kind: 'word'; readonly chart: string; readonly name: string }
  | { readonly kind: 'export'; readonly file: string; readonly name: string };

export interface Clause {
  readonly id: string;
  readonly says: string;
  readonly keptBy: readonly [Keeper, ...Keeper[]];
}

export const state = (chart: string, path: string): Keeper => ({ kind: 'state', chart, path });
export const word = (chart: string, name: string): Keeper => ({ kind: 'word', chart, name });
export const code = (file: string, name: string): Keeper => ({ kind: 'export', file, name });
export const clause = (id: string, says: string, ...keptBy: readonly [Keeper, ...Keeper[]]): Clause => ({
  id,
  says,
  keptBy,
});
