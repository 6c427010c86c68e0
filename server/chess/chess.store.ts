import * as Schema from 'effect/Schema';
import { DuelStateWire } from '#contract/http/chessShapes.ts';
import { CHESS, type DuelState } from '#domain/games/chess/duel.ts';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const { host: _host, guest: _guest, ...play } = DuelStateWire.fields;
const Play = Schema.fromJsonString(Schema.Struct(play));
const encode = Schema.encodeSync(Play);
const Row = Schema.Struct({ hostId: Schema.String, guestId: Schema.NullOr(Schema.String), play: Play });
const ToldRow = Schema.Struct({
  gameId: Schema.String,
  role: Schema.String,
  play: Schema.String,
  changedTs: Schema.Int,
});

/** A game without the names of its players, who may have changed them by now. */
export interface StoredDuel extends Omit<DuelState, 'host' | 'guest'> {
  readonly hostId: string;
  readonly guestId: string | null;
}
const columns = sql`host_id as "hostId", guest_id as "guestId", play`;
const duelOf = ({ hostId, guestId, play: rest }: typeof Row.Type): StoredDuel => ({ ...rest, hostId, guestId });

export const chessStore = (database: Database) => ({
  find: async (gameId: string): Promise<StoredDuel | null> => {
    const row = await database.one(Row, sql`select ${columns} from chess_game where game_id = ${gameId}`);
    return row && duelOf(row);
  },
  /** Games that are not over. */
  unfinished: async (): Promise<readonly StoredDuel[]> =>
    (await database.all(Row, sql`select ${columns} from chess_game where is_over = 0 order by changed_ts`)).map(duelOf),
  /** A member's finished games, latest first. */
  over: async (userId: string): Promise<readonly StoredDuel[]> =>
    (
      await database.all(
        Row,
        sql`select ${columns} from chess_game
            where (host_id = ${userId} or guest_id = ${userId}) and is_over = 1 and guest_id is not null
            order by changed_ts desc, game_id limit ${CHESS.own}`,
      )
    ).map(duelOf),
  put: async ({ host, guest, ...rest }: DuelState, now: number): Promise<void> => {
    const over = rest.phase === 'over' ? 1 : 0;
    await database.run(
      sql`insert into chess_game (game_id, host_id, guest_id, is_over, play, changed_ts)
          values (${rest.gameId}, ${host.userId}, ${guest?.userId ?? null}, ${over}, ${encode(rest)}, ${now})
          on conflict (game_id) do update
          set host_id = excluded.host_id, guest_id = excluded.guest_id, is_over = excluded.is_over,
              play = excluded.play, changed_ts = excluded.changed_ts`,
    );
  },
  forgetOld: async (before: number): Promise<void> =>
    void (await database.run(sql`delete from chess_game where is_over = 1 and changed_ts < ${before}`)),
});
export type ChessStore = ReturnType<typeof chessStore>;

/** A finished game also belongs to the other player: a deleted member becomes an anonymous player in it. */
export const keptChess = (database: Database): Kept => ({
  name: 'chess',
  columns: { chess_game: ['host_id', 'guest_id'] },
  tell: async (userId) =>
    (
      await database.all(
        ToldRow,
        sql`select game_id as "gameId", case when host_id = ${userId} then 'host' else 'guest' end as role,
                   play, changed_ts as "changedTs"
            from chess_game where host_id = ${userId} or guest_id = ${userId} order by changed_ts, game_id`,
      )
    ).map(({ play: text, ...row }) => ({ ...row, moves: Schema.decodeUnknownSync(Play)(text).moves })),
  erase: async (queries, userId) => {
    await queries.run(sql`delete from chess_game where host_id = ${userId} and guest_id is null`);
    await queries.run(sql`update chess_game set host_id = ${ERASED_ID} where host_id = ${userId}`);
    await queries.run(sql`update chess_game set guest_id = ${ERASED_ID} where guest_id = ${userId}`);
    return null;
  },
});
