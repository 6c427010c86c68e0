import { expect, it } from 'vitest';
import { backwardStrip, forwardStrip } from './dayStrip.ts';

it('LIVE-2: forward is yesterday, today and the next five days', () => {
  expect(forwardStrip('2026-12-30')).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
  ]);
});

it('LIVE-2: backward is five days back to tomorrow', () => {
  expect(backwardStrip('2026-03-03')).toEqual([
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
  ]);
});
