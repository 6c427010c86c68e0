import { expect, it } from 'vitest';
import { askedBy, asksForAnything, searchPath } from './asked.ts';

const read = (address: string) => {
  const query = new URLSearchParams(address.split('?')[1]);
  return askedBy((name) => query.get(name));
};

it.each(['Bến Gỗ', '100%', 'a+b', 'C&A', '%25', '木碼頭', 'x=1?#'])(
  'A-4: what is typed, such as "%s", stands in the address as it is',
  (q) => expect(read(searchPath({ q })).q).toBe(q),
);

it('A-4: keeps day, league and side of today, and drops what means nothing', () => {
  const asked = { q: 'go', date: '2026-11-21', league: 'dong-bang', past: false };
  expect(read(searchPath(asked))).toEqual(asked);
  expect(read(searchPath({ past: true }))).toEqual({ q: '', date: null, league: null, past: true });
  expect(read('/x?date=never&league=%20&when=soon')).toEqual({ q: '', date: null, league: null, past: false });
  expect(read(`/x?q=${'a'.repeat(300)}`).q).toHaveLength(80);
  expect(searchPath({ q: '  ' })).toBe('/thong-tin-tran-dau');
  expect([searchPath({}), searchPath({ q: 'a' })].map((path) => asksForAnything(read(path)))).toEqual([false, true]);
});
