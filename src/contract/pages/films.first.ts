import type { FilmKind } from '#domain/films/film.ts';
import type { FilmsRouteId } from '#domain/routing/areas/films.routes.ts';
import type { FirstCall, FirstOf } from './first.ts';

const listOf = (kind: FilmKind) => (): readonly FirstCall[] => [
  { resource: 'filmList', input: { kind } },
  { resource: 'filmFacets', input: { kind } },
];

export const filmsFirst: FirstOf<Exclude<FilmsRouteId, 'filmsSaved'>> = {
  films: () => [{ resource: 'filmHome', input: null }],
  filmsOfCinema: listOf('phim'),
  filmsOfShows: listOf('tv-show'),
  film: ({ slug }) => [{ resource: 'filmDetail', input: { slug } }],
};
