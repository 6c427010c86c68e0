import * as Schema from 'effect/Schema';
import { MUTES, muteKinds, type Mute } from '#domain/social/mutes.ts';
import { call } from './call.ts';
import { Id, Instant, shortText } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;

const MutesWire = Schema.Array(
  Schema.Struct({
    kind: Schema.Literals(muteKinds),
    text: Schema.String,
    since: Instant,
    userId: Schema.optionalKey(Schema.String),
  }).annotate({ identifier: 'Mute' }),
);
MutesWire satisfies Schema.Codec<readonly Mute[], unknown>;
const muted = Schema.optionalKey(shortText(MUTES.textMax));

/** SO-10: what a member does not want to read; part of the calls of `social`. */
export const muteCalls = {
  mute: call({
    ...member,
    method: 'POST',
    path: '/other/api/social/mute',
    about:
      'SO-10: mutes a word, a topic or a person for the member, or ends that; answers their whole list. Nobody else is told. 404 for nobody, 409 at the most of them.',
    input: Schema.Struct({
      word: muted,
      topic: muted,
      userId: Schema.optionalKey(Id),
      on: Schema.Boolean,
      clientId: Schema.optionalKey(Id),
    }),
    data: MutesWire,
  }),
  muteList: call({
    ...member,
    method: 'GET',
    path: '/other/api/social/mute-list',
    about: 'SO-10: the words, topics and people that the member muted, newest first.',
    input: Schema.Struct({}),
    data: MutesWire,
  }),
};
