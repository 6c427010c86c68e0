import { expect, it } from 'vitest';
import type { ComicPage } from './comic.ts';
import { anchorAt, drawnOf, heightOf, pageAt, seenAt, stripOf } from './strip.ts';

const panel = (y: number) => ({ ...{ x: 0, y, w: 1, h: 0.3, alt: '', says: [] } });
const page = (n: number, h: number): ComicPage => ({
  ...{ n, w: 800, h, url: '', bytes: 1, color: '#ffffff', small: null },
  panels: [panel(0), panel(0.5)],
});
const pages = [1000, 2400, 800, 1600, 1200].map((h, i) => page(i + 1, h));
const strip = stripOf(pages, 400);

it('CO-4: every page has its height before anything is loaded', () => {
  expect([strip.tops, strip.heights, strip.total]).toEqual([
    [0, 500, 1700, 2100, 2900],
    [500, 1200, 400, 800, 600],
    3500,
  ]);
  expect([pageAt(strip, -5), pageAt(strip, 499), pageAt(strip, 500), pageAt(strip, 9999)]).toEqual([0, 0, 1, 4]);
});
it('CO-9: the same point of the same panel stays where it was, whatever the width', () => {
  for (const y of [0, 130, 777, 1699, 2500, 3499]) {
    const there = stripOf(pages, 913, 7);
    const back = anchorAt(there, heightOf(there, anchorAt(strip, y)));
    expect(Math.abs(heightOf(strip, back) - y)).toBeLessThan(0.001);
  }
});
it('CO-5: scrolling past ten pages at once leaves none out, and the end is the end', () => {
  expect(seenAt(strip, pages, 0, 600)).toEqual({ page: 1, panel: 0, passed: 1 });
  expect(seenAt(strip, pages, 2900, 600)).toMatchObject({ passed: 5 });
  // A scroll position that was rounded down.
  expect(seenAt(strip, pages, 2899.4, 600).passed).toBe(5);
  expect(seenAt(strip, pages, 2000, 600).passed).toBe(3);
  expect(seenAt(stripOf([], 400), [], 0, 600).passed).toBe(0);
});
it('CO-5: where the panels are known, it says in which one somebody is', () => {
  expect(seenAt(strip, pages, 900, 600)).toMatchObject({ page: 2, panel: 1 });
  expect(seenAt(strip, pages, 300, 600)).toMatchObject({ page: 2, panel: 0 });
});
it('CO-10: of a long strip some pages alone are drawn, those in sight among them', () => {
  const long = stripOf(
    Array.from({ length: 300 }, () => ({ w: 800, h: 1200 })),
    400,
  );
  for (let top = 0; top < long.total; top += 997) {
    const [from, to] = drawnOf(long, top, 844, 12);
    expect(to - from + 1).toBeLessThanOrEqual(12);
    expect([pageAt(long, top) >= from, pageAt(long, top + 844) <= to]).toEqual([true, true]);
  }
  expect(drawnOf(long, 6000, 844, 12)).toEqual([8, 14]);
});
