import type { FilmsRouteId } from '#domain/routing/areas/films.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

const list = () => import('./FilmListScreen.tsx');

export const filmsScreens: ScreensOf<FilmsRouteId> = {
  films: () => import('./FilmsScreen.tsx'),
  filmsOfCinema: list,
  filmsOfShows: list,
  filmsSaved: () => import('./SavedFilmsScreen.tsx'),
  film: () => import('./FilmScreen.tsx'),
};
