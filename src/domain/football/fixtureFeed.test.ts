import { describe, expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import {
  FIXTURE_FEED,
  fixtureTopic,
  isFixtureEntry,
  isFixtureTopic,
  isFollowed,
  isOver,
  liveOf,
  nothingTold,
  thingOf,
  toldOn,
  withLive,
  type EventEntry,
  type FixtureEntry,
  type StatusEntry,
} from './fixtureFeed.ts';

const status = (change: Partial<StatusEntry> = {}): StatusEntry => ({
  ...{ kind: 'status', ts: 9, status: 'live', statusText: '67', phase: '2H', minute: 67, startTs: 5 },
  ...change,
});
const goal = (seq: number, change: Partial<EventEntry> = {}): EventEntry => ({
  ...{ kind: 'event', eventId: `e${seq}`, seq, ts: seq, minute: seq, side: 'home', type: 'goal' },
  ...change,
});
const score = (home: number, away: number): FixtureEntry => ({
  ...{ kind: 'score', ts: 8, score: { home, away }, redCards: { home: 0, away: 1 } },
  goalMinutes: { home: [3], away: [] },
});
const stat = (period: 'all' | '1H', home: number): FixtureEntry => ({
  ...{ kind: 'stat', ts: 1, period, stats: [{ key: 'shots', period, home, away: 0 }] },
});
const odds = (dec: number | null): FixtureEntry => ({
  ...{ kind: 'odds', ts: 1, market: '1x2' },
  lines:
    dec === null
      ? []
      : [
          {
            ...{ fixtureId: 'f1', bookmaker: 'b', market: '1x2', suspended: false, ts: 1 },
            prices: [{ sel: '1', dec, openDec: 2, ts: 1 }],
          },
        ],
});

it('CALLS 4: a match has the topic of its id', () => {
  expect(fixtureTopic('m9')).toBe('fixture.m9');
  expect(['fixture.m9', 'chatroom.30', 'private.u1'].map(isFixtureTopic)).toEqual([true, false, false]);
});

it('CALLS 4: entries of a match are told from those of a room by their kind', () => {
  const kinds = ['status', 'score', 'event', 'stat', 'odds', 'vote', 'message', 'reaction', 'deleted', 'toString'];
  expect(kinds.filter((kind) => isFixtureEntry({ kind }))).toEqual([
    'status',
    'score',
    'event',
    'stat',
    'odds',
    'vote',
  ]);
});

it('an entry takes the place of the one before it of the same thing', () => {
  expect([status(), score(1, 0), goal(2), stat('1H', 1), odds(2)].map(thingOf)).toEqual([
    ...['status', 'score', 'event e2', 'stat 1H', 'odds 1x2'],
  ]);
});

it('MC-10: votes stand as they were told last', () => {
  const votes = (total: number): FixtureEntry => ({ kind: 'vote', ts: 1, total, split: { '1': total, X: 0, '2': 0 } });
  expect(nothingTold.votes).toBeNull();
  expect(toldOn(nothingTold, [votes(1), score(1, 0), votes(2)]).votes).toEqual(votes(2));
  expect(thingOf(votes(1))).toBe('vote');
});

describe('5.3: a match as its entries tell it', () => {
  it('the latest of each thing counts, events in the order of the match', () => {
    const live = toldOn(nothingTold, [
      ...[goal(2), goal(1), score(1, 0), stat('all', 3), stat('1H', 2), odds(2), status({ minute: 66 })],
      ...[goal(2, { revoked: true }), score(2, 0), stat('all', 4), odds(2.5), status()],
    ]);
    expect(live.events.map(({ eventId, revoked }) => [eventId, revoked])).toEqual([
      ['e1', undefined],
      ['e2', true],
    ]);
    expect(live.events[0]).not.toHaveProperty('kind');
    expect(live.stats.map(({ period, home }) => [period, home]).sort()).toEqual([
      ['1H', 2],
      ['all', 4],
    ]);
    expect(live.odds.map(({ prices }) => prices[0]?.dec)).toEqual([2.5]);
    expect([live.score, live.status]).toEqual([score(2, 0), status()]);
  });

  it('prices that are closed for good are none', () => {
    expect(toldOn(nothingTold, [odds(2), odds(null)]).odds).toEqual([]);
  });

  it('is over when it ended or is off', () => {
    const over = (['upcoming', 'live', 'ended', 'cancel'] as const).map((of) =>
      isOver({ ...nothingTold, status: status({ status: of }) }),
    );
    expect([isOver(nothingTold), ...over]).toEqual([false, false, false, true, true]);
  });

  it('what the calls say is the same as what the socket says', () => {
    const told = toldOn(nothingTold, [score(2, 1), status({ added: 2 })]);
    const fixture = withLive(aFixture(), told);
    expect(withLive(aFixture(), liveOf(fixture, { events: [], stats: [], odds: [] }))).toEqual(fixture);
    expect(liveOf(aFixture(), { events: [], stats: [], odds: [] }).score).not.toHaveProperty('goalMinutes');
  });
});

describe('5.3: a match of a list, with what was told since', () => {
  it('has its score, minute, cards and ticks, and says how old it is', () => {
    const fixture = withLive(aFixture(), toldOn(nothingTold, [score(2, 1), status()]));
    expect(fixture).toMatchObject({
      ...{ status: 'live', statusText: '67', phase: '2H', minute: 67, startTs: 5, score: { home: 2, away: 1 } },
      ...{ redCards: { home: 0, away: 1 }, goalMinutes: { home: [3], away: [] }, source: { name: 'demo', ts: 9 } },
      leagueName: 'Giải Đồng Bằng',
    });
  });

  it('has no minute where it has none any more', () => {
    const { minute: _, ...atRest } = status({ phase: 'HT', statusText: 'HT' });
    const fixture = withLive(aFixture({ minute: 45, added: 2 }), { ...nothingTold, status: atRest });
    expect(fixture).not.toHaveProperty('minute');
    expect(fixture).not.toHaveProperty('added');
  });

  it('stays as it was where nothing was told', () => {
    const fixture = aFixture({ minute: 45, added: 2, goalMinutes: { home: [1], away: [] } });
    expect(withLive(fixture, nothingTold)).toEqual({ ...fixture, source: { name: 'demo', ts: null } });
  });
});

it.each([
  ['live', 0, true],
  ['upcoming', FIXTURE_FEED.earlyMs - 1, true],
  ['upcoming', FIXTURE_FEED.earlyMs, false],
  ['upcoming', -1, true],
  ['ended', 0, false],
  ['cancel', 0, false],
] as const)('a match that is %s and begins in %i ms is followed: %s', (state, startTs, expected) => {
  expect(isFollowed({ status: state, startTs }, 0)).toBe(expected);
});
