import { expect, it } from 'vitest';
import { scrollOf, withScroll } from './entryScroll.ts';

it('keeps the scroll beside what the entry holds', () => {
  const entry = withScroll({ key: 'k', state: null, layers: 1 }, 120);
  expect(entry).toEqual({ key: 'k', state: null, layers: 1, scroll: 120 });
  expect(scrollOf(entry)).toBe(120);
});

it('reads what a walk brought along until the entry has its own', () => {
  expect(scrollOf({ key: 'k', state: { scroll: 80 } })).toBe(80);
  expect(scrollOf({ key: 'k', state: { scroll: 80 }, scroll: 0 })).toBe(0);
  expect(scrollOf({ key: 'k', state: null })).toBeNull();
  expect(scrollOf(null)).toBeNull();
});
