import { timeBucketOf, yearValues, type FilmTraits } from '#domain/films/filter.ts';
import { searchText } from '#domain/schedule/matchSearch.ts';
import type { Rating } from '#domain/social/social.ts';
import type { Clock } from '../shared/clock.ts';
import type { FilmSource, StoredEpisode, StoredFilm } from '../shared/films/filmSource.ts';
import type { FilmsStore } from './films.store.ts';

/** A film with the traits by which lists filter and sort it. */
export interface Listed extends StoredFilm {
  readonly traits: FilmTraits;
  readonly demo: boolean;
}

/** All films and shows at one time. */
export interface Shelves {
  readonly all: readonly Listed[];
  readonly byId: ReadonlyMap<string, Listed>;
}

/** Views and ratings of films and episodes by members, by id. */
export interface Regard {
  readonly views: ReadonlyMap<string, number>;
  readonly ratings: ReadonlyMap<string, Rating>;
}

export interface CatalogueNeeds {
  readonly store: FilmsStore;
  readonly demo: FilmSource | null;
  readonly regardOf: (type: 'film' | 'episode') => Promise<Regard>;
  readonly clock: Clock;
}

const traitsOf = (film: StoredFilm): FilmTraits => ({
  ...{ kind: film.kind, plays: film.plays },
  words: searchText([...Object.values(film.title), film.originalTitle, ...film.directors.map(({ name }) => name)]),
  values: {
    time: film.durationSec === null ? [] : [timeBucketOf(film.durationSec)],
    ...{ genre: film.genres, country: film.countries, year: yearValues(film.year) },
    ...{ language: film.audio, subtitles: film.subtitles },
  },
});

const listed = (film: StoredFilm, demo: boolean): Listed => ({ ...film, traits: traitsOf(film), demo });

const REGARD_MS = 60_000;

/**
 * Keeps all films in memory, so that lists, filters and counts cost no query, and reads them again after an import
 * changed them.
 */
export const createCatalogue = ({ store, demo, regardOf, clock }: CatalogueNeeds) => {
  const demoFilms = (demo?.films ?? []).map((film) => listed(film, true));
  let known: { readonly revision: number; readonly shelves: Shelves } | null = null;
  const regards = new Map<string, { readonly at: number; readonly regard: Promise<Regard> }>();

  const read = async (): Promise<Shelves> => {
    const revision = await store.revision();
    if (known?.revision === revision) return known.shelves;
    const imported = await store.films();
    const ids = new Set(imported.map(({ filmId }) => filmId));
    // An operator's film replaces a demo film of the same id.
    const all = [...imported.map((film) => listed(film, false)), ...demoFilms.filter(({ filmId }) => !ids.has(filmId))];
    const shelves = { all, byId: new Map(all.map((film) => [film.filmId, film])) };
    known = { revision, shelves };
    return shelves;
  };
  const film = async (filmId: string): Promise<Listed | null> => (await read()).byId.get(filmId) ?? null;
  return {
    read,
    film,
    episodesOf: async (filmId: string): Promise<readonly StoredEpisode[]> =>
      (await film(filmId))?.demo ? (demo?.episodesOf(filmId) ?? []) : store.episodesOf(filmId),
    /** By id; unknown ones are left out. */
    episodes: async (ids: readonly string[]): Promise<readonly StoredEpisode[]> => {
      const stored = await store.episodes(ids);
      const found = new Set(stored.map(({ episodeId }) => episodeId));
      const shown = (demo?.films ?? []).flatMap(({ filmId }) => demo?.episodesOf(filmId) ?? []);
      return [...stored, ...shown.filter(({ episodeId }) => ids.includes(episodeId) && !found.has(episodeId))];
    },
    /** At most a minute old. */
    regard: (type: 'film' | 'episode'): Promise<Regard> => {
      const last = regards.get(type);
      if (last && Math.abs(clock() - last.at) < REGARD_MS) return last.regard;
      const regard = regardOf(type);
      regards.set(type, { at: clock(), regard });
      regard.catch(() => regards.delete(type));
      return regard;
    },
  };
};
export type Catalogue = ReturnType<typeof createCatalogue>;
