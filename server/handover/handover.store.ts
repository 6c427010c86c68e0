import * as Schema from 'effect/Schema';
import type { Handover } from '#domain/handover/handover.ts';
import { targetTypes } from '#domain/social/social.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const Row = Schema.Struct({
  type: Schema.Literals(targetTypes),
  id: Schema.String,
  positionSec: Schema.Finite,
});

export const handoverStore = (database: Database) => ({
  /** Also deletes expired codes; false if the code is in use. */
  add: async (
    codeHash: string,
    { target, positionSec }: Handover,
    expiresAt: number,
    now: number,
  ): Promise<boolean> => {
    await database.run(sql`delete from handover where expires_at <= ${now}`);
    const added = await database.run(
      sql`insert into handover (code_hash, type, subject_id, seconds, expires_at)
          values (${codeHash}, ${target.type}, ${target.id}, ${positionSec}, ${expiresAt})
          on conflict (code_hash) do nothing`,
    );
    return added === 1;
  },
  /** Spends a code; null if it was used, has expired or never existed. */
  take: async (codeHash: string, now: number): Promise<Handover | null> => {
    const row = await database.one(
      Row,
      sql`delete from handover where code_hash = ${codeHash} and expires_at > ${now}
          returning type, subject_id as id, seconds as "positionSec"`,
    );
    return row && { target: { type: row.type, id: row.id }, positionSec: row.positionSec };
  },
});
