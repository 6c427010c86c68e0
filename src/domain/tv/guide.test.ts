import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nowAndNext, overlapping, tidied, type Span } from './guide.ts';

const longest = 100;
const told = fc.array(fc.record({ start: fc.integer({ min: 0, max: 60 }), stop: fc.integer({ min: 0, max: 80 }) }), {
  maxLength: 20,
});
const spans = (...pairs: readonly (readonly [number, number])[]): readonly Span[] =>
  pairs.map(([start, stop]) => ({ start, stop }));

describe('TV-2: what is on', () => {
  const day = spans([10, 20], [20, 30], [40, 50]);
  it.each([
    [9, null, 10],
    [10, 10, 20],
    [19, 10, 20],
    [20, 20, 40],
    [35, null, 40],
    [49, 40, null],
    [50, null, null],
  ])('at %i: on from %s, next from %s', (at, on, next) => {
    const found = nowAndNext(day, at);
    expect([found.now?.start ?? null, found.next?.start ?? null]).toEqual([on, next]);
  });
  it('a window has what overlaps it, and nothing that ends at its start or begins at its end', () => {
    expect(overlapping(day, 20, 40)).toEqual(spans([20, 30]));
    expect(overlapping(day, 19, 41)).toEqual(day);
    expect(overlapping(day, 30, 40)).toEqual([]);
  });
});

describe('what lists tell', () => {
  it('cuts what runs into the next, keeps gaps, ends what has no end at the next one’s start', () => {
    const { tidy, untidy } = tidied(spans([0, 12], [10, 20], [30, 0], [45, 50]), { longest });
    expect(tidy).toEqual(spans([0, 10], [10, 20], [30, 45], [45, 50]));
    expect(untidy.map(({ why }) => why)).toEqual(['cut']);
  });
  it('of two that start together the one told last stays; what ends before it begins goes', () => {
    const { tidy, untidy } = tidied(
      [
        { start: 0, stop: 5, title: 'a' },
        { start: 0, stop: 6, title: 'b' },
        { start: 9, stop: 8, title: 'c' },
      ],
      { longest },
    );
    expect(tidy.map(({ title }) => title)).toEqual(['b']);
    expect(untidy.map(({ of, why }) => `${of.title} ${why}`)).toEqual(['a repeated', 'c empty']);
  });
  it('for every list: by start, none over another, none empty, and a second time nothing changes', () => {
    fc.assert(
      fc.property(told, (list) => {
        const { tidy } = tidied(list, { longest });
        tidy.forEach((one, i) => {
          expect(one.stop).toBeGreaterThan(one.start);
          expect(one.stop).toBeLessThanOrEqual(tidy[i + 1]?.start ?? Infinity);
        });
        expect(tidied(tidy, { longest })).toEqual({ tidy, untidy: [] });
      }),
    );
  });
  it('for every list and moment: what is on covers it, and a window finds the same as looking at each', () => {
    fc.assert(
      fc.property(told, fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 30 }), (list, at, wide) => {
        const { tidy } = tidied(list, { longest });
        expect(nowAndNext(tidy, at).now).toEqual(tidy.find(({ start, stop }) => start <= at && stop > at) ?? null);
        expect(nowAndNext(tidy, at).next).toEqual(tidy.find(({ start }) => start > at) ?? null);
        expect(overlapping(tidy, at, at + wide)).toEqual(
          tidy.filter(({ start, stop }) => stop > at && start < at + wide),
        );
      }),
    );
  });
});
