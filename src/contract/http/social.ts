import * as Schema from 'effect/Schema';
import { leadMinutes } from '#domain/match/leadMin.ts';
import {
  reactionKinds,
  SOCIAL,
  specialActs,
  targetTypes,
  type Card,
  type MarkedSlice,
  type Progress,
  type Rating,
  type Standing,
  type Target,
  type VisitedSlice,
} from '#domain/social/social.ts';
import type { ShelfItem } from '#domain/social/shelf.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, slice } from './fields.ts';
import { muteCalls } from './mutes.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const anybody = { needs: 'guest', on401: 'allTokens' } as const;

const LeadMinWire = Schema.Literals(leadMinutes);
const TargetType = Schema.Literals(targetTypes);
export const TargetWire = Schema.Struct({ type: TargetType, id: Id }).annotate({ identifier: 'Target' });
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
      notify: Schema.optionalKey(Schema.Boolean),
      leadMin: Schema.optionalKey(LeadMinWire),
      reactions: Schema.Array(Schema.String),
      rating: Schema.NullOr(Schema.Int),
    }),
  ),
}).annotate({ identifier: 'Standing' });
export const CardWire = Schema.Struct({
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

const ReachedWire = Schema.Struct({
  target: TargetWire,
  position: Schema.Finite,
  duration: Schema.Finite,
  done: Schema.Boolean,
  at: Instant,
}).annotate({ identifier: 'Reached' });
const ShelfItemWire = Schema.Struct({
  group: TargetWire,
  target: TargetWire,
  card: CardWire,
  position: Schema.Finite,
  duration: Schema.Finite,
  left: Schema.NullOr(Schema.Int),
  at: Instant,
}).annotate({ identifier: 'ShelfItem' });

ReachedWire satisfies Schema.Codec<Progress, unknown>;
ShelfItemWire satisfies Schema.Codec<ShelfItem, unknown>;
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
  liked: call({
    ...member,
    method: 'GET',
    path: '/other/api/reaction/list',
    about: 'MU-9: the targets that the member likes, newest first. Not in the specification.',
    input: ofType,
    data: MarkedSliceWire,
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
    about:
      'Follows a target, or unfollows it; 422 for oneself and for targets that cannot be followed. `notify` (true where absent) is whether matches of it are told of, `leadMin` how many minutes before they begin (null: as long as the member has by default; absent: as before).',
    input: Schema.Struct({
      target: TargetWire,
      on: Schema.Boolean,
      notify: Schema.optionalKey(Schema.Boolean),
      leadMin: Schema.optionalKey(Schema.NullOr(LeadMinWire)),
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
  followedAll: call({
    ...member,
    method: 'GET',
    path: '/other/api/follow/all',
    about: 'All targets that the member follows, newest first, without their cards. Not in the specification.',
    input: Schema.Struct({}),
    data: Schema.Array(TargetWire),
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
  reached: call({
    ...member,
    method: 'GET',
    path: '/other/api/history/state',
    about:
      "The member's position in up to 50 targets, `targets=type:id,…`; those never visited are left out. Not in the specification.",
    input: Schema.Struct({ targets }),
    data: Schema.Array(ReachedWire),
  }),
  shelf: call({
    ...anybody,
    method: 'GET',
    path: '/other/api/history/shelf',
    about:
      'X29: what the viewer can go on with, of all types, latest first, each with what is left of it; after an episode that was seen, the next one. A guest names what the device keeps: `kept=type:id~position~duration~done~at,…`, at most 50. Not in the specification.',
    input: Schema.Struct({ kept: Schema.optionalKey(Schema.String.check(Schema.isBetweenLength(1, 6000))) }),
    data: Schema.Array(ShelfItemWire),
  }),
  putOffShelf: call({
    ...member,
    method: 'POST',
    path: '/other/api/history/off-shelf',
    about:
      'FI-8: takes a group off the shelf, or puts it back (`on: false`); what was seen of it stays known, and a later visit brings it back. Not in the specification.',
    input: Schema.Struct({ group: TargetWire, on: Schema.Boolean, clientId: Schema.optionalKey(clientId) }),
    data: Schema.Struct({ on: Schema.Boolean }),
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
      'Rates a commentator, a film, an episode or a comic from 1 to 10, or removes the rating with null; 422 for oneself and for targets that cannot be rated.',
    input: Schema.Struct({
      target: TargetWire,
      value: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: SOCIAL.ratingMax }))),
      clientId,
    }),
    data: RatingWire,
  }),
  ...muteCalls,
};
