import { thingOf, type FixtureEntry, type SequencedFixture } from '#domain/football/fixtureFeed.ts';
import type { Entries } from './entries.ts';

/** How many entries of a match are kept for listeners who reconnect. */
export const KEPT_ENTRIES = 300;

/** The latest entries of one match in the order of publication, and the present entry of each thing. */
export const createSequence = () => {
  let head = 0;
  let ring: SequencedFixture[] = [];
  const present = new Map<string, SequencedFixture>();

  return {
    head: (): number => head,
    present: (): Entries => new Map([...present].map(([thing, { data }]) => [thing, data])),
    add: (data: FixtureEntry): SequencedFixture => {
      head += 1;
      const entry = { seq: head, data };
      ring.push(entry);
      if (ring.length > KEPT_ENTRIES) ring = ring.slice(-KEPT_ENTRIES);
      present.set(thingOf(data), entry);
      return entry;
    },
    latest: (): readonly SequencedFixture[] => [...present.values()].toSorted((a, b) => a.seq - b.seq),
    after: (seq: number): readonly SequencedFixture[] | null => {
      if (seq > head || seq < (ring[0]?.seq ?? 1) - 1) return null;
      return ring.filter((entry) => entry.seq > seq);
    },
  };
};
export type Sequence = ReturnType<typeof createSequence>;
