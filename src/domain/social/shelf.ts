import { readTargets, SOCIAL, targetText, type Card, type Progress, type Target } from './social.ts';

/** What an area makes of an entry of the history: where its viewer goes on. */
export interface Resumption {
  /** What it belongs to: only the latest of a group is shown. A film is its own, an episode its show's. */
  readonly group: Target;
  /** What plays: after an episode that was seen to its end, the next one. */
  readonly target: Target;
  readonly card: Card;
  readonly position: number;
  /** In seconds; 0 for what has no length. */
  readonly duration: number;
}

/** X29: something that a viewer can go on with, wherever they stopped. */
export interface ShelfItem extends Resumption {
  /** Seconds that are left; null for what has no length. */
  readonly left: number | null;
  /** When they were last there, epoch milliseconds. */
  readonly at: number;
}

/** A group that a viewer took off the shelf; it comes back with a later visit. */
export interface OffShelf {
  readonly group: Target;
  readonly at: number;
}

/** The shelf from the history, latest first: of each group the latest, without what has nothing left or was taken off. */
export const shelfOf = (
  entries: readonly { readonly at: number; readonly resumption: Resumption | null }[],
  off: readonly OffShelf[],
): readonly ShelfItem[] => {
  const offAt = new Map(off.map(({ group, at }) => [targetText(group), at]));
  const seen = new Set<string>();
  const items: ShelfItem[] = [];
  for (const { at, resumption } of entries.toSorted((a, b) => b.at - a.at)) {
    if (!resumption) continue;
    const name = targetText(resumption.group);
    if (seen.has(name)) continue;
    seen.add(name);
    if ((offAt.get(name) ?? -1) >= at) continue;
    const { position, duration } = resumption;
    items.push({ ...resumption, left: duration > 0 ? Math.max(0, Math.ceil(duration - position)) : null, at });
  }
  return items.slice(0, SOCIAL.shelf);
};

const KEPT = /^([a-z]+:[A-Za-z0-9_-]{1,64})~(\d{1,8})~(\d{1,8})~([01])~(\d{1,15})$/u;

/** What a guest's device keeps of its history, as one text: `type:id~position~duration~done~at,…`, whole seconds. */
export const keptText = (entries: readonly Progress[]): string =>
  entries
    .map(({ target, position, duration, done, at }) =>
      [targetText(target), Math.floor(position), Math.ceil(duration), done ? 1 : 0, at].join('~'),
    )
    .join(',');

/** Parses it; null if it is invalid or names too many. */
export const readKept = (text: string): readonly Progress[] | null => {
  const entries: Progress[] = [];
  for (const part of text.split(',')) {
    const [, name, position, duration, done, at] = KEPT.exec(part) ?? [];
    const target = name === undefined ? null : readTargets(name)?.[0];
    if (!target) return null;
    entries.push({
      target,
      position: Number(position),
      duration: Number(duration),
      done: done === '1',
      at: Number(at),
    });
  }
  return entries.length > SOCIAL.targetsAtOnce ? null : entries;
};
