import { locales } from '../locale/locale.ts';
import { slug } from '../shared/slug.ts';
import type { Locale } from '../locale/locale.ts';

/** A league of the schedule, with its name in the reader's language. */
export interface League {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly liveModeId: string;
  /** What addresses may use besides the id: its slugged name in every language. */
  readonly slugs: readonly string[];
}

/** The mode whose leagues have pages of their own. */
export const ESPORT = { liveModeId: '5' } as const;

/** The slugs of a league's names, without empty ones. */
export const leagueSlugs = (name: Readonly<Record<Locale, string>>): readonly string[] => [
  ...new Set(locales.map(({ code }) => slug(name[code])).filter((text) => text !== '')),
];

/** The league that an address names by id, or by a slug of any language; null if none of these matches. */
export const leagueOf = (leagues: readonly League[], wanted: string): League | null =>
  leagues.find(({ leagueId, slugs }) => leagueId === wanted || slugs.includes(wanted)) ?? null;
