import * as Schema from 'effect/Schema';
import { POLL } from '#domain/chat/poll.ts';
import { RULES } from '#domain/chat/rules.ts';
import { SWEEP } from '#domain/chat/sweep.ts';
import { MessageEntry } from '../ws/entries.ts';
import { call } from './call.ts';
import { ChatRulesWire, PollWire } from './chatShapes.ts';
import { Id, Instant, seenText, shortText } from './fields.ts';

const post = { method: 'POST', needs: 'member', on401: 'allTokens' } as const;
/** Whole numbers. */
const minutes = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }));
/** What the person reads. */
const reason = seenText('title', 200);

/** What members who keep order in a room do there: staff everywhere, its commentators in their own. */
export const chatRoom = {
  detail: call({
    method: 'GET',
    path: '/live/api/chat/room-detail',
    about:
      'What stands in a room: its rules, what is pinned, its poll with the own vote, and what the viewer is there. `restriction` tells until when and why the viewer may not write.',
    input: Schema.Struct({ id: Id }),
    data: Schema.Struct({
      groupId: Schema.String,
      online: Schema.Int,
      rules: ChatRulesWire,
      pinned: Schema.NullOr(MessageEntry),
      poll: Schema.NullOr(PollWire),
      /** Whether somebody is there to follow, which rules may ask for. */
      hosted: Schema.Boolean,
      me: Schema.Struct({
        role: Schema.NullOr(Schema.Literals(['owner', 'mod', 'member'])),
        restriction: Schema.NullOr(
          Schema.Struct({ kind: Schema.Literals(['mute', 'ban']), untilTs: Instant, reason: Schema.String }),
        ),
      }),
    }),
    needs: 'guest',
    on401: 'allTokens',
  }),
  ruleUpdate: call({
    ...post,
    path: '/live/api/chat/rule-update',
    about: 'Sets the rules of a room. 422 for followers only where nobody is there to follow.',
    input: Schema.Struct({ groupId: Id, rules: ChatRulesWire }),
    data: ChatRulesWire,
  }),
  filterList: call({
    ...post,
    method: 'GET',
    path: '/live/api/chat/filter-list',
    about: 'The words that are refused in a room, for those who keep order there.',
    input: Schema.Struct({ groupId: Id }),
    data: Schema.Array(Schema.String),
  }),
  filterPut: call({
    ...post,
    path: '/live/api/chat/filter-put',
    about: 'Sets the words that are refused in a room, whichever marks, signs and letters they are written with.',
    input: Schema.Struct({
      groupId: Id,
      words: Schema.Array(shortText(RULES.wordLength)).check(Schema.isMaxLength(RULES.words)),
    }),
    data: Schema.Array(Schema.String),
  }),
  pin: call({
    ...post,
    path: '/live/api/chat/pin',
    about:
      'Pins a message of the room, or with `text` says something in the own name and pins it; `on` false takes away what is pinned.',
    input: Schema.Struct({
      groupId: Id,
      groupMessageId: Schema.optionalKey(Id),
      text: Schema.optionalKey(seenText('chat', RULES.lengthMost)),
      on: Schema.Boolean,
      clientId: Schema.optionalKey(Id),
    }),
    data: Schema.NullOr(MessageEntry),
  }),
  pollCreate: call({
    ...post,
    path: '/live/api/chat/poll/create',
    about:
      'Asks a room; 409 while another poll of it is open. A repeat with the same `clientId` answers the same poll.',
    input: Schema.Struct({
      groupId: Id,
      question: seenText('title', POLL.questionMost),
      options: Schema.Array(seenText('title', POLL.optionMost)).check(
        Schema.isMinLength(POLL.optionsLeast),
        Schema.isMaxLength(POLL.optionsMost),
      ),
      durationSec: minutes(POLL.durationLeast, POLL.durationMost),
      clientId: Id,
    }),
    data: PollWire,
  }),
  pollVote: call({
    ...post,
    path: '/live/api/chat/poll/vote',
    about: 'Chooses an option, or another one: a member has one vote. 409 once it is over, 403 for who may not write.',
    input: Schema.Struct({ pollId: Id, optionId: Id }),
    data: PollWire,
  }),
  pollClose: call({
    ...post,
    path: '/live/api/chat/poll/close',
    about: 'Ends a poll before its time.',
    input: Schema.Struct({ pollId: Id }),
    data: PollWire,
  }),
  mute: call({
    ...post,
    path: '/live/api/chat/mute',
    about:
      'Prevents a member from writing in a room for 1 to 60 minutes, or without `groupId` (staff only) anywhere for up to a week; 0 ends it.',
    input: Schema.Struct({
      groupId: Schema.optionalKey(Id),
      userId: Id,
      minutes: minutes(0, 10_080),
      reason: Schema.optionalKey(reason),
      clientId: Schema.optionalKey(Id),
    }),
    data: Schema.Struct({ decisionId: Schema.String }),
  }),
  ban: call({
    ...post,
    path: '/live/api/chat/ban',
    about:
      'Prevents a member from writing, reacting and voting in a room until a moment; a moment that is past ends it.',
    input: Schema.Struct({
      groupId: Schema.optionalKey(Id),
      userId: Id,
      until: Instant,
      reason,
      clientId: Schema.optionalKey(Id),
    }),
    data: Schema.Struct({ decisionId: Schema.String }),
  }),
  delete: call({
    ...post,
    path: '/live/api/chat/delete',
    about: 'Deletes a message of a room, or the last ones of a member there; their places stay.',
    input: Schema.Struct({
      groupId: Id,
      groupMessageId: Schema.optionalKey(Id),
      userId: Schema.optionalKey(Id),
      last: Schema.optionalKey(minutes(1, 100)),
      reason: Schema.optionalKey(reason),
      clientId: Schema.optionalKey(Id),
    }),
    data: Schema.Struct({ decisionId: Schema.String }),
  }),
  sweep: call({
    ...post,
    path: '/live/api/chat/sweep',
    about:
      'Deletes what accounts younger than `days` wrote in a room in the last `minutes`, at most 500 messages, as one decision; `count` tells how many, and `decisionId` is empty where there was nothing. Not in the specification.',
    input: Schema.Struct({
      groupId: Id,
      minutes: minutes(1, SWEEP.minutesMost),
      days: minutes(1, SWEEP.daysMost),
      reason,
      clientId: Id,
    }),
    data: Schema.Struct({ decisionId: Schema.String, count: Schema.Int }),
  }),
};
