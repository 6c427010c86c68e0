import * as Schema from 'effect/Schema';
import { INBOX, type InboxMessage, type InboxPage, type Unread } from '#domain/inbox/inbox.ts';
import { inboxTypes } from '#domain/settings/settings.ts';
import { call } from './call.ts';
import { OpaqueToken } from './accountFields.ts';
import { Id, Instant, numberBetween } from './fields.ts';
import { UserWire } from './shapes.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const Type = Schema.Literals(inboxTypes);

const InboxMessageWire = Schema.Struct({
  id: Schema.String,
  type: Type,
  kind: Schema.String,
  title: Schema.String,
  body: Schema.String,
  createdAt: Instant,
  read: Schema.Boolean,
  goTo: Schema.optionalKey(Schema.String),
  actor: Schema.optionalKey(UserWire),
}).annotate({ identifier: 'Message' });

const UnreadWire = Schema.Struct({
  all: Schema.Int,
  system: Schema.Int,
  booking: Schema.Int,
  social: Schema.Int,
  tip: Schema.Int,
  content: Schema.Int,
  reward: Schema.Int,
  apply: Schema.Int,
}).annotate({ identifier: 'Unread' });

const InboxPageWire = Schema.Struct({
  list: Schema.Array(InboxMessageWire),
  pageNum: Schema.Int,
  pageSize: Schema.Int,
  total: Schema.Int,
  unread: UnreadWire,
}).annotate({ identifier: 'MessagePage' });

InboxMessageWire satisfies Schema.Codec<InboxMessage, unknown>;
UnreadWire satisfies Schema.Codec<Unread, unknown>;
InboxPageWire satisfies Schema.Codec<InboxPage, unknown>;

/** SH-4: the inbox of a member. */
export const inbox = {
  list: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/message/list',
    about: 'Messages to the member, newest first (CALL-3: from page 1, 50 per page), and the unread counts.',
    input: Schema.Struct({
      type: Schema.optionalKey(Type),
      pageNum: Schema.optionalKey(numberBetween(1, 10_000)),
      pageSize: Schema.optionalKey(numberBetween(1, INBOX.pageSize)),
    }),
    data: InboxPageWire,
  }),
  markRead: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/message/mark-read',
    about: 'Marks messages as read: one, several, those of a type, or all; idempotent.',
    input: Schema.Struct({
      id: Schema.optionalKey(Id),
      ids: Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(INBOX.markAtOnce))),
      type: Schema.optionalKey(Schema.Literals([...inboxTypes, 'all'])),
    }),
    data: UnreadWire,
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/live/api/user/message/unsubscribe',
    about:
      'Unsubscribes from mails of one type, with the token in each of them; `on` subscribes again. 410 for an invalid token.',
    input: Schema.Struct({ token: OpaqueToken, on: Schema.optionalKey(Schema.Boolean) }),
    data: Schema.Struct({ type: Type, on: Schema.Boolean }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
