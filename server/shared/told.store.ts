import * as Schema from 'effect/Schema';
import { Instant } from '#contract/http/fields.ts';
import { scoreOf, type Board } from '#domain/match/board/board.ts';
import { listed, sql } from '../database/sql.ts';
import type { Queries } from '../database/database.ts';
import { StoredBoard, StoredFixture } from './storedFixture.ts';
import type { Words } from './words.ts';

const { status, score, note, noteAt } = StoredFixture.fields;
const ToldData = Schema.Struct({ status, score, note, noteAt });
/** The board of an imported match from a given time on, as it was reported then. */
export interface ToldBoard extends Schema.Schema.Type<typeof ToldData> {
  /** Epoch milliseconds. */
  readonly ts: number;
}

const ToldRow = Schema.Struct({ ts: Instant, data: Schema.String });
const decode = Schema.decodeSync(Schema.fromJsonString(ToldData));
const encode = Schema.encodeSync(Schema.fromJsonString(ToldData));

/** The score that the operator gave, otherwise the one computed from the board. */
export const scoreIn = ({ score: given, board }: Pick<StoredFixture, 'score' | 'board'>): string | null =>
  given ?? (board ? scoreOf(board) : null);

/** Everything that was reported of a match, oldest first. */
export const readTold = async (queries: Pick<Queries, 'all'>, fixtureId: string): Promise<readonly ToldBoard[]> => {
  const rows = await queries.all(
    ToldRow,
    sql`select ts, data from fixture_told where fixture_id = ${fixtureId} order by ts`,
  );
  return rows.map(({ ts, data }) => ({ ts, ...decode(data) }));
};

/** Stores the present report of a match if it differs from the previous one. */
export const keepTold = async (queries: Queries, fixture: StoredFixture, now: number): Promise<void> => {
  const { fixtureId, noteAt: announced } = fixture;
  const data = encode({
    ...{ status: fixture.status, score: scoreIn(fixture), note: fixture.note },
    ...(announced === undefined ? {} : { noteAt: announced }),
  });
  const last = await queries.one(
    ToldRow,
    sql`select ts, data from fixture_told where fixture_id = ${fixtureId} order by ts desc limit 1`,
  );
  if (last?.data === data) return;
  await queries.run(sql`insert into fixture_told (fixture_id, ts, data) values (${fixtureId}, ${now}, ${data})
    on conflict (fixture_id, ts) do update set data = excluded.data`);
};

export const forgetTold = async (queries: Queries, ids: readonly string[]): Promise<void> => {
  await queries.run(sql`delete from board_told where fixture_id in (${listed(ids)})`);
  await queries.run(sql`delete from fixture_told where fixture_id in (${listed(ids)})`);
};

const BoardRow = Schema.Struct({ board: Schema.fromJsonString(StoredBoard) });
const NextRow = Schema.Struct({ ts: Schema.NullOr(Instant) });
const encodeBoard = Schema.encodeSync(Schema.fromJsonString(StoredBoard));

/** The longest match; nobody rewinds further. */
const BOARDS_KEPT_MS = 24 * 3_600_000;
/** A more frequent import replaces the board of the same second. */
const BOARD_EVERY_MS = 1000;

/** Stores the board of an imported match as it is reported now. */
export const keepToldBoard = async (
  queries: Queries,
  { fixtureId, board }: StoredFixture,
  now: number,
): Promise<void> => {
  if (!board) return;
  const ts = Math.floor(now / BOARD_EVERY_MS) * BOARD_EVERY_MS;
  await queries.run(sql`insert into board_told (fixture_id, ts, board)
    values (${fixtureId}, ${ts}, ${encodeBoard(board)})
    on conflict (fixture_id, ts) do update set board = excluded.board`);
  await queries.run(sql`delete from board_told where fixture_id = ${fixtureId} and ts < ${now - BOARDS_KEPT_MS}`);
};

export interface BoardThen {
  /** Null if none had been reported by then. */
  readonly board: Board<Words> | null;
  /** When the next one was reported; null if none was. Epoch milliseconds. */
  readonly nextTs: number | null;
}

/** The board of an imported match as it had been reported at a given time. */
export const readBoardAt = async (queries: Pick<Queries, 'one'>, fixtureId: string, at: number): Promise<BoardThen> => {
  const [then, next] = await Promise.all([
    queries.one(
      BoardRow,
      sql`select board from board_told where fixture_id = ${fixtureId} and ts <= ${at} order by ts desc limit 1`,
    ),
    queries.one(NextRow, sql`select min(ts) as ts from board_told where fixture_id = ${fixtureId} and ts > ${at}`),
  ]);
  return { board: then?.board ?? null, nextTs: next?.ts ?? null };
};
