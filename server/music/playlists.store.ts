import * as Schema from 'effect/Schema';
import { MUSIC } from '#domain/music/music.ts';
import type { Placed } from '#domain/music/playlist.ts';
import { sliceOf } from '#domain/shared/slice.ts';
import type { Database } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { listed, sql, type Sql } from '../database/sql.ts';

const Items = Schema.fromJsonString(Schema.Array(Schema.Struct({ qid: Schema.String, songId: Schema.String })));
const Row = Schema.Struct({
  playlistId: Schema.String,
  userId: Schema.String,
  name: Schema.String,
  public: Schema.Int,
  rev: Schema.Int,
  items: Items,
  updatedAt: Schema.Int,
});
const CountRow = Schema.Struct({ count: Schema.Int });
const columns = sql`playlist_id as "playlistId", user_id as "userId", name, public, rev, items, updated_at as "updatedAt"`;
const writeItems = Schema.encodeSync(Items);
const { behind, first } = keyset({ at: sql`updated_at`, id: sql`playlist_id`, latestFirst: true });

export interface StoredPlaylist {
  readonly playlistId: string;
  readonly userId: string;
  readonly name: string;
  readonly public: boolean;
  readonly rev: number;
  readonly items: readonly Placed[];
  readonly updatedAt: number;
}
const playlistOf = (row: typeof Row.Type): StoredPlaylist => ({ ...row, public: row.public === 1 });

/** The owner who changes a playlist, and the revision that they know. */
export interface Known {
  readonly playlistId: string;
  readonly userId: string;
  readonly rev: number;
}

export const playlistsStore = (database: Database) => {
  const one = async (playlistId: string): Promise<StoredPlaylist | null> => {
    const row = await database.one(Row, sql`select ${columns} from music_playlist where playlist_id = ${playlistId}`);
    return row && playlistOf(row);
  };
  const changed = async ({ playlistId, userId, rev }: Known, set: Sql, now: number): Promise<StoredPlaylist | null> => {
    const row = await database.one(
      Row,
      sql`update music_playlist set ${set}, rev = rev + 1, updated_at = ${now}
          where playlist_id = ${playlistId} and user_id = ${userId} and rev = ${rev} returning ${columns}`,
    );
    return row && playlistOf(row);
  };
  const page = async (where: Sql, cursor: string | undefined) => {
    const [rows, count] = await Promise.all([
      database.all(
        Row,
        sql`select ${columns} from music_playlist where ${where} and ${behind(cursor)} ${first(MUSIC.pageSize)}`,
      ),
      database.one(CountRow, sql`select cast(count(*) as integer) as count from music_playlist where ${where}`),
    ]);
    const { list, next } = sliceOf(rows.map(playlistOf), MUSIC.pageSize, ({ updatedAt, playlistId }) => ({
      at: updatedAt,
      id: playlistId,
    }));
    return { list, next, total: count?.count ?? 0 };
  };
  return {
    one,
    /** By id; unknown ones are left out. */
    some: async (ids: readonly string[]): Promise<readonly StoredPlaylist[]> =>
      (await database.all(Row, sql`select ${columns} from music_playlist where playlist_id in (${listed(ids)})`)).map(
        playlistOf,
      ),
    ofMember: (userId: string, cursor: string | undefined) => page(sql`user_id = ${userId}`, cursor),
    shared: (cursor: string | undefined) => page(sql`public = 1`, cursor),
    /** Returns an existing playlist with this id; null if the member has the maximum number of playlists. */
    create: async (
      { playlistId, userId, name, public: shown, items }: Omit<StoredPlaylist, 'rev' | 'updatedAt'>,
      now: number,
    ): Promise<StoredPlaylist | null> => {
      await database.run(
        sql`insert into music_playlist (playlist_id, user_id, name, public, rev, items, created_at, updated_at)
            select ${playlistId}, ${userId}, ${name}, cast(${shown ? 1 : 0} as integer), 1, ${writeItems(items)},
              cast(${now} as bigint), cast(${now} as bigint)
            where (select count(*) from music_playlist where user_id = ${userId}) < ${MUSIC.playlists}
            on conflict (playlist_id) do nothing`,
      );
      return one(playlistId);
    },
    /** Null if the playlist was changed since that revision, or belongs to somebody else. */
    rename: (known: Known, { name, public: shown }: Pick<StoredPlaylist, 'name' | 'public'>, now: number) =>
      changed(known, sql`name = ${name}, public = ${shown ? 1 : 0}`, now),
    arrange: (known: Known, items: readonly Placed[], now: number) =>
      changed(known, sql`items = ${writeItems(items)}`, now),
    remove: async ({ playlistId, userId, rev }: Known): Promise<boolean> =>
      (await database.run(
        sql`delete from music_playlist where playlist_id = ${playlistId} and user_id = ${userId} and rev = ${rev}`,
      )) === 1,
  };
};
export type PlaylistsStore = ReturnType<typeof playlistsStore>;
