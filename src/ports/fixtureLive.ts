import type { FixtureLive } from '#domain/football/fixtureFeed.ts';
import type { Outcome } from './failure.ts';

export interface FixtureLivePort {
  /** What the calls say of a match now. */
  readonly read: (fixtureId: string, signal: AbortSignal) => Promise<Outcome<FixtureLive>>;
}
