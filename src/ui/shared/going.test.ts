import { afterEach, expect, it, vi } from 'vitest';
import { scrollOf } from './entryScroll.ts';
import { entryFor } from './going.ts';

afterEach(() => vi.unstubAllGlobals());

it('what replaces a page keeps its scroll position, but another page begins at its top', () => {
  vi.stubGlobal('window', { scrollY: 80 });
  expect(scrollOf(entryFor({ replace: true }))).toBe(80);
  expect(entryFor({ replace: true, fromTop: true })).toEqual({ replace: true, state: null });
  expect(entryFor()).toEqual({ replace: false, state: null });
});
