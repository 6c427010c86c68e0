import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const PlaylistRow = Schema.Struct({
  name: Schema.String,
  public: Schema.Int,
  items: Schema.fromJsonString(Schema.Unknown),
  createdAt: Schema.Int,
});
const QueueRow = Schema.Struct({ data: Schema.fromJsonString(Schema.Unknown), updatedAt: Schema.Int });
const HeardRow = Schema.Struct({ songId: Schema.String, day: Schema.Int, plays: Schema.Int, ms: Schema.Int });
const ScrobblerRow = Schema.Struct({ address: Schema.String, name: Schema.String, since: Schema.Int });

/** A member's music data is erased with the member; their plays stay in the totals, which do not say whose they are. */
export const keptMusic = (database: Database): Kept => ({
  name: 'music',
  columns: {
    music_playlist: ['user_id'],
    music_queue: ['user_id'],
    music_heard: ['user_id'],
    music_scrobbler: ['user_id'],
  },
  tell: async (userId) => {
    const [playlists, queue, heard, scrobbler] = await Promise.all([
      database.all(
        PlaylistRow,
        sql`select name, public, items, created_at as "createdAt" from music_playlist
            where user_id = ${userId} order by created_at, playlist_id`,
      ),
      database.one(QueueRow, sql`select data, updated_at as "updatedAt" from music_queue where user_id = ${userId}`),
      database.all(
        HeardRow,
        sql`select song_id as "songId", day, plays, ms from music_heard where user_id = ${userId} order by day, song_id`,
      ),
      database.one(ScrobblerRow, sql`select address, name, since from music_scrobbler where user_id = ${userId}`),
    ]);
    return { playlists, queue, heard, scrobbler };
  },
  erase: async (queries, userId) => {
    await queries.run(sql`delete from music_playlist where user_id = ${userId}`);
    await queries.run(sql`delete from music_queue where user_id = ${userId}`);
    await queries.run(sql`delete from music_heard where user_id = ${userId}`);
    await queries.run(sql`delete from music_scrobbler where user_id = ${userId}`);
    return null;
  },
});
