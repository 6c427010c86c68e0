import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const RequestRow = Schema.Struct({ purpose: Schema.String, askedAt: Schema.Int });

/** Codes that were sent to a member; they are erased with the member. */
export const keptCodes = (database: Database): Kept => ({
  name: 'codes',
  columns: { code_request: ['user_id'] },
  tell: (userId) =>
    database.all(
      RequestRow,
      sql`select purpose, created_at as "askedAt" from code_request where user_id = ${userId} order by created_at`,
    ),
  erase: async () => null,
});
