import * as Schema from 'effect/Schema';
import {
  filmKinds,
  railKeys,
  type Episode,
  type Film,
  type FilmCard,
  type FilmHome,
  type FilmPage,
  type Playback,
} from '#domain/films/film.ts';
import { segmentTypes } from '#domain/films/timeline.ts';
import { countedSlice, ImageWire, NamedWire } from './fields.ts';
import { TargetWire } from './social.ts';

export const KindWire = Schema.Literals(filmKinds);
const RatingWire = Schema.Struct({ avg: Schema.Finite, n: Schema.Int });
const PersonWire = Schema.Struct({ name: Schema.String, role: Schema.String });
const Seconds = Schema.NullOr(Schema.Finite);

export const FilmCardWire = Schema.Struct({
  filmId: Schema.String,
  slug: Schema.String,
  kind: KindWire,
  title: Schema.String,
  year: Schema.NullOr(Schema.Int),
  durationSec: Seconds,
  seasons: Schema.optionalKey(Schema.Int),
  episodes: Schema.optionalKey(Schema.Int),
  genres: Schema.Array(NamedWire),
  poster: Schema.NullOr(ImageWire),
  rating: RatingWire,
  plays: Schema.Boolean,
  demo: Schema.Boolean,
}).annotate({ identifier: 'FilmCard' });
export const FilmPageWire = countedSlice(FilmCardWire);

export const EpisodeWire = Schema.Struct({
  episodeId: Schema.String,
  filmId: Schema.String,
  season: Schema.Int,
  no: Schema.Int,
  title: Schema.String,
  synopsis: Schema.String,
  still: Schema.NullOr(ImageWire),
  durationSec: Seconds,
  airDate: Schema.NullOr(Schema.String),
  rating: RatingWire,
  plays: Schema.Boolean,
}).annotate({ identifier: 'Episode' });

export const FilmWire = Schema.Struct({
  ...FilmCardWire.fields,
  originalTitle: Schema.String,
  tagline: Schema.String,
  synopsis: Schema.String,
  countries: Schema.Array(NamedWire),
  ageRating: Schema.String,
  audio: Schema.Array(NamedWire),
  subtitles: Schema.Array(NamedWire),
  directors: Schema.Array(PersonWire),
  cast: Schema.Array(PersonWire),
  quality: Schema.String,
  backdrop: Schema.NullOr(ImageWire),
  licence: Schema.String,
  credit: Schema.String,
  elsewhere: Schema.NullOr(Schema.String),
  seasonList: Schema.Array(
    Schema.Struct({
      no: Schema.Int,
      name: Schema.String,
      total: Schema.Int,
      poster: Schema.NullOr(ImageWire),
      episodes: Schema.Array(EpisodeWire),
    }),
  ),
  counters: Schema.Struct({ views: Schema.Int }),
  related: Schema.Array(FilmCardWire),
}).annotate({ identifier: 'Film' });

const TrackFields = { id: Schema.String, lang: Schema.String, label: Schema.String };
const NeighbourWire = Schema.Struct({
  filmId: Schema.String,
  episodeId: Schema.String,
  season: Schema.Int,
  no: Schema.Int,
  title: Schema.String,
  still: Schema.NullOr(ImageWire),
  durationSec: Seconds,
});
export const VodSourceWire = Schema.Struct({
  protocol: Schema.Literals(['dash', 'hls', 'mp4']),
  streamLink: Schema.String,
  type: Schema.String,
  label: Schema.String,
  width: Schema.Int,
  height: Schema.Int,
  bitrate: Schema.Int,
});
export const SubtitleTrackWire = Schema.Struct({
  ...TrackFields,
  url: Schema.String,
  default: Schema.Boolean,
  forced: Schema.Boolean,
  sdh: Schema.Boolean,
});
export const PlaybackWire = Schema.Struct({
  target: TargetWire,
  filmId: Schema.String,
  slug: Schema.String,
  filmTitle: Schema.String,
  title: Schema.String,
  episodeId: Schema.NullOr(Schema.String),
  season: Schema.NullOr(Schema.Int),
  no: Schema.NullOr(Schema.Int),
  poster: Schema.NullOr(ImageWire),
  durationSec: Seconds,
  sources: Schema.Array(VodSourceWire),
  audio: Schema.Array(Schema.Struct(TrackFields)),
  subtitles: Schema.Array(SubtitleTrackWire),
  segments: Schema.Array(
    Schema.Struct({ type: Schema.Literals(segmentTypes), from: Schema.Finite, to: Schema.Finite }),
  ),
  chapters: Schema.Array(Schema.Struct({ from: Schema.Finite, title: Schema.String })),
  trickplay: Schema.NullOr(
    Schema.Struct({
      url: Schema.String,
      cols: Schema.Int,
      rows: Schema.Int,
      w: Schema.Int,
      h: Schema.Int,
      everySec: Schema.Finite,
    }),
  ),
  resumeSec: Schema.Finite,
  next: Schema.NullOr(NeighbourWire),
  previous: Schema.NullOr(NeighbourWire),
}).annotate({ identifier: 'Playback' });

export const FilmHomeWire = Schema.Struct({
  heroes: Schema.Array(
    Schema.Struct({
      ...FilmCardWire.fields,
      tagline: Schema.String,
      licence: Schema.String,
      backdrop: Schema.NullOr(ImageWire),
    }),
  ),
  rails: Schema.Array(
    Schema.Struct({
      key: Schema.Literals(railKeys),
      title: Schema.String,
      genre: Schema.NullOr(Schema.String),
      total: Schema.Int,
      items: Schema.Array(FilmCardWire),
    }),
  ),
  totals: Schema.Struct({ films: Schema.Int, shows: Schema.Int }),
});

FilmCardWire satisfies Schema.Codec<FilmCard, unknown>;
FilmPageWire satisfies Schema.Codec<FilmPage, unknown>;
EpisodeWire satisfies Schema.Codec<Episode, unknown>;
FilmWire satisfies Schema.Codec<Film, unknown>;
PlaybackWire satisfies Schema.Codec<Playback, unknown>;
FilmHomeWire satisfies Schema.Codec<FilmHome, unknown>;
