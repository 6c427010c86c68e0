import type { Queries } from '../database/database.ts';
import type { Resumption } from '#domain/social/shelf.ts';
import type { Card, Counters, Progress, SpecialAct, Target, TargetType } from '#domain/social/social.ts';
import type { View } from './matchSource.ts';

/** What an area knows of one kind of things that members can say something about. */
export interface SubjectSource {
  /** Each in short, in the order of the ids; null for what is not there. */
  readonly cards: (ids: readonly string[], view: View) => Promise<readonly (Card | null)[]>;
  /** Beside reacting, saving, looking and having been there, which is possible with everything. */
  readonly takes?: readonly SpecialAct[];
  /**
   * Where a viewer goes on from entries of their history, which come latest first; null for what has nothing left.
   * Without it, nothing of the kind is on the shelf.
   */
  readonly resume?: (entries: readonly Progress[], view: View) => Promise<readonly (Resumption | null)[]>;
  /** Among the statements of a reaction to one of them: what follows from the new counts. */
  readonly reacted?: (queries: Queries, id: string, counters: Counters) => Promise<void>;
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

/** Where a viewer goes on, in the order of the entries; null for what no area has anything left of. */
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

/** What follows in the areas from a reaction to a thing. */
export type Reacted = (queries: Queries, target: Target, counters: Counters) => Promise<void>;

export const reactedIn =
  (areas: readonly Subjects[]): Reacted =>
  async (queries, { type, id }, counters) => {
    for (const subjects of areas) await subjects[type]?.reacted?.(queries, id, counters);
  };
