import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownUntil, release, shownUntil, stateAt, type Dated, type Sight } from './release.ts';

const SECOND = 1000;
/** How often a playing picture says where it is. */
const TICK_MS = 500;

const moment = fc.integer({ min: 0, max: 600 * SECOND });
const items = fc.array(fc.record({ ts: moment }), { maxLength: 40 });
/** What viewers and lines do to a picture. */
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('plays'), ms: fc.integer({ min: 1, max: 20 * SECOND }) }) },
  fc.record({ kind: fc.constant('stands'), ms: fc.integer({ min: 1, max: 60 * SECOND }) }),
  fc.record({ kind: fc.constant('rewinds'), ms: fc.integer({ min: 0, max: 300 * SECOND }) }),
  fc.record({ kind: fc.constant('toEdge'), ms: fc.constant(0) }),
  // Another quality and the small player change nothing about where the picture is.
  fc.record({ kind: fc.constantFrom('quality', 'small'), ms: fc.constant(0) }),
);

/** The moments of the picture at each tick, 5 s behind the clock at best. */
const ticksOf = (acts: readonly { readonly kind: string; readonly ms: number }[]) => {
  let clock = 300 * SECOND;
  let playhead = clock - 5 * SECOND;
  const ticks: { readonly clock: number; readonly playhead: number }[] = [];
  const pass = (ms: number, moves: boolean) => {
    for (let left = ms; left > 0; left -= TICK_MS) {
      const step = Math.min(left, TICK_MS);
      clock += step;
      if (moves) playhead += step;
      ticks.push({ clock, playhead });
    }
  };
  for (const { kind, ms } of acts) {
    if (kind === 'plays') pass(ms, true);
    if (kind === 'stands') pass(ms, false);
    if (kind === 'rewinds') playhead = Math.max(0, playhead - ms);
    if (kind === 'toEdge') playhead = clock - 5 * SECOND;
    ticks.push({ clock, playhead });
  }
  return ticks;
};

describe('B1: release', () => {
  it('shows nothing before its moment and everything at most 1 s after it, whatever happens to the picture', () => {
    fc.assert(
      fc.property(items, fc.array(act, { maxLength: 12 }), (all, acts) => {
        const ticks = ticksOf(acts);
        ticks.forEach(({ playhead }, i) => {
          const { shown } = release(all, { mode: 'withPicture', playhead });
          for (const one of shown) expect(one.ts).toBeLessThanOrEqual(playhead);
          // Between two ticks the picture plays for half a second at most.
          const before = ticks[i - 1]?.playhead ?? playhead;
          for (const one of all) if (one.ts <= Math.min(before, playhead)) expect(shown.includes(one)).toBe(true);
          if (playhead > before && playhead - before <= TICK_MS)
            for (const one of shown) if (one.ts > before) expect(playhead - one.ts).toBeLessThan(SECOND);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the order, loses nothing, and says how many wait and for when', () => {
    fc.assert(
      fc.property(items, moment, (all, playhead) => {
        const { shown, held, nextTs } = release(all, { mode: 'withPicture', playhead });
        expect(shown).toEqual(all.filter((one) => shown.includes(one)));
        expect(shown.length + held).toBe(all.length);
        const waiting = all.filter((one) => !shown.includes(one)).map(({ ts }) => ts);
        expect(nextTs).toBe(waiting.length === 0 ? null : Math.min(...waiting));
      }),
    );
  });

  it('shows the same after a rewind as at the first time', () => {
    fc.assert(
      fc.property(items, moment, moment, (all, first, then) => {
        const at = (playhead: number) => release(all, { mode: 'withPicture', playhead }).shown;
        const before = at(first);
        at(then);
        expect(at(first)).toEqual(before);
      }),
    );
  });

  it.each<[string, Sight]>([
    ['the fastest is wanted', { mode: 'fastest', playhead: 10 }],
    ['there is no picture', { mode: 'withPicture', playhead: null }],
  ])('holds nothing back where %s', (_, sight) => {
    const all = [{ ts: 5 }, { ts: 5000 }];
    expect(release(all, sight)).toEqual({ shown: all, held: 0, nextTs: null });
    expect(release(all, sight).shown).toBe(all);
    expect(shownUntil(sight)).toBe(Infinity);
  });
});

describe('B1: states', () => {
  const state = (asOf: number, until: number): Dated<number> => ({ asOf, until, value: asOf });
  const states = [state(10, 20), state(20, 30), state(50, 60)];

  it.each([
    [9, null],
    [10, 10],
    [29, 20],
    // Later than known: the last one stands, which is late and not too early.
    [45, 20],
    [1000, 50],
  ])('at %i stands what began at %s', (at, asOf) => {
    expect(stateAt(states, at)?.asOf ?? null).toBe(asOf);
  });

  it.each([
    [9, 9],
    [10, 30],
    [25, 30],
    [30, 30],
    [55, 60],
  ])('from %i on everything is known until %i', (at, until) => {
    expect(knownUntil(states, at)).toBe(until);
  });
});
