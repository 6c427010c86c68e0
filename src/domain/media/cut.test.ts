import { describe, expect, it } from 'vitest';
import { CUT, cutChapters, type CutPlan, planCut, secondInCut, type SegmentGrid, type Span } from './cut.ts';

const START = Date.UTC(2026, 10, 21, 12);
const grid: SegmentGrid = { startMs: START, segmentMs: 1600, first: 100, end: 1000 };
const span = (fromMs: number, toMs: number): Span => ({ fromTs: START + fromMs, toTs: START + toMs });
const planned = (...spans: readonly Span[]): CutPlan => {
  const plan = planCut(grid, spans);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
};

describe('the plan of a cut', () => {
  it('takes the whole segments that cover a span', () => {
    expect(planned(span(160_000, 168_000))).toMatchObject({ parts: [{ first: 100, end: 105, at: 0 }], count: 5, durationSec: 8 });
    expect(planned(span(160_001, 168_001)).parts).toEqual([{ first: 100, end: 106, at: 0 }]);
    expect(planned(span(161_599, 168_000)).parts).toEqual([{ first: 100, end: 105, at: 0 }]);
  });

  it('joins several spans in the order of the stream, each segment once', () => {
    const { parts, count } = planned(span(320_000, 328_000), span(160_000, 168_000), span(326_000, 336_000), span(168_000, 171_200));
    expect(parts).toEqual([
      { first: 100, end: 107, at: 0 },
      { first: 200, end: 210, at: 7 },
    ]);
    expect(count).toBe(17);
  });

  it('keeps a span within another', () => {
    expect(planned(span(160_000, 192_000), span(164_800, 168_000)).parts).toEqual([{ first: 100, end: 120, at: 0 }]);
  });

  it.each<[string, readonly Span[]]>([
    ['nothing', []],
    ['tooManySpans', Array.from({ length: CUT.mostSpans + 1 }, () => span(160_000, 164_000))],
    ['backwards', [span(168_000, 160_000)]],
    ['backwards', [span(160_000, 160_000)]],
    ['backwards', [span(Number.NaN, 168_000)]],
    ['tooShort', [span(160_000, 160_000 + CUT.leastMs - 1)]],
    ['tooLong', [span(160_000, 160_001 + CUT.mostMs)]],
    ['tooLong', [span(160_000, Infinity)]],
    ['tooLong', [span(160_000, 320_000), span(320_000, 480_000)]],
    ['gone', [span(159_999, 168_000)]],
    ['gone', [span(-8000, 0)]],
    ['notYet', [span(1_596_000, 1_600_001)]],
  ])('is refused: %s %j', (fault, spans) => {
    expect(planCut(grid, spans)).toBe(fault);
  });

  it('goes up to its limits', () => {
    expect(planned(span(160_000, 160_000 + CUT.leastMs)).count).toBe(2);
    expect(planned(span(161_000, 161_000 + CUT.mostMs)).count).toBe(189);
    expect(planned(span(1_595_200, 1_600_000)).parts).toEqual([{ first: 997, end: 1000, at: 0 }]);
  });
});

describe('a moment in a cut', () => {
  const plan = planned(span(160_000, 176_000), span(320_000, 336_000));

  it('is found where its part stands', () => {
    expect(secondInCut(plan, START + 160_000)).toBe(0);
    expect(secondInCut(plan, START + 170_000)).toBe(10);
    expect(secondInCut(plan, START + 320_000)).toBe(16);
    expect(secondInCut(plan, START + 335_999)).toBeCloseTo(31.999);
  });

  it('is not found where it was cut off', () => {
    for (const at of [159_999, 176_000, 200_000, 336_000]) expect(secondInCut(plan, START + at)).toBeNull();
  });

  it('NE-6, NE-12: is a chapter that begins shortly before it, within its part, and names its event', () => {
    const mark = (at: number, label: string) => ({ ts: START + at, label, eventId: label });
    expect(cutChapters(plan, [mark(322_000, 'late'), mark(170_500, 'goal'), mark(171_000, 'again'), mark(250_000, 'cut off')])).toEqual([
      { sec: 5, label: 'goal', eventId: 'goal' },
      { sec: 6, label: 'again', eventId: 'again' },
      { sec: 16, label: 'late', eventId: 'late' },
    ]);
  });

  it('is one chapter for all that begin at the same second', () => {
    const marks = [170_900, 170_100].map((at) => ({ ts: START + at, label: `${at}` }));
    expect(cutChapters(plan, marks)).toEqual([{ sec: 5, label: '170900' }]);
  });
});
