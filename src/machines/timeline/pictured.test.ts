import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Overview } from '#domain/football/overview.ts';
import { succeeded } from '#ports/failure.ts';
import { anEvent } from '../../../tests/fakes/matchEvents.ts';
import { aRoom } from '../../../tests/fakes/matches.ts';
import { createPictured, type Pictured } from './pictured.ts';
import { timelineMachine } from './timeline.machine.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const SECOND = 1000;
const START = 10_000 * SECOND;
const room: Pictured = { roomId: 'r1', fixtureId: 'f1', groupId: 'g1', locale: 'vi' };
/** A goal at 60 s and one at 120 s; the figures change every 30 s, the score with the goals. */
const goals = [60, 120].map((second) => anEvent(second, 'A Sử', { ts: START + second * SECOND, eventId: `${second}` }));
const scoreAt = (moment: number) => goals.filter(({ ts }) => ts <= moment).length;

const open = (presentS = 300) => {
  let now = START + presentS * SECOND;
  const asked: string[] = [];
  const timeline = createActor(timelineMachine, { input: { mode: 'withPicture' } }).start();
  const until = (atTs: number, step: number) => Math.min(now, START + (Math.floor((atTs - START) / step) + 1) * step);
  const pictured = createPictured({
    timeline,
    now: () => now,
    signal: new AbortController().signal,
    port: {
      stat: (roomId, ts) => {
        asked.push(`stat ${roomId}`);
        const score = { home: scoreAt(ts), away: 0 };
        const rest = { statusText: '12', minute: 12, watching: 5, tabs: [] };
        return Promise.resolve(succeeded({ ts, untilTs: until(ts, 60 * SECOND), score, ...rest }));
      },
      overview: (fixtureId, asOf) => {
        asked.push(`overview ${fixtureId}`);
        const shots = Math.floor((asOf - START) / (30 * SECOND));
        const value: Overview = {
          events: goals.filter(({ ts }) => ts <= asOf),
          stats: [{ key: 'shots', period: 'all', home: shots, away: 0 }],
          ...{ asOf, untilTs: until(asOf, 30 * SECOND) },
        };
        return Promise.resolve(succeeded(value));
      },
      odds: (fixtureId) => {
        asked.push(`odds ${fixtureId}`);
        return Promise.resolve(succeeded([]));
      },
    },
  });
  const at = async (second: number) => {
    for (let i = 0; i < 4; i += 1) {
      timeline.send({ type: 'picture.moved', at: START + second * SECOND });
      await turn();
      now += 300;
    }
  };
  const score = () => pictured.shown('stat', 'f1')?.score?.home;
  const overview = () => {
    const shown = pictured.shown('overview', 'f1');
    return shown && [shown.events.length, shown.stats[0]?.home];
  };
  return { timeline, pictured, asked, at, score, overview, pass: (ms: number) => (now += ms) };
};

describe('B1: what follows the picture of a match', () => {
  it('is whatever is newest where there is no picture, another match, or the fastest is wanted', async () => {
    const t = open();
    t.pictured.hold('stat');
    expect(t.pictured.shown('stat', 'f1')).toBeUndefined();
    t.pictured.watch(room);
    expect(t.pictured.shown('stat', 'f1')).toBeUndefined();
    await t.at(100);
    expect(t.pictured.shown('stat', 'f2')).toBeUndefined();
    expect(t.score()).toBe(1);
    t.timeline.send({ type: 'timeline.choose', mode: 'fastest' });
    expect(t.pictured.shown('stat', 'f1')).toBeUndefined();
    expect([t.pictured.chatUntil('g1'), t.pictured.moment()]).toEqual([Infinity, START + 301_200]);
  });

  it('is the score, the events and the figures of that moment, after a rewind too', async () => {
    const t = open(2000);
    t.pictured.hold('stat');
    t.pictured.hold('overview');
    t.pictured.watch(room);
    await t.at(200);
    expect([t.score(), t.overview()]).toEqual([2, [2, 6]]);
    t.timeline.send({ type: 'picture.moved', at: START + 65 * SECOND });
    // Before it is known what stood then, nothing is.
    expect([t.score(), t.overview()]).toEqual([undefined, null]);
    await t.at(65);
    expect([t.score(), t.overview()]).toEqual([1, [1, 2]]);
    await t.at(59);
    expect([t.score(), t.overview()]).toEqual([0, [0, 1]]);
  });

  it('shows a goal at its moment, and never before, while the picture plays on', async () => {
    const t = open(62);
    t.pictured.hold('stat');
    t.pictured.hold('overview');
    t.pictured.watch(room);
    for (let second = 57; second <= 66; second += 0.5) {
      t.timeline.send({ type: 'picture.moved', at: START + second * SECOND });
      t.pass(500);
      await turn();
      if (second === 57) continue;
      expect([second, t.score(), t.overview()?.[0]]).toEqual([second, second >= 60 ? 1 : 0, second >= 60 ? 1 : 0]);
    }
  });

  it('is the room with the board of that moment, and with as little as is known', async () => {
    const t = open(2000);
    const now = aRoom({
      fixtureId: 'f1',
      status: 'FT',
      score: '2-0',
      note: 'after',
      noteAt: 5,
      tabs: ['opinion', 'odds'],
    });
    expect(t.pictured.roomThen(now)).toBe(now);
    t.pictured.hold('stat');
    t.pictured.watch(room);
    await t.at(100);
    const { note: _note, noteAt: _noteAt, ...rest } = now;
    expect(t.pictured.roomThen(now)).toEqual({ ...rest, status: '12', score: '1-0', tabs: ['opinion'] });
    expect(t.pictured.roomThen(now)).toBe(t.pictured.roomThen(now));
    t.timeline.send({ type: 'picture.moved', at: START + 5 * SECOND });
    expect(t.pictured.roomThen(now)).toEqual({ ...rest, status: 'live', score: null });
  });

  it('is what was shown before, where a stream begins at the edge, until the first answer', async () => {
    const t = open(100);
    t.pictured.watch(room);
    t.timeline.send({ type: 'picture.moved', at: START + 95 * SECOND });
    expect(t.pictured.shown('stat', 'f1')).toBeUndefined();
    t.pictured.hold('stat');
    await t.at(95);
    expect(t.score()).toBe(1);
    t.timeline.send({ type: 'picture.moved', at: START + 90 * SECOND });
    expect(t.pictured.shown('stat', 'f1')).toBeNull();
  });

  it('asks for what is looked at only, and gives the same object while nothing changes', async () => {
    const t = open();
    const leave = t.pictured.hold('overview');
    t.pictured.watch(room);
    await t.at(100);
    expect(new Set(t.asked)).toEqual(new Set(['overview f1']));
    expect(t.pictured.shown('overview', 'f1')).toBe(t.pictured.shown('overview', 'f1'));
    leave();
    t.asked.length = 0;
    await t.at(10);
    expect(t.asked).toEqual([]);
    t.pictured.hold('odds');
    await t.at(10);
    expect(new Set(t.asked)).toEqual(new Set(['odds f1']));
    expect(t.pictured.shown('odds', 'f1')).toEqual([]);
  });

  it('begins anew with another room or language, and not with the same', async () => {
    const t = open();
    t.pictured.hold('stat');
    t.pictured.watch(room);
    await t.at(100);
    t.pictured.watch({ ...room });
    expect(t.score()).toBe(1);
    t.pictured.watch({ ...room, locale: 'en' });
    expect(t.pictured.shown('stat', 'f1')).toBeNull();
    t.pictured.watch({ roomId: 'r2', fixtureId: 'f2', groupId: 'g2', locale: 'en' });
    expect([t.pictured.chatUntil('g1'), t.pictured.chatUntil('g2')]).toEqual([Infinity, START + 100 * SECOND]);
  });

  it('has a moment that goes on with the picture and stands with it', async () => {
    const t = open();
    t.pictured.watch(room);
    t.timeline.send({ type: 'picture.moved', at: START });
    t.pass(300);
    expect(t.pictured.moment()).toBe(START + 300);
    t.pass(3000);
    expect(t.pictured.moment()).toBe(START + 500);
    t.timeline.send({ type: 'picture.stood', at: null });
    t.pass(300);
    expect(t.pictured.moment()).toBe(START);
  });

  it('tells those who listen, until they leave', async () => {
    const t = open();
    let told = 0;
    const leave = t.pictured.subscribe(() => (told += 1));
    t.pictured.watch(room);
    expect(told).toBe(1);
    leave();
    t.timeline.send({ type: 'picture.moved', at: START });
    expect(told).toBe(1);
  });
});
