import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFixture, aRunningFixture } from '../../../tests/fakes/fixtures.ts';
import { axisLength, axisWidth, columnOf, lastMinute, minuteAtShare, partsOf, pressureCells } from './matchAxis.ts';
import { chanceSteps, wholePercents } from './matchChances.ts';

describe('the axis of a match', () => {
  it('is as long as the match was', () => {
    expect(axisLength(aRunningFixture(), [{ minute: 63 }])).toBe(90);
    expect(axisLength(aRunningFixture(), [{ minute: 104 }])).toBe(120);
    expect(axisLength(aRunningFixture({ phase: 'ET' }), [])).toBe(120);
    expect(axisLength(aRunningFixture({ score: { home: 1, away: 1, et: [1, 1] } }), [])).toBe(120);
    expect([partsOf(90).length, partsOf(120).length]).toEqual([2, 4]);
  });
  it.each([90, 120] as const)('finds the minute of %i that was pressed', (length) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: length }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (minute, part) => {
          expect(minuteAtShare((columnOf(minute) + part) / axisWidth(length), length)).toBe(minute);
        },
      ),
    );
    expect([minuteAtShare(-1, length), minuteAtShare(2, length)]).toEqual([1, length]);
  });
  it.each([
    [aFixture(), 0],
    [aRunningFixture(), 67],
    [aRunningFixture({ minute: 90, added: 4 }), 90],
    [aRunningFixture({ status: 'ended', phase: 'FT' }), 90],
  ])('knows until when something is told (%#)', (fixture, last) => {
    expect(lastMinute(fixture, 90)).toBe(last);
  });
  it('knows it at half-time and in a shoot-out, when no minute runs', () => {
    const { minute: _, ...paused } = aRunningFixture();
    expect(lastMinute({ ...paused, phase: 'HT' }, 90)).toBe(45);
    expect(lastMinute({ ...paused, phase: 'PEN' }, 120)).toBe(120);
  });
  it('lights more cells for more pressure, as many for either side', () => {
    expect([0, 1, 4, 15, 30, 60, 100].map(pressureCells)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (value) => {
        expect(pressureCells(value + 1)).toBeGreaterThanOrEqual(pressureCells(value));
        expect(pressureCells(-value)).toBe(pressureCells(value) === 0 ? 0 : -pressureCells(value));
      }),
    );
  });
});

describe('chances by prices', () => {
  it('are shares without the margin, one step for each change', () => {
    const steps = chanceSteps([
      {
        sel: '1',
        points: [
          { ts: 1, dec: 2 },
          { ts: 5, dec: 1.25 },
        ],
      },
      { sel: 'X', points: [{ ts: 1, dec: 4 }] },
      { sel: '2', points: [{ ts: 1, dec: 4 }] },
    ]);
    expect(steps.map(({ ts }) => ts)).toEqual([1, 5]);
    expect(steps[0]!.shares).toEqual([0.5, 0.25, 0.25]);
    expect(steps[1]!.shares[0]).toBeCloseTo(0.615, 3);
    expect(chanceSteps([{ sel: '1', points: [{ ts: 1, dec: 2 }] }])).toEqual([]);
  });
  it('are whole hundredths that make 100', () => {
    const weights = fc.tuple(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
    );
    fc.assert(
      fc.property(weights, ([a, b, c]) => {
        const all = a + b + c;
        const whole = wholePercents([a / all, b / all, c / all]);
        expect(whole.reduce((sum, one) => sum + one, 0)).toBe(100);
        for (const [i, part] of [a, b, c].entries()) expect(Math.abs(whole[i]! - (100 * part) / all)).toBeLessThan(1);
      }),
    );
  });
});
