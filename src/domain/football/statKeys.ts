import type { Stat } from './matchData.ts';

/** Statistics that have a name, in the order in which they stand. */
export const statKeys = [
  ...(['possession', 'xg', 'shots', 'shots_on', 'corners', 'passes', 'pass_acc'] as const),
  ...(['saves', 'fouls', 'offsides'] as const),
];
export type StatKey = (typeof statKeys)[number];

/** Of a part of a match, the statistics that the source tells and that have a name, in the order of the names. */
export const namedStats = (
  stats: readonly Stat[],
  period: Stat['period'],
): readonly (Stat & { readonly key: StatKey })[] =>
  statKeys.flatMap((key) => {
    const found = stats.find((one) => one.key === key && one.period === period);
    return found ? [{ ...found, key }] : [];
  });

/** A value of a statistic with its unit; expected goals to two decimals. */
export const statText = ({ key, unit }: Pick<Stat, 'key' | 'unit'>, value: number): string =>
  `${key === 'xg' ? value.toFixed(2) : value}${unit ?? ''}`;
