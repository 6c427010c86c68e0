import { expect, it } from 'vitest';
import type { FoundRoute } from '../routing/findRoute.ts';
import { errorTitle, judge, mayReload, NAVIGATION, pageNotFound } from './navigation.ts';

const found = (over: Partial<FoundRoute<string>['route']> = {}): FoundRoute<string> => ({
  params: { id: '9' },
  route: { id: 'a', path: '/a/:id', layout: 'default', words: [], menu: null, indexed: true, ...over },
});
const known = new Set(['member']);
const refused = (status: number, message: string) => ({ kind: 'refused', error: { status, message } });

it('NAV-1: a path without a route is not found', () => {
  expect(judge('/x?y=1', null, known)).toEqual(refused(404, 'Page Not Found: /x?y=1'));
});

it('NAV-1: a check sees the parameters; 404 unless it gives another status', () => {
  expect(judge('/a/9', found({ refuse: ({ id }) => (id === '9' ? {} : null) }), known)).toEqual(
    refused(404, 'Page Not Found: /a/9'),
  );
  expect(judge('/a/9', found({ refuse: () => ({ status: 410 }) }), known)).toEqual(
    refused(410, 'Page Not Found: /a/9'),
  );
  expect(judge('/a/9', found({ refuse: () => null }), known)).toEqual({ kind: 'open' });
  expect(judge('/a/9', found(), known)).toEqual({ kind: 'open' });
});

it.each(['/a', '/a?x=1', '/a#b'])('NAV-4: a rule leads %s outside, even where a route answers it', (path) => {
  const rules = [{ from: '/a', to: 'https://example.org/' }];
  expect(judge(path, found(), known, rules)).toEqual({ kind: 'external', url: 'https://example.org/' });
  expect(judge('/a/9', found(), known, rules)).toEqual({ kind: 'open' });
});

it('NAV-6: a middleware that nobody registered is an error', () => {
  expect(judge('/a/9', found({ middleware: ['member'] }), known)).toEqual({ kind: 'open' });
  expect(judge('/a/9', found({ middleware: ['member'] }), new Set())).toEqual(refused(500, 'Unknown route middleware'));
  const two = { ...found(), route: { ...found().route, middleware: ['member', 'staff' as 'member'] as const } };
  expect(judge('/a/9', two, known)).toEqual(refused(500, 'Unknown route middleware'));
});

it('NAV-2: 404 is Page Not Found, anything else an Internal Server Error', () => {
  expect(errorTitle(pageNotFound('/x'))).toBe('Page Not Found');
  expect(errorTitle({ status: 503, message: 'Internal Server Error' })).toBe('Internal Server Error');
  expect(errorTitle(pageNotFound('/x', 410))).toBe('Internal Server Error');
});

it.each([
  [null, 0, true],
  [1000, 10_999, false],
  [1000, 11_000, true],
  [1000, 1000, false],
  [1000, 999, true],
])('NAV-5: last reloaded at %s, at %i a reload is permitted: %s', (last, now, permitted) => {
  expect(mayReload(last, now)).toBe(permitted);
});

it('NAV-5, NAV-7, BUILD-1: the numbers of the clauses', () => {
  expect([NAVIGATION.chunkReloadGuardMs, NAVIGATION.preloadsInFlight, NAVIGATION.manifestPollMs]).toEqual([
    10_000, 4, 300_000,
  ]);
});
