import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { GameForm } from '../shared/games/gameForm.ts';

const GameRow = Schema.Struct({ gameId: Schema.String, data: Schema.fromJsonString(GameForm) });
export interface OperatorGame extends GameForm {
  readonly gameId: string;
}

/** The games that an operator has imported. */
export const readOperatorGames = async (database: Pick<Queries, 'all'>): Promise<readonly OperatorGame[]> =>
  (await database.all(GameRow, sql`select game_id as "gameId", data from game order by game_id`)).map(
    ({ gameId, data }) => ({ gameId, ...data }),
  );
