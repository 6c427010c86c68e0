import type { SequencedFixture } from '#domain/football/fixtureFeed.ts';

/** The log of one topic that the origin fills itself. */
export interface SourcedSequence {
  /** Positions from another epoch are invalid in it. */
  readonly epoch: string;
  /** Resolves once the present state is part of it. */
  readonly ready: () => Promise<void>;
  readonly head: () => number;
  /** The latest entry of each item, by position. */
  readonly latest: () => readonly SequencedFixture[];
  /** All entries after a position; null if the log does not reach back that far, or the position does not exist yet. */
  readonly after: (seq: number) => readonly SequencedFixture[] | null;
  /** Called when nobody listens any more. */
  readonly leave: () => void;
}

/** Topics that the origin fills itself and nobody writes to. */
export interface TopicSource {
  readonly knows: (id: string) => Promise<boolean>;
  /**
   * Called when somebody begins to listen; `tell` receives new entries until `leave`. Null: too many topics are open.
   */
  readonly open: (id: string, tell: (entry: SequencedFixture) => void) => SourcedSequence | null;
}
