import * as Schema from 'effect/Schema';
import { friendStates, PEOPLE, type Friend, type FriendSlice } from '#domain/people/people.ts';
import { call } from './call.ts';
import { countedSlice, Cursor, Id, Instant } from './fields.ts';
import { UserWire } from './shapes.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const State = Schema.Literals(friendStates);

/** A person as a member sees them. */
const PersonWire = Schema.Struct({ ...UserWire.fields, following: Schema.optionalKey(Schema.Boolean) });
const FriendWire = Schema.Struct({
  user: PersonWire,
  state: State,
  since: Schema.optionalKey(Instant),
  mutual: Schema.Int,
}).annotate({ identifier: 'Friend' });

const FriendSliceWire = countedSlice(FriendWire);

FriendWire satisfies Schema.Codec<Friend, unknown>;
FriendSliceWire satisfies Schema.Codec<FriendSlice, unknown>;

/** An action on another member; answers the relation afterwards. An unknown member is 404, oneself 422. */
const act = <const Name extends string>(name: Name, about: string) =>
  call({
    ...member,
    method: 'POST',
    path: `/live/api/user/friend/${name}`,
    about,
    input: Schema.Struct({ userId: Id }),
    data: FriendWire,
  });

/** Members and the relations between them. Every action is idempotent. */
export const people = {
  request: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/friend/send-request',
    about: 'Sends a friend request, or accepts the one from that member; 403 if they accept no requests.',
    input: Schema.Struct({ toUserId: Id }),
    data: FriendWire,
  }),
  isFriend: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/friend/is-friend',
    about: 'Whether two members are friends, and how they are related otherwise.',
    input: Schema.Struct({ userId: Id }),
    data: Schema.Struct({ friend: Schema.Boolean, state: State }),
  }),
  accept: act('accept', 'Accepts a friend request; 404 if there is none.'),
  decline: act('decline', 'Declines a friend request.'),
  cancel: act('cancel', 'Cancels a friend request.'),
  remove: act('remove', 'Ends a friendship.'),
  block: act('block', 'Blocks a member: ends the relation and hides their requests. They are not told.'),
  unblock: act('unblock', 'Unblocks a member.'),
  list: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/friend/list',
    about:
      'The members with one relation to the caller, friends by default, newest first. `cursor` is the `next` of the previous slice.',
    input: Schema.Struct({
      state: Schema.optionalKey(Schema.Literals(['friend', 'requested', 'incoming', 'blocked'])),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: FriendSliceWire,
  }),
  find: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/member/search',
    about: 'Searches members by name, with or without diacritics; best match first.',
    input: Schema.Struct({ q: Schema.String.check(Schema.isBetweenCodePoints(PEOPLE.queryMin, PEOPLE.queryMax)) }),
    data: Schema.Array(FriendWire),
  }),
  one: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/member/info',
    about: "A member, and the caller's relation to them.",
    input: Schema.Struct({ userId: Id }),
    data: FriendWire,
  }),
};
