import { roomIdOf, roomPath } from '#domain/live/roomAddress.ts';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import { matchTitle, type Room } from '#domain/match/match.ts';
import { matchRoute, type RouteMatch } from '#domain/routing/matchRoute.ts';
import type { RouteId } from '#domain/routing/routes.ts';
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
  /** The league of esport that a slug names, or null. */
  readonly leagueOf: (slug: string, locale: Locale) => Promise<string | null>;
}

/** Judges a path without its language prefix: which page it is, whether it exists, and how it is called. */
export const describePage = async (
  path: string,
  locale: Locale,
  { words, roomOf, leadingPicture, leagueOf }: AboutSource,
): Promise<PageAbout> => {
  const missing = (status = 404): PageAbout => ({
    ...words('notFound', locale),
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
  const found = { status: 200, locale, match, indexed };

  if (id.startsWith('room')) {
    const roomId = roomIdOf(match.params['slug'] ?? '');
    const room = roomId === null ? null : await roomOf(roomId, locale);
    if (!room) return missing();
    const name = matchTitle(room);
    const league = room.leagueName;
    const places = { name, league, home: room.home, away: room.away };
    return {
      ...found,
      ...words(id, locale, places),
      canonicalPath: roomPath(room) ?? path,
      room,
      picture: room.poster ?? null,
    };
  }
  if (id === 'scheduleEsportLeague') {
    const slug = match.params['slug'] ?? '';
    const league = await leagueOf(slug, locale);
    const canonicalPath = match.route.path.replace(':slug', slug);
    return { ...found, ...words(id, locale, { league: league ?? 'Esport' }), canonicalPath, room: null, picture: null };
  }
  const picture = id === 'home' ? await leadingPicture(locale) : null;
  return { ...found, ...words(id, locale), canonicalPath: match.route.path, room: null, picture };
};

/** The address of a path in a language. */
export const pageUrl = (site: string, locale: Locale, path: string): string => {
  const inLocale = localePath(locale, path);
  return `${site}${inLocale === '/' ? '/' : inLocale}`;
};
