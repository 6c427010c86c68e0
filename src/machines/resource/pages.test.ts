import { expect, it } from 'vitest';
import type { CountedSlice } from '#domain/shared/slice.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { loadPages } from './pages.ts';

const pages: Readonly<Record<string, CountedSlice<string>>> = {
  first: { list: ['a', 'b'], total: 5, next: '2.b' },
  '2.b': { list: ['c', 'd'], total: 5, next: '4.d' },
  '4.d': { list: ['e'], total: 4, next: null },
};
const from = () => {
  const asked: (string | null)[] = [];
  const load = async (place: string | null) => {
    asked.push(place);
    return succeeded(pages[place ?? 'first']!);
  };
  return { asked, load };
};

it('as many pages as are looked at are asked for, each from where the one before ended, and no more than there are', async () => {
  const { asked, load } = from();
  expect(await loadPages(1, null, load)).toEqual(succeeded(pages['first']));
  expect(await loadPages(9, null, load)).toEqual(succeeded({ list: ['a', 'b', 'c', 'd', 'e'], total: 4, next: null }));
  expect(asked).toEqual([null, null, '2.b', '4.d']);
});

it('begins where it is told to, and asks for nothing where no page is looked at', async () => {
  const { asked, load } = from();
  expect(await loadPages(1, '2.b', load)).toEqual(succeeded(pages['2.b']));
  expect(await loadPages(0, '2.b', load)).toEqual(succeeded({ list: [], total: 0, next: '2.b' }));
  expect(asked).toEqual(['2.b']);
});

it('is nothing where one of the pages could not be had', async () => {
  const down = failed({ kind: 'unreachable' });
  const { load } = from();
  expect(await loadPages(3, null, async (place) => (place === '2.b' ? down : load(place)))).toEqual(down);
});
