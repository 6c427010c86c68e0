import { filmArtOf, filmArtPath, filmPictureShapes } from '#domain/films/filmArt.ts';
import { filmPath } from '#domain/films/filmPaths.ts';
import { goOnWith, inOrder } from '#domain/films/nextEpisode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Resumption } from '#domain/social/shelf.ts';
import type { Card, CardImage, Progress } from '#domain/social/social.ts';
import { watchPath } from '#domain/vod/filmItem.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { Catalogue, Listed } from './catalogue.ts';
import type { FilmNames } from './filmNames.ts';
import type { StoredEpisode } from '../shared/films/filmSource.ts';

const [w, h] = filmPictureShapes.still;
/** The picture of a film without one of its own. */
const drawn = ({ filmId, genres }: Listed): CardImage => ({
  url: filmArtPath(filmArtOf(filmId, genres), 'still'),
  ...{ w, h },
});

const filmCard = (film: Listed, locale: Locale): Card => ({
  target: { type: 'film', id: film.filmId },
  ...{
    title: film.title[locale],
    subtitle: film.year === null ? '' : String(film.year),
    img: film.poster ?? drawn(film),
  },
  path: filmPath({ slug: film.filmId }),
});

/** Films, shows and their episodes: each can be rated. */
export const filmSubjects = (catalogue: Catalogue, names: FilmNames): Required<Pick<Subjects, 'film' | 'episode'>> => {
  const episodeCard = (film: Listed, one: StoredEpisode, locale: Locale): Card => ({
    target: { type: 'episode', id: one.episodeId },
    title: film.title[locale],
    subtitle: `${names.season(one.season, locale)} · ${one.no}. ${one.title[locale]}`,
    img: one.still ?? film.poster ?? drawn(film),
    path: filmPath({ slug: film.filmId }, { episodeId: one.episodeId }),
  });
  /** Where a viewer continues in a show, starting from the episode that they watched last. */
  const afterEpisode = async (film: Listed, entry: Progress, locale: Locale): Promise<Resumption | null> => {
    const ordered = inOrder((await catalogue.episodesOf(film.filmId)).filter(({ media }) => media));
    const { target, position, done, at } = entry;
    const goOn = goOnWith(ordered, [{ episodeId: target.id, positionSec: position, done, at }]);
    if (!goOn) return null;
    const { episode, positionSec } = goOn;
    return {
      group: { type: 'film', id: film.filmId },
      target: { type: 'episode', id: episode.episodeId },
      card: episodeCard(film, episode, locale),
      ...{ position: positionSec, duration: episode.durationSec ?? entry.duration },
    };
  };
  return {
    film: {
      takes: ['rate'],
      cards: async (ids, { locale }) => {
        const { byId } = await catalogue.read();
        return ids.map((id) => {
          const film = byId.get(id);
          return film ? filmCard(film, locale) : null;
        });
      },
      resume: async (entries, { locale }) => {
        const { byId } = await catalogue.read();
        return entries.map(({ target, position, duration, done }) => {
          const film = byId.get(target.id);
          if (!film?.media || done) return null;
          return {
            group: target,
            target,
            // The path of the player, not of the film's page.
            card: { ...filmCard(film, locale), img: film.backdrop ?? drawn(film), path: watchPath(film.filmId, null) },
            position,
            duration: film.durationSec ?? duration,
          };
        });
      },
    },
    episode: {
      takes: ['rate'],
      cards: async (ids, { locale }) => {
        const { byId } = await catalogue.read();
        const found = new Map((await catalogue.episodes(ids)).map((one) => [one.episodeId, one]));
        return ids.map((id) => {
          const one = found.get(id);
          const film = one && byId.get(one.filmId);
          return film ? episodeCard(film, one, locale) : null;
        });
      },
      resume: async (entries, { locale }) => {
        const { byId } = await catalogue.read();
        const found = new Map(
          (await catalogue.episodes(entries.map(({ target }) => target.id))).map((one) => [one.episodeId, one.filmId]),
        );
        // Only the last-watched episode of a show counts, and entries come latest first.
        const seen = new Set<string>();
        return Promise.all(
          entries.map(async (entry) => {
            const film = byId.get(found.get(entry.target.id) ?? '');
            if (!film || seen.has(film.filmId)) return null;
            seen.add(film.filmId);
            return afterEpisode(film, entry, locale);
          }),
        );
      },
    },
  };
};
