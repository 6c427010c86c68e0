import type { Queries } from '../database/database.ts';
import type { Resumption } from '#domain/social/shelf.ts';
import type { Card, Counters, Progress, SpecialAct, Target, TargetType } from '#domain/social/social.ts';
import type { View } from './matchSource.ts';

/** What an area knows of one kind of things that members can react to or write about. */
export interface SubjectSource {
  /** A card for each id, in the same order; null for a missing one. */
  readonly cards: (ids: readonly string[], view: View) => Promise<readonly (Card | null)[]>;
  /** Further actions besides reacting, saving, viewing and visiting, which everything allows. */
  readonly takes?: readonly SpecialAct[];
  /**
   * Where a viewer continues from entries of their history, given latest first; null if nothing is left. Without it,
   * nothing of the kind is on the shelf.
   */
  readonly resume?: (entries: readonly Progress[], view: View) => Promise<readonly (Resumption | null)[]>;
  /** Within the transaction of a reaction to one of them: the consequences of the new counts. */
  readonly reacted?: (queries: Queries, id: string, counters: Counters) => Promise<void>;
}

/**
 * The kinds that an area declares; two areas may declare the same kind, as commentators and members are both people.
 */
export type Subjects = { readonly [Type in TargetType]?: SubjectSource };

/** Looks things up in all areas; null if no area has one. The first area that knows a thing answers for it. */
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

/** Where a viewer continues, in the order of the entries; null if no area has anything left of one. */
export type Resume = (entries: readonly Progress[], view: View) => Promise<readonly (Resumption | null)[]>;

export const resumeIn =
  (areas: readonly Subjects[]): Resume =>
  async (entries, view) => {
    const found = new Map<Progress, Resumption>();
    for (const subjects of areas)
      for (const type of new Set(entries.map(({ target }) => target.type))) {
        const resume = subjects[type]?.resume;
        const open = entries.filter((entry) => entry.target.type === type && !found.has(entry));
        if (!resume || open.length === 0) continue;
        (await resume(open, view)).forEach((one, i) => {
          if (one) found.set(open[i]!, one);
        });
      }
    return entries.map((entry) => found.get(entry) ?? null);
  };

/** The consequences of a reaction in the areas. */
export type Reacted = (queries: Queries, target: Target, counters: Counters) => Promise<void>;

export const reactedIn =
  (areas: readonly Subjects[]): Reacted =>
  async (queries, { type, id }, counters) => {
    for (const subjects of areas) await subjects[type]?.reacted?.(queries, id, counters);
  };
