import { createHash } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { lyricPairs } from '#domain/music/lyricSearch.ts';
import { reservedArtistSlugs } from '#domain/music/musicPaths.ts';
import { slug } from '#domain/shared/slug.ts';
import type { Queries } from '../../database/database.ts';
import { listed, sql, withRows } from '../../database/sql.ts';
import { AlbumForm, ArtistForm, ListedForm, LyricForm, SongForm } from '../../shared/music/musicForm.ts';
import { UNKNOWN, VARIOUS } from '../../shared/music/nobody.ts';
import { sameWords } from '../../shared/words.ts';
import { countForms, noCount, type Count } from '../football/taking.ts';
import type { Cover } from './cover.ts';
import type { PlacedAlbum, PlacedSong } from './placeSongs.ts';
import { liesBelow } from '../below.store.ts';

/** A song with what lies beside it. */
export interface ReadSong extends PlacedSong {
  /** Where it lies on this machine. */
  readonly file: string;
  readonly lyric: LyricForm | null;
  readonly listed: Pick<ListedForm, 'lyric'>;
  readonly instrumental: boolean;
}
export interface ReadAlbum extends Omit<PlacedAlbum, 'songs'> {
  readonly songs: readonly ReadSong[];
  readonly cover: Cover | null;
}

const NameRow = Schema.Struct({ id: Schema.String, name: Schema.String });
const SongRow = Schema.Struct({ id: Schema.String, listed: Schema.fromJsonString(ListedForm), form: Schema.String });
const DataRow = Schema.Struct({ data: Schema.String });
const IdRow = Schema.Struct({ id: Schema.String });
const writeListed = Schema.encodeSync(Schema.fromJsonString(ListedForm));
const writeSong = Schema.encodeSync(Schema.fromJsonString(SongForm));
const album = Schema.fromJsonString(AlbumForm);
const [readAlbum, writeAlbum] = [Schema.decodeUnknownSync(album), Schema.encodeSync(album)];
const writeArtist = Schema.encodeSync(Schema.fromJsonString(ArtistForm));
const writeLyric = Schema.encodeSync(Schema.fromJsonString(LyricForm));

/** Whoever keeps songs in memory reads them anew. */
const changed = (queries: Queries): Promise<number> =>
  queries.run(
    sql`insert into music_revision (name, revision) values (${'music'}, 1)
        on conflict (name) do update set revision = music_revision.revision + 1`,
  );

const sameName = (a: string, b: string): boolean =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();
/** An end of an address for a name that has none, or whose own somebody else has. */
const marked = (base: string, name: string): string =>
  `${base.slice(0, 50)}-${createHash('sha256').update(name.normalize('NFC').toLowerCase()).digest('hex').slice(0, 6)}`;

/** The artist of a name: the one that is there, or a new one. */
const artistId = async (queries: Queries, name: string): Promise<string> => {
  const base = slug(name).slice(0, 57).replace(/-+$/u, '');
  const other = marked(base || 'nghe-si', name);
  const isFree = base !== '' && !reservedArtistSlugs.has(base) && base !== VARIOUS && base !== UNKNOWN;
  const rows = await queries.all(
    NameRow,
    sql`select artist_id as id, name from music_artist where artist_id in (${listed([base, other])})`,
  );
  const known = rows.find((row) => sameName(row.name, name));
  if (known) return known.id;
  const id = isFree && !rows.some((row) => row.id === base) ? base : other;
  await putArtist(queries, id, name);
  return id;
};
const putArtist = (queries: Queries, id: string, name: string): Promise<number> =>
  queries.run(
    sql`insert into music_artist (artist_id, name, data)
        values (${id}, ${name}, ${writeArtist({ name, photo: null, bio: sameWords('') })})
        on conflict (artist_id) do nothing`,
  );
const nobody = async (queries: Queries, id: string, name: string): Promise<string> => {
  await putArtist(queries, id, name);
  return id;
};
const artistIds = async (queries: Queries, names: readonly string[], known: Map<string, string>) => {
  const ids: string[] = [];
  for (const name of names) {
    const id = known.get(name) ?? (await artistId(queries, name));
    known.set(name, id);
    ids.push(id);
  }
  return ids.length > 0 ? [...new Set(ids)] : [await nobody(queries, UNKNOWN, 'Unknown artist')];
};

const formOf = ({ songId, tags, instrumental }: ReadSong, cover: Cover | null): SongForm => ({
  ...{ streamLink: `/media/song/${songId}`, type: tags.type, bitrate: tags.bitrate, gapless: tags.gapless },
  ...{ gain: tags.gain, albumGain: tags.albumGain, peak: tags.peak, explicit: tags.explicit, instrumental },
  ...{
    cover: cover?.image ?? null,
    bpm: tags.bpm,
    credits: tags.credits,
    wave: [],
    licence: tags.copyright,
    credit: '',
  },
});

const insertPairs = withRows(
  'insert into music_pair (pair, song_id) values ',
  2,
  ' on conflict (pair, song_id) do nothing',
);
const PAIRS_AT_ONCE = 400;
/** Replaces the words of a song, and what they are found by. */
const putLyric = async (queries: Queries, { songId, lyric }: ReadSong, before: string | null): Promise<boolean> => {
  const written = lyric === null ? null : writeLyric(lyric);
  if (written === before) return false;
  await queries.run(sql`delete from music_pair where song_id = ${songId}`);
  await queries.run(sql`delete from music_lyric where song_id = ${songId}`);
  if (lyric === null || written === null) return true;
  await queries.run(sql`insert into music_lyric (song_id, data) values (${songId}, ${written})`);
  const pairs = lyricPairs(lyric.lines);
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE)
    await queries.run(insertPairs(pairs.slice(at, at + PAIRS_AT_ONCE).map((pair) => [pair, songId])));
  return true;
};

const putSong = async (
  queries: Queries,
  song: ReadSong,
  {
    albumId,
    cover,
    artists,
    now,
  }: {
    readonly albumId: string | null;
    readonly cover: Cover | null;
    readonly artists: readonly string[];
    readonly now: number;
  },
  count: Count,
): Promise<void> => {
  const { songId, name, disc, no, genres, moods, tags, file } = song;
  const before = await queries.one(
    SongRow,
    sql`select song_id as id, listed, data || ' ' || type || ' ' || path as form from music_song where song_id = ${songId}`,
  );
  const lyricBefore = await queries.one(DataRow, sql`select data from music_lyric where song_id = ${songId}`);
  const told = writeListed({
    ...{
      name,
      artists,
      album: albumId,
      disc,
      no,
      genres,
      moods,
      released: tags.released,
      durationSec: tags.durationSec,
    },
    ...{ lyric: song.listed.lyric, addedTs: before?.listed.addedTs ?? now },
  });
  const data = writeSong(formOf(song, cover));
  const isSame =
    before !== null && writeListed(before.listed) === told && before.form === `${data} ${tags.type} ${file}`;
  if (!isSame)
    await queries.run(
      sql`insert into music_song (song_id, listed, data, path, type) values (${songId}, ${told}, ${data}, ${file}, ${tags.type})
          on conflict (song_id) do update
          set listed = excluded.listed, data = excluded.data, path = excluded.path, type = excluded.type`,
    );
  const otherWords = await putLyric(queries, song, lyricBefore?.data ?? null);
  countForms(count, before === null ? null : isSame && !otherWords ? told : '', told);
};

/** Stores an album with its songs, or songs that are on none, among the other statements of a transaction: whole or not at all. */
export const takeAlbum = async (queries: Queries, read: ReadAlbum, now: number): Promise<Count> => {
  const { albumId, name, kind, released, cover, songs } = read;
  const count = noCount();
  const known = new Map<string, string>();
  let otherAlbum = false;
  if (cover)
    await queries.run(
      sql`insert into music_picture (picture_id, path) values (${cover.pictureId}, ${cover.path})
          on conflict (picture_id) do update set path = excluded.path`,
    );
  if (albumId !== null) {
    const artists =
      read.artists.length > 0
        ? await artistIds(queries, read.artists, known)
        : [await nobody(queries, VARIOUS, 'Various artists')];
    const row = await queries.one(DataRow, sql`select data from music_album where album_id = ${albumId}`);
    const written = writeAlbum({
      ...{ name, kind, artists, cover: cover?.image ?? null, released, about: sameWords('') },
      ...{ licence: songs[0]?.tags.copyright ?? '', credit: '' },
      addedTs: row ? readAlbum(row.data).addedTs : now,
    });
    otherAlbum = row !== null && row.data !== written;
    if (row?.data !== written)
      await queries.run(
        sql`insert into music_album (album_id, data) values (${albumId}, ${written})
            on conflict (album_id) do update set data = excluded.data`,
      );
  }
  for (const song of songs)
    await putSong(
      queries,
      song,
      { albumId, cover, artists: await artistIds(queries, song.artists, known), now },
      count,
    );
  if (count.new + count.changed > 0 || otherAlbum) await changed(queries);
  if (otherAlbum && count.new + count.changed === 0) count.changed += 1;
  return count;
};

/** Removes the songs whose files lay below a folder, but for those that are there now; answers how many. */
export const dropGoneSongs = async (queries: Queries, root: string, there: ReadonlySet<string>): Promise<number> => {
  const rows = await queries.all(IdRow, sql`select song_id as id from music_song where ${liesBelow(sql`path`, root)}`);
  const gone = rows.map(({ id }) => id).filter((id) => !there.has(id));
  for (let at = 0; at < gone.length; at += 500) {
    const some = listed(gone.slice(at, at + 500));
    await queries.run(sql`delete from music_song where song_id in (${some})`);
  }
  if (gone.length > 0) await changed(queries);
  return gone.length;
};
