import { DEMO_MEMBERS } from '#domain/community/demoMember.ts';
import { POLL } from '#domain/chat/poll.ts';
import * as Schema from 'effect/Schema';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { fold } from '#domain/shared/fold.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql, withRows, type SqlValue } from '../database/sql.ts';
import type { DemoCommunity, DemoPost } from '../shared/community/demoForm.ts';

const IdRow = Schema.Struct({ id: Schema.String });
const WaitingRow = Schema.Struct({ groupId: Schema.String, userId: Schema.String });
export type Waiting = typeof WaitingRow.Type;
const isDemo = `${DEMO_MEMBERS}%`;

// What stands already, also what was deleted or removed since, stays as it is.
const once = ' on conflict do nothing';
const members = withRows(
  'insert into member (user_id, username, nickname, profile_picture, site_role_id, level, vip, password_hash, created_at) values ',
  9,
  once,
);
const groups = withRows(
  'insert into community_group (group_id, slug, name, folded, about, rules, privacy, category, question, cover, avatar, members, created_ts, made_by, client_id) values ',
  15,
  once,
);
const people = withRows(
  'insert into community_member (group_id, user_id, role, notify, answer, since) values ',
  6,
  once,
);
const posts = withRows(
  'insert into post_entry (post_id, user_id, client_id, group_id, visibility, body, lang, pictures, embeds, poll_id, created_ts, edits, state, state_ts) values ',
  14,
  once,
);
const polls = withRows(
  'insert into chat_poll (poll_id, topic, question, options, begin_at, end_at, by_user_id, client_id) values ',
  8,
  once,
);
const votes = withRows('insert into chat_vote (poll_id, user_id, option_id, at) values ', 4, once);
const likes = withRows('insert into social_reaction (user_id, type, subject_id, reaction, since) values ', 5, once);
const comments = withRows(
  'insert into comment_entry (comment_id, type, subject_id, parent_id, user_id, client_id, body, created_ts, deleted, replies, rank) values ',
  11,
  once,
);

const put = async (
  queries: Queries,
  statement: ReturnType<typeof withRows>,
  rows: readonly (readonly SqlValue[])[],
): Promise<void> => {
  if (rows.length > 0) await queries.run(statement(rows));
};
const putPosts = async (queries: Queries, all: readonly DemoPost[], now: number): Promise<void> => {
  await put(
    queries,
    posts,
    all.map((one) => [
      ...[one.postId, one.userId, one.postId, one.groupId, one.groupId === '' ? 'public' : 'group', one.text, one.lang],
      ...['[]', JSON.stringify(one.embeds), one.poll?.pollId ?? null, one.at, 0, 'stands', one.at],
    ]),
  );
  const asked = all.flatMap(({ poll, postId, userId, at }) => (poll ? [{ ...poll, postId, userId, at }] : []));
  await put(
    queries,
    polls,
    asked.map(({ pollId, postId, question, options, at, userId }) => [
      ...[pollId, `post.${postId}`, question, JSON.stringify(options.map((text, i) => ({ id: String(i + 1), text })))],
      ...[at, at + POLL.durationMost * 1000, userId, `post.${postId}`],
    ]),
  );
  await put(
    queries,
    votes,
    asked.flatMap(({ pollId, votes: own, at }) => own.map(({ userId, optionId }) => [pollId, userId, optionId, at])),
  );
  await put(
    queries,
    likes,
    all.flatMap(({ postId, likedBy, at }) => likedBy.map((userId) => [userId, 'post', postId, 'like', at])),
  );
  await put(
    queries,
    comments,
    all.flatMap(({ postId, comments: own }) =>
      own
        .filter(({ at }) => at <= now)
        .map(({ commentId, userId, text, at }) => [
          ...[commentId, 'post', postId, '', userId, commentId, text, at, 0, 0, 0],
        ]),
    ),
  );
};

/** What the demo made up, among what members write. */
export const demoStore = (database: Database) => ({
  /** Puts what is due, each thing once: all or nothing, and the same again changes nothing. */
  put: (demo: DemoCommunity, now: number): Promise<void> =>
    database.transaction(async (queries) => {
      const since = now - demo.keptMs;
      await put(
        queries,
        members,
        demo.members.map(({ userId, username, nickname, profilePicture, level }) => [
          ...[userId, username, nickname, profilePicture, SITE_ROLES.member, level, 0, '', since],
        ]),
      );
      await put(
        queries,
        groups,
        demo.groups.map((one) => [
          ...[one.groupId, one.slug, one.name, fold(one.name), one.about, JSON.stringify(one.rules), one.privacy],
          ...[one.category, one.question, 'null', 'null', one.people.length, since],
          ...[one.people[0]!.userId, one.groupId],
        ]),
      );
      await put(
        queries,
        people,
        demo.groups.flatMap(({ groupId, people: own }) =>
          own.map(({ userId, role }, i) => [groupId, userId, role, 0, '', since + i]),
        ),
      );
      await putPosts(queries, demo.postsUntil(now), now);
    }),
  /** Posts that are older, without those that somebody real answered or saved. */
  old: async (before: number): Promise<readonly string[]> =>
    (
      await database.all(
        IdRow,
        sql`select p.post_id as id from post_entry p where p.user_id like ${isDemo} and p.created_ts < ${before}
              and not exists (select 1 from social_save s where s.type = 'post' and s.subject_id = p.post_id)
              and not exists (select 1 from comment_entry c where c.type = 'post' and c.subject_id = p.post_id
                              and coalesce(c.user_id, '') not like ${isDemo}) limit 100`,
      )
    ).map(({ id }) => id),
  /** With what stands under them: all or nothing. */
  drop: (ids: readonly string[]): Promise<void> =>
    database.transaction(async (queries) => {
      if (ids.length === 0) return;
      const of = listed(ids);
      await queries.run(sql`delete from comment_entry where type = 'post' and subject_id in (${of})`);
      await queries.run(sql`delete from social_reaction where type = 'post' and subject_id in (${of})`);
      const asked = sql`(select poll_id from post_entry where post_id in (${of}) and poll_id is not null)`;
      await queries.run(sql`delete from chat_vote where poll_id in ${asked}`);
      await queries.run(sql`delete from chat_poll where poll_id in ${asked}`);
      await queries.run(sql`delete from post_entry where post_id in (${of})`);
    }),
  /** Who waits to be let in to a group of the demo. */
  waiting: (): Promise<readonly Waiting[]> =>
    database.all(
      WaitingRow,
      sql`select m.group_id as "groupId", m.user_id as "userId" from community_member m
          join community_group g on g.group_id = m.group_id
          where m.role = 'pending' and g.made_by like ${isDemo} limit 100`,
    ),
  isThere: async (): Promise<boolean> =>
    (await database.one(IdRow, sql`select user_id as id from member where user_id like ${isDemo} limit 1`)) !== null,
  /** All that the demo made up is gone: all or nothing. */
  dropAll: (): Promise<void> =>
    database.transaction(async (queries) => {
      await queries.run(sql`delete from community_member where group_id in
                              (select group_id from community_group where made_by like ${isDemo})`);
      await queries.run(sql`delete from community_group where made_by like ${isDemo}`);
      await queries.run(sql`delete from comment_entry where user_id like ${isDemo}`);
      await queries.run(
        sql`delete from chat_vote where user_id like ${isDemo} or poll_id in
              (select poll_id from chat_poll where by_user_id like ${isDemo})`,
      );
      await queries.run(sql`delete from chat_poll where by_user_id like ${isDemo}`);
      await queries.run(sql`delete from post_entry where user_id like ${isDemo}`);
      await queries.run(sql`delete from member where user_id like ${isDemo}`);
    }),
});
