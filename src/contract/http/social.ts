import * as Schema from 'effect/Schema';
import {
  reactionKinds,
  SOCIAL,
  specialActs,
  targetTypes,
  type Card,
  type MarkedSlice,
  type Rating,
  type Standing,
  type Target,
  type VisitedSlice,
} from '#domain/social/social.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, slice } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const anybody = { needs: 'guest', on401: 'allTokens' } as const;

const TargetType = Schema.Literals(targetTypes);
const TargetWire = Schema.Struct({ type: TargetType, id: Id }).annotate({ identifier: 'Target' });
const CountersWire = Schema.Struct({
  views: Schema.optionalKey(Schema.Int),
  likes: Schema.optionalKey(Schema.Int),
  saves: Schema.optionalKey(Schema.Int),
  followers: Schema.optionalKey(Schema.Int),
  reactions: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
}).annotate({ identifier: 'Counters' });
const RatingWire = Schema.Struct({ avg: Schema.Finite, n: Schema.Int });
const StandingWire = Schema.Struct({
  target: TargetWire,
  counters: CountersWire,
  rating: RatingWire,
  me: Schema.optionalKey(
    Schema.Struct({
      liked: Schema.Boolean,
      saved: Schema.Boolean,
      following: Schema.Boolean,
      reactions: Schema.Array(Schema.String),
      rating: Schema.NullOr(Schema.Int),
    }),
  ),
}).annotate({ identifier: 'Standing' });
const CardWire = Schema.Struct({
  target: TargetWire,
  title: Schema.String,
  subtitle: Schema.String,
  img: Schema.NullOr(Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int })),
  path: Schema.String,
  live: Schema.optionalKey(Schema.Boolean),
  badge: Schema.optionalKey(Schema.Literals(['BLV', 'QC', 'AD', 'LV'])),
  takes: Schema.optionalKey(Schema.Array(Schema.Literals(specialActs))),
}).annotate({ identifier: 'Card' });
const MarkedSliceWire = slice(
  Schema.Struct({ target: TargetWire, card: Schema.NullOr(CardWire), since: Instant }).annotate({
    identifier: 'Marked',
  }),
);
const VisitedSliceWire = slice(
  Schema.Struct({
    target: TargetWire,
    card: Schema.NullOr(CardWire),
    position: Schema.Finite,
    duration: Schema.Finite,
    done: Schema.Boolean,
    at: Instant,
  }).annotate({ identifier: 'Visited' }),
);

TargetWire satisfies Schema.Codec<Target, unknown>;
RatingWire satisfies Schema.Codec<Rating, unknown>;
StandingWire satisfies Schema.Codec<Standing, unknown>;
CardWire satisfies Schema.Codec<Card, unknown>;
MarkedSliceWire satisfies Schema.Codec<MarkedSlice, unknown>;
VisitedSliceWire satisfies Schema.Codec<VisitedSlice, unknown>;

/** "type:id,type:id": what they may be is in the domain (`readTargets`). */
const targets = Schema.String.check(Schema.isBetweenLength(1, 4000));
const clientId = Id;
const ofType = Schema.Struct({ type: Schema.optionalKey(TargetType), cursor: Schema.optionalKey(Cursor) });
const seconds = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 31_536_000 }));
const on = Schema.Struct({ on: Schema.Boolean });

/** One implementation for the things of all areas; whatever is named must be there (404). The same write twice is once. */
export const social = {
  state: call({
    ...anybody,
    method: 'GET',
    path: '/other/api/social/state',
    about:
      'How up to 50 things stand, `targets=type:id,…`: counters, the mean of ratings, and what the asking member did. Not in the specification.',
    input: Schema.Struct({ targets }),
    data: Schema.Array(StandingWire),
  }),
  cards: call({
    needs: 'nothing',
    on401: 'allTokens',
    method: 'GET',
    path: '/other/api/card/list',
    about:
      'Up to 50 things in short, `targets=type:id,…`; those that are not there are left out. `takes` says what can be done about one beside what can be done about all.',
    input: Schema.Struct({ targets }),
    data: Schema.Array(CardWire),
  }),
  react: call({
    ...member,
    method: 'POST',
    path: '/other/api/reaction/toggle',
    about: 'Puts a sign to a thing, or takes it back.',
    input: Schema.Struct({ target: TargetWire, kind: Schema.Literals(reactionKinds), on: Schema.Boolean, clientId }),
    data: Schema.Struct({ on: Schema.Boolean, counters: CountersWire }),
  }),
  save: call({
    ...member,
    method: 'POST',
    path: '/other/api/save/toggle',
    about: 'Saves a thing for later, or takes it out; 409 where as many are saved as a member may have.',
    input: Schema.Struct({
      target: TargetWire,
      on: Schema.Boolean,
      clientId: Schema.optionalKey(clientId),
    }),
    data: on,
  }),
  saved: call({
    ...member,
    method: 'GET',
    path: '/other/api/save/list',
    about: 'What a member saved, the latest first.',
    input: ofType,
    data: MarkedSliceWire,
  }),
  follow: call({
    ...member,
    method: 'POST',
    path: '/other/api/follow/toggle',
    about: 'Follows somebody, or ends it; 422 for what cannot be followed and for oneself.',
    input: Schema.Struct({
      target: TargetWire,
      on: Schema.Boolean,
      notify: Schema.optionalKey(Schema.Boolean),
      clientId: Schema.optionalKey(clientId),
    }),
    data: on,
  }),
  followed: call({
    ...member,
    method: 'GET',
    path: '/other/api/follow/list',
    about: 'Whom and what a member follows, the latest first. Not in the specification.',
    input: ofType,
    data: MarkedSliceWire,
  }),
  putHistory: call({
    ...member,
    method: 'POST',
    path: '/other/api/history/put',
    about:
      'How far a member came in up to 50 things. Of what is told of one thing the latest by its own time counts, and none is later than now; `accepted` is how many name something that is there.',
    input: Schema.Struct({
      items: Schema.Array(
        Schema.Struct({
          target: TargetWire,
          position: Schema.optionalKey(seconds),
          duration: Schema.optionalKey(seconds),
          done: Schema.optionalKey(Schema.Boolean),
          at: Instant,
        }),
      ).check(Schema.isMaxLength(SOCIAL.historyAtOnce)),
      clientId: Schema.optionalKey(clientId),
    }),
    data: Schema.Struct({ accepted: Schema.Int }),
  }),
  history: call({
    ...member,
    method: 'GET',
    path: '/other/api/history/list',
    about: 'What a member was in, the latest first.',
    input: ofType,
    data: VisitedSliceWire,
  }),
  forgetHistory: call({
    ...member,
    method: 'POST',
    path: '/other/api/history/remove',
    about: 'Forgets that a member was in a thing, or in anything where none is named. Not in the specification.',
    input: Schema.Struct({ target: Schema.optionalKey(TargetWire) }),
    data: Schema.Null,
  }),
  view: call({
    ...anybody,
    method: 'POST',
    path: '/other/api/view/hit',
    about: 'Somebody looks at a thing; counted once in half an hour for each, without keeping who it was.',
    input: Schema.Struct({ target: TargetWire }),
    data: Schema.Null,
  }),
  rate: call({
    ...member,
    method: 'POST',
    path: '/other/api/rate/put',
    about: 'Rates a commentator from 1 to 10, or takes it back by null; 422 for what cannot be rated and for oneself.',
    input: Schema.Struct({
      target: TargetWire,
      value: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: SOCIAL.ratingMax }))),
      clientId,
    }),
    data: RatingWire,
  }),
};
