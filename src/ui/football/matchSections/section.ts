import type { Fixture } from '#domain/football/fixture.ts';
import type { Lineup, MatchEvent } from '#domain/football/matchData.ts';

/** What each section of a match's page gets from the shell; it loads the rest itself. */
export interface SectionProps {
  readonly fixture: Fixture;
  /** All so far, oldest first, as the shell has heard them; empty where none are known. */
  readonly events: readonly MatchEvent[];
  /** The minute that the page is wound back to: nothing later is shown. Null for now. */
  readonly until: number | null;
}

/** A side's line-up with its team. */
export interface TeamLineup {
  readonly lineup: Lineup;
  readonly team: Fixture['localteam'];
}
