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

/** "type:id,type:id"; parsed by `readTargets` of the domain. */
const targets = Schema.String.check(Schema.isBetweenLength(1, 4000));
const clientId = Id;
const ofType = Schema.Struct({ type: Schema.optionalKey(TargetType), cursor: Schema.optionalKey(Cursor) });
const seconds = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 31_536_000 }));
const on = Schema.Struct({ on: Schema.Boolean });

/** Social actions on targets of all areas. The target must exist (404). Writes are idempotent. */
export const social = {
  state: call({
    ...anybody,
    method: 'GET',
    path: '/other/api/social/state',
    about:
      'The standing of up to 50 targets, `targets=type:id,…`: counts, average rating, and what the calling member did. Not in the specification.',
    input: Schema.Struct({ targets }),
    data: Schema.Array(StandingWire),
  }),
  cards: call({
    needs: 'nothing',
    on401: 'allTokens',
    method: 'GET',
    path: '/other/api/card/list',
    about:
      'Cards of up to 50 targets, `targets=type:id,…`; unknown targets are left out. `takes` names the actions that only some types accept.',
    input: Schema.Struct({ targets }),
    data: Schema.Array(CardWire),
  }),
  react: call({
    ...member,
    method: 'POST',
    path: '/other/api/reaction/toggle',
    about: 'Adds a reaction to a target, or removes it.',
    input: Schema.Struct({ target: TargetWire, kind: Schema.Literals(reactionKinds), on: Schema.Boolean, clientId }),
    data: Schema.Struct({ on: Schema.Boolean, counters: CountersWire }),
  }),
  save: call({
    ...member,
    method: 'POST',
    path: '/other/api/save/toggle',
    about: 'Saves a target, or removes it from the saved ones; 409 if the member has reached the limit.',
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
    about: "The member's saved targets, newest first.",
    input: ofType,
    data: MarkedSliceWire,
  }),
  follow: call({
    ...member,
    method: 'POST',
    path: '/other/api/follow/toggle',
    about: 'Follows a target, or unfollows it; 422 for oneself and for targets that cannot be followed.',
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
    about: 'The targets that the member follows, newest first. Not in the specification.',
    input: ofType,
    data: MarkedSliceWire,
  }),
  putHistory: call({
    ...member,
    method: 'POST',
    path: '/other/api/history/put',
    about:
      "Stores the member's position in up to 50 targets. For each target the entry with the latest `at` wins; `at` is never in the future. `accepted` counts the entries whose target exists.",
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
    about: 'The targets that the member visited, newest first.',
    input: ofType,
    data: VisitedSliceWire,
  }),
  forgetHistory: call({
    ...member,
    method: 'POST',
    path: '/other/api/history/remove',
    about: "Removes one target from the member's history, or all of it. Not in the specification.",
    input: Schema.Struct({ target: Schema.optionalKey(TargetWire) }),
    data: Schema.Null,
  }),
  view: call({
    ...anybody,
    method: 'POST',
    path: '/other/api/view/hit',
    about: 'Counts a view of a target, at most once per half hour and viewer, without storing who it was.',
    input: Schema.Struct({ target: TargetWire }),
    data: Schema.Null,
  }),
  rate: call({
    ...member,
    method: 'POST',
    path: '/other/api/rate/put',
    about:
      'Rates a commentator from 1 to 10, or removes the rating with null; 422 for oneself and for targets that cannot be rated.',
    input: Schema.Struct({
      target: TargetWire,
      value: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: SOCIAL.ratingMax }))),
      clientId,
    }),
    data: RatingWire,
  }),
};
