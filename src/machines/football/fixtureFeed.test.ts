import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  FIXTURE_FEED,
  nothingTold,
  type FixtureLive,
  type SequencedFixture,
  type StatusEntry,
} from '#domain/football/fixtureFeed.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { fixtureFeedMachine, type FixtureFeedEvent } from './fixtureFeed.machine.ts';
import { selectFeedLive, selectFeedMode } from './fixtureFeed.selectors.ts';
import { wireFixtureFeed } from './fixtureFeed.wire.ts';

wellFormed('fixtureFeed', fixtureFeedMachine);

const { patienceMs, readEveryMs } = FIXTURE_FEED;
const status = (statusText: string, of: StatusEntry['status'] = 'live'): StatusEntry => ({
  ...{ kind: 'status', ts: 1, status: of, statusText, phase: null, startTs: 0 },
});
const said = (seq: number, of: StatusEntry['status'] = 'live'): SequencedFixture => ({
  seq,
  data: status(String(seq), of),
});
const subscribed = (seq: number, recovered = false, of?: StatusEntry['status']): FixtureFeedEvent => ({
  ...{ type: 'feed.subscribed', position: { epoch: 'e', seq }, recovered },
  entries: [said(seq, of)],
});
const entries = (...all: readonly SequencedFixture[]): FixtureFeedEvent => ({ type: 'feed.entries', entries: all });
const opened: FixtureFeedEvent = { type: 'feed.opened' };
const closed: FixtureFeedEvent = { type: 'feed.closed' };
const refused: FixtureFeedEvent = { type: 'feed.refused' };
const offline: FixtureFeedEvent = { type: 'feed.offline' };
const online: FixtureFeedEvent = { type: 'feed.online' };
const hidden: FixtureFeedEvent = { type: 'feed.hidden' };
const visible: FixtureFeedEvent = { type: 'feed.visible' };
const wait = (ms: number) => ({ ms });
type Step = FixtureFeedEvent | { readonly ms: number };

const read = (statusText: string, of?: StatusEntry['status']) =>
  succeeded<FixtureLive>({ ...nothingTold, status: status(statusText, of) });
const unreachable = failed({ kind: 'unreachable' });

/** Where a feed is after these steps, what it knows, and what it asked for; calls are answered one after another. */
const after = async (steps: readonly Step[], answers: readonly Outcome<FixtureLive>[] = []) => {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  let calls = 0;
  const machine = wireFixtureFeed({
    subscribe: (since) => void asked.push(since ? `since ${since.epoch}${since.seq}` : 'anew'),
    unsubscribe: () => void asked.push('left'),
    read: () => {
      calls += 1;
      asked.push('read');
      const answer = answers[calls - 1];
      return answer ? Promise.resolve(answer) : new Promise(() => {});
    },
  });
  const feed = createActor(machine, { clock, input: { visible: true } }).start();
  for (const step of steps) {
    if ('ms' in step) clock.increment(step.ms);
    else feed.send(step);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const snapshot = feed.getSnapshot();
  feed.stop();
  return { is: [selectFeedMode(snapshot), selectFeedLive(snapshot)?.status?.statusText ?? null], asked };
};

describe('5.3: a match is followed', () => {
  it.each<[string, readonly unknown[], readonly Step[]]>([
    ['the first answer is waited for', ['joining', null], []],
    ['for a while', ['joining', null], [wait(patienceMs - 1)]],
    ['all that is so comes first', ['live', '4'], [subscribed(4)]],
    ['then each entry in its order', ['live', '6'], [subscribed(4), entries(said(5)), entries(said(6))]],
    ['an entry that was told before changes nothing', ['live', '5'], [subscribed(5), entries(said(4))]],
    ['of several those that are new', ['live', '6'], [subscribed(5), entries(said(5), said(6))]],
    ['a gap is not skipped', ['recovering', '4'], [subscribed(4), entries(said(6))]],
    ['nor is what comes while it is filled', ['recovering', '4'], [subscribed(4), entries(said(6)), entries(said(7))]],
    ['and is filled', ['live', '6'], [subscribed(4), entries(said(6)), subscribed(6, true)]],
    ['without the socket what is known stands', ['recovering', '4'], [subscribed(4), closed]],
    ['and goes on with it', ['live', '9'], [subscribed(4), closed, opened, subscribed(9, true)]],
    ['without a network too', ['offline', '4'], [subscribed(4), closed, offline]],
    ['however long', ['offline', '4'], [subscribed(4), offline, wait(10 * readEveryMs)]],
    ['until there is one', ['recovering', '4'], [subscribed(4), offline, online]],
    ['a socket that lives on has the last word', ['live', '5'], [subscribed(4), offline, subscribed(5, true)]],
    ['the end is told', ['ended', '5'], [subscribed(4), entries(said(5, 'ended'))]],
    ['a match that is called off has ended', ['ended', '5'], [subscribed(4), entries(said(5, 'cancel'))]],
    ['one that is over when it is asked for too', ['ended', '4'], [subscribed(4, false, 'ended')]],
    ['nothing comes after it', ['ended', '5'], [subscribed(4), entries(said(5, 'ended')), closed, offline, online]],
  ])('%s', async (_what, expected, steps) => {
    expect((await after(steps)).is).toEqual(expected);
  });

  it('what was missed is asked for by its place; the end lets go of the topic', async () => {
    const steps = [opened, subscribed(4), closed, opened, subscribed(7, true), entries(said(8, 'ended'))];
    expect((await after(steps)).asked).toEqual(['anew', 'anew', 'since e4', 'since e4', 'left']);
  });

  it('what was told before is kept where the rest is told on, and forgotten where all is told anew', async () => {
    const goal: SequencedFixture = {
      seq: 4,
      data: { ...{ kind: 'event', eventId: 'g1', seq: 1, ts: 1, minute: 3 }, ...{ side: 'home', type: 'goal' } },
    };
    const first: FixtureFeedEvent = {
      ...{ type: 'feed.subscribed', position: { epoch: 'e', seq: 4 }, recovered: false },
      entries: [goal],
    };
    const events = async (recovered: boolean) => {
      const machine = wireFixtureFeed({
        subscribe: () => {},
        unsubscribe: () => {},
        read: () => new Promise(() => {}),
      });
      const feed = createActor(machine, { input: { visible: true } }).start();
      for (const step of [first, closed, opened, subscribed(6, recovered)]) feed.send(step);
      const { events: known } = selectFeedLive(feed.getSnapshot())!;
      feed.stop();
      return known.map(({ eventId }) => eventId);
    };
    expect([await events(true), await events(false)]).toEqual([['g1'], []]);
  });
});

describe('5.3: without the socket the calls are asked', () => {
  const first = read('1');
  it.each<[string, readonly unknown[], readonly Step[], readonly Outcome<FixtureLive>[]]>([
    ['once it does not answer', ['polling', null], [wait(patienceMs)], []],
    ['or refuses', ['polling', '1'], [refused], [first]],
    ['also later', ['polling', '1'], [subscribed(4), closed, wait(patienceMs)], [first]],
    [
      'what is known stands where they do not answer',
      ['polling', '4'],
      [subscribed(4), closed, refused],
      [unreachable],
    ],
    ['not again at once', ['polling', '1'], [refused, wait(readEveryMs - 1)], [first, read('2')]],
    ['but now and then', ['polling', '2'], [refused, wait(readEveryMs)], [first, read('2')]],
    ['after a failure too', ['polling', '2'], [refused, wait(readEveryMs)], [unreachable, read('2')]],
    ['not while nobody looks', ['polling', '1'], [refused, hidden, wait(readEveryMs)], [first, read('2')]],
    [
      'and at once when somebody does',
      ['polling', '2'],
      [refused, hidden, wait(readEveryMs), visible],
      [first, read('2')],
    ],
    ['the socket has the last word', ['live', '7'], [refused, opened, subscribed(7)], [first]],
    ['the end can be read too', ['ended', '1'], [refused], [read('1', 'ended')]],
    ['no network, no calls', ['offline', '1'], [refused, offline, wait(readEveryMs)], [first, read('2')]],
  ])('%s', async (_what, expected, steps, answers) => {
    expect((await after(steps, answers)).is).toEqual(expected);
  });

  it('the socket is asked again with every reading, and when it opens', async () => {
    const { asked } = await after([refused, wait(readEveryMs), opened], [first, first]);
    expect(asked).toEqual(['anew', 'read', 'anew', 'read', 'anew']);
  });
});
