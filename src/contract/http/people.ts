import * as Schema from 'effect/Schema';
import { friendStates, PEOPLE, type Friend, type FriendSlice } from '#domain/people/people.ts';
import { call } from './call.ts';
import { countedSlice, Cursor, Id, Instant } from './fields.ts';
import { UserWire } from './shapes.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const State = Schema.Literals(friendStates);

/** Another person as a member sees them. */
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

/** An act about another member; it answers how the two then stand. An unknown member is 404, oneself 422. */
const act = <const Name extends string>(name: Name, about: string) =>
  call({
    ...member,
    method: 'POST',
    path: `/live/api/user/friend/${name}`,
    about,
    input: Schema.Struct({ userId: Id }),
    data: FriendWire,
  });

/** Other members, and how one stands to them. Every act twice is the same as once. */
export const people = {
  request: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/friend/send-request',
    about: 'Asks to be friends, or accepts where the other asked before; 403 where the other takes no requests.',
    input: Schema.Struct({ toUserId: Id }),
    data: FriendWire,
  }),
  isFriend: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/friend/is-friend',
    about: 'Whether two are friends, and how they stand otherwise.',
    input: Schema.Struct({ userId: Id }),
    data: Schema.Struct({ friend: Schema.Boolean, state: State }),
  }),
  accept: act('accept', 'Accepts a request; 404 where there is none.'),
  decline: act('decline', 'Turns a request down.'),
  cancel: act('cancel', 'Takes a request back.'),
  remove: act('remove', 'Ends a friendship.'),
  block: act('block', 'Ends what there is and hears no more requests of a member, who is not told.'),
  unblock: act('unblock', 'Takes a block back.'),
  list: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/friend/list',
    about:
      'The members to whom one stands in this way, friends where absent; the latest first. `cursor` is the `next` of the slice before.',
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
    about: 'Members by their name, with or without its marks; the best first.',
    input: Schema.Struct({ q: Schema.String.check(Schema.isBetweenCodePoints(PEOPLE.queryMin, PEOPLE.queryMax)) }),
    data: Schema.Array(FriendWire),
  }),
  one: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/member/info',
    about: 'A member and how one stands to them.',
    input: Schema.Struct({ userId: Id }),
    data: FriendWire,
  }),
};
