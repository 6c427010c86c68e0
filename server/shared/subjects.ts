import type { Card, SpecialAct, Target, TargetType } from '#domain/social/social.ts';
import type { View } from './matchSource.ts';

/** What an area knows of one kind of things that members can say something about. */
export interface SubjectSource {
  /** Each in short, in the order of the ids; null for what is not there. */
  readonly cards: (ids: readonly string[], view: View) => Promise<readonly (Card | null)[]>;
  /** Beside reacting, saving, looking and having been there, which is possible with everything. */
  readonly takes?: readonly SpecialAct[];
}

/** The kinds that an area declares; two may know things of one kind, as commentators and members are both people. */
export type Subjects = { readonly [Type in TargetType]?: SubjectSource };

/** Looks things up in all areas; null for what none of them has. The first that knows one answers for it. */
export type FindSubjects = (targets: readonly Target[], view: View) => Promise<readonly (Card | null)[]>;

export const findSubjectsIn =
  (areas: readonly Subjects[]): FindSubjects =>
  async (targets, view) => {
    const found = new Map<Target, Card>();
    for (const subjects of areas)
      for (const type of new Set(targets.map((target) => target.type))) {
        const source = subjects[type];
        const open = targets.filter((target) => target.type === type && !found.has(target));
        if (!source || open.length === 0) continue;
        const cards = await source.cards(
          open.map(({ id }) => id),
          view,
        );
        cards.forEach((card, i) => {
          if (card) found.set(open[i]!, { ...card, ...(source.takes && { takes: source.takes }) });
        });
      }
    return targets.map((target) => found.get(target) ?? null);
  };
