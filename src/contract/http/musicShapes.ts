import * as Schema from 'effect/Schema';
import type { Lyric } from '#domain/music/lyric.ts';
import {
  albumKinds,
  chartTypes,
  lyricKinds,
  type Album,
  type AlbumPage,
  type Artist,
  type ArtistPage,
  type Chart,
  type FoundSong,
  type HeardArtist,
  type Mood,
  type MusicHome,
  type Song,
  type SongDetail,
  type SongPage,
} from '#domain/music/music.ts';
import { countedSlice, ImageWire, NamedWire } from './fields.ts';

const PlaysWire = Schema.Struct({ plays: Schema.Int });
const ArtistRefWire = Schema.Struct({ artistId: Schema.String, name: Schema.String, slug: Schema.String });
export const LyricKindWire = Schema.Literals(lyricKinds);

export const SongWire = Schema.Struct({
  songId: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  artists: Schema.Array(ArtistRefWire),
  album: Schema.optionalKey(Schema.Struct({ id: Schema.String, name: Schema.String })),
  disc: Schema.optionalKey(Schema.Int),
  no: Schema.optionalKey(Schema.Int),
  cover: ImageWire,
  durationSec: Schema.Finite,
  streamLink: Schema.String,
  type: Schema.String,
  bitrate: Schema.Int,
  gain: Schema.optionalKey(Schema.Finite),
  albumGain: Schema.optionalKey(Schema.Finite),
  peak: Schema.optionalKey(Schema.Finite),
  gapless: Schema.optionalKey(Schema.Struct({ sampleRate: Schema.Int, delay: Schema.Int, samples: Schema.Int })),
  explicit: Schema.Boolean,
  lyric: LyricKindWire,
  instrumental: Schema.Boolean,
  counters: PlaysWire,
  chart: Schema.optionalKey(Schema.Struct({ rank: Schema.Int, prevRank: Schema.NullOr(Schema.Int) })),
  demo: Schema.Boolean,
}).annotate({ identifier: 'Song' });
export const SongPageWire = countedSlice(SongWire);

export const AlbumKindWire = Schema.Literals(albumKinds);
export const AlbumCardWire = Schema.Struct({
  albumId: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  kind: AlbumKindWire,
  artists: Schema.Array(ArtistRefWire),
  cover: ImageWire,
  releaseDate: Schema.NullOr(Schema.String),
  songCount: Schema.Int,
  durationSec: Schema.Finite,
  genres: Schema.Array(NamedWire),
  demo: Schema.Boolean,
}).annotate({ identifier: 'AlbumCard' });
export const AlbumPageWire = countedSlice(AlbumCardWire);
export const AlbumWire = Schema.Struct({
  ...AlbumCardWire.fields,
  songs: Schema.Array(SongWire),
  about: Schema.String,
  licence: Schema.String,
  credit: Schema.String,
  counters: PlaysWire,
  related: Schema.Array(AlbumCardWire),
}).annotate({ identifier: 'Album' });

export const ArtistCardWire = Schema.Struct({
  ...ArtistRefWire.fields,
  photo: ImageWire,
  songCount: Schema.Int,
  counters: PlaysWire,
  demo: Schema.Boolean,
}).annotate({ identifier: 'ArtistCard' });
export const ArtistPageWire = countedSlice(ArtistCardWire);
export const ArtistWire = Schema.Struct({
  ...ArtistCardWire.fields,
  cover: ImageWire,
  bio: Schema.String,
  followers: Schema.Int,
  top: Schema.Array(SongWire),
  albums: Schema.Array(AlbumCardWire),
  related: Schema.Array(ArtistCardWire),
}).annotate({ identifier: 'Artist' });

export const SongDetailWire = Schema.Struct({
  ...SongWire.fields,
  genres: Schema.Array(NamedWire),
  moods: Schema.Array(NamedWire),
  releaseDate: Schema.NullOr(Schema.String),
  credits: Schema.Array(Schema.Struct({ role: Schema.String, name: Schema.String })),
  bpm: Schema.NullOr(Schema.Finite),
  wave: Schema.Array(Schema.Int),
  licence: Schema.String,
  credit: Schema.String,
  similar: Schema.Array(SongWire),
}).annotate({ identifier: 'SongDetail' });

export const LyricWire = Schema.Struct({
  songId: Schema.String,
  kind: LyricKindWire,
  lang: Schema.String,
  instrumental: Schema.Boolean,
  lines: Schema.Array(
    Schema.Struct({
      t: Schema.NullOr(Schema.Int),
      text: Schema.String,
      words: Schema.optionalKey(Schema.Array(Schema.Struct({ t: Schema.Int, text: Schema.String }))),
      end: Schema.optionalKey(Schema.Int),
      tr: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
    }),
  ),
}).annotate({ identifier: 'Lyric' });

export const MoodWire = Schema.Struct({
  slug: Schema.String,
  name: Schema.String,
  songCount: Schema.Int,
  cover: ImageWire,
  ink: Schema.Literals(['dark', 'light']),
}).annotate({ identifier: 'Mood' });

export const ChartTypeWire = Schema.Literals(chartTypes);
export const ChartWire = Schema.Struct({
  type: ChartTypeWire,
  day: Schema.String,
  list: Schema.Array(
    Schema.Struct({
      song: SongWire,
      rank: Schema.Int,
      prevRank: Schema.NullOr(Schema.Int),
      plays: Schema.Int,
      week: Schema.Array(Schema.Int),
    }),
  ),
}).annotate({ identifier: 'Chart' });

export const MusicHomeWire = Schema.Struct({
  releases: Schema.Array(AlbumCardWire),
  releasesTotal: Schema.Int,
  chart: ChartWire,
  moods: Schema.Array(MoodWire),
  artists: Schema.Array(ArtistCardWire),
  totals: Schema.Struct({ songs: Schema.Int, albums: Schema.Int, artists: Schema.Int }),
});

export const FoundSongWire = Schema.Struct({
  song: SongWire,
  line: Schema.NullOr(Schema.Struct({ text: Schema.String, t: Schema.NullOr(Schema.Int) })),
});
export const HeardArtistWire = Schema.Struct({ artist: ArtistCardWire, ms: Schema.Int, plays: Schema.Int });

SongWire satisfies Schema.Codec<Song, unknown>;
SongPageWire satisfies Schema.Codec<SongPage, unknown>;
SongDetailWire satisfies Schema.Codec<SongDetail, unknown>;
AlbumPageWire satisfies Schema.Codec<AlbumPage, unknown>;
AlbumWire satisfies Schema.Codec<Album, unknown>;
ArtistPageWire satisfies Schema.Codec<ArtistPage, unknown>;
ArtistWire satisfies Schema.Codec<Artist, unknown>;
LyricWire satisfies Schema.Codec<Lyric, unknown>;
MoodWire satisfies Schema.Codec<Mood, unknown>;
ChartWire satisfies Schema.Codec<Chart, unknown>;
MusicHomeWire satisfies Schema.Codec<MusicHome, unknown>;
FoundSongWire satisfies Schema.Codec<FoundSong, unknown>;
HeardArtistWire satisfies Schema.Codec<HeardArtist, unknown>;
