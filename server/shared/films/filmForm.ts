import * as Schema from 'effect/Schema';
import { filmKinds } from '#domain/films/film.ts';
import { segmentTypes } from '#domain/films/timeline.ts';

/** What the tables of films keep as JSON: written by the import, read by the catalogue. The demo has the same. */

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });
const Texts = Schema.Array(Schema.String);
const Picture = Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int });
const Person = Schema.Struct({ name: Schema.String, role: Words });
const Track = { id: Schema.String, lang: Schema.String, label: Schema.String };

/** How a film or an episode is played; null if this portal has no file of it. */
export const MediaForm = Schema.Struct({
  sources: Schema.Array(
    Schema.Struct({
      protocol: Schema.Literals(['dash', 'hls', 'mp4']),
      streamLink: Schema.String,
      type: Schema.String,
      label: Schema.String,
      ...{ width: Schema.Int, height: Schema.Int, bitrate: Schema.Int },
    }),
  ),
  audio: Schema.Array(Schema.Struct(Track)),
  subtitles: Schema.Array(
    Schema.Struct({
      ...Track,
      url: Schema.String,
      default: Schema.Boolean,
      forced: Schema.Boolean,
      sdh: Schema.Boolean,
    }),
  ),
  segments: Schema.Array(
    Schema.Struct({ type: Schema.Literals(segmentTypes), from: Schema.Finite, to: Schema.Finite }),
  ),
  chapters: Schema.Array(Schema.Struct({ from: Schema.Finite, title: Words })),
  trickplay: Schema.NullOr(
    Schema.Struct({
      url: Schema.String,
      ...{ cols: Schema.Int, rows: Schema.Int, w: Schema.Int, h: Schema.Int, everySec: Schema.Finite },
    }),
  ),
});
export type MediaForm = typeof MediaForm.Type;

export const EpisodeForm = Schema.Struct({
  season: Schema.Int,
  no: Schema.Int,
  title: Words,
  synopsis: Words,
  still: Schema.NullOr(Picture),
  durationSec: Schema.NullOr(Schema.Finite),
  airDate: Schema.NullOr(Schema.String),
  media: Schema.NullOr(MediaForm),
});
export type EpisodeForm = typeof EpisodeForm.Type;

export const FilmForm = Schema.Struct({
  kind: Schema.Literals(filmKinds),
  title: Words,
  originalTitle: Schema.String,
  tagline: Words,
  synopsis: Words,
  year: Schema.NullOr(Schema.Int),
  durationSec: Schema.NullOr(Schema.Finite),
  /** ISO 3166-1 alpha-2. */
  countries: Texts,
  genres: Texts,
  ageRating: Schema.String,
  /** BCP 47; `zxx` if there is no speech. */
  audio: Texts,
  subtitles: Texts,
  directors: Schema.Array(Person),
  cast: Schema.Array(Person),
  quality: Schema.String,
  poster: Schema.NullOr(Picture),
  backdrop: Schema.NullOr(Picture),
  licence: Schema.String,
  credit: Schema.String,
  elsewhere: Schema.NullOr(Schema.String),
  addedTs: Schema.Int,
  /** For films; null for shows. */
  media: Schema.NullOr(MediaForm),
  /** For shows. */
  seasons: Schema.Array(
    Schema.Struct({ no: Schema.Int, name: Words, total: Schema.Int, poster: Schema.optionalKey(Picture) }),
  ),
  /** Whether the film, or an episode of the show, can be played here. */
  plays: Schema.Boolean,
});
export type FilmForm = typeof FilmForm.Type;

export const noMedia: MediaForm = {
  ...{ sources: [], audio: [], subtitles: [], segments: [], chapters: [], trickplay: null },
};
