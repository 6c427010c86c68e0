import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const uploads: Migration = {
  name: '0021-uploads',
  statements: [
    // `here` is the number of bytes on disk. After a crash the file may be longer, by a chunk whose row was not
    // written.
    sql`create table upload (
      upload_id text not null primary key,
      user_id text not null references member (user_id) on delete cascade,
      kind text not null,
      sha256 text not null,
      size bigint not null,
      here bigint not null,
      state text not null,
      mime text,
      begun_at bigint not null,
      expires_at bigint not null
    )`,
    sql`create index upload_member on upload (user_id, state)`,
    sql`create index upload_age on upload (expires_at)`,
  ],
};
