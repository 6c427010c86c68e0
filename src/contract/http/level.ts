import * as Schema from 'effect/Schema';
import { pointReasons, type Level, type PointEntry } from '#domain/level/level.ts';
import { call } from './call.ts';
import { Cursor, Instant, slice } from './fields.ts';

const member = { method: 'GET', needs: 'member', on401: 'allTokens' } as const;

const LevelWire = Schema.Struct({
  level: Schema.Int,
  totalXp: Schema.Int,
  xpInLevel: Schema.Int,
  xpToNextLevel: Schema.NullOr(Schema.Int),
}).annotate({ identifier: 'Level' });
export const PointEntryWire = Schema.Struct({
  entryId: Schema.String,
  delta: Schema.Int,
  balance: Schema.Int,
  reasonKey: Schema.Literals(pointReasons),
  ts: Instant,
}).annotate({ identifier: 'PointEntry' });
LevelWire satisfies Schema.Codec<Level, unknown>;
PointEntryWire satisfies Schema.Codec<PointEntry, unknown>;

/** MI-7: a member's points and level. */
export const level = {
  info: call({
    ...member,
    path: '/live/api/user/level/info',
    about: "The member's level, computed from their points.",
    input: Schema.Struct({}),
    data: LevelWire,
  }),
  points: call({
    ...member,
    path: '/live/api/user/point/list',
    about: "The member's points ledger, newest first; `cursor` is the `next` of the previous slice.",
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(PointEntryWire),
  }),
};
