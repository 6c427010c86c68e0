import * as Schema from 'effect/Schema';
import { FILMS } from '#domain/films/film.ts';
import { filmSorts } from '#domain/films/filter.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, NamedWire, numberBetween, shortText, slice } from './fields.ts';
import {
  EpisodeWire,
  FilmCardWire,
  FilmHomeWire,
  FilmPageWire,
  FilmWire,
  KindWire,
  PlaybackWire,
} from './filmShapes.ts';
import { TargetWire } from './social.ts';

const open = { needs: 'nothing', on401: 'allTokens', method: 'GET' } as const;
const at = '/other/api/film';

/** Values of a facet, `a,b`: any of them will do. */
const values = Schema.optionalKey(
  Schema.String.check(Schema.isPattern(/^[A-Za-z0-9-]{1,32}(,[A-Za-z0-9-]{1,32}){0,15}$/u)),
);
const wish = {
  kind: Schema.optionalKey(KindWire),
  genre: values,
  country: values,
  year: values,
  time: values,
  language: values,
  subtitles: values,
  plays: Schema.optionalKey(Schema.Literals(['1'])),
  q: Schema.optionalKey(shortText(80)),
};
const Counted = Schema.Struct({ ...NamedWire.fields, count: Schema.Int });

/** Films and shows. Where somebody stopped is in `social`: `history/put`, `history/state`, `history/shelf`. */
export const films = {
  home: call({
    ...open,
    path: `${at}/home`,
    about: 'The rails of the area’s first page, and the films for the stage above them.',
    input: Schema.Struct({}),
    data: FilmHomeWire,
  }),
  list: call({
    ...open,
    path: `${at}/list`,
    about:
      'FI-10: films and shows that pass all filters, with their number. `genre`, `country`, `year` (`1925` or `1920s`), `time` (`half`, `match`, `extra`), `language` and `subtitles` take several values, `a,b`. `plays=1`: only what this portal can play.',
    input: Schema.Struct({
      ...wish,
      sort: Schema.optionalKey(Schema.Literals(filmSorts)),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: FilmPageWire,
  }),
  facets: call({
    ...open,
    path: `${at}/facet`,
    about:
      'How many films each value of each facet would show, given what is chosen in the others; years by decade. Most first.',
    input: Schema.Struct(wish),
    data: Schema.Struct({
      total: Schema.Int,
      time: Schema.Array(Counted),
      genre: Schema.Array(Counted),
      country: Schema.Array(Counted),
      year: Schema.Array(Counted),
      language: Schema.Array(Counted),
      subtitles: Schema.Array(Counted),
    }),
  }),
  detail: call({
    ...open,
    path: `${at}/detail`,
    about: 'A film, or a show with its seasons, and what is near to it.',
    input: Schema.Struct({ slug: Id }),
    data: FilmWire,
  }),
  episodes: call({
    ...open,
    path: `${at}/episode-list`,
    about: 'The episodes of a season, in order; of all seasons if none is named.',
    input: Schema.Struct({ filmId: Id, season: Schema.optionalKey(numberBetween(0, 9999)) }),
    data: Schema.Array(EpisodeWire),
  }),
  playback: call({
    ...open,
    needs: 'guest',
    path: `${at}/playback`,
    about:
      'What a player needs for a film or an episode: sources, tracks, segments, chapters, its neighbours, and where a member stopped. Of a show without `episodeId`: the episode that the member goes on with, else the first. 404 if there is nothing to play.',
    input: Schema.Struct({ slug: Id, episodeId: Schema.optionalKey(Id) }),
    data: PlaybackWire,
  }),
  cards: call({
    ...open,
    path: `${at}/card-list`,
    about:
      'Films by their ids, `ids=a,b`, at most 50, in that order; unknown ones are left out. Not in the specification.',
    input: Schema.Struct({
      ids: Schema.String.check(
        Schema.isPattern(new RegExp(`^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${FILMS.idsAtOnce - 1}}$`, 'u')),
      ),
    }),
    data: Schema.Array(FilmCardWire),
  }),
  saved: call({
    needs: 'member',
    on401: 'allTokens',
    method: 'GET',
    path: `${at}/saved`,
    about:
      'FI-8: the films and shows that a member saved, newest first; what is gone has no `film`. Saving is `save/toggle` with the type `film`.',
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(Schema.Struct({ target: TargetWire, film: Schema.NullOr(FilmCardWire), since: Instant })),
  }),
};
