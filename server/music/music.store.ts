import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';
import { inSlices } from '../shared/inSlices.ts';
import { AlbumForm, ArtistForm, ListedForm, LyricForm, SongForm } from '../shared/music/musicForm.ts';
import type { StoredAlbum, StoredArtist, StoredSong } from '../shared/music/musicSource.ts';

const ListedRow = Schema.Struct({ songId: Schema.String, listed: Schema.fromJsonString(ListedForm) });
const FormRow = Schema.Struct({ songId: Schema.String, data: Schema.fromJsonString(SongForm) });
const AlbumRow = Schema.Struct({ albumId: Schema.String, data: Schema.fromJsonString(AlbumForm) });
const ArtistRow = Schema.Struct({ artistId: Schema.String, data: Schema.fromJsonString(ArtistForm) });
const LyricRow = Schema.Struct({ songId: Schema.String, data: Schema.fromJsonString(LyricForm) });
const RevisionRow = Schema.Struct({ revision: Schema.Int });
const FileRow = Schema.Struct({ path: Schema.String, type: Schema.String });
const PathRow = Schema.Struct({ path: Schema.String });
const PairedRow = Schema.Struct({ songId: Schema.String, count: Schema.Int });

export interface StoredFile {
  readonly path: string;
  readonly type: string;
}

/** Reads the music tables. */
export const musicStore = (database: Pick<Queries, 'all' | 'one'>) => ({
  /** Changes whenever an import changes something. */
  revision: async (): Promise<number> =>
    (await database.one(RevisionRow, sql`select revision from music_revision where name = ${'music'}`))?.revision ?? 0,
  songs: async (): Promise<readonly StoredSong[]> =>
    (
      await inSlices(
        (after, most) =>
          database.all(
            ListedRow,
            sql`select song_id as "songId", listed from music_song where song_id > ${after}
                order by song_id limit ${most}`,
          ),
        ({ songId }) => songId,
      )
    ).map(({ songId, listed: form }) => ({ songId, ...form })),
  albums: async (): Promise<readonly StoredAlbum[]> =>
    (
      await inSlices(
        (after, most) =>
          database.all(
            AlbumRow,
            sql`select album_id as "albumId", data from music_album where album_id > ${after}
                order by album_id limit ${most}`,
          ),
        ({ albumId }) => albumId,
      )
    ).map(({ albumId, data }) => ({ albumId, ...data })),
  artists: async (): Promise<readonly StoredArtist[]> =>
    (
      await inSlices(
        (after, most) =>
          database.all(
            ArtistRow,
            sql`select artist_id as "artistId", data from music_artist where artist_id > ${after}
                order by artist_id limit ${most}`,
          ),
        ({ artistId }) => artistId,
      )
    ).map(({ artistId, data }) => ({ artistId, ...data })),
  /** By id; unknown ones are left out. */
  forms: async (ids: readonly string[]): Promise<ReadonlyMap<string, SongForm>> =>
    ids.length === 0
      ? new Map()
      : new Map(
          (
            await database.all(
              FormRow,
              sql`select song_id as "songId", data from music_song where song_id in (${listed(ids)})`,
            )
          ).map(({ songId, data }) => [songId, data]),
        ),
  lyrics: async (ids: readonly string[]): Promise<ReadonlyMap<string, LyricForm>> =>
    ids.length === 0
      ? new Map()
      : new Map(
          (
            await database.all(
              LyricRow,
              sql`select song_id as "songId", data from music_lyric where song_id in (${listed(ids)})`,
            )
          ).map(({ songId, data }) => [songId, data]),
        ),
  /** The songs that have the most of these word pairs, and at least half of them. */
  withPairs: async (pairs: readonly number[], most: number): Promise<readonly string[]> =>
    pairs.length === 0
      ? []
      : (
          await database.all(
            PairedRow,
            sql`select song_id as "songId", cast(count(*) as integer) as count from music_pair
                where pair in (${listed(pairs)}) group by song_id
                having count(*) * 2 >= ${pairs.length} order by count(*) desc, song_id limit ${most}`,
          )
        ).map(({ songId }) => songId),
  file: (songId: string): Promise<StoredFile | null> =>
    database.one(FileRow, sql`select path, type from music_song where song_id = ${songId}`),
  picture: async (pictureId: string): Promise<string | null> =>
    (await database.one(PathRow, sql`select path from music_picture where picture_id = ${pictureId}`))?.path ?? null,
});
export type MusicStore = ReturnType<typeof musicStore>;
