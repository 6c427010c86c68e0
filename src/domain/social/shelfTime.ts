import type { ShelfItem } from './shelf.ts';

/** The time that a viewer has: until their next match, in minutes, or all evening. */
export const shelfBudgets = ['ticket', '15', '60', 'all'] as const;
export type ShelfBudget = (typeof shelfBudgets)[number];

/** Up to this long before a match its ticket decides what is worth beginning, in milliseconds. */
export const TICKET_NEAR_MS = 3 * 3_600_000;

/** Seconds of a budget; null without an end. `kickOffMs` and `nowMs` by the server's clock. */
export const budgetS = (budget: ShelfBudget, kickOffMs: number | null, nowMs: number): number | null => {
  if (budget === 'all') return null;
  if (budget === 'ticket') return kickOffMs === null ? null : Math.max(0, Math.floor((kickOffMs - nowMs) / 1000));
  return Number(budget) * 60;
};

/** What is asked for first: the time until a match that is near, else all evening. */
export const firstBudget = (kickOffMs: number | null, nowMs: number): ShelfBudget =>
  kickOffMs !== null && kickOffMs > nowMs && kickOffMs - nowMs <= TICKET_NEAR_MS ? 'ticket' : 'all';

/** What can be finished in that time, before what cannot, or has no end; each in its order. */
export const shelfWithin = (
  items: readonly ShelfItem[],
  seconds: number | null,
): { readonly fits: readonly ShelfItem[]; readonly rest: readonly ShelfItem[] } => {
  const fitting = ({ left }: ShelfItem) => seconds === null || (left !== null && left <= seconds);
  return { fits: items.filter(fitting), rest: items.filter((item) => !fitting(item)) };
};
