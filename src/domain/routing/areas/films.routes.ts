import type { Params, RouteSpec } from '../routeSpec.ts';

/** Refuses what cannot be the end of a film's address. */
const isSlug = ({ slug = '' }: Params) => (/^[A-Za-z0-9_-]{1,64}$/u.test(slug) ? null : {});

const ofFilms = { layout: 'default', menu: 'films', bar: 'nav.films', indexed: true } as const;

export const filmsRoutes = [
  {
    ...ofFilms,
    id: 'films',
    path: '/phim-anh',
    words: ['films', 'social'],
    tile: { in: 'areas', icon: 'film', label: 'nav.films' },
  },
  { ...ofFilms, id: 'filmsOfCinema', path: '/phim-anh/phim', words: ['films', 'feed'] },
  { ...ofFilms, id: 'filmsOfShows', path: '/phim-anh/tv-show', words: ['films', 'feed'] },
  {
    ...ofFilms,
    id: 'filmsSaved',
    path: '/phim-anh/film-da-luu',
    words: ['films', 'feed'],
    middleware: ['member'],
    indexed: false,
    asks: 'nothing',
  },
  {
    ...ofFilms,
    id: 'film',
    path: '/phim-anh/xem-phim/:slug',
    words: ['films', 'social'],
    named: 'film',
    refuse: isSlug,
    example: '/phim-anh/xem-phim/nguoi-ban-gio',
  },
] as const satisfies readonly RouteSpec[];
export type FilmsRouteId = (typeof filmsRoutes)[number]['id'];
