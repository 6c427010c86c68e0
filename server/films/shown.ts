import { FILMS, type Episode, type Film, type FilmCard, type Neighbour, type Playback } from '#domain/films/film.ts';
import { resumeAt } from '#domain/films/left.ts';
import { inOrder, neighbours } from '#domain/films/nextEpisode.ts';
import { tidyChapters, tidySegments } from '#domain/films/timeline.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Progress, Rating } from '#domain/social/social.ts';
import type { Listed, Regard } from './catalogue.ts';
import { noMedia, type FilmForm } from '../shared/films/filmForm.ts';
import type { FilmNames } from './filmNames.ts';
import type { StoredEpisode } from '../shared/films/filmSource.ts';

const UNRATED: Rating = { avg: 0, n: 0 };

/** Films in a reader's language. */
export const filmViews = (names: FilmNames) => {
  const card = (film: Listed, { ratings }: Regard, locale: Locale): FilmCard => {
    const { filmId, kind, title, year, durationSec, poster, plays, demo, seasons } = film;
    return {
      ...{ filmId, slug: filmId, kind, title: title[locale], year, durationSec },
      ...(kind === 'tv-show' && {
        seasons: seasons.filter(({ no }) => no > 0).length,
        episodes: seasons.reduce((sum, { total }) => sum + total, 0),
      }),
      genres: film.genres.map((genre) => names.genre(genre, locale)),
      ...{ poster, rating: ratings.get(filmId) ?? UNRATED, plays, demo },
    };
  };
  const people = (list: FilmForm['cast'], locale: Locale) =>
    list.map(({ name, role }) => ({ name, role: role[locale] }));
  const episode = (one: StoredEpisode, { ratings }: Regard, locale: Locale): Episode => {
    const { episodeId, filmId, season, no, title, synopsis, still, durationSec, airDate, media } = one;
    return {
      ...{
        episodeId,
        filmId,
        season,
        no,
        title: title[locale],
        synopsis: synopsis[locale],
        still,
        durationSec,
        airDate,
      },
      ...{ rating: ratings.get(episodeId) ?? UNRATED, plays: media !== null },
    };
  };
  const neighbour = (one: StoredEpisode | null, locale: Locale): Neighbour | null =>
    one && {
      ...{ filmId: one.filmId, episodeId: one.episodeId, season: one.season, no: one.no },
      ...{ title: one.title[locale], still: one.still, durationSec: one.durationSec },
    };

  /** A film or show with everything that its page shows; `regard` is for films, `ofEpisodes` for episodes. */
  const film = (
    one: Listed,
    episodes: readonly StoredEpisode[],
    {
      regard,
      ofEpisodes,
      related,
      locale,
    }: {
      readonly regard: Regard;
      readonly ofEpisodes: Regard;
      readonly related: readonly Listed[];
      readonly locale: Locale;
    },
  ): Film => {
    const named = (codes: readonly string[], name: FilmNames['language']) => codes.map((code) => name(code, locale));
    const shown = episodes.length > FILMS.episodesAtOnce ? [] : inOrder(episodes);
    return {
      ...card(one, regard, locale),
      originalTitle: one.originalTitle === one.title[locale] ? '' : one.originalTitle,
      ...{ tagline: one.tagline[locale], synopsis: one.synopsis[locale], ageRating: one.ageRating },
      countries: named(one.countries, names.country),
      ...{ audio: named(one.audio, names.language), subtitles: named(one.subtitles, names.language) },
      ...{ directors: people(one.directors, locale), cast: people(one.cast, locale), quality: one.quality },
      ...{ backdrop: one.backdrop, licence: one.licence, credit: one.credit, elsewhere: one.elsewhere },
      seasonList: one.seasons.map(({ no, name, total, poster = null }) => ({
        ...{ no, name: name[locale] || names.season(no, locale), total, poster },
        episodes: shown.filter(({ season }) => season === no).map((each) => episode(each, ofEpisodes, locale)),
      })),
      counters: { views: regard.views.get(one.filmId) ?? 0 },
      related: related.map((other) => card(other, regard, locale)),
    };
  };

  const playback = (
    one: Listed,
    of: StoredEpisode | null,
    {
      episodes,
      reached,
      locale,
    }: { readonly episodes: readonly StoredEpisode[]; readonly reached: Progress | null; readonly locale: Locale },
  ): Playback => {
    const { filmId, poster } = one;
    const { sources, audio, subtitles, segments, chapters, trickplay } = (of ?? one).media ?? noMedia;
    const { durationSec } = of ?? one;
    // Episodes that cannot be played are skipped.
    const around = of ? neighbours(inOrder(episodes.filter(({ media }) => media)), of.episodeId) : null;
    return {
      target: of ? { type: 'episode', id: of.episodeId } : { type: 'film', id: filmId },
      ...{ filmId, slug: filmId, filmTitle: one.title[locale], title: (of ?? one).title[locale] },
      ...{ episodeId: of?.episodeId ?? null, season: of?.season ?? null, no: of?.no ?? null },
      ...{ poster: of?.still ?? poster, durationSec, sources, subtitles, trickplay },
      audio: audio.map((track) => ({ ...track, label: track.label || names.language(track.lang, locale).name })),
      segments: tidySegments(segments, durationSec),
      chapters: tidyChapters(
        chapters.map(({ from, title }) => ({ from, title: title[locale] })),
        durationSec,
      ),
      resumeSec: reached ? resumeAt({ positionSec: reached.position, done: reached.done }, durationSec) : 0,
      next: neighbour(around?.next ?? null, locale),
      previous: neighbour(around?.previous ?? null, locale),
    };
  };
  return { card, episode, film, playback };
};
export type FilmViews = ReturnType<typeof filmViews>;
