import type { Overview } from '#domain/football/overview.ts';
import type { Board } from '#domain/match/board/board.ts';
import type { SportEvent } from '#domain/match/board/sportEvent.ts';
import type { Words } from '#server/shared/words.ts';

/** What a sport with a board tells of a match so far; no board before its start. */
export interface SportOverview {
  readonly stats: Overview['stats'];
  readonly board?: Board<Words>;
  readonly log: readonly SportEvent<Words>[];
}
