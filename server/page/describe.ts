import { leagueOf, type League } from '#domain/live/league.ts';
import { roomIdOf, roomPath } from '#domain/live/roomAddress.ts';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import type { Room } from '#domain/match/match.ts';
import { pageNotFound } from '#domain/navigation/navigation.ts';
import { matchRoute, type RouteMatch } from '#domain/routing/matchRoute.ts';
import { errorPageTitle, leaguePlaces, pageKey, roomPlaces, type Places } from '#domain/routing/pageTitle.ts';
import { filledPath, type RouteId } from '#domain/routing/routes.ts';
import type { PageWordsOf } from './pageWords.ts';

/** What a page says about itself in its head. */
export interface PageAbout {
  readonly status: number;
  readonly locale: Locale;
  readonly match: RouteMatch<RouteId> | null;
  readonly title: string;
  readonly description: string;
  /** Without language prefix; null where the page is none, so that nothing points to it. */
  readonly canonicalPath: string | null;
  readonly indexed: boolean;
  readonly room: Room | null;
  /** The largest picture of the first paint, or null. */
  readonly picture: string | null;
}

export interface AboutSource {
  readonly words: PageWordsOf;
  /** The room, or null where there is none. */
  readonly roomOf: (roomId: string, locale: Locale) => Promise<Room | null>;
  /** The picture of the room that leads the front page, or null. */
  readonly leadingPicture: (locale: Locale) => Promise<string | null>;
  /** The leagues of esport. */
  readonly esport: (locale: Locale) => Promise<readonly League[]>;
}

/** Judges a path without its language prefix: which page it is, whether it exists, and how it is called. */
export const describePage = async (
  path: string,
  locale: Locale,
  { words, roomOf, leadingPicture, esport }: AboutSource,
): Promise<PageAbout> => {
  const missing = (status = 404): PageAbout => ({
    title: errorPageTitle(pageNotFound(path, status)),
    description: words.description('notFound', locale),
    status,
    locale,
    match: null,
    canonicalPath: null,
    indexed: false,
    room: null,
    picture: null,
  });
  const match = matchRoute(path);
  if (!match) return missing();
  const refusal = match.route.refuse?.(match.params);
  if (refusal) return missing(refusal.status);
  const { id, indexed } = match.route;
  const key = pageKey(match);
  const found = { status: 200, locale, match, indexed };
  const named = (places?: Places) => ({
    title: words.title(key, locale, places),
    description: words.description(key, locale, places),
  });

  if (id.startsWith('room')) {
    const roomId = roomIdOf(match.params['slug'] ?? '');
    const room = roomId === null ? null : await roomOf(roomId, locale);
    if (!room) return missing();
    return {
      ...found,
      ...named(roomPlaces(room)),
      canonicalPath: roomPath(room) ?? path,
      room,
      picture: room.poster ?? null,
    };
  }
  const canonicalPath = match.route.canonical ?? filledPath(match.route, match.params);
  if (id === 'scheduleEsportLeague') {
    const league = leagueOf(await esport(locale), match.params['slug'] ?? '');
    if (!league) return missing();
    return { ...found, ...named(leaguePlaces(league)), canonicalPath, room: null, picture: null };
  }
  const picture = id === 'home' ? await leadingPicture(locale) : null;
  return { ...found, ...named(), canonicalPath, room: null, picture };
};

/** The address of a path in a language. */
export const pageUrl = (site: string, locale: Locale, path: string): string => {
  const inLocale = localePath(locale, path);
  return `${site}${inLocale === '/' ? '/' : inLocale}`;
};
