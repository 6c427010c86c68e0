import * as Schema from 'effect/Schema';
import { TAKES, type Take } from '#domain/takes/take.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, seenText, slice } from './fields.ts';
import { UserWire } from './shapes.ts';

const TakeWire = Schema.Struct({
  takeId: Schema.String,
  fixtureId: Schema.String,
  author: UserWire,
  text: Schema.String,
  createdTs: Instant,
}).annotate({ identifier: 'Take' });
TakeWire satisfies Schema.Codec<Take, unknown>;

const member = { needs: 'member', on401: 'allTokens' } as const;

/** Short takes of hosts and commentators, in the opinion tab of a room. */
export const takes = {
  list: call({
    needs: 'nothing',
    on401: 'allTokens',
    method: 'GET',
    path: '/other/api/take/list',
    about: 'What hosts and commentators think of a match, newest first.',
    input: Schema.Struct({ fixtureId: Id, cursor: Schema.optionalKey(Cursor) }),
    data: slice(TakeWire),
  }),
  create: call({
    ...member,
    method: 'POST',
    path: '/other/api/take/create',
    about:
      'Writes a take on a match. 403 for who is neither host, commentator nor staff. A repeat with the same `clientId` answers the same take.',
    input: Schema.Struct({ fixtureId: Id, text: seenText('take', TAKES.textMax), clientId: Id }),
    data: TakeWire,
  }),
  delete: call({
    ...member,
    method: 'POST',
    path: '/other/api/take/delete',
    about: "Takes one's own away; staff anybody's.",
    input: Schema.Struct({ takeId: Id }),
    data: Schema.Null,
  }),
};
