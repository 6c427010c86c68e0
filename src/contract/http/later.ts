import * as Schema from 'effect/Schema';
import { OpaqueToken } from './accountFields.ts';
import { call } from './call.ts';
import { Id, numberBetween, shortText } from './fields.ts';
import { UserWire } from './shapes.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const open = { needs: 'nothing', on401: 'allTokens' } as const;
const Message = Schema.Struct({
  id: Schema.String,
  type: Schema.String,
  title: Schema.String,
  body: Schema.String,
  createdAt: Schema.Int,
  read: Schema.Boolean,
});

/** Calls of the specification's table that the origin does not serve yet: it answers 501. */
export const later = {
  messages: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/message/list',
    about: 'Messages to the member (CALL-3).',
    input: Schema.Struct({
      type: Schema.optionalKey(shortText(32)),
      pageNum: Schema.optionalKey(numberBetween(1, 10_000)),
      pageSize: Schema.optionalKey(numberBetween(1, 50)),
    }),
    data: Schema.Array(Message),
  }),
  markRead: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/message/mark-read',
    about: 'Marks a message as read.',
    input: Schema.Struct({ id: Id }),
    data: Schema.Null,
  }),
  friendRequest: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/friend/send-request',
    about: 'Asks to be friends.',
    input: Schema.Struct({ toUserId: Id }),
    data: Schema.Null,
  }),
  isFriend: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/friend/is-friend',
    about: 'Whether two are friends.',
    input: Schema.Struct({ userId: Id }),
    data: Schema.Struct({ friend: Schema.Boolean }),
  }),
  level: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/level/info',
    about: "The member's level.",
    input: Schema.Struct({}),
    data: Schema.Struct({ level: Schema.Int, points: Schema.Int, next: Schema.Int }),
  }),
  topTips: call({
    ...open,
    method: 'GET',
    path: '/other/api/schedule-tips/v2/top-rating',
    about: 'The tipsters rated best.',
    input: Schema.Struct({ type: Schema.optionalKey(shortText(32)) }),
    data: Schema.Array(UserWire),
  }),
  link: call({
    ...open,
    method: 'GET',
    path: '/live/api/link/:token',
    about: 'Where an opaque one-time token leads.',
    input: Schema.Struct({ token: OpaqueToken.check(Schema.isPattern(/^[A-Za-z0-9_-]{22,64}$/u)) }),
    data: Schema.Struct({ goTo: Schema.String }),
  }),
};
