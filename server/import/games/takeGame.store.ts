import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { listed, sql } from '../../database/sql.ts';
import { GameForm } from '../../shared/games/gameForm.ts';
import { liesBelow } from '../below.store.ts';
import { countForms, noCount, type Count } from '../football/taking.ts';
import type { ReadGame } from './readGame.ts';

const GameRow = Schema.Struct({ data: Schema.String, source: Schema.String });
const SourceRow = Schema.Struct({ id: Schema.String, source: Schema.String });
const game = Schema.fromJsonString(GameForm);
const [read, write] = [Schema.decodeUnknownSync(game), Schema.encodeSync(game)];

/** Stores an operator's game; what was added once keeps its day. One that only lies elsewhere now is the same. */
export const takeGame = async (
  queries: Queries,
  { gameId, form }: ReadGame,
  source: string,
  now: number,
): Promise<Count> => {
  const before = await queries.one(GameRow, sql`select data, source from game where game_id = ${gameId}`);
  const written = write({ ...form, addedTs: before ? read(before.data).addedTs : now });
  const count = noCount();
  countForms(count, before?.data ?? null, written);
  if (before?.data !== written || before.source !== source)
    await queries.run(
      sql`insert into game (game_id, data, source) values (${gameId}, ${written}, ${source})
          on conflict (game_id) do update set data = excluded.data, source = excluded.source`,
    );
  return count;
};

/** Removes the games that lay in a folder and are not there now; answers how many. */
export const dropGone = async (queries: Queries, root: string, there: ReadonlySet<string>): Promise<number> => {
  const rows = await queries.all(
    SourceRow,
    sql`select game_id as id, source from game where source = ${root} or ${liesBelow(sql`source`, root)}`,
  );
  const gone = rows.filter(({ source }) => !there.has(source)).map(({ id }) => id);
  return gone.length === 0 ? 0 : queries.run(sql`delete from game where game_id in (${listed(gone)})`);
};
