import type { PlayerComparison } from './answers.ts';
import { COMPARE, type ComparedRow } from './compare.ts';
import { profileOf, type ProfileGroup, type ProfileKey } from './profile.ts';

export type ProfileRow = ComparedRow & { readonly key: ProfileKey };

/** The rows of two players by group; those of goalkeepers only where both are. */
export const comparedGroups = ({
  a,
  b,
  rows,
}: PlayerComparison): readonly { readonly group: ProfileGroup; readonly rows: readonly ProfileRow[] }[] => {
  const keepers = [a, b].every(({ totals }) => totals.position === 'GK');
  return profileOf(keepers ? 'GK' : undefined)
    .map(({ group, keys }) => ({
      group,
      rows: keys.flatMap((key) => {
        const found = rows.find((row) => row.key === key);
        return found ? [{ ...found, key }] : [];
      }),
    }))
    .filter((one) => one.rows.length > 0);
};

/** Whether two percentiles are so close that they say nothing. */
export const isNoise = ({ pctlA, pctlB }: ComparedRow): boolean =>
  typeof pctlA === 'number' && typeof pctlB === 'number' && Math.abs(pctlA - pctlB) < COMPARE.noisePctl;

/** How long the bars of two rates are, in per cent: the longer one fills its place. */
export const barLengths = (a: number | null, b: number | null): readonly [number, number] => {
  const most = Math.max(a ?? 0, b ?? 0);
  return most === 0 ? [0, 0] : [(100 * (a ?? 0)) / most, (100 * (b ?? 0)) / most];
};

/** Of all goals, which part fell in each quarter of an hour, in per cent. */
export const quarterShares = (goals: readonly number[]): readonly number[] => {
  const all = goals.reduce((sum, one) => sum + one, 0);
  return goals.map((one) => (all === 0 ? 0 : Math.round((100 * one) / all)));
};

/** The place of the highest value. */
export const peakOf = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** The first, the last and as many between them as fit, so far apart as each other. */
export const everyNth = <A>(values: readonly A[], most: number): readonly A[] => {
  const last = values.length - 1;
  const every = Math.max(1, Math.ceil(last / Math.max(1, most - 1)));
  const kept = values.filter((_, i) => i % every === 0 && (i === 0 || last - i >= every));
  return last > 0 ? [...kept, values[last]!] : values;
};
