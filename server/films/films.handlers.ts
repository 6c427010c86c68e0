import type { films as calls } from '#contract/http/films.ts';
import type { InputOf } from '#contract/http/call.ts';
import type { FilmHome } from '#domain/films/film.ts';
import { countFacets, noneChosen, passes, type Facet, type FilmFilter } from '#domain/films/filter.ts';
import { goOnWith, inOrder } from '#domain/films/nextEpisode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { wantedWords } from '#domain/schedule/matchSearch.ts';
import type { MarkedSlice, Progress, Target } from '#domain/social/social.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import { refused } from '../shared/refusal.ts';
import type { Catalogue, Listed, Regard } from './catalogue.ts';
import type { StoredEpisode } from '../shared/films/filmSource.ts';
import type { FilmNames } from './filmNames.ts';
import { createLobby } from './lobby.ts';
import { createSorted, pageOf, relatedTo } from './lists.ts';
import type { FilmViews } from './shown.ts';

export interface FilmsParts {
  readonly catalogue: Catalogue;
  readonly views: FilmViews;
  readonly names: FilmNames;
  /** A member's progress in these targets; those never visited are left out. */
  readonly reached: (userId: string, targets: readonly Target[]) => Promise<readonly Progress[]>;
  /** The films and shows that a member saved, newest first. */
  readonly saved: (
    userId: string,
    cursor: string | undefined,
  ) => Promise<{
    readonly list: readonly Pick<MarkedSlice['list'][number], 'target' | 'since'>[];
    readonly next: string | null;
  }>;
}

type Wish = InputOf<typeof calls.facets>;
const listOf = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(','));
const filterOf = (wish: Wish): FilmFilter => ({
  kind: wish.kind,
  plays: wish.plays === undefined ? undefined : true,
  words: wish.q === undefined ? [] : wantedWords(wish.q),
  chosen: {
    ...{ ...noneChosen, time: listOf(wish.time), genre: listOf(wish.genre), year: listOf(wish.year) },
    ...{ country: listOf(wish.country), language: listOf(wish.language), subtitles: listOf(wish.subtitles) },
  },
});

export const filmsHandlers = ({ catalogue, views, names, reached, saved }: FilmsParts): AreaHandlers<typeof calls> => {
  const sorted = createSorted();
  const lobby = createLobby();
  const cardsOf = (films: readonly Listed[], regard: Regard, locale: Locale) =>
    films.map((film) => views.card(film, regard, locale));
  /** The requested episode; for a show without one, the episode that the member continues with. */
  const chosenEpisode = async (
    episodes: readonly StoredEpisode[],
    episodeId: string | undefined,
    userId: string | null,
  ): Promise<StoredEpisode | null> => {
    if (episodeId !== undefined) return episodes.find((one) => one.episodeId === episodeId) ?? null;
    const ordered = inOrder(episodes.filter(({ media }) => media));
    const seen =
      userId === null
        ? []
        : await reached(
            userId,
            ordered.map(({ episodeId: id }) => ({ type: 'episode', id })),
          );
    const goOn = goOnWith(
      ordered,
      seen.map(({ target, position, done, at }) => ({ episodeId: target.id, positionSec: position, done, at })),
    );
    return goOn?.episode ?? ordered[0] ?? null;
  };

  return {
    home: async (_input, { locale }): Promise<FilmHome> => {
      const [shelves, regard] = [await catalogue.read(), await catalogue.regard('film')];
      const { heroes, rails, totals } = lobby(shelves, regard, (sort) => sorted(shelves, regard, sort, locale));
      return {
        heroes: heroes.map((film) => ({
          ...views.card(film, regard, locale),
          ...{ tagline: film.tagline[locale], licence: film.licence, backdrop: film.backdrop },
        })),
        rails: rails.map(({ key, genre, total, films }) => ({
          ...{ key, genre, total },
          title: genre === null ? names.rail(key, locale) : names.genre(genre, locale).name,
          items: cardsOf(films, regard, locale),
        })),
        totals,
      };
    },
    list: async ({ sort = 'new', cursor, ...wish }, { locale }) => {
      const [shelves, regard] = [await catalogue.read(), await catalogue.regard('film')];
      const page = pageOf(sorted(shelves, regard, sort, locale), filterOf(wish), cursor);
      return { list: cardsOf(page.films, regard, locale), next: page.next, total: page.total };
    },
    facets: async (wish, { locale }) => {
      const all = (await catalogue.read()).all.map(({ traits }) => traits);
      const filter = filterOf(wish);
      const counts = countFacets(all, filter);
      const naming: Readonly<Record<Facet, FilmNames['genre']>> = {
        ...{ genre: names.genre, country: names.country, year: names.year },
        ...{ language: names.language, subtitles: names.language },
        time: (value) => ({ value, name: names.rail(value, locale) }),
      };
      const of = (facet: Facet) =>
        [...counts[facet]]
          .filter(([value]) => facet !== 'year' || value.endsWith('s'))
          .toSorted(([a, n], [b, m]) => (facet === 'year' ? (a < b ? 1 : -1) : m - n || (a < b ? -1 : 1)))
          .map(([value, count]) => ({ ...naming[facet](value, locale), count }));
      return {
        total: all.filter((traits) => passes(traits, filter)).length,
        ...({
          ...{ time: of('time'), genre: of('genre'), country: of('country') },
          ...{ year: of('year'), language: of('language'), subtitles: of('subtitles') },
        } satisfies Record<Facet, unknown>),
      };
    },
    detail: async ({ slug }, { locale }) => {
      const shelves = await catalogue.read();
      const film = shelves.byId.get(slug);
      if (!film) return refused(404);
      const [regard, ofEpisodes] = [await catalogue.regard('film'), await catalogue.regard('episode')];
      const episodes = film.kind === 'tv-show' ? await catalogue.episodesOf(slug) : [];
      return views.film(film, episodes, { regard, ofEpisodes, related: relatedTo(film, shelves), locale });
    },
    episodes: async ({ filmId, season }, { locale }) => {
      if ((await catalogue.film(filmId))?.kind !== 'tv-show') return refused(404);
      const regard = await catalogue.regard('episode');
      return inOrder(await catalogue.episodesOf(filmId))
        .filter((one) => season === undefined || one.season === season)
        .map((one) => views.episode(one, regard, locale));
    },
    playback: async ({ slug, episodeId }, { locale, viewer }) => {
      const film = await catalogue.film(slug);
      if (!film) return refused(404);
      const userId = viewer.kind === 'member' ? viewer.userId : null;
      const episodes = film.kind === 'tv-show' ? await catalogue.episodesOf(slug) : [];
      const episode = film.kind === 'tv-show' ? await chosenEpisode(episodes, episodeId, userId) : null;
      if (!(episode ?? film).media) return refused(404);
      const target: Target = episode ? { type: 'episode', id: episode.episodeId } : { type: 'film', id: slug };
      const [own = null] = userId === null ? [] : await reached(userId, [target]);
      return views.playback(film, episode, { episodes, reached: own, locale });
    },
    cards: async ({ ids }, { locale }) => {
      const [{ byId }, regard] = [await catalogue.read(), await catalogue.regard('film')];
      const found = [...new Set(ids.split(','))].flatMap((id) => byId.get(id) ?? []);
      return cardsOf(found, regard, locale);
    },
    saved: async ({ cursor }, { locale, viewer }: CallContext<MemberViewer>) => {
      const [{ byId }, regard] = [await catalogue.read(), await catalogue.regard('film')];
      const { list, next } = await saved(viewer.userId, cursor);
      return {
        list: list.map(({ target, since }) => {
          const film = byId.get(target.id);
          return { target, since, film: film ? views.card(film, regard, locale) : null };
        }),
        next,
      };
    },
  };
};
