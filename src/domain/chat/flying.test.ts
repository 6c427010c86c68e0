import { expect, it } from 'vitest';
import { flyingFrom, isBlocked, lanesOf } from './flying.ts';

it('CH-12: what was kept is read, and whatever is wrong of it is as usual', () => {
  const usual = flyingFrom(null);
  expect(usual).toEqual({
    ...{ upright: false, area: 50, opacity: 85, density: 'middle', size: 'middle', speed: 'middle', blocked: [] },
  });
  for (const kept of [
    null,
    '',
    'no',
    '7',
    'null',
    '{"area":30,"opacity":5,"density":1,"size":"huge","speed":9,"upright":1,"blocked":"x"}',
  ])
    expect(flyingFrom(kept)).toEqual(usual);
  const chosen = {
    ...{ upright: true, area: 25, opacity: 40, density: 'thin', size: 'large', speed: 'fast', blocked: ['tỷ số'] },
  };
  expect(flyingFrom(JSON.stringify(chosen))).toEqual(chosen);
  expect(flyingFrom(JSON.stringify({ blocked: Array.from({ length: 30 }, (_, i) => `w${i}`) })).blocked).toHaveLength(
    20,
  );
});

it('CH-12: lanes are bounded by the area, the size and the density', () => {
  const flying = flyingFrom(null);
  expect(lanesOf(flying, 204)).toEqual({ count: 3, height: 34, takenMs: 2500, crossingMs: 9000 });
  expect(lanesOf({ ...flying, area: 100, size: 'small', density: 'dense' }, 204)).toEqual({
    ...{ count: 7, height: 28, takenMs: 1200, crossingMs: 9000 },
  });
  expect(lanesOf({ ...flying, area: 25, size: 'large' }, 60).count).toBe(1);
});

it('CH-12: a slower message is in sight for longer, and in its lane too', () => {
  const at = (speed: 'slow' | 'middle' | 'fast') => lanesOf({ ...flyingFrom(null), speed }, 204);
  const [slow, middle, fast] = [at('slow'), at('middle'), at('fast')];
  expect(slow.crossingMs).toBeGreaterThan(middle.crossingMs);
  expect(middle.crossingMs).toBeGreaterThan(fast.crossingMs);
  for (const { takenMs, crossingMs } of [slow, fast])
    expect(takenMs / crossingMs).toBeCloseTo(middle.takenMs / middle.crossingMs);
});

it('CH-12: a blocked word holds without its marks and in any case', () => {
  const flying = { ...flyingFrom(null), blocked: ['Tỷ số', 'link'] };
  expect(['ty so 2-1', 'LINK đây', 'tỷ  lệ', 'vào!'].map((text) => isBlocked(flying, text))).toEqual([
    ...[true, true, false, false],
  ]);
});
