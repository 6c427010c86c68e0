import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMENTS, rankOf } from '#domain/comments/comment.ts';
import { addMember } from '../../server/accounts/members.store.ts';
import { openSqlite } from '../../server/database/sqlite.ts';
import { sql } from '../../server/database/sql.ts';
import { isRefused } from '../../server/shared/refusal.ts';
import { startOrigin } from '../../server/testing/startOrigin.ts';
import { printAnswers } from './support/answers.ts';
import { options } from './support/options.ts';

/**
 * CPU at the origin of pages of a thread of so many comments (a tenth of them answers, a third of them liked), for a
 * guest and for a member who blocked and muted some: the whole handler with its people, reactions and subject, without
 * HTTP.
 */
const MEMBERS = 2000;
const BLOCKED = 200;
const { rounds, comments: COUNT } = options({ rounds: 40, comments: 100_000 });
const target = 'game:ran-san-co';
const now = Date.UTC(2026, 10, 28);

const dataDir = mkdtempSync(join(tmpdir(), 'khandai-bench-'));
const origin = await startOrigin({ dataDir });
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
  for (let i = 1; i <= BLOCKED; i += 1)
    await queries.run(
      sql`insert into tie (user_id, other_id, tie, since) values ('m0', ${nameOf(i * 3)}, 'blocked', ${now})`,
    );
});
for (let from = 0; from < COUNT; from += 10_000)
  await database.transaction(async (queries) => {
    for (let i = from; i < Math.min(COUNT, from + 10_000); i += 1) {
      const parent = i % 10 === 9 ? `c${i - (i % 10)}` : '';
      const likes = i % 3 === 0 ? (i * 7919) % 50 : 0;
      await queries.run(
        sql`insert into comment_entry (comment_id, type, subject_id, parent_id, user_id, client_id, body, created_ts,
                                       deleted, replies, rank)
            values (${`c${i}`}, 'game', 'ran-san-co', ${parent}, ${nameOf(i * 17)}, ${`k${i}`},
                    ${`Bình luận thứ ${i}: ván này khó ở chỗ rẽ cuối.`}, ${now - (COUNT - i) * 1000}, 0,
                    ${i % 10 === 0 ? 1 : 0}, ${rankOf({ likes, replies: i % 10 === 0 ? 1 : 0, others: 0 })})`,
      );
    }
  });

const { list } = origin.parts.handlers.comments;
type Context = Parameters<typeof list>[1];
const as = (viewer: Partial<NonNullable<Context['viewer']>>) => ({ locale: 'vi', now, viewer }) as Context;
const guest = as({ kind: 'guest', userId: 'g1' });
const member = as({ kind: 'member', userId: 'm0' });
const page = async (input: Parameters<typeof list>[0], context: Context) => {
  const answer = await list(input, context);
  if (isRefused(answer)) throw new Error(`refused with ${answer.code}`);
  if (answer.list.length === 0) throw new Error('nothing was read');
  return answer;
};
const deep = async (pages: number): Promise<string> => {
  let { next } = await page({ target }, guest);
  for (let i = 1; i < pages && next !== null; i += 1) ({ next } = await page({ target, cursor: next }, guest));
  return next!;
};
const cursor = await deep(50);
await printAnswers(
  `${COUNT} comments on one subject, ${COMMENTS.pageSize} a page`,
  {
    'newest, a guest': () => page({ target }, guest),
    'best, a guest': () => page({ target, sort: 'top' }, guest),
    'oldest, a guest': () => page({ target, sort: 'old' }, guest),
    'page 51, a guest': () => page({ target, cursor }, guest),
    'newest, a member': () => page({ target }, member),
    'best, a member': () => page({ target, sort: 'top' }, member),
    'answers to one': () => page({ target, parentId: 'c0' }, guest),
  },
  rounds,
);
await database.close();
await origin.stop();
rmSync(dataDir, { recursive: true, force: true });
