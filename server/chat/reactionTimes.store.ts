import * as Schema from 'effect/Schema';
import type { ReactionTime } from '#domain/chat/chat.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';

/** How many changes of one message are kept: the first ones and the last. */
const MOST_TIMES = 50;

const TimeRow = Schema.Struct({
  groupMessageId: Schema.String,
  ts: Schema.Int,
  reaction: Schema.fromJsonString(Schema.Record(Schema.String, Schema.Int)),
});

/** Keeps how a message is reacted to from a moment on. */
export const keepReactionTime = async (
  queries: Queries,
  groupMessageId: string,
  { ts, reaction }: ReactionTime,
): Promise<void> => {
  const second = Math.floor(ts / 1000);
  const reactions = JSON.stringify(reaction);
  await queries.run(sql`insert into chat_reaction_time (group_message_id, second, ts, reactions)
    values (${groupMessageId}, ${second}, ${ts}, ${reactions})
    on conflict (group_message_id, second) do update set ts = excluded.ts, reactions = excluded.reactions`);
};

/** For a message that is deleted. */
export const forgetReactionTimes = async (queries: Queries, groupMessageId: string): Promise<void> => {
  await queries.run(sql`delete from chat_reaction_time where group_message_id = ${groupMessageId}`);
};

/** How messages were reacted to over time, oldest first; nothing of those whose times nobody kept. */
export const readReactionTimes = async (
  queries: Pick<Queries, 'all'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReactionTime[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await queries.all(
    TimeRow,
    sql`select group_message_id as "groupMessageId", ts, reactions as reaction from chat_reaction_time
        where group_message_id in (${listed(ids)}) order by group_message_id, second`,
  );
  return new Map(
    [...grouped(rows, ({ groupMessageId }) => groupMessageId)].map(([id, all]) => {
      const times = all.map(({ ts, reaction }) => ({ ts, reaction }));
      return [id, times.length > MOST_TIMES ? [...times.slice(0, MOST_TIMES - 1), times.at(-1)!] : times];
    }),
  );
};
