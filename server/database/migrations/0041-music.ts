import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Imported songs, albums and artists, and what members make of them. `listed` is read into memory whenever the revision
 * has changed, `data` where a song is shown. Of a file `path` is where it lies on this machine; addresses name it by its
 * id alone. A pair is two words that follow each other in a song, as a number: a typed line is found by its pairs.
 */
export const music: Migration = {
  name: '0041-music',
  statements: [
    sql`create table music_artist (artist_id text primary key, name text not null, data text not null)`,
    sql`create table music_album (album_id text primary key, data text not null)`,
    sql`create table music_song (
      song_id text primary key,
      listed text not null,
      data text not null,
      path text not null,
      type text not null
    )`,
    sql`create index music_song_path on music_song (path)`,
    sql`create table music_picture (
      picture_id text primary key,
      path text not null
    )`,
    sql`create table music_lyric (
      song_id text primary key references music_song (song_id) on delete cascade,
      data text not null
    )`,
    sql`create table music_pair (
      pair integer not null,
      song_id text not null references music_lyric (song_id) on delete cascade,
      primary key (pair, song_id)
    )`,
    sql`create index music_pair_song on music_pair (song_id)`,
    sql`create table music_revision (name text primary key, revision bigint not null)`,
    sql`create table music_plays (song_id text primary key, plays bigint not null, changed_at bigint not null)`,
    sql`create index music_plays_changed on music_plays (changed_at)`,
    sql`create table music_play_day (
      song_id text not null,
      day integer not null,
      plays integer not null,
      primary key (song_id, day)
    )`,
    sql`create index music_play_day_day on music_play_day (day)`,
    sql`create table music_listener (listener text primary key, until_at bigint not null)`,
    sql`create table music_listened (
      listener text not null,
      song_id text not null,
      day integer not null,
      plays integer not null,
      primary key (listener, song_id, day)
    )`,
    sql`create index music_listened_day on music_listened (day)`,
    sql`create table music_heard (
      user_id text not null,
      song_id text not null,
      day integer not null,
      plays integer not null,
      ms bigint not null,
      primary key (user_id, song_id, day)
    )`,
    sql`create table music_playlist (
      playlist_id text primary key,
      user_id text not null,
      name text not null,
      public integer not null,
      rev integer not null,
      items text not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    sql`create index music_playlist_user on music_playlist (user_id, updated_at, playlist_id)`,
    sql`create index music_playlist_public on music_playlist (public, updated_at, playlist_id)`,
    sql`create table music_queue (
      user_id text primary key,
      rev integer not null,
      data text not null,
      updated_at bigint not null
    )`,
    sql`create table music_scrobbler (
      user_id text primary key,
      address text not null,
      token text not null,
      name text not null,
      since bigint not null,
      last_at bigint,
      fault text
    )`,
  ],
};
