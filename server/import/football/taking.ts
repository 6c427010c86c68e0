import type { Queries } from '../../database/database.ts';
import type { Tally } from '../tally.ts';
import type { Aside } from './parsed.ts';

/** What a file is taken with: inside its transaction, and when (epoch milliseconds). */
export interface Taking {
  readonly queries: Queries;
  readonly now: number;
}

/** What came of a file. */
export interface Taken {
  readonly tally: Tally;
  readonly aside: readonly Aside[];
  /** What of a taken record was left out. */
  readonly remarks: readonly Aside[];
}

export interface Count {
  new: number;
  changed: number;
  same: number;
}
export const noCount = (): Count => ({ new: 0, changed: 0, same: 0 });

/** Counts a record by its stored form before and after. */
export const countForms = (count: Count, before: string | null, after: string, times = 1): void => {
  count[before === null ? 'new' : before === after ? 'same' : 'changed'] += times;
};

export const takenOf = (count: Count, aside: readonly Aside[], remarks: readonly Aside[] = []): Taken => ({
  tally: { ...count, aside: aside.length },
  aside: aside.toSorted((a, b) => a.line - b.line),
  remarks: remarks.toSorted((a, b) => a.line - b.line),
});
