import * as Schema from 'effect/Schema';
import { isCode } from '#domain/handover/handover.ts';
import { call } from './call.ts';
import { Id, text } from './fields.ts';
import { TargetWire } from './social.ts';

const anybody = { needs: 'guest', on401: 'allTokens', method: 'POST' } as const;
const Seconds = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }));
const Joined = Schema.Struct({
  partyId: Id,
  code: Schema.String,
  me: Schema.String,
  target: TargetWire,
  path: Schema.String,
});

/** FI-11: watching a film with others; what goes on in a party is told by its topic `party.{id}`. */
export const party = {
  create: call({
    ...anybody,
    path: '/other/api/party/create',
    about:
      'Begins to watch something together; whoever has the code comes in. 404 if it is not there, 503 if there are too many parties. With a `clientId` a repeat gives the first answer.',
    input: Schema.Struct({
      target: TargetWire,
      positionSec: Schema.optionalKey(Seconds),
      clientId: Schema.optionalKey(Id),
    }),
    data: Joined,
  }),
  join: call({
    ...anybody,
    path: '/other/api/party/join',
    about:
      'The party of a code, the page of its film, and the viewer as it knows them; 410 if it is over or never was. Subscribing to its topic comes in.',
    input: Schema.Struct({ code: text(isCode, '#domain/handover/handover.ts', 'a code of six letters') }),
    data: Joined,
  }),
};
