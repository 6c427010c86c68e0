import * as Schema from 'effect/Schema';
import { BlocksWire } from '#contract/http/tipShapes.ts';
import { plainText } from '#domain/content/blocks.ts';
import type { WordsKind } from '#domain/door/kinds.ts';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const PastRow = Schema.Struct({
  id: Schema.String,
  text: Schema.String,
  place: Schema.String,
  userId: Schema.String,
  at: Schema.Int,
  siteRoleId: Schema.NullOr(Schema.Int),
  since: Schema.NullOr(Schema.Int),
});
/** A text with its author's present data; null for authors who are not members. */
export type PastText = typeof PastRow.Type & { readonly kind: WordsKind };

const { text: _text, ...ofAuthor } = PastRow.fields;
const TipRow = Schema.Struct({
  ...ofAuthor,
  title: Schema.String,
  blocks: Schema.NullOr(Schema.fromJsonString(BlocksWire)),
});

/** Rows of a slice. */
const AT_ONCE = 2000;
const decodeMessage = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ originalMessage: Schema.String })),
);

/** All rows, oldest first, in slices: `ask` returns at most `AT_ONCE` rows after a position. */
async function* rowsByAge<Row extends { readonly at: number; readonly id: string }>(
  ask: (at: number, id: string) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let [at, id] = [-1, ''];
  for (;;) {
    const rows = await ask(at, id);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    [at, id] = [last.at, last.id];
  }
}

/** Messages in public rooms, oldest first, in slices; private messages are never read. */
async function* messages(queries: Queries): AsyncGenerator<PastText> {
  const rows = rowsByAge((at, id) =>
    queries.all(
      PastRow,
      sql`select c.group_message_id as id, c.data as text, c.topic as place, c.user_id as "userId", c.created_at as at,
                 m.site_role_id as "siteRoleId", m.created_at as since
          from chat_message c left join member m on m.user_id = c.user_id
          where c.removed = 0 and c.topic like 'chatroom.%' and c.user_id <> 'system'
            and (c.created_at > ${at} or (c.created_at = ${at} and c.group_message_id > ${id}))
          order by c.created_at, c.group_message_id limit ${AT_ONCE}`,
    ),
  );
  for await (const row of rows) yield { ...row, kind: 'chat', text: decodeMessage(row.text).originalMessage };
}

async function* takes(queries: Queries): AsyncGenerator<PastText> {
  const rows = await queries.all(
    PastRow,
    sql`select t.take_id as id, t.text, t.fixture_id as place, t.user_id as "userId", t.created_ts as at,
               m.site_role_id as "siteRoleId", m.created_at as since
        from take t join member m on m.user_id = t.user_id order by t.created_ts, t.take_id`,
  );
  for (const row of rows) yield { ...row, kind: 'take' };
}

/** Comments, oldest first, in slices; not those on posts that are not public. */
async function* comments(queries: Queries): AsyncGenerator<PastText> {
  const rows = rowsByAge((at, id) =>
    queries.all(
      PastRow,
      sql`select c.comment_id as id, c.body as text, c.type || ':' || c.subject_id as place, c.user_id as "userId",
                 c.created_ts as at, m.site_role_id as "siteRoleId", m.created_at as since
          from comment_entry c join member m on m.user_id = c.user_id
          where c.deleted = 0 and (c.created_ts > ${at} or (c.created_ts = ${at} and c.comment_id > ${id}))
            and (c.type <> 'post' or exists (select 1 from post_entry p
                                             where p.post_id = c.subject_id and p.visibility = 'public' and p.state = 'stands'))
          order by c.created_ts, c.comment_id limit ${AT_ONCE}`,
    ),
  );
  for await (const row of rows) yield { ...row, kind: 'comment' };
}

/** Members' public posts, oldest first, in slices. */
async function* posts(queries: Queries): AsyncGenerator<PastText> {
  const rows = rowsByAge((at, id) =>
    queries.all(
      PastRow,
      sql`select p.post_id as id, p.body as text, 'posts' as place, p.user_id as "userId", p.created_ts as at,
                 m.site_role_id as "siteRoleId", m.created_at as since
          from post_entry p join member m on m.user_id = p.user_id
          where p.state = 'stands' and p.visibility = 'public'
            and (p.created_ts > ${at} or (p.created_ts = ${at} and p.post_id > ${id}))
          order by p.created_ts, p.post_id limit ${AT_ONCE}`,
    ),
  );
  for await (const row of rows) yield { ...row, kind: 'post' };
}

/** Tips in their present state, without those that moderators withheld or an erasure removed. */
async function* tips(queries: Queries): AsyncGenerator<PastText> {
  const rows = rowsByAge((at, id) =>
    queries.all(
      TipRow,
      sql`select t.tip_id as id, t.title, t.blocks, t.fixture_id as place, l.user_id as "userId", t.created_ts as at,
                 m.site_role_id as "siteRoleId", m.created_at as since
          from tip t join tip_ledger l on l.ledger_id = t.ledger_id join member m on m.user_id = l.user_id
          where t.title is not null and (t.created_ts > ${at} or (t.created_ts = ${at} and t.tip_id > ${id}))
          order by t.created_ts, t.tip_id limit ${AT_ONCE}`,
    ),
  );
  for await (const { title, blocks, ...row } of rows) {
    yield { ...row, kind: 'title', text: title };
    const text = blocks === null ? '' : plainText(blocks);
    if (text !== '') yield { ...row, kind: 'tip', text };
  }
}

async function* names(queries: Queries): AsyncGenerator<PastText> {
  const rows = await queries.all(
    PastRow,
    sql`select user_id as id, nickname as text, '' as place, user_id as "userId", created_at as at,
               site_role_id as "siteRoleId", created_at as since
        from member order by created_at, user_id`,
  );
  for (const row of rows) yield { ...row, kind: 'name' };
}

/** All public texts of members that still exist, each kind oldest first. */
export async function* pastTexts(queries: Queries): AsyncGenerator<PastText> {
  yield* messages(queries);
  yield* takes(queries);
  yield* comments(queries);
  yield* posts(queries);
  yield* tips(queries);
  yield* names(queries);
}
