import * as Schema from 'effect/Schema';
import { albumKinds, lyricKinds } from '#domain/music/music.ts';

/** What the tables of music keep as JSON: written by the import, read by the library. The demo has the same. */

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });
const Texts = Schema.Array(Schema.String);
const Picture = Schema.NullOr(Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int }));
const MaybeNumber = Schema.NullOr(Schema.Finite);

/** What lists find and sort a song by; kept in memory for all songs. */
export const ListedForm = Schema.Struct({
  name: Schema.String,
  /** Ids; the first is the artist of the album. */
  artists: Texts,
  album: Schema.NullOr(Schema.String),
  disc: Schema.NullOr(Schema.Int),
  no: Schema.NullOr(Schema.Int),
  genres: Texts,
  moods: Texts,
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null if unknown. */
  released: Schema.NullOr(Schema.String),
  lyric: Schema.Literals(lyricKinds),
  durationSec: Schema.Finite,
  addedTs: Schema.Int,
});
export type ListedForm = typeof ListedForm.Type;

/** The rest of a song's data, needed where it is shown or played. */
export const SongForm = Schema.Struct({
  streamLink: Schema.String,
  type: Schema.String,
  bitrate: Schema.Int,
  gain: MaybeNumber,
  albumGain: MaybeNumber,
  peak: MaybeNumber,
  gapless: Schema.NullOr(Schema.Struct({ sampleRate: Schema.Int, delay: Schema.Int, samples: Schema.Int })),
  explicit: Schema.Boolean,
  instrumental: Schema.Boolean,
  cover: Picture,
  bpm: MaybeNumber,
  credits: Schema.Array(Schema.Struct({ role: Schema.String, name: Schema.String })),
  wave: Schema.Array(Schema.Int),
  licence: Schema.String,
  credit: Schema.String,
});
export type SongForm = typeof SongForm.Type;

export const AlbumForm = Schema.Struct({
  name: Schema.String,
  kind: Schema.Literals(albumKinds),
  artists: Texts,
  cover: Picture,
  released: Schema.NullOr(Schema.String),
  about: Words,
  licence: Schema.String,
  credit: Schema.String,
  addedTs: Schema.Int,
});
export type AlbumForm = typeof AlbumForm.Type;

export const ArtistForm = Schema.Struct({ name: Schema.String, photo: Picture, bio: Words });
export type ArtistForm = typeof ArtistForm.Type;

export const LyricForm = Schema.Struct({
  /** BCP 47; `und` if unknown. */
  lang: Schema.String,
  lines: Schema.Array(
    Schema.Struct({
      t: Schema.NullOr(Schema.Int),
      text: Schema.String,
      words: Schema.optionalKey(Schema.Array(Schema.Struct({ t: Schema.Int, text: Schema.String }))),
      end: Schema.optionalKey(Schema.Int),
      tr: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
    }),
  ),
});
export type LyricForm = typeof LyricForm.Type;
