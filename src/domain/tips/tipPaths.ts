import type { Places } from '../routing/pageTitle.ts';
import { hrefOf } from '../routing/routes.ts';
import { tipSlug, type Tip, type TipCategory, type TipMatch, type TipType } from './tip.ts';

/** The canonical address of a tip. */
export const tipPath = (tip: Pick<Tip, 'title' | 'tipId'>): string => hrefOf('tip', { slug: tipSlug(tip) });

/** The list of tips: all, of a sport, or of one kind of market in it. */
export const tipsPath = (category?: TipCategory | null, type?: TipType | null): string => {
  if (!category) return hrefOf('tips');
  return type ? hrefOf('tipsOfType', { category, type }) : hrefOf('tipsOfCategory', { category });
};

export const tipsOfMatchPath = ({ category, fixtureId }: Pick<Tip, 'category' | 'fixtureId'>): string =>
  hrefOf('tipsOfMatch', { category, id: fixtureId });

/** A tipster's record, on their own page. */
export const tipsterPath = (userId: string): string => `${hrefOf('profile', { id: userId })}?muc=tip`;

export const tipMatchTitle = ({ localteam, visitorteam }: Pick<TipMatch, 'localteam' | 'visitorteam'>): string =>
  `${localteam.name} – ${visitorteam.name}`;

/** What the title of a tip's page names; never the prediction itself. */
export const tipPlaces = ({ fixture, tipster, seq }: Pick<Tip, 'fixture' | 'tipster' | 'seq'>): Places => ({
  match: fixture ? tipMatchTitle(fixture) : `#${seq}`,
  tipster: tipster?.displayName ?? `#${seq}`,
});
export const tipMatchPlaces = (fixture: Pick<TipMatch, 'localteam' | 'visitorteam'>): Places => ({
  match: tipMatchTitle(fixture),
});
