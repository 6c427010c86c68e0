import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { quoteOf } from '#domain/comments/comment.ts';
import type { ReportTarget } from '#domain/moderation/decision.ts';
import { cardTargetOf } from '#domain/moderation/report.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import type { Hands } from './handsOf.ts';
import type { PeopleOf } from './decisionsShown.ts';

/** What is known of a thing that is reported. */
export interface Thing {
  /** Whose it is; null for nobody who could be decided about. */
  readonly about: string | null;
  readonly text: string;
  readonly title: string;
  /** A path without language prefix; null for none. */
  readonly path: string | null;
}

export interface ThingsNeeds {
  readonly hands: Hands;
  readonly find: FindSubjects;
  readonly peopleOf: PeopleOf;
  readonly clock: () => number;
}

/** Looks up what is reported, in the areas' registries: null for what is not there. */
export const thingsIn = ({ hands, find, peopleOf, clock }: ThingsNeeds) => {
  const cardsOf = (targets: readonly ReportTarget[]) =>
    Promise.all(
      targets.map(async (target) => {
        const asked = cardTargetOf(target);
        return asked ? ((await find([asked], { locale: DEFAULT_LOCALE, now: clock() }))[0] ?? null) : null;
      }),
    );
  const one = async (target: ReportTarget): Promise<Thing | null> => {
    const [exhibit, [card]] = await Promise.all([
      hands.remover(target.type)?.remover.find(target.id),
      cardsOf([target]),
    ]);
    if (!exhibit && !card) return null;
    const isPerson = target.type === 'user' && (await peopleOf([target.id])).has(target.id);
    return {
      about: exhibit?.userId ?? (isPerson ? target.id : null),
      text: exhibit?.text ?? '',
      title: card?.title ?? quoteOf(exhibit?.text ?? ''),
      path: exhibit?.goTo ?? card?.path ?? null,
    };
  };
  return { one, all: (targets: readonly ReportTarget[]) => Promise.all(targets.map(one)) };
};
export type Things = ReturnType<typeof thingsIn>;
