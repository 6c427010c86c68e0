import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cursorOf } from '#domain/shared/slice.ts';
import { POSTS } from '#domain/community/post.ts';
import { addMember } from '../../server/accounts/members.store.ts';
import { openSqlite } from '../../server/database/sqlite.ts';
import { sql } from '../../server/database/sql.ts';
import { isRefused } from '../../server/shared/refusal.ts';
import { startOrigin } from '../../server/testing/startOrigin.ts';
import { printAnswers } from './support/answers.ts';
import { options } from './support/options.ts';

/**
 * CPU at the origin of pages of so many posts and groups (a third of the posts in groups, a tenth of the rest for friends
 * alone), for a guest and for a member with ties to so many others, of whom some are blocked: the whole handler with its
 * people, reactions and comments, without HTTP.
 */
const MEMBERS = 4000;
const BLOCKED = 100;
const {
  rounds,
  posts: COUNT,
  groups: GROUPS,
  ties: TIES,
} = options({ rounds: 40, posts: 10_000, groups: 1000, ties: 2000 });
const now = Date.UTC(2026, 10, 28);

const dataDir = mkdtempSync(join(tmpdir(), 'khandai-bench-'));
const origin = await startOrigin({ dataDir, demo: 'off' });
const database = openSqlite(join(dataDir, 'khandai.sqlite'));
const nameOf = (i: number) => `m${i % MEMBERS}`;
await database.transaction(async (queries) => {
  for (let i = 0; i < MEMBERS; i += 1)
    await addMember(
      queries,
      {
        ...{ userId: nameOf(i), username: nameOf(i), nickname: `Người ${i}`, passwordHash: null, siteRoleId: 1 },
        ...{ email: null, phoneNumber: null, pid: null },
      },
      now,
    );
  for (let i = 1; i <= TIES; i += 1) {
    const tie = i <= BLOCKED ? 'blocked' : 'friend';
    await queries.run(
      sql`insert into tie (user_id, other_id, tie, since) values ('m0', ${nameOf(i * 2 - 1)}, ${tie}, ${now})`,
    );
  }
  for (let i = 0; i < GROUPS; i += 1) {
    const groupId = `g${i}`;
    await queries.run(
      sql`insert into community_group (group_id, slug, name, folded, about, rules, privacy, category, question, cover, avatar,
                                       members, created_ts, made_by, client_id)
          values (${groupId}, ${groupId}, ${`Nhóm ${i}`}, ${`nhom ${i}`}, '', '[]', ${i % 4 === 0 ? 'private' : 'public'},
                  'bong-da', '', 'null', 'null', ${(i * 7919) % 500}, ${now}, null, ${groupId})`,
    );
    if (i % 20 === 0)
      await queries.run(
        sql`insert into community_member (group_id, user_id, role, notify, answer, since)
            values (${groupId}, 'm0', 'member', 1, '', ${now - i})`,
      );
  }
  for (let i = 0; i < COUNT; i += 1) {
    const visibility = i % 3 === 2 ? 'group' : i % 10 === 1 ? 'friends' : 'public';
    const postId = `p${i}`;
    await queries.run(
      sql`insert into post_entry (post_id, user_id, client_id, group_id, visibility, body, lang, pictures, embeds, created_ts,
                                  edits, state, state_ts)
          values (${postId}, ${nameOf(i * 17 + 1)}, ${postId}, ${visibility === 'group' ? `g${(i * 31) % GROUPS}` : ''},
                  ${visibility}, ${`Bài thứ ${i}: tối nay ngồi khán đài nào thì vui?`}, 'vi', '[]', '[]',
                  ${now - (COUNT - i) * 60_000}, 0, 'stands', ${now})`,
    );
    if (i % 5 === 0)
      await queries.run(
        sql`insert into comment_entry (comment_id, type, subject_id, parent_id, user_id, client_id, body, created_ts,
                                       deleted, replies, rank)
            values (${`c${i}`}, 'post', ${postId}, '', ${nameOf(i * 3)}, ${`c${i}`}, 'Tôi ngồi khán đài B.', ${now}, 0, 0, 0)`,
      );
    if (i % 3 === 0)
      await queries.run(
        sql`insert into social_reaction (user_id, type, subject_id, reaction, since)
            values (${nameOf(i)}, 'post', ${postId}, 'like', ${now})`,
      );
  }
});

const { feed } = origin.parts.handlers.posts;
const { list: groupList } = origin.parts.handlers.groups;
type Context = Parameters<typeof feed>[1];
const as = (viewer: Partial<NonNullable<Context['viewer']>>) => ({ locale: 'vi', now, viewer }) as Context;
const guest = as({ kind: 'guest', userId: 'g1' });
const member = as({ kind: 'member', userId: 'm0' });
/** Who has no friend at all, so that a feed of friends reads all there is. */
const alone = as({ kind: 'member', userId: 'm2' });
const read = async (input: Parameters<typeof feed>[0], context: Context, mayBeEmpty = false) => {
  const answer = await feed(input, context);
  if (isRefused(answer)) throw new Error(`refused with ${answer.code}`);
  if (answer.list.length === 0 && !mayBeEmpty) throw new Error('nothing was read');
  return answer;
};
const discover = async (input: Omit<Parameters<typeof groupList>[0], 'tab'>, context: Context) => {
  const answer = await groupList({ tab: 'kham-pha', ...input }, context);
  if (isRefused(answer) || answer.list.length === 0) throw new Error('nothing was read');
  return answer;
};
const deep = async (pages: number): Promise<string> => {
  let { next } = await read({ tab: 'cong-dong' }, guest);
  for (let i = 1; i < pages && next !== null; i += 1)
    ({ next } = await read({ tab: 'cong-dong', cursor: next }, guest));
  return next!;
};
const cursor = await deep(50);
const since = cursorOf({ at: now - 200 * 60_000, id: 'p' });
await printAnswers(
  `${COUNT} posts, ${GROUPS} groups, ${TIES} ties, ${POSTS.pageSize} posts a page`,
  {
    'of everybody, a guest': () => read({ tab: 'cong-dong' }, guest),
    'of everybody, a member': () => read({ tab: 'cong-dong' }, member),
    'page 51, a guest': () => read({ tab: 'cong-dong', cursor }, guest),
    'page 51, a member': () => read({ tab: 'cong-dong', cursor }, member),
    'what is new, a member': () => read({ tab: 'cong-dong', since }, member),
    'of friends, 2 000 ties': () => read({ tab: 'ban-be' }, member),
    'of friends, page 51': () => read({ tab: 'ban-be', cursor }, member),
    'of friends, without one': () => read({ tab: 'ban-be' }, alone, true),
    'of 50 groups': () => read({ tab: 'nhom' }, member),
    'of one group, a guest': () => read({ tab: 'nhom', groupId: 'g2' }, guest),
    'all groups, a guest': () => discover({}, guest),
    'all groups, a member': () => discover({}, member),
    'groups by a name': () => discover({ q: 'nhom 99' }, member),
  },
  rounds,
);
await database.close();
await origin.stop();
rmSync(dataDir, { recursive: true, force: true });
