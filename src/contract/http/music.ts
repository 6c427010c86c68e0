import * as Schema from 'effect/Schema';
import { artistSorts, MUSIC, songSorts } from '#domain/music/music.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, NamedWire, numberBetween, shortText } from './fields.ts';
import {
  AlbumKindWire,
  AlbumPageWire,
  AlbumWire,
  ArtistPageWire,
  ArtistWire,
  ChartTypeWire,
  ChartWire,
  FoundSongWire,
  HeardArtistWire,
  LyricWire,
  MoodWire,
  MusicHomeWire,
  SongDetailWire,
  SongPageWire,
  SongWire,
} from './musicShapes.ts';

const open = { needs: 'nothing', on401: 'allTokens', method: 'GET' } as const;
const at = '/other/api/music';

/** Values of a facet, `a,b`: any of them will do. */
const values = Schema.optionalKey(
  Schema.String.check(Schema.isPattern(/^[A-Za-z0-9-]{1,48}(,[A-Za-z0-9-]{1,48}){0,15}$/u)),
);
const wish = {
  genre: values,
  mood: values,
  decade: values,
  lyric: values,
  artist: Schema.optionalKey(Id),
  q: Schema.optionalKey(shortText(80)),
};
const Counted = Schema.Struct({ ...NamedWire.fields, count: Schema.Int });

/** Songs, albums and artists. Likes, saves and follows are in `social`, with the types `song`, `album`, `artist`, `playlist`. */
export const music = {
  home: call({
    ...open,
    path: `${at}/home`,
    about: 'MU-7: the area’s first page: new releases, the head of the chart of the week, moods, artists.',
    input: Schema.Struct({}),
    data: MusicHomeWire,
  }),
  chart: call({
    ...open,
    path: `${at}/chart`,
    about:
      'MU-7: songs by their plays: of the last seven days (`week`), of today (`day`), or of the week among songs of the last 30 days (`new`). `prevRank` is where each stood at the end of the day before.',
    input: Schema.Struct({
      type: Schema.optionalKey(ChartTypeWire),
      limit: Schema.optionalKey(numberBetween(1, MUSIC.chartSize)),
    }),
    data: ChartWire,
  }),
  moods: call({
    ...open,
    path: `${at}/mood-list`,
    about: 'All moods that have songs.',
    input: Schema.Struct({}),
    data: Schema.Array(MoodWire),
  }),
  mood: call({
    ...open,
    path: `${at}/mood`,
    about: 'A mood and its songs.',
    input: Schema.Struct({ slug: Id, cursor: Schema.optionalKey(Cursor) }),
    data: Schema.Struct({ ...SongPageWire.fields, mood: MoodWire }),
  }),
  releases: call({
    ...open,
    path: `${at}/new-release`,
    about: 'Albums, singles and EPs, the latest release first.',
    input: Schema.Struct({ kind: Schema.optionalKey(AlbumKindWire), cursor: Schema.optionalKey(Cursor) }),
    data: AlbumPageWire,
  }),
  list: call({
    ...open,
    path: `${at}/list`,
    about:
      'MU-7: songs that pass all filters, with their number. `genre`, `mood`, `decade` (`2020s`) and `lyric` (`none`, `plain`, `line`, `word`) take several values, `a,b`. `q`: words of the names of song, artists and album, without accents.',
    input: Schema.Struct({
      ...wish,
      sort: Schema.optionalKey(Schema.Literals(songSorts)),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: SongPageWire,
  }),
  facets: call({
    ...open,
    path: `${at}/facet`,
    about:
      'How many songs each value of each facet would show, given what is chosen in the others. Most first; decades latest first. Not in the specification.',
    input: Schema.Struct(wish),
    data: Schema.Struct({
      total: Schema.Int,
      genre: Schema.Array(Counted),
      mood: Schema.Array(Counted),
      decade: Schema.Array(Counted),
      lyric: Schema.Array(Counted),
    }),
  }),
  song: call({
    ...open,
    path: `${at}/song`,
    about: 'MU-8: a song with all that its page says, and similar ones.',
    input: Schema.Struct({ id: Id }),
    data: SongDetailWire,
  }),
  songs: call({
    ...open,
    path: `${at}/song-list`,
    about:
      'Songs by their ids, `ids=a,b`, at most 50, in that order; unknown ones are left out. Not in the specification.',
    input: Schema.Struct({
      ids: Schema.String.check(
        Schema.isPattern(new RegExp(`^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${MUSIC.idsAtOnce - 1}}$`, 'u')),
      ),
    }),
    data: Schema.Array(SongWire),
  }),
  lyric: call({
    ...open,
    path: `${at}/lyric`,
    about: 'MU-5: the words of a song with the times of lines and words; `kind: none` where none are known.',
    input: Schema.Struct({ id: Id }),
    data: LyricWire,
  }),
  artist: call({
    ...open,
    path: `${at}/artist`,
    about: 'MU-8: an artist with their most played songs and their albums.',
    input: Schema.Struct({ slug: Id }),
    data: ArtistWire,
  }),
  artists: call({
    ...open,
    path: `${at}/artist-list`,
    about: 'Artists, those most played first. Not in the specification.',
    input: Schema.Struct({
      q: Schema.optionalKey(shortText(80)),
      sort: Schema.optionalKey(Schema.Literals(artistSorts)),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: ArtistPageWire,
  }),
  album: call({
    ...open,
    path: `${at}/album`,
    about: 'MU-8: an album with its songs in order.',
    input: Schema.Struct({ id: Id }),
    data: AlbumWire,
  }),
  similar: call({
    ...open,
    path: `${at}/similar`,
    about: 'MU-8: songs like one, to play after it (radio).',
    input: Schema.Struct({ songId: Id }),
    data: Schema.Array(SongWire),
  }),
  find: call({
    ...open,
    path: `${at}/find`,
    about:
      'MU-13: songs by what is typed of a line of their words, or of their names, with or without accents; those with the accents as typed first. Not in the specification.',
    input: Schema.Struct({ q: shortText(200) }),
    data: Schema.Array(FoundSongWire),
  }),
  scrobble: call({
    needs: 'guest',
    on401: 'allTokens',
    method: 'POST',
    path: `${at}/scrobble`,
    about:
      'Tells what was played. A play counts after 30 seconds or half of the song, one song at a time for each listener, and at most five times a day; the same sent twice counts once. `counted`: how many did.',
    input: Schema.Struct({
      items: Schema.Array(
        Schema.Struct({
          songId: Id,
          startedAt: Instant,
          playedMs: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 86_400_000 })),
        }),
      ).check(Schema.isMaxLength(MUSIC.scrobblesAtOnce)),
      clientId: Schema.optionalKey(Id),
    }),
    data: Schema.Struct({ accepted: Schema.Int, counted: Schema.Int }),
  }),
  heard: call({
    needs: 'member',
    on401: 'allTokens',
    method: 'GET',
    path: `${at}/heard`,
    about: 'The artists that the member heard most in this month, Vietnam’s. Not in the specification.',
    input: Schema.Struct({}),
    data: Schema.Array(HeardArtistWire),
  }),
};
