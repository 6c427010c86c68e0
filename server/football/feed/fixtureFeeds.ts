import { randomUUID } from 'node:crypto';
import type { Fixture } from '#domain/football/fixture.ts';
import type { SequencedFixture } from '#domain/football/fixtureFeed.ts';
import type { Clock } from '../../shared/clock.ts';
import type { After } from '../../shared/timers.ts';
import type { SourcedSequence, TopicSource } from '../../shared/topicSource.ts';
import { entriesOf, newEntries, type FixtureTold } from './entries.ts';
import { createSequence, type Sequence } from './sequence.ts';

export const FIXTURE_FEEDS = {
  /** How often matches that run, or start soon, are read. Milliseconds of real time, whatever CLOCK says. */
  everyMs: 1000,
  /** Rounds between two readings of a match that is not running. */
  calmRounds: 15,
  /** How long before its kick-off a match counts as starting soon. Milliseconds of the origin's clock. */
  soonMs: 15 * 60_000,
  /** The most readings in one round: the rest come first in the next round. */
  mostReadings: 40,
  /** The most matches with listeners at once. */
  mostOpen: 400,
  /** The most matches without listeners that are kept for listeners who come back. */
  mostIdle: 64,
} as const;

export interface FixtureFeedNeeds {
  /** The present state of a match; null for an unknown match. */
  readonly read: (fixtureId: string, now: number) => Promise<FixtureTold | null>;
  readonly knows: (fixtureId: string, now: number) => Promise<boolean>;
  readonly clock: Clock;
  /** Timer in milliseconds of real time. */
  readonly after: After;
  readonly failed: (error: unknown) => void;
}

interface Feed {
  readonly fixtureId: string;
  readonly epoch: string;
  readonly sequence: Sequence;
  /** Null while there is no listener. */
  tell: ((entry: SequencedFixture) => void) | null;
  /** The number of the round in which it is read next. */
  due: number;
  reading: Promise<void> | null;
}

const roundsUntilNext = ({ status, startTs }: Fixture, now: number): number =>
  status === 'live' || (status === 'upcoming' && startTs - now < FIXTURE_FEEDS.soonMs) ? 1 : FIXTURE_FEEDS.calmRounds;

/**
 * Topics of football matches: the changes since the last reading, as entries. Only matches with listeners are read, one
 * after another, so that the work per second is bounded however many matches there are.
 */
export const createFixtureFeeds = ({ read, knows, clock, after, failed }: FixtureFeedNeeds) => {
  /** Feeds by match; those without listeners are in the order in which they were left, earliest first. */
  const feeds = new Map<string, Feed>();
  const listenedTo = () => [...feeds.values()].filter(({ tell }) => tell !== null);
  let round = 0;
  let callOff: (() => void) | null = null;
  let isClosed = false;

  const take = async (feed: Feed): Promise<void> => {
    const now = clock();
    feed.due = round + FIXTURE_FEEDS.calmRounds;
    const told = await read(feed.fixtureId, now);
    if (!told) return;
    // A hint during the reading sets `due` to 0, because the reading may have missed the change; `due` is then kept.
    if (feed.due > 0) feed.due = round + roundsUntilNext(told.fixture, now);
    const { sequence } = feed;
    for (const data of newEntries(sequence.present(), entriesOf(told, now), now)) {
      const entry = sequence.add(data);
      feed.tell?.(entry);
    }
  };
  const takeOnce = (feed: Feed): Promise<void> => (feed.reading ??= take(feed).finally(() => (feed.reading = null)));

  const readDue = async (): Promise<void> => {
    round += 1;
    const due = listenedTo()
      .filter((feed) => feed.due <= round)
      .toSorted((a, b) => a.due - b.due)
      .slice(0, FIXTURE_FEEDS.mostReadings);
    for (const feed of due) {
      await takeOnce(feed).catch((error: unknown) => {
        feed.due = round + FIXTURE_FEEDS.calmRounds;
        failed(error);
      });
      // Yields to other work: sources that answer at once would otherwise block the event loop for the whole round.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const goOn = (): void => {
    if (callOff || isClosed || listenedTo().length === 0) return;
    callOff = after(FIXTURE_FEEDS.everyMs, () => {
      void readDue().finally(() => {
        callOff = null;
        goOn();
      });
    });
  };
  const dropIdle = (): void => {
    const idle = [...feeds.values()].filter(({ tell }) => tell === null);
    for (const { fixtureId } of idle.slice(0, -FIXTURE_FEEDS.mostIdle)) feeds.delete(fixtureId);
  };
  const leave = (feed: Feed): void => {
    feed.tell = null;
    feed.due = 0;
    if (feeds.get(feed.fixtureId) !== feed) return;
    feeds.delete(feed.fixtureId);
    feeds.set(feed.fixtureId, feed);
    dropIdle();
  };

  const source: TopicSource = {
    knows: async (fixtureId) => feeds.has(fixtureId) || knows(fixtureId, clock()),
    open: (fixtureId, tell): SourcedSequence | null => {
      const known = feeds.get(fixtureId);
      if (!known && listenedTo().length >= FIXTURE_FEEDS.mostOpen) return null;
      const feed = known ?? { fixtureId, epoch: randomUUID(), sequence: createSequence(), tell, due: 0, reading: null };
      feed.tell = tell;
      feeds.set(fixtureId, feed);
      goOn();
      const { epoch, sequence } = feed;
      return {
        ...{ epoch, head: sequence.head, latest: sequence.latest, after: sequence.after },
        ready: () => feed.reading ?? (feed.due > round ? Promise.resolve() : takeOnce(feed)),
        leave: () => leave(feed),
      };
    },
  };
  return {
    source,
    /** Something about this match has changed: it is read in the next round if it has listeners. */
    hint: (fixtureId: string): void => {
      const feed = feeds.get(fixtureId);
      if (feed) feed.due = 0;
    },
    /** The number of feeds, and how many of them have listeners. */
    count: () => ({ kept: feeds.size, listenedTo: listenedTo().length }),
    close: (): void => {
      isClosed = true;
      callOff?.();
    },
  };
};
