import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { lyricKindOf } from '#domain/music/lyric.ts';
import { parseLrc } from '#domain/music/lrc.ts';
import { albumKinds } from '#domain/music/music.ts';
import { musicArtImage } from '#domain/music/musicArt.ts';
import { playDayOf, playDayText } from '#domain/music/plays.ts';
import type { LyricForm, SongForm } from '#server/shared/music/musicForm.ts';
import type { MusicSource, StoredSong } from '#server/shared/music/musicSource.ts';
import { DAY_MS, instantAt } from '../day.ts';
import { demoPlays } from './plays.ts';

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });
const Art = Schema.Struct({ form: Schema.Int, palette: Schema.Int });
/** What `tools/music` writes beside the songs that it renders. */
const Index = Schema.fromJsonString(
  Schema.Struct({
    artists: Schema.Array(Schema.Struct({ artistId: Schema.String, name: Schema.String, bio: Words, photo: Art })),
    albums: Schema.Array(
      Schema.Struct({
        albumId: Schema.String,
        name: Schema.String,
        kind: Schema.Literals(albumKinds),
        artists: Schema.Array(Schema.String),
        about: Words,
        cover: Art,
        /** Released on a Friday so many weeks ago, so that something is always new. */
        weeksAgo: Schema.Int,
      }),
    ),
    songs: Schema.Array(
      Schema.Struct({
        songId: Schema.String,
        name: Schema.String,
        artists: Schema.Array(Schema.String),
        album: Schema.String,
        no: Schema.Int,
        genres: Schema.Array(Schema.String),
        moods: Schema.Array(Schema.String),
        instrumental: Schema.Boolean,
        bpm: Schema.Finite,
        durationSec: Schema.Finite,
        bitrate: Schema.Int,
        gain: Schema.Finite,
        albumGain: Schema.Finite,
        peak: Schema.Finite,
        gapless: Schema.Struct({ sampleRate: Schema.Int, delay: Schema.Int, samples: Schema.Int }),
        wave: Schema.Array(Schema.Int),
      }),
    ),
  }),
);
type Index = typeof Index.Type;
const readIndex = Schema.decodeUnknownSync(Index);

const LICENCE = 'CC BY 4.0';
const CREDIT = 'Khán Đài (demo)';
const FRIDAY = 5;

/** The Friday so many weeks before the last one. */
const fridayBefore = (day: number, weeks: number): number => {
  // 1970-01-01 was a Thursday.
  const weekday = (day + 4) % 7;
  return day - ((weekday - FRIDAY + 7) % 7) - weeks * 7;
};

const lyricIn = (folder: string, album: string, songId: string): LyricForm | null => {
  const file = join(folder, album, `${songId}.lrc`);
  if (!existsSync(file)) return null;
  const { lines, tags } = parseLrc(readFileSync(file, 'utf8'));
  return { lang: tags['la'] ?? 'vi', lines };
};

/** The demo's songs out of `media/music`; they are released anew as time goes by. Null where they were not rendered. */
export const demoMusic = (media: string, now: number): MusicSource | null => {
  const folder = join(media, 'music');
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return null;
  const index: Index = readIndex(readFileSync(file, 'utf8'));
  const releaseOf = new Map(
    index.albums.map(({ albumId, weeksAgo }) => [albumId, fridayBefore(playDayOf(now), weeksAgo)]),
  );
  const released = (album: string) => {
    const day = releaseOf.get(album) ?? 0;
    return { released: playDayText(day), addedTs: Math.min(now - DAY_MS / 24, instantAt(day, '08:00')) };
  };
  const lyrics = new Map(index.songs.map(({ songId, album }) => [songId, lyricIn(folder, album, songId)]));
  const forms = new Map(
    index.songs.map(
      ({ songId, album, instrumental, bpm, bitrate, gain, albumGain, peak, gapless, wave }): [string, SongForm] => [
        songId,
        {
          ...{ streamLink: `/media/music/${album}/${songId}.mp3`, type: 'audio/mpeg', bitrate, gain, albumGain, peak },
          ...{ gapless, explicit: false, instrumental, cover: null, bpm, wave, licence: LICENCE, credit: CREDIT },
          credits: [],
        },
      ],
    ),
  );
  const songs = index.songs.map(({ songId, name, artists, album, no, genres, moods, durationSec }): StoredSong => ({
    ...{ songId, name, artists, album, disc: 1, no, genres, moods, durationSec, ...released(album) },
    lyric: lyricKindOf(lyrics.get(songId)?.lines ?? []),
  }));
  return {
    songs,
    albums: index.albums.map(({ albumId, name, kind, artists, about, cover }) => ({
      ...{ albumId, name, kind, artists, about, ...released(albumId), licence: LICENCE, credit: CREDIT },
      cover: musicArtImage({ shape: 'cover', ...cover }),
    })),
    artists: index.artists.map(({ artistId, name, bio, photo }) => ({
      ...{ artistId, name, bio, photo: musicArtImage({ shape: 'artist', ...photo }) },
    })),
    formOf: (songId) => forms.get(songId) ?? null,
    lyricOf: (songId) => lyrics.get(songId) ?? null,
    plays: demoPlays,
  };
};
