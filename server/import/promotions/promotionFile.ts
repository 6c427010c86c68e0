import * as Schema from 'effect/Schema';
import { shortText } from '#contract/http/fields.ts';
import { ruleKinds } from '#domain/promotions/promotion.ts';
import { promotionScenes } from '#domain/promotions/promotionArt.ts';
import type { PromotionForm } from '../../shared/promotions/promotionForm.ts';
import { isWebAddress } from '../../shared/portalContent.ts';
import { wordsOf } from '../../shared/words.ts';
import { Address, Id, Named, Time } from '../importFields.ts';
import { repeated, type Complaint } from '../tally.ts';

const Long = shortText(600);
/** One text for all languages, or one for each. */
const Texts = Schema.Union([Long, Schema.Struct({ vi: Long, en: Long, zh: Long })]);
const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }));

const Imported = Schema.Struct({
  promotionId: Id,
  title: Named,
  summary: Texts,
  picture: Schema.optionalKey(Schema.Union([Schema.Literals(promotionScenes), Address])),
  starts: Time,
  ends: Time,
  rules: Schema.Array(
    Schema.Struct({ kind: Schema.Literals(ruleKinds), atLeast: Schema.optionalKey(between(1, 200)) }),
  ),
  points: between(1, 1000),
  terms: Schema.Array(Schema.Struct({ q: Texts, a: Texts })).check(Schema.isMaxLength(30)),
});

/** The schema of a file with promotions; see docs/import.md. Nothing in it can ask for money (MI-12). */
export const PromotionsFile = Schema.Struct({
  promotions: Schema.Array(Imported).check(Schema.isMaxLength(200)),
  withdraw: Schema.optionalKey(Schema.Array(Id)),
});
export type PromotionsFile = typeof PromotionsFile.Type;

export const isPromotionsFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'promotions' in value;

/** Errors in a file with a valid schema; pictures may come from the portal and from origins that it allows. */
export const promotionComplaints = (
  { promotions }: PromotionsFile,
  pictureOrigins: readonly string[],
): readonly Complaint[] => [
  ...repeated(promotions.map(({ promotionId }, i) => [`promotions.${i}.promotionId`, promotionId])),
  ...promotions.flatMap(({ starts, ends, picture, rules }, i): readonly Complaint[] => [
    ...(Date.parse(ends) > Date.parse(starts) ? [] : [[`promotions.${i}.ends`, 'must be after its start'] as const]),
    ...(picture !== undefined && isWebAddress(picture) && !pictureOrigins.includes(new URL(picture).origin)
      ? [
          [
            `promotions.${i}.picture`,
            `lies at ${new URL(picture).origin}, which STREAM_ORIGINS does not name: pages show no pictures from there`,
          ] as const,
        ]
      : []),
    ...repeated(rules.map(({ kind }, j) => [`promotions.${i}.rules.${j}.kind`, kind])),
  ]),
];

/** Promotions as they are stored, by id. */
export const promotionForms = ({ promotions }: PromotionsFile): ReadonlyMap<string, PromotionForm> =>
  new Map(
    promotions.map(({ promotionId, title, summary, picture, starts, ends, rules, points, terms }) => [
      promotionId,
      {
        ...{ title: wordsOf(title), summary: wordsOf(summary), picture: picture ?? null, points },
        ...{ startTs: Date.parse(starts), endTs: Date.parse(ends) },
        rules: rules.map(({ kind, atLeast = 1 }) => ({ kind, atLeast })),
        terms: terms.map(({ q, a }) => ({ q: wordsOf(q), a: wordsOf(a) })),
      },
    ]),
  );
