import * as Schema from 'effect/Schema';
import { ruleKinds } from '#domain/promotions/promotion.ts';

const Texts = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });

/** A promotion as it is stored. */
export const PromotionForm = Schema.Struct({
  title: Texts,
  summary: Texts,
  picture: Schema.NullOr(Schema.String),
  startTs: Schema.Int,
  endTs: Schema.Int,
  rules: Schema.Array(Schema.Struct({ kind: Schema.Literals(ruleKinds), atLeast: Schema.Int })),
  points: Schema.Int,
  terms: Schema.Array(Schema.Struct({ q: Texts, a: Texts })),
});
export type PromotionForm = typeof PromotionForm.Type;

export interface StoredPromotion extends PromotionForm {
  readonly promotionId: string;
  readonly demo: boolean;
}

/** Promotions that were not imported, as they are at a given time. */
export type PromotionSource = (now: number) => readonly StoredPromotion[];
