import { join } from 'node:path';
import { episodeIdOf } from '#domain/films/filmIds.ts';
import { createCatalogue, type Regard } from '../films/catalogue.ts';
import { noMedia, type FilmForm, type MediaForm } from '../shared/films/filmForm.ts';
import type { FilmSource, StoredEpisode, StoredFilm } from '../shared/films/filmSource.ts';
import { filmNames } from '../films/filmNames.ts';
import { filmsHandlers, type FilmsParts } from '../films/films.handlers.ts';
import type { FilmsStore } from '../films/films.store.ts';
import { filmViews } from '../films/shown.ts';
import type { Handlers } from '../http/handlers.ts';
import { readWords } from '../page/build.ts';
import { sameWords } from '../shared/words.ts';

const DAY_MS = 86_400_000;

export const aMedia = (url: string): MediaForm => ({
  ...noMedia,
  sources: [
    {
      protocol: 'dash',
      streamLink: `${url}/manifest.mpd`,
      type: '',
      label: '480p',
      width: 854,
      height: 480,
      bitrate: 2e5,
    },
  ],
});
export const aFilm = (filmId: string, changed: Partial<FilmForm> = {}): StoredFilm => ({
  ...{
    filmId,
    kind: 'phim',
    title: sameWords(filmId),
    originalTitle: '',
    tagline: sameWords(''),
    synopsis: sameWords(''),
  },
  ...{
    year: 2020,
    durationSec: 90,
    countries: ['VN'],
    genres: ['drama'],
    ageRating: 'P',
    audio: ['vi'],
    subtitles: [],
  },
  ...{
    directors: [],
    cast: [],
    quality: '480p',
    poster: null,
    backdrop: null,
    licence: '',
    credit: '',
    elsewhere: null,
  },
  ...{ addedTs: 0, media: aMedia(`/media/films/${filmId}`), seasons: [], plays: true },
  ...changed,
});
export const anEpisode = (
  filmId: string,
  season: number,
  no: number,
  changed: Partial<StoredEpisode> = {},
): StoredEpisode => ({
  ...{ episodeId: episodeIdOf(filmId, season, no), filmId, season, no, title: sameWords(`Tập ${no}`) },
  ...{ synopsis: sameWords(''), still: null, durationSec: 45, airDate: null },
  media: aMedia(`/media/films/${filmId}/s${season}e${no}`),
  ...changed,
});
export const aShow = (filmId: string, changed: Partial<FilmForm> = {}): StoredFilm =>
  aFilm(filmId, {
    ...{ kind: 'tv-show', durationSec: 45, media: null, genres: ['mystery'] },
    seasons: [1, 2].map((no) => ({ no, name: sameWords(''), total: 3 })),
    ...changed,
  });

/** Two films and a show of two seasons with three episodes each. */
export const fakeFilmSource: FilmSource = {
  films: [
    aFilm('den-cuoi', { title: sameWords('Đèn Cuối'), addedTs: 2 * DAY_MS, genres: ['drama', 'animation'] }),
    aFilm('gio-nom', {
      title: sameWords('Gió Nồm'),
      addedTs: DAY_MS,
      year: 1925,
      durationSec: 4000,
      genres: ['fantasy'],
    }),
    aShow('tram-song', { title: sameWords('Trạm Sông') }),
  ],
  episodesOf: (filmId) =>
    filmId === 'tram-song' ? [1, 2].flatMap((season) => [1, 2, 3].map((no) => anEpisode(filmId, season, no))) : [],
};

const emptyStore: FilmsStore = {
  revision: async () => 0,
  films: async () => [],
  episodesOf: async () => [],
  episodes: async () => [],
  file: async () => null,
};
export const filmNamesOfFiles = filmNames(readWords(join(import.meta.dirname, '../../locales')));

const unregarded: Regard = { views: new Map(), ratings: new Map() };
/** A catalogue of these films; by default without views or ratings. */
export const fakeCatalogue = (
  demo: FilmSource = fakeFilmSource,
  store: FilmsStore = emptyStore,
  regard: Regard = unregarded,
) => createCatalogue({ store, demo, regardOf: async () => regard, clock: () => 0 });

export const fakeFilms = (
  changed: Partial<Handlers['films']> = {},
  parts: Partial<FilmsParts> = {},
): Handlers['films'] => ({
  ...filmsHandlers({
    ...{ catalogue: fakeCatalogue(), names: filmNamesOfFiles, views: filmViews(filmNamesOfFiles) },
    ...{ reached: async () => [], saved: async () => ({ list: [], next: null }) },
    ...parts,
  }),
  ...changed,
});

/** Includes the film of the route's example. */
export const exampleFilms: Partial<FilmsParts> = {
  catalogue: fakeCatalogue({ ...fakeFilmSource, films: [...fakeFilmSource.films, aFilm('nguoi-ban-gio')] }),
};
