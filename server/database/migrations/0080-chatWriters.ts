import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** What somebody said last, for moderators. */
export const chatWriters: Migration = {
  name: '0080-chatWriters',
  statements: [sql`create index chat_message_writer on chat_message (user_id, created_at)`],
};
