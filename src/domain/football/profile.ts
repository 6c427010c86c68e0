import type { SeasonValue } from './answers.ts';
import type { Position } from './matchData.ts';

/** What a season's figures of a player are about, in the order in which they stand. */
export const profileGroups = {
  attack: ['goals', 'xg', 'shots', 'shots_on'],
  making: ['assists', 'passes'],
  goalkeeping: ['saves', 'conceded'],
  discipline: ['yellows', 'reds'],
} as const;
export type ProfileGroup = keyof typeof profileGroups;
export type ProfileKey = (typeof profileGroups)[ProfileGroup][number];

const groupsFor = (position: Position | undefined): readonly ProfileGroup[] =>
  position === 'GK' ? ['goalkeeping', 'making', 'discipline'] : ['attack', 'making', 'discipline'];

/** What matters of a player in this position: of a goalkeeper saves, of all others shots. */
export const profileOf = (
  position: Position | undefined,
): readonly { readonly group: ProfileGroup; readonly keys: readonly ProfileKey[] }[] =>
  groupsFor(position).map((group) => ({ group, keys: profileGroups[group] }));

export type ProfileValue = SeasonValue & { readonly key: ProfileKey };

/** The figures of a season that matter in a position, in their order; only those that the source tells. */
export const profileValues = (
  values: readonly SeasonValue[],
  position: Position | undefined,
): readonly ProfileValue[] =>
  profileOf(position)
    .flatMap(({ keys }) => keys)
    .flatMap((key) => {
      const found = values.find((one) => one.key === key);
      return found ? [{ ...found, key }] : [];
    });

/** Fewer corners than this make no shape. */
const CORNERS_LEAST = 3;

type Ranked = ProfileValue & { readonly pctl: number };

/** Those with a percentile; none where they are too few for a radar. */
export const radarValues = (values: readonly ProfileValue[]): readonly Ranked[] => {
  const ranked = values.filter((value): value is Ranked => value.pctl !== null);
  return ranked.length < CORNERS_LEAST ? [] : ranked;
};

/** How many of ten cells a percentile lights. */
export const litCells = (pctl: number): number => Math.round(pctl / 10);

/** The best and the weakest of a profile, for the sentence of its radar. */
export const extremes = (values: readonly Ranked[]): { readonly best: Ranked; readonly least: Ranked } => {
  const sorted = values.toSorted((a, b) => b.pctl - a.pctl);
  return { best: sorted[0]!, least: sorted.at(-1)! };
};
