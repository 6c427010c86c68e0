import * as Schema from 'effect/Schema';
import type { InboxChoice, InboxKind } from '#domain/inbox/inbox.ts';
import { inboxTypes, type InboxType } from '#domain/settings/settings.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql, type Sql } from '../database/sql.ts';

const Row = Schema.Struct({
  messageId: Schema.String,
  userId: Schema.String,
  type: Schema.Literals(inboxTypes),
  kind: Schema.String,
  params: Schema.fromJsonString(Schema.Record(Schema.String, Schema.String)),
  actorId: Schema.NullOr(Schema.String),
  goTo: Schema.NullOr(Schema.String),
  createdAt: Schema.Int,
  readAt: Schema.NullOr(Schema.Int),
});
export type StoredInboxMessage = typeof Row.Type;
const CountRow = Schema.Struct({ type: Schema.Literals(inboxTypes), count: Schema.Int });
const TotalRow = Schema.Struct({ count: Schema.Int });

export interface NewInboxMessage {
  readonly messageId: string;
  readonly userId: string;
  readonly type: InboxType;
  readonly kind: InboxKind;
  readonly params: Readonly<Record<string, string>>;
  readonly actorId: string | null;
  readonly goTo: string | null;
  /** Deduplication key: a second message to the member with the same key is dropped; null for none. */
  readonly onceKey: string | null;
  /** Whether the member sees it on the page; otherwise it is for mail only. */
  readonly shown: boolean;
  readonly createdAt: number;
  /** Null while unread. */
  readonly readAt: number | null;
  /** When it is to be mailed; null for never. */
  readonly mailDueAt: number | null;
}

const columns = sql`message_id as "messageId", user_id as "userId", type, kind, params, actor_id as "actorId",
  go_to as "goTo", created_at as "createdAt", read_at as "readAt"`;

const ofType = (type: InboxType | null): Sql => (type === null ? sql`` : sql` and type = ${type}`);

const chosen = (choice: InboxChoice): Sql => {
  if ('type' in choice) return ofType(choice.type === 'all' ? null : choice.type);
  return sql` and message_id in (${listed(choice.ids)})`;
};

export const inboxStore = (database: Database) => ({
  /** Does nothing for a deleted member. */
  add: async (message: NewInboxMessage, queries: Queries = database): Promise<void> => {
    await queries.run(
      sql`insert into message (message_id, user_id, type, kind, params, actor_id, go_to, once_key, shown, created_at,
                               read_at, mail_due_at)
          select ${message.messageId}, user_id, ${message.type}, ${message.kind},
                 ${JSON.stringify(message.params)}, ${message.actorId}, ${message.goTo}, ${message.onceKey},
                 cast(${message.shown ? 1 : 0} as integer), cast(${message.createdAt} as bigint),
                 cast(${message.readAt} as bigint), cast(${message.mailDueAt} as bigint)
          from member where user_id = ${message.userId}
          on conflict (user_id, once_key) do nothing`,
    );
  },
  /** Withdraws a message that no longer holds. */
  remove: async (userId: string, onceKey: string, queries: Queries): Promise<void> => {
    await queries.run(sql`delete from message where user_id = ${userId} and once_key = ${onceKey}`);
  },
  /** Newest first. */
  page: (userId: string, type: InboxType | null, limit: number, offset: number) =>
    database.all(
      Row,
      sql`select ${columns} from message where user_id = ${userId} and shown = 1${ofType(type)}
          order by created_at desc, message_id desc limit ${limit} offset ${offset}`,
    ),
  total: async (userId: string, type: InboxType | null): Promise<number> => {
    const row = await database.one(
      TotalRow,
      sql`select cast(count(*) as integer) as count from message
          where user_id = ${userId} and shown = 1${ofType(type)}`,
    );
    return row?.count ?? 0;
  },
  unread: (userId: string) =>
    database.all(
      CountRow,
      sql`select type, cast(count(*) as integer) as count from message
          where user_id = ${userId} and shown = 1 and read_at is null group by type`,
    ),
  markRead: async (userId: string, choice: InboxChoice, now: number): Promise<void> => {
    if ('ids' in choice && choice.ids.length === 0) return;
    await database.run(
      sql`update message set read_at = ${now} where user_id = ${userId} and read_at is null${chosen(choice)}`,
    );
  },
  /** Messages whose mail is due, earliest first; without those that were read meanwhile. */
  due: (now: number, most: number) =>
    database.all(
      Row,
      sql`select ${columns} from message
          where mail_due_at <= ${now} and read_at is null order by mail_due_at limit ${most}`,
    ),
  /** Within the caller's transaction: marks a message's mail as sent, once; false if it was marked before or the message was read. */
  mailed: async (queries: Queries, messageId: string, now: number): Promise<boolean> =>
    (await queries.run(
      sql`update message set mail_due_at = null
          where message_id = ${messageId} and mail_due_at <= ${now} and read_at is null`,
    )) > 0,
  /** Deletes messages older than `from`, and those for mail only that were sent. */
  purge: async (from: number): Promise<void> => {
    await database.run(sql`delete from message where created_at < ${from} or (shown = 0 and mail_due_at is null)`);
  },
  /** All messages to a member, oldest first. */
  all: (userId: string) =>
    database.all(Row, sql`select ${columns} from message where user_id = ${userId} order by created_at`),
  /** Deletes the messages to a member, and those about them. */
  forget: async (userId: string): Promise<void> => {
    await database.run(sql`delete from message where user_id = ${userId} or actor_id = ${userId}`);
  },
});
