import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const IdentityRow = Schema.Struct({ issuer: Schema.String, subject: Schema.String, linkedAt: Schema.Int });

/** A member's identity at Google; it is erased with the member. */
export const keptGoogle = (database: Database): Kept => ({
  name: 'google',
  columns: { google_identity: ['user_id'] },
  tell: (userId) =>
    database.one(
      IdentityRow,
      sql`select issuer, subject, created_at as "linkedAt" from google_identity where user_id = ${userId}`,
    ),
  erase: async () => null,
});
