import { randomUUID } from 'node:crypto';
import type { Fixture } from '#domain/football/fixture.ts';
import type { SequencedFixture } from '#domain/football/fixtureFeed.ts';
import type { Clock } from '../../shared/clock.ts';
import type { After } from '../../shared/timers.ts';
import type { SourcedSequence, TopicSource } from '../../shared/topicSource.ts';
import { entriesOf, newEntries, type FixtureTold } from './entries.ts';
import { createSequence, type Sequence } from './sequence.ts';

export const FIXTURE_FEEDS = {
  /** How often matches that run, or are about to, are read. Milliseconds of the machine, whatever CLOCK says. */
  everyMs: 1000,
  /** Rounds between two readings of a match that does not run. */
  calmRounds: 15,
  /** How long before its start a match counts as about to run. Milliseconds of the origin's clock. */
  soonMs: 15 * 60_000,
  /** Readings in one round: what is left over is first in the next. */
  mostReadings: 40,
  /** Matches that are listened to at once. */
  mostOpen: 400,
  /** Matches that are kept for who comes back, once nobody listens. */
  mostIdle: 64,
} as const;

export interface FixtureFeedNeeds {
  /** What is so now; null for no such match. */
  readonly read: (fixtureId: string, now: number) => Promise<FixtureTold | null>;
  readonly knows: (fixtureId: string, now: number) => Promise<boolean>;
  readonly clock: Clock;
  /** In milliseconds of the machine. */
  readonly after: After;
  readonly failed: (error: unknown) => void;
}

interface Feed {
  readonly fixtureId: string;
  readonly epoch: string;
  readonly sequence: Sequence;
  /** Null while nobody listens. */
  tell: ((entry: SequencedFixture) => void) | null;
  /** The round in which it is read next. */
  due: number;
  reading: Promise<void> | null;
}

const roundsUntilNext = ({ status, startTs }: Fixture, now: number): number =>
  status === 'live' || (status === 'upcoming' && startTs - now < FIXTURE_FEEDS.soonMs) ? 1 : FIXTURE_FEEDS.calmRounds;

/**
 * The topics of football matches: what changed since the last reading, as entries. One after another is read, and only
 * those that somebody listens to, so that the work of a second is bounded however many there are.
 */
export const createFixtureFeeds = ({ read, knows, clock, after, failed }: FixtureFeedNeeds) => {
  /** The one left longest ago first, of those that nobody listens to. */
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
    // What was new while it was read may not be in it.
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
      // Sources that answer at once would otherwise hold everybody else up for the whole round.
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
    /** Something of this match is new: it is read in the next round, if somebody listens. */
    hint: (fixtureId: string): void => {
      const feed = feeds.get(fixtureId);
      if (feed) feed.due = 0;
    },
    /** How many are kept, and how many of them are listened to. */
    count: () => ({ kept: feeds.size, listenedTo: listenedTo().length }),
    close: (): void => {
      isClosed = true;
      callOff?.();
    },
  };
};
