import { failed, succeeded } from '#ports/failure.ts';
import type { FilmsPort } from '#ports/films.ts';
import { aFilm, aFilmCard, aFilmHome, aPlayback, aShow } from '../../fakes/films.ts';

const counted = (value: string, name: string) => [{ value, name, count: 3 }];
const place = {
  target: { type: 'episode', id: 'tram-s01e01' },
  position: 45,
  duration: 45,
  done: true,
  at: 1,
} as const;

/** The films of the fake portal: one film, one show, a list, and a member's saved films. */
export const filmArea: Partial<FilmsPort> = {
  home: async () => succeeded(aFilmHome),
  list: async () => succeeded({ list: [aFilmCard()], next: null, total: 1 }),
  facets: async () =>
    succeeded({
      ...{ total: 1, time: counted('half', 'Vừa một hiệp'), genre: counted('drama', 'Chính kịch') },
      ...{ country: counted('VN', 'Việt Nam'), year: counted('2020s', 'Những năm 2020') },
    }),
  film: async (slug) => {
    if (slug === aShow.slug) return succeeded(aShow);
    return slug === aFilm.slug ? succeeded(aFilm) : failed({ kind: 'refused', code: 404 });
  },
  playback: async () => succeeded(aPlayback),
  reached: async () => succeeded(null),
  places: async () => succeeded([place]),
  saved: async () =>
    succeeded({ list: [{ target: { type: 'film', id: aFilm.filmId }, film: aFilmCard(), since: 1 }], next: null }),
};
