import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';

/** No client asks again after a day. */
const KEPT_MS = 86_400_000;

/** One write of a client; without an id each counts for itself. */
export interface Write {
  readonly userId: string;
  readonly what: string;
  readonly clientId: string | undefined;
  readonly now: number;
}

export const answersStore = (database: Database) => ({
  /**
   * Does a write and keeps what it answered, or answers what it did the first time. A refusal is not kept. Serializable, and
   * a unique key: the same write is done once, and what `work` counts before it writes is what there is.
   */
  once: <A>(
    schema: Schema.Codec<A, unknown>,
    { userId, what, clientId, now }: Write,
    work: (queries: Queries) => Promise<A | Refusal>,
  ): Promise<A | Refusal> => {
    const Row = Schema.Struct({ answer: Schema.fromJsonString(schema) });
    return database.transaction(async (queries) => {
      if (clientId === undefined) return work(queries);
      const before = await queries.one(
        Row,
        sql`select answer from social_answer where user_id = ${userId} and what = ${what} and client_id = ${clientId}`,
      );
      if (before) return before.answer;
      const answer = await work(queries);
      if (!isRefused(answer))
        await queries.run(
          sql`insert into social_answer (user_id, what, client_id, answer, answered_at)
              values (${userId}, ${what}, ${clientId}, ${JSON.stringify(answer)}, ${now})`,
        );
      return answer;
    });
  },
  forget: async (now: number): Promise<void> => {
    await database.run(sql`delete from social_answer where answered_at < ${now - KEPT_MS}`);
  },
});
export type AnswersStore = ReturnType<typeof answersStore>;
