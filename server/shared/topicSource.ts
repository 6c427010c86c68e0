import type { SequencedFixture } from '#domain/football/fixtureFeed.ts';

/** The sequence of one topic that the origin fills itself. */
export interface SourcedSequence {
  /** Positions of another epoch mean nothing in it. */
  readonly epoch: string;
  /** Settles once what is so now is part of it. */
  readonly ready: () => Promise<void>;
  readonly head: () => number;
  /** Of everything that is told of, the present entry, by position. */
  readonly latest: () => readonly SequencedFixture[];
  /** All after a position; null where it does not reach back so far, or the position is not there yet. */
  readonly after: (seq: number) => readonly SequencedFixture[] | null;
  /** Nobody listens any more. */
  readonly leave: () => void;
}

/** Topics that the origin fills itself and nobody writes to. */
export interface TopicSource {
  readonly knows: (id: string) => Promise<boolean>;
  /** To be called when somebody begins to listen; `tell` gets what is added until `leave`. Null: too many are listened to. */
  readonly open: (id: string, tell: (entry: SequencedFixture) => void) => SourcedSequence | null;
}
