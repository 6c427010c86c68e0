import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const settings: Migration = {
  name: '0011-settings',
  statements: [
    sql`create table settings (
      user_id text primary key references member (user_id) on delete cascade,
      rev integer not null,
      preferences text not null,
      changed_at bigint not null
    )`,
  ],
};
