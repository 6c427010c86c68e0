import * as Schema from 'effect/Schema';
import { PointEntryWire } from './level.ts';
import {
  promotionStates,
  ruleKinds,
  type Claim,
  type MemberFacts,
  type Promotion,
  type PromotionCard,
} from '#domain/promotions/promotion.ts';
import { call } from './call.ts';
import { countedSlice, Cursor, Id, ImageWire, Instant } from './fields.ts';

const PromotionCardWire = Schema.Struct({
  promotionId: Schema.String,
  slug: Schema.String,
  title: Schema.String,
  summary: Schema.String,
  cover: Schema.NullOr(ImageWire),
  startTs: Instant,
  endTs: Instant,
  state: Schema.Literals(promotionStates),
  rules: Schema.Array(Schema.Struct({ kind: Schema.Literals(ruleKinds), atLeast: Schema.Int })),
  points: Schema.Int,
  claimed: Schema.Int,
  demo: Schema.Boolean,
}).annotate({ identifier: 'PromotionCard' });
const PromotionWire = Schema.Struct({
  ...PromotionCardWire.fields,
  terms: Schema.Array(Schema.Struct({ q: Schema.String, a: Schema.String })),
}).annotate({ identifier: 'Promotion' });
const MemberFactsWire = Schema.Struct({
  level: Schema.Int,
  registeredAt: Instant,
  phoneProven: Schema.Boolean,
  mailProven: Schema.Boolean,
  bookedAt: Schema.Array(Instant),
  friendsAt: Schema.Array(Instant),
}).annotate({ identifier: 'MemberFacts' });
const ClaimWire = Schema.Struct({ promotionId: Schema.String, points: Schema.Int, at: Instant }).annotate({
  identifier: 'PromotionClaim',
});

PromotionCardWire satisfies Schema.Codec<PromotionCard, unknown>;
PromotionWire satisfies Schema.Codec<Promotion, unknown>;
MemberFactsWire satisfies Schema.Codec<MemberFacts, unknown>;
ClaimWire satisfies Schema.Codec<Claim, unknown>;

const open = { needs: 'nothing', on401: 'allTokens', method: 'GET' } as const;
const member = { needs: 'member', on401: 'allTokens' } as const;
const at = '/other/api/promotion';

/** MI-11, MI-12: promotions. Saving one is in `social`, with the type `promotion`. */
export const promotions = {
  list: call({
    ...open,
    path: `${at}/list`,
    about:
      'Promotions with their number: `state=open` gives running ones, the one that ends next first, and then those to come; `state=ended` those that are over, the latest first.',
    input: Schema.Struct({
      state: Schema.optionalKey(Schema.Literals(['open', 'ended'])),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: countedSlice(PromotionCardWire),
  }),
  detail: call({
    ...open,
    path: `${at}/detail`,
    about: 'A promotion with its conditions as questions and answers, also after its end.',
    input: Schema.Struct({ slug: Id }),
    data: PromotionWire,
  }),
  mine: call({
    ...member,
    method: 'GET',
    path: `${at}/mine`,
    about:
      'The facts that the conditions are judged by, and what the member has claimed, latest first; `card` is null once a promotion is gone. Not in the specification.',
    input: Schema.Struct({}),
    data: Schema.Struct({
      facts: MemberFactsWire,
      claims: Schema.Array(Schema.Struct({ ...ClaimWire.fields, card: Schema.NullOr(PromotionCardWire) })),
    }),
  }),
  claim: call({
    ...member,
    method: 'POST',
    path: `${at}/claim`,
    about:
      'MI-11: claims a promotion, once; a repeat with the same clientId gets the first answer. 409 if it was claimed before; 422 with `promotionId` = upcoming, ended, notEligible or notDone.',
    input: Schema.Struct({ promotionId: Id, clientId: Id }),
    data: Schema.Struct({
      state: Schema.Literal('claimed'),
      claim: ClaimWire,
      entry: Schema.optionalKey(PointEntryWire),
    }),
  }),
};
