import { expect, it } from 'vitest';
import { findRoute } from './findRoute.ts';
import { pageKey } from './pageTitle.ts';
import { bookOfFirst, firstOf, type FirstRoute } from './routeBook.ts';

/** As through the page's document. */
const told = (path: string): FirstRoute => JSON.parse(JSON.stringify(firstOf(path, findRoute(path)!)));

it.each(['/', '/tip-keo/esport', '/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1', '/tai-khoan/bao-mat'])(
  'LOCALE-3: a browser knows of %s what the table knows, but no other path',
  (path) => {
    const book = bookOfFirst(told(path));
    const whole = findRoute(path)!;
    const found = book(path)!;
    const { refuse: _, title: _title, example: _example, canonical: _canonical, tile: _tile, ...row } = whole.route;
    expect(found).toMatchObject({ route: row, params: whole.params });
    expect(pageKey(found)).toBe(pageKey(whole));
    expect(book('/menu')).toBeUndefined();
  },
);

it('NAV-1: a browser that was told nothing knows no path', () => {
  expect(bookOfFirst(null)('/')).toBeUndefined();
});
