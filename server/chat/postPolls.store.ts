import * as Schema from 'effect/Schema';
import type { Poll } from '#domain/chat/poll.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';
import { OptionsRow, type NewPoll } from './polls.store.ts';

const Row = Schema.Struct({
  pollId: Schema.String,
  question: Schema.String,
  options: OptionsRow,
  endTs: Schema.Int,
});
const CountRow = Schema.Struct({ pollId: Schema.String, id: Schema.String, votes: Schema.Int });
const ChoiceRow = Schema.Struct({ pollId: Schema.String, id: Schema.String });

const POST = 'post.';
/** The topic under which the poll of a post is asked; nothing is told there. */
export const postTopic = (postId: string): string => `${POST}${postId}`;
/** The post whose poll it is; null for one of a room. */
export const postOfTopic = (topic: string): string | null => (topic.startsWith(POST) ? topic.slice(POST.length) : null);

/** The polls of posts: asked with their post, voted for as those of rooms, gone with it. */
export const postPolls = (database: Database) => ({
  /** Among the statements that store the post. */
  add: async (queries: Queries, poll: Omit<NewPoll, 'topic' | 'clientId'>, postId: string): Promise<void> => {
    const { pollId, question, beginTs, endTs, byUserId } = poll;
    const options = JSON.stringify(poll.options.map((text, i) => ({ id: String(i + 1), text })));
    await queries.run(
      sql`insert into chat_poll (poll_id, topic, question, options, begin_at, end_at, by_user_id, client_id)
          values (${pollId}, ${postTopic(postId)}, ${question}, ${options}, ${beginTs}, ${endTs}, ${byUserId}, ${postTopic(postId)})`,
    );
  },
  /** Those of these by id, with the choices of a member. */
  of: async (ids: readonly string[], userId: string | null): Promise<ReadonlyMap<string, Poll>> => {
    if (ids.length === 0) return new Map();
    const [rows, counts, own] = await Promise.all([
      database.all(
        Row,
        sql`select poll_id as "pollId", question, options, end_at as "endTs" from chat_poll where poll_id in (${listed(ids)})`,
      ),
      database.all(
        CountRow,
        sql`select poll_id as "pollId", option_id as id, cast(count(*) as integer) as votes from chat_vote
            where poll_id in (${listed(ids)}) group by poll_id, option_id`,
      ),
      userId === null
        ? []
        : database.all(
            ChoiceRow,
            sql`select poll_id as "pollId", option_id as id from chat_vote
                where poll_id in (${listed(ids)}) and user_id = ${userId}`,
          ),
    ]);
    const votes = new Map(counts.map((one) => [`${one.pollId} ${one.id}`, one.votes]));
    const choices = new Map(own.map((one) => [one.pollId, one.id]));
    return new Map(
      rows.map(({ options, ...row }) => [
        row.pollId,
        {
          ...row,
          options: options.map((option) => ({ ...option, votes: votes.get(`${row.pollId} ${option.id}`) ?? 0 })),
          ...(userId !== null && { me: choices.get(row.pollId) ?? null }),
        },
      ]),
    );
  },
  /** Among the statements that take its post away. */
  drop: async (queries: Queries, pollId: string): Promise<void> => {
    await queries.run(sql`delete from chat_vote where poll_id = ${pollId}`);
    await queries.run(sql`delete from chat_poll where poll_id = ${pollId}`);
  },
});
