import type { Slice } from '#domain/shared/slice.ts';
import type { Take } from '#domain/takes/take.ts';
import type { Outcome } from './failure.ts';

/** What hosts and commentators think of matches. */
export interface TakesPort {
  /** Newest first; `cursor` is the `next` of the slice before, null for the first. */
  readonly list: (fixtureId: string, cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<Take>>>;
  readonly drop: (takeId: string, signal: AbortSignal) => Promise<Outcome<null>>;
}
