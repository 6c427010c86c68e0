import { locales } from '../locale/locale.ts';
import { slug } from '../shared/slug.ts';
import type { Locale } from '../locale/locale.ts';

/** A league of the schedule, with its name in the reader's language. */
export interface League {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly liveModeId: string;
  /** How addresses may write it, besides its id: its names slugged, in every language. */
  readonly slugs: readonly string[];
}

/** The mode whose leagues have addresses of their own. */
export const ESPORT = { liveModeId: '5' } as const;

/** A league's names as addresses write them; a name that folds to nothing gives none. */
export const leagueSlugs = (name: Readonly<Record<Locale, string>>): readonly string[] => [
  ...new Set(locales.map(({ code }) => slug(name[code])).filter((text) => text !== '')),
];

/** The league that an address names, in whatever language it was written; null for none of these. */
export const leagueOf = (leagues: readonly League[], wanted: string): League | null =>
  leagues.find(({ leagueId, slugs }) => leagueId === wanted || slugs.includes(wanted)) ?? null;
