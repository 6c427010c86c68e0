import { describe, expect, it } from 'vitest';
import type { Fixture } from '#domain/football/fixture.ts';
import type { FixtureEntry, SequencedFixture } from '#domain/football/fixtureFeed.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { virtualTime } from '../../../tests/faults/support/virtualTime.ts';
import type { FixtureTold } from './entries.ts';
import { createFixtureFeeds, FIXTURE_FEEDS } from './fixtureFeeds.ts';
import { KEPT_ENTRIES } from './sequence.ts';

const goal = (seq: number, ts: number): MatchEvent => ({
  ...{ eventId: `e${seq}`, seq, ts, minute: seq, side: 'home', type: 'goal' },
});
const told = (fixture: Partial<Fixture>, rest: Partial<FixtureTold> = {}): FixtureTold => ({
  fixture: aFixture({ status: 'live', statusText: '12', phase: '1H', minute: 12, ...fixture }),
  ...{ events: [], stats: [], odds: [], votes: null },
  ...rest,
});
const summary = ({ seq, data }: SequencedFixture): string =>
  `${seq} ${data.kind}${data.kind === 'status' ? ` ${data.statusText}` : ''}`;

const { everyMs, calmRounds, mostOpen, mostIdle, mostReadings } = FIXTURE_FEEDS;

/** Feeds of matches that a test sets, on a virtual clock that it advances. */
const start = (first: FixtureTold | null = told({})) => {
  const time = virtualTime();
  let now: FixtureTold | null = first;
  const reads: string[] = [];
  const faults: unknown[] = [];
  const feeds = createFixtureFeeds({
    read: async (fixtureId) => {
      reads.push(fixtureId);
      return now;
    },
    knows: async (fixtureId) => fixtureId !== 'unknown',
    clock: time.clock,
    after: time.after,
    failed: (error) => faults.push(error),
  });
  const heard: SequencedFixture[] = [];
  const open = (fixtureId = 'f1') => feeds.source.open(fixtureId, (entry) => heard.push(entry))!;
  const rounds = async (count = 1) => {
    for (let i = 0; i < count; i += 1) {
      time.advance(everyMs);
      // A round ends with its last reading; each reading takes its own turns of the event loop.
      for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { feeds, heard, open, rounds, reads, faults, time, is: (next: FixtureTold | null) => (now = next) };
};

describe('5.3: the topic of a match', () => {
  it('tells all that is so at first, where it stands last', async () => {
    const t = start(
      told(
        { score: { home: 1, away: 0 } },
        {
          events: [goal(1, 1000)],
          stats: [{ key: 'shots', period: 'all', home: 1, away: 0 }],
          odds: [
            { fixtureId: 'f1', bookmaker: 'b', market: 'ou', line: 2.5, prices: [], suspended: false, ts: 7 },
            { fixtureId: 'f1', bookmaker: 'b', market: 'ou', line: 3, prices: [], suspended: false, ts: 9 },
          ],
        },
      ),
    );
    const sequence = t.open();
    await sequence.ready();
    expect(sequence.latest().map(summary)).toEqual(['1 event', '2 score', '3 stat', '4 odds', '5 status 12']);
    expect(sequence.latest().map(({ data }) => data.ts)).toEqual([1000, 1000, t.time.clock(), 9, t.time.clock()]);
    expect(sequence.head()).toBe(5);
  });

  it('tells what changed, each with the next number, and nothing where nothing did', async () => {
    const t = start(told({ score: { home: 0, away: 0 } }));
    const sequence = t.open();
    await sequence.ready();
    t.heard.length = 0;
    await t.rounds(3);
    expect(t.heard).toEqual([]);
    t.is(told({ score: { home: 1, away: 0 }, statusText: '13' }, { events: [goal(1, 5000)] }));
    await t.rounds();
    expect(t.heard.map(summary)).toEqual(['3 event', '4 score', '5 status 13']);
    expect(t.heard[1]!.data).toEqual({
      ...{ kind: 'score', ts: 5000, score: { home: 1, away: 0 }, redCards: { home: 0, away: 0 } },
    });
  });

  it('MC-10: a vote is told in the round after it, however calm the match, and nothing of votes once they are closed', async () => {
    const calm = { status: 'upcoming', startTs: 1e15 } as const;
    const votesOf = (home: number) => ({ votes: { total: home, split: { '1': home, X: 0, '2': 0 } } });
    const t = start(told(calm, votesOf(0)));
    await t.open().ready();
    t.heard.length = 0;
    t.is(told(calm, votesOf(1)));
    await t.rounds(2);
    expect(t.heard).toEqual([]);
    t.feeds.hint('f1');
    t.feeds.hint('f9');
    await t.rounds();
    expect(t.heard.map(({ data }) => data)).toEqual([{ kind: 'vote', ts: t.time.clock(), ...votesOf(1).votes }]);
    t.heard.length = 0;
    t.is(told({}));
    await t.rounds(calmRounds);
    expect(t.heard.map(({ data }) => data.kind)).toEqual(['status']);
  });

  it('MC-10: a vote that comes while its match is read is in the round after that', async () => {
    const calm = { status: 'upcoming', startTs: 1e15 } as const;
    const t = start(told(calm));
    const sequence = t.open();
    const ready = sequence.ready();
    t.feeds.hint('f1');
    await ready;
    expect(t.reads).toHaveLength(1);
    await t.rounds(2);
    expect(t.reads).toHaveLength(2);
  });

  it('a score that a decision took back belongs to the decision', async () => {
    const t = start(told({}));
    const sequence = t.open();
    await sequence.ready();
    const cancelled: MatchEvent = { ...goal(2, 8000), type: 'var_cancelled' };
    t.is(told({ score: { home: 0, away: 0 } }, { events: [{ ...goal(1, 5000), revoked: true }, cancelled] }));
    await t.rounds();
    expect(t.heard.findLast(({ data }) => data.kind === 'score')?.data.ts).toBe(8000);
  });

  it('what is no more is told so: an event as taken back, prices and figures as none', async () => {
    const stats = [{ key: 'shots', period: 'all', home: 1, away: 0 }] as const;
    const odds = [{ fixtureId: 'f1', bookmaker: 'b', market: '1x2', prices: [], suspended: false, ts: 7 }] as const;
    const t = start(told({}, { events: [goal(1, 1000)], stats, odds }));
    const sequence = t.open();
    await sequence.ready();
    t.heard.length = 0;
    t.is(told({}));
    await t.rounds(2);
    const gone = t.heard.map(({ data }) => data);
    expect(gone).toMatchObject([
      { kind: 'event', eventId: 'e1', revoked: true },
      { kind: 'stat', period: 'all', stats: [] },
      { kind: 'odds', market: '1x2', lines: [] },
    ] satisfies readonly Partial<FixtureEntry>[]);
  });

  it('who comes back gets what was missed meanwhile, of the same epoch', async () => {
    const t = start();
    const first = t.open();
    await first.ready();
    const { epoch } = first;
    const seq = first.head();
    first.leave();
    t.is(told({ statusText: '40' }));
    const again = t.open();
    await again.ready();
    expect(again.epoch).toBe(epoch);
    expect(again.after(seq)?.map(summary)).toEqual([`${seq + 1} status 40`]);
    expect(again.after(seq + 2)).toBeNull();
  });

  it('keeps so many entries for that; who was away for longer gets the present ones', async () => {
    const t = start();
    const sequence = t.open();
    await sequence.ready();
    for (let i = 0; i <= KEPT_ENTRIES; i += 1) {
      t.is(told({ statusText: `x${i}` }));
      sequence.leave();
      await t.open().ready();
    }
    const head = sequence.head();
    expect(sequence.after(head - KEPT_ENTRIES)).toHaveLength(KEPT_ENTRIES);
    expect(sequence.after(head - KEPT_ENTRIES - 1)).toBeNull();
    expect(sequence.latest()).toHaveLength(2);
  });
});

describe('5.3, S-21: what it costs', () => {
  it('a match that nobody listens to is not read', async () => {
    const t = start();
    const sequence = t.open();
    await sequence.ready();
    await t.rounds(2);
    expect(t.reads).toHaveLength(3);
    sequence.leave();
    await t.rounds(20);
    expect(t.reads).toHaveLength(3);
  });

  it('who comes second reads nothing anew', async () => {
    const t = start();
    await t.open().ready();
    await t.open().ready();
    expect(t.reads).toHaveLength(1);
  });

  it.each<[string, Partial<Fixture>, number]>([
    ['a match of tomorrow', { status: 'upcoming', startTs: Date.UTC(2026, 10, 21) }, 1],
    ['one that is over', { status: 'ended' }, 1],
    ['one that is about to begin', { status: 'upcoming', startTs: Date.UTC(2026, 10, 20, 12, 10) }, calmRounds],
    ['one that runs', {}, calmRounds],
  ])('%s', async (_which, fixture, expected) => {
    const t = start(told(fixture));
    await t.open().ready();
    t.reads.length = 0;
    await t.rounds(calmRounds);
    expect(t.reads).toHaveLength(expected);
  });

  it('so many are read in a round, the others first in the next', async () => {
    const t = start();
    const ids = Array.from({ length: mostReadings + 5 }, (_, i) => `f${i}`);
    for (const id of ids) await t.open(id).ready();
    t.reads.length = 0;
    await t.rounds();
    expect(t.reads).toEqual(ids.slice(0, mostReadings));
    t.reads.length = 0;
    await t.rounds();
    expect(t.reads.slice(0, 5)).toEqual(ids.slice(mostReadings));
  });

  it('of those that were left the latest are kept, and no more are open than so many', async () => {
    const t = start();
    for (let i = 0; i < mostIdle + 10; i += 1) t.open(`f${i}`).leave();
    expect(t.feeds.count()).toEqual({ kept: mostIdle, listenedTo: 0 });
    for (let i = 0; i < mostOpen; i += 1) t.open(`g${i}`);
    expect(t.feeds.count().listenedTo).toBe(mostOpen);
    expect(t.feeds.source.open('one too many', () => {})).toBeNull();
    expect(t.feeds.source.open('g1', () => {})).not.toBeNull();
  });

  it('an unknown match has no topic', async () => {
    const t = start();
    expect([await t.feeds.source.knows('unknown'), await t.feeds.source.knows('f1')]).toEqual([false, true]);
  });

  it('a source that fails is asked more seldom, and is heard again', async () => {
    const t = start();
    const feeds = createFixtureFeeds({
      ...{ clock: t.time.clock, after: t.time.after, knows: async () => true },
      failed: (error) => t.faults.push(error),
      read: async () => {
        t.reads.push('f1');
        if (t.reads.length === 2) throw new Error('away');
        return told({});
      },
    });
    const sequence = feeds.source.open('f1', () => {})!;
    await sequence.ready();
    await t.rounds(calmRounds);
    expect([t.reads.length, t.faults.length]).toEqual([2, 1]);
    await t.rounds(1);
    expect(t.reads).toHaveLength(3);
    feeds.close();
    await t.rounds(3);
    expect(t.reads).toHaveLength(3);
  });
});
