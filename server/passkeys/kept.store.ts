import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const PasskeyRow = Schema.Struct({
  name: Schema.String,
  transports: Schema.fromJsonString(Schema.Array(Schema.String)),
  createdAt: Schema.Int,
  lastUsedAt: Schema.NullOr(Schema.Int),
});

/** A member's passkeys; they are erased with the member. */
export const keptPasskeys = (database: Database): Kept => ({
  name: 'passkeys',
  columns: { passkey: ['user_id'] },
  tell: (userId) =>
    database.all(
      PasskeyRow,
      sql`select name, transports, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey
          where user_id = ${userId} order by created_at`,
    ),
  erase: async () => null,
});
