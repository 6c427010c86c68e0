import { describe, expect, it } from 'vitest';
import { exampleOf } from './routes.ts';
import { findAmong, findRoute } from './findRoute.ts';
import type { RouteSpec } from './routeSpec.ts';
import { hrefOf, routeById, routes } from './routes.ts';

it.each(routes.map((route) => [route.id, exampleOf(route)]))('ROUTE %s answers its example %s', (id, example) => {
  expect(findRoute(example)?.route.id).toBe(id);
});

const table: readonly RouteSpec[] = ['/a/:x', '/a/b', '/:y/b/:z', '/a/:x/c', '/a/b/:z'].map((path) => ({
  id: path,
  path: path as `/${string}`,
  layout: 'default',
  words: [],
  menu: null,
  indexed: true,
}));
const idOf = (path: string) => findAmong(table, path)?.route.id;

it('a static segment beats a parameter, at the first place where two differ', () => {
  expect([idOf('/a/b'), idOf('/a/x'), idOf('/x/b/c'), idOf('/a/b/c'), idOf('/a/x/c')]).toEqual([
    '/a/b',
    '/a/:x',
    '/:y/b/:z',
    '/a/b/:z',
    '/a/:x/c',
  ]);
});

it('the first of two equals wins', () => {
  const twins = [
    { ...table[0]!, id: 'first' },
    { ...table[0]!, id: 'second' },
  ];
  expect(findAmong(twins, '/a/x')?.route.id).toBe('first');
});

it('gives the parameters decoded, and keeps their case', () => {
  expect(findAmong(table, '/A/B%E1%BA%BFn%2FG')?.params).toEqual({ x: 'Bến/G' });
  expect(findAmong(table, '/x/b/c/')?.params).toEqual({ y: 'x', z: 'c' });
});

it('does not answer other lengths, other words, nor what cannot be decoded', () => {
  expect([idOf('/a'), idOf('/a/b/c/d'), idOf('/x/y'), idOf('/a/%E1')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('minds neither a trailing slash nor the case of what is static', () => {
  expect([findRoute('/MENU/')?.route.id, findRoute('//')?.route.id]).toEqual(['menu', 'home']);
});

describe('addresses', () => {
  it('are made from a route and its parameters', () => {
    expect([hrefOf('home'), hrefOf('scheduleAll')]).toEqual(['/', '/lich-truc-tiep/tat-ca']);
    expect(hrefOf('roomCasino', { slug: 'a b/c' })).toBe('/truc-tiep/casino/a%20b%2Fc');
    expect(routeById('menu').path).toBe('/menu');
  });
});
