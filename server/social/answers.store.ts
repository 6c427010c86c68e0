import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';

/** No client retries a write after a day. */
const KEPT_MS = 86_400_000;

/** A client's write; without a client id every write counts as a new one. */
export interface Write {
  readonly userId: string;
  readonly what: string;
  readonly clientId: string | undefined;
  readonly now: number;
}

export const answersStore = (database: Database) => ({
  /**
   * Runs a write and stores its result, or returns the stored result of the first run. Refusals are not stored.
   * Serializable, with a unique key: the same write runs once, and what `work` counts before it writes is up to date.
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
