import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** How a message was reacted to after each second in which that changed; `ts` is the last change within it. */
export const reactionTimes: Migration = {
  name: '0036-reactionTimes',
  statements: [
    sql`create table chat_reaction_time (
      group_message_id text not null references chat_message (group_message_id),
      second bigint not null,
      ts bigint not null,
      reactions text not null,
      primary key (group_message_id, second)
    )`,
  ],
};
