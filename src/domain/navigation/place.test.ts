import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRoute } from '../routing/findRoute.ts';
import { addressOf, localAddress, placeOf, routeIn } from './place.ts';

it.each([
  ['/menu', { path: '/menu', search: '', hash: '' }],
  ['/menu?a=1?b#c?d#e', { path: '/menu', search: 'a=1?b', hash: 'c?d#e' }],
  ['/menu#c', { path: '/menu', search: '', hash: 'c' }],
  ['?a=1', { path: '/', search: 'a=1', hash: '' }],
  ['', { path: '/', search: '', hash: '' }],
])('takes "%s" apart', (to, place) => {
  expect(placeOf(to)).toEqual(place);
});

it('puts an address together again', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'b', '=', '&', '/') });
  fc.assert(
    fc.property(part, part, part, (path, search, hash) => {
      const place = { path: `/${path}`, search, hash };
      expect(placeOf(addressOf(place))).toEqual(place);
    }),
  );
});

it.each([
  ['/en/menu?a=1#b', '/menu?a=1#b'],
  ['/en?a=1', '/?a=1'],
  ['/menu', '/menu'],
])('without its language %s is %s', (to, local) => {
  expect(localAddress(to)).toBe(local);
});

it('finds the route in any language', () => {
  const routeOf = (to: string) => routeIn(findRoute, to);
  expect([routeOf('/zh/menu?x#y')?.route.id, routeOf('/en')?.route.id, routeOf('/khong-co')]).toEqual([
    'menu',
    'home',
    null,
  ]);
});
