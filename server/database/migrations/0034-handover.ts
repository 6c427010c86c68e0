import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const handover: Migration = {
  name: '0034-handover',
  statements: [
    // It names nobody: who has the code goes on with it.
    sql`create table handover (
      code_hash text primary key,
      type text not null,
      subject_id text not null,
      seconds double precision not null,
      expires_at bigint not null
    )`,
    sql`create index handover_expiry on handover (expires_at)`,
  ],
};
