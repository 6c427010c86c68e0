import * as Schema from 'effect/Schema';
import { SequencedWire } from '../ws/entries.ts';
import { call } from './call.ts';
import { Id, moment, numberBetween } from './fields.ts';

const Seq = numberBetween(0, Number.MAX_SAFE_INTEGER);

export const chat = {
  history: call({
    method: 'GET',
    path: '/live/api/chat/history',
    about:
      'Messages of a group before or after a position in its sequence, oldest first. With `atTs` those that were there at that moment, with the reactions of then and, in `reactionTimes`, each change of them since times are kept.',
    input: Schema.Struct({
      groupId: Id,
      beforeSeq: Schema.optionalKey(Seq),
      afterSeq: Schema.optionalKey(Seq),
      atTs: Schema.optionalKey(moment()),
      limit: Schema.optionalKey(numberBetween(1, 100)),
    }),
    data: Schema.Struct({
      epoch: Schema.String,
      messages: Schema.Array(SequencedWire),
      firstSeq: Schema.Int,
      lastSeq: Schema.Int,
    }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  token: call({
    method: 'GET',
    path: '/live/api/user/chat-token',
    about: 'A token for the address of the chat socket: valid once, for 60 s, while this session lasts.',
    input: Schema.Struct({}),
    data: Schema.Struct({ token: Schema.String, ttlSec: Schema.Int }),
    needs: 'member',
    on401: 'allTokens',
  }),
};
