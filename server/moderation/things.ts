import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { quoteOf } from '#domain/comments/comment.ts';
import type { ReportTarget } from '#domain/moderation/decision.ts';
import { cardTargetOf } from '#domain/moderation/report.ts';
import type { Card } from '#domain/social/social.ts';
import type { Exhibit, Said } from '../shared/moderation/hands.ts';
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
  /** Who alone may report it; everybody where absent. */
  readonly seenBy?: readonly string[];
}

export interface ThingsNeeds {
  readonly hands: Hands;
  readonly find: FindSubjects;
  readonly peopleOf: PeopleOf;
  readonly clock: () => number;
}

const keyOf = ({ type, id }: ReportTarget): string => `${type}:${id}`;

/** Looks up what is reported, in the areas' registries and once for each kind: null for what is not there. */
export const thingsIn = ({ hands, find, peopleOf, clock }: ThingsNeeds) => {
  const exhibitsOf = async (targets: readonly ReportTarget[]): Promise<ReadonlyMap<string, Exhibit>> => {
    const types = [...new Set(targets.map(({ type }) => type))];
    const found = await Promise.all(
      types.map(async (type) => {
        const ids = [...new Set(targets.flatMap((one) => (one.type === type ? [one.id] : [])))];
        const exhibits = (await hands.remover(type)?.remover.find(ids)) ?? new Map<string, Exhibit>();
        return [...exhibits].map(([id, exhibit]) => [keyOf({ type, id }), exhibit] as const);
      }),
    );
    return new Map(found.flat());
  };
  const cardsOf = async (targets: readonly ReportTarget[]): Promise<ReadonlyMap<string, Card>> => {
    const asked = targets.flatMap((target) => {
      const card = cardTargetOf(target);
      return card ? [{ key: keyOf(target), card }] : [];
    });
    const cards = await find(
      asked.map(({ card }) => card),
      { locale: DEFAULT_LOCALE, now: clock() },
    );
    return new Map(asked.flatMap(({ key }, i) => (cards[i] ? [[key, cards[i]] as const] : [])));
  };
  const all = async (targets: readonly ReportTarget[]): Promise<readonly (Thing | null)[]> => {
    const people = [...new Set(targets.flatMap(({ type, id }) => (type === 'user' ? [id] : [])))];
    const [exhibits, members] = await Promise.all([exhibitsOf(targets), peopleOf(people)]);
    const cards = await cardsOf([...targets, ...[...exhibits.values()].flatMap(({ within }) => within ?? [])]);
    return targets.map((target) => {
      const exhibit = exhibits.get(keyOf(target));
      const card = cards.get(keyOf(exhibit?.within ?? target)) ?? cards.get(keyOf(target));
      if (!exhibit && !card) return null;
      const isPerson = target.type === 'user' && members.has(target.id);
      return {
        about: exhibit?.userId ?? (isPerson ? target.id : null),
        text: exhibit?.text ?? '',
        title: card?.title ?? quoteOf(exhibit?.text ?? ''),
        path: exhibit?.goTo ?? card?.path ?? null,
        ...(exhibit?.seenBy && { seenBy: exhibit.seenBy }),
      };
    });
  };
  /** Where these stand; null for what is nowhere any more. */
  const pathsOf = async (said: readonly Pick<Said, 'goTo' | 'within'>[]): Promise<readonly (string | null)[]> => {
    const cards = await cardsOf(said.flatMap(({ goTo, within }) => (goTo || !within ? [] : [within])));
    return said.map(({ goTo, within }) => goTo ?? (within && cards.get(keyOf(within))?.path) ?? null);
  };
  /** Whether a member reads a thing: one of those whom it is for, or whoever its area shows it to. */
  const isSeenBy = async (target: ReportTarget, { seenBy }: Thing, userId: string): Promise<boolean> => {
    if (seenBy) return seenBy.includes(userId);
    const card = cardTargetOf(target);
    if (!card) return true;
    const [seen] = await find([card], {
      ...{ locale: DEFAULT_LOCALE, now: clock(), viewer: { kind: 'member', userId } },
    });
    return !!seen;
  };
  return {
    all,
    pathsOf,
    isSeenBy,
    one: async (target: ReportTarget): Promise<Thing | null> => (await all([target]))[0] ?? null,
  };
};
export type Things = ReturnType<typeof thingsIn>;
