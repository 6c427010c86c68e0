import { FILMS, type FilmRail } from '#domain/films/film.ts';
import { countFacets, passes, type FilmFilter } from '#domain/films/filter.ts';
import type { Listed, Regard, Shelves } from './catalogue.ts';
import { filterFor } from './lists.ts';

const GENRE_RAILS = 4;
const SMALLEST_RAIL = 3;

export interface Lobby {
  readonly heroes: readonly Listed[];
  readonly rails: readonly (Pick<FilmRail, 'key' | 'genre' | 'total'> & { readonly films: readonly Listed[] })[];
  readonly totals: { readonly films: number; readonly shows: number };
}

type Sorted = (sort: 'new' | 'popular') => readonly Listed[];

/** The start page: playable films first, and rails of the genres with the most films. */
const lobbyOf = (sorted: Sorted, { views }: Regard): Lobby => {
  const all = sorted('new');
  const playable = all.filter(({ plays }) => plays);
  const newest = [...playable, ...all.filter(({ plays }) => !plays)];
  const rail = (key: FilmRail['key'], genre: string | null, films: readonly Listed[]) => ({
    ...{ key, genre, total: films.length, films: films.slice(0, FILMS.railSize) },
  });
  const those = (filter: FilmFilter) => newest.filter(({ traits }) => passes(traits, filter));
  const counted = countFacets(
    newest.map(({ traits }) => traits),
    filterFor(),
  );
  const genres = [...counted.genre].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, GENRE_RAILS);
  const seen = sorted('popular').filter(({ filmId }) => (views.get(filmId) ?? 0) > 0);
  const shows = newest.filter(({ kind }) => kind === 'tv-show');
  return {
    heroes: playable.slice(0, FILMS.heroes),
    rails: [
      rail('new', null, newest),
      rail('trending', null, seen),
      rail('half', null, those(filterFor({ kind: 'phim', chosen: { time: ['half'] } }))),
      rail('match', null, those(filterFor({ kind: 'phim', chosen: { time: ['match'] } }))),
      rail('shows', null, shows),
      ...genres.map(([genre]) => rail('genre', genre, those(filterFor({ chosen: { genre: [genre] } })))),
    ].filter(({ key, total }) => total >= (key === 'genre' ? SMALLEST_RAIL : 1)),
    totals: { films: all.length - shows.length, shows: shows.length },
  };
};

/** The start page, computed once until the films or their views and ratings change. */
export const createLobby = () => {
  let known: { readonly shelves: Shelves; readonly regard: Regard; readonly lobby: Lobby } | null = null;
  return (shelves: Shelves, regard: Regard, sorted: Sorted): Lobby => {
    if (known?.shelves !== shelves || known.regard !== regard)
      known = { shelves, regard, lobby: lobbyOf(sorted, regard) };
    return known.lobby;
  };
};
