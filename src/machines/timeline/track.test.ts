import { describe, expect, it } from 'vitest';
import type { Dated } from '#domain/room/release.ts';
import { createTrack, TRACK } from './track.ts';

const SECOND = 1000;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A source that changes every 10 s, known until now, and a clock. */
const open = (start = 100 * SECOND) => {
  let now = start;
  const asked: number[] = [];
  let answer = (atTs: number): Dated<string> | null => {
    const asOf = atTs;
    const next = (Math.floor(atTs / 10_000) + 1) * 10_000;
    return { asOf, until: Math.min(next, now), value: `since ${Math.floor(atTs / 10_000) * 10}` };
  };
  const track = createTrack<string>({
    ask: (atTs) => {
      asked.push(atTs);
      return Promise.resolve(answer(atTs));
    },
    now: () => now,
    changed: () => {},
  });
  return {
    track,
    asked,
    pass: (ms: number) => (now += ms),
    answerWith: (next: typeof answer) => (answer = next),
    /** Plays on, with a look twice a second; what was shown at each. */
    play: async (from: number, ms: number) => {
      const seen: [moment: number, value: string | null][] = [];
      for (let passed = 0; passed <= ms; passed += 500) {
        track.look(from + passed);
        await turn();
        seen.push([from + passed, track.at(from + passed)]);
        now += 500;
      }
      return seen;
    },
  };
};
const truth = (moment: number) => `since ${Math.floor(moment / 10_000) * 10}`;

describe('B1: what stood at the moment of the picture', () => {
  it.each([
    ['5 s behind', 95],
    ['30 minutes behind, by whoever has just come', 100 - 90],
  ])('is right at each moment, %s', async (_, from) => {
    const t = open();
    const seen = await t.play(from * SECOND, 60 * SECOND);
    for (const [moment, value] of seen.slice(1)) expect([moment, value]).toEqual([moment, truth(moment)]);
  });

  it('is asked for no more often than once a second, and seldom where it is long known', async () => {
    const edge = open();
    await edge.play(95 * SECOND, 60 * SECOND);
    expect(edge.asked.length).toBeLessThanOrEqual(32);
    const behind = open(10_000 * SECOND);
    await behind.play(95 * SECOND, 60 * SECOND);
    expect(behind.asked.length).toBeLessThanOrEqual(9);
  });

  it('is never of a later moment, whatever is known of that', async () => {
    const t = open(1000 * SECOND);
    await t.play(900 * SECOND, 10 * SECOND);
    expect(t.track.at(899 * SECOND)).toBeNull();
    await t.play(205 * SECOND, 500);
    expect(t.track.at(205 * SECOND)).toBe('since 200');
  });

  it('is asked for again after a while where it could not be had', async () => {
    const t = open(1000 * SECOND);
    t.answerWith(() => null);
    await t.play(100 * SECOND, 2 * SECOND);
    expect([t.asked.length, t.track.at(100 * SECOND)]).toEqual([1, null]);
    t.pass(TRACK.restMs);
    await t.play(100 * SECOND, 500);
    expect(t.asked.length).toBe(2);
  });

  it('is what this page heard itself, where a source knows no past', async () => {
    const t = open();
    let told = 0;
    t.answerWith(() => ({ asOf: 100 * SECOND + told * 4 * SECOND, until: 0, value: `${(told += 1)}` }));
    const seen = await t.play(95 * SECOND, 12 * SECOND);
    for (const [moment, value] of seen)
      if (value !== null) expect(moment).toBeGreaterThanOrEqual(100 * SECOND + (Number(value) - 1) * 4 * SECOND);
    expect(seen.at(-1)![1]).not.toBeNull();
    expect(t.asked.length).toBeLessThanOrEqual(5);
  });

  it('is forgotten when it is closed while it is asked for', async () => {
    const t = open();
    t.track.look(90 * SECOND);
    t.track.close();
    await turn();
    expect(t.track.states()).toEqual([]);
  });
});
