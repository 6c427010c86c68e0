import type { League } from '../live/league.ts';
import { matchTitle, type Match } from '../match/match.ts';
import { errorTitle, type PageError } from '../navigation/navigation.ts';
import { isAccountSlug, type AccountSlug } from './accountPages.ts';
import type { RouteMatch } from './matchRoute.ts';
import type { RouteId } from './routes.ts';

/** Where a page's words stand among the titles and the descriptions: by its route, and one's own account by its slug too. */
export type PageKey = Exclude<RouteId, 'accountPage'> | `accountPage.${AccountSlug}`;

export const pageKey = ({ route: { id }, params: { slug = '' } }: RouteMatch): PageKey => {
  if (id !== 'accountPage') return id;
  // The route refuses every other slug.
  return `accountPage.${isAccountSlug(slug) ? slug : 'account'}`;
};

/** What fills the places in a page's title and description, by name; origin and application fill them alike. */
export type Places = Readonly<Record<string, string>>;

export const roomPlaces = (room: Pick<Match, 'home' | 'away' | 'title' | 'leagueName'>): Places => ({
  name: matchTitle(room),
  league: room.leagueName,
});

export const leaguePlaces = ({ leagueName }: Pick<League, 'leagueName'>): Places => ({ league: leagueName });

/** NAV-2: the specified words, in every language. */
export const errorPageTitle = (error: PageError): string => `${errorTitle(error)} – Khán Đài`;
