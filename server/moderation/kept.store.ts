import * as Schema from 'effect/Schema';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const Row = Schema.Struct({
  action: Schema.String,
  reason: Schema.String,
  at: Schema.Int,
  until: Schema.NullOr(Schema.Int),
});

/**
 * Decisions about a member and by them. Their lines stay, since the log is there for those who check it: without the name,
 * the reason that was written to them, and what was kept of their words.
 */
export const keptDecisions = (database: Database): Kept => {
  const told = (column: 'about' | 'by', userId: string) =>
    database.all(
      Row,
      sql`select action, reason, at, until_at as until from moderation_decision
          where ${column === 'about' ? sql`user_id` : sql`by_user_id`} = ${userId} order by at, decision_id`,
    );
  return {
    name: 'decisions',
    columns: {
      moderation_decision: ['user_id', 'by_user_id'],
      moderation_undo: ['by_user_id'],
      moderation_second: ['by_user_id'],
      moderation_hold: ['user_id'],
    },
    tell: async (userId) => ({ about: await told('about', userId), by: await told('by', userId) }),
    erase: async (queries, userId) => {
      await queries.run(
        sql`update moderation_part set kept = '' where decision_id in
              (select decision_id from moderation_decision where user_id = ${userId})`,
      );
      await queries.run(sql`delete from moderation_hold where user_id = ${userId}`);
      await queries.run(
        sql`update moderation_decision set user_id = ${ERASED_ID}, reason = '', targets = '[]' where user_id = ${userId}`,
      );
      await queries.run(
        sql`update moderation_decision set by_user_id = ${ERASED_ID}, client_id = decision_id
            where by_user_id = ${userId}`,
      );
      await queries.run(sql`update moderation_undo set by_user_id = ${ERASED_ID} where by_user_id = ${userId}`);
      await queries.run(sql`update moderation_second set by_user_id = ${ERASED_ID} where by_user_id = ${userId}`);
      return null;
    },
  };
};
