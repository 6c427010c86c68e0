import type { Fixture } from '../football/fixture.ts';
import type { League } from '../schedule/league.ts';
import { matchTitle, type Match } from '../match/match.ts';
import type { PageError } from '../navigation/navigation.ts';
import type { FoundRoute } from './findRoute.ts';
import type { RouteId, routes } from './routes.ts';

type Row = (typeof routes)[number];
type Titled = Extract<Row, { title: unknown }>;
/** Key of a page's title and description in the word groups. */
export type PageKey = Exclude<RouteId, Titled['id']> | ReturnType<Titled['title']>;

/** TI-9: the key of every page about odds for whoever hides them. */
export const ODDS_HIDDEN = 'oddsHidden';
export type OddsHidden = typeof ODDS_HIDDEN;

export const pageKey = ({ route: { id, title }, params }: FoundRoute): PageKey => (title?.(params) ?? id) as PageKey;

/** Values for the placeholders in a page's title and description, by name; origin and browser use the same ones. */
export type Places = Readonly<Record<string, string>>;

export const roomPlaces = (room: Pick<Match, 'home' | 'away' | 'title' | 'leagueName'>): Places => ({
  name: matchTitle(room),
  league: room.leagueName,
});

export const personPlaces = (name: string): Places => ({ name });

/** A category of news or highlights, and the type in it. */
export const newsPlaces = ({ category, type }: { readonly category: string; readonly type: string }): Places => ({
  name: category,
  type,
});

export const fixturePlaces = ({
  localteam,
  visitorteam,
  leagueName,
}: Pick<Fixture, 'localteam' | 'visitorteam' | 'leagueName'>): Places => ({
  name: matchTitle({ home: localteam.name, away: visitorteam.name }),
  league: leagueName,
});

export const leaguePlaces = ({ leagueName }: Pick<League, 'leagueName'>): Places => ({ league: leagueName });

/** Key of an error page's title. */
export const errorKey = ({ status }: Pick<PageError, 'status'>): 'notFound' | 'serverError' =>
  status === 404 ? 'notFound' : 'serverError';
