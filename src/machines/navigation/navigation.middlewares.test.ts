import { describe, expect, it } from 'vitest';
import { startNavigation } from '../../../tests/fakes/navigation.ts';
import { isNavigating, selectPageError, selectPath, selectRouteId } from './navigation.selectors.ts';
import type { MiddlewareAnswer } from './navigation.wire.ts';

describe('NAV-6', () => {
  const bookings = '/lich-truc-tiep/dat-lich-cua-ban';
  const withMember = (answer: MiddlewareAnswer) => startNavigation({ middlewares: { member: () => answer } });

  it('NAV-6: a route that names a missing middleware is an error', async () => {
    const { go } = await startNavigation({ input: { middlewares: [] } });
    expect(selectPageError(await go(bookings))).toEqual({ status: 500, message: 'Unknown route middleware' });
  });

  it('NAV-6: a middleware that passes opens the page', async () => {
    const { go } = await withMember({ kind: 'pass' });
    expect(selectRouteId(await go(bookings))).toBe('scheduleBooked');
  });

  it('NAV-6: a middleware may lead elsewhere, without an entry for the page refused', async () => {
    const { go, written } = await withMember({ kind: 'redirect', to: '/menu' });
    expect(selectPath(await go(bookings))).toBe('/menu');
    expect(written).toEqual(['replace /menu', 'arrived /menu']);
  });

  it.each([
    [3, 'menu', undefined],
    [4, null, 500],
  ])('NAV-6: %i redirects in a row lead to %s', async (times, id, status) => {
    let asked = 0;
    const member = (): MiddlewareAnswer => ({ kind: 'redirect', to: (asked += 1) < times ? bookings : '/menu' });
    const { go } = await startNavigation({ middlewares: { member } });
    const snapshot = await go(bookings);
    expect([selectRouteId(snapshot), selectPageError(snapshot)?.status]).toEqual([id, status]);
  });

  it('NAV-6: redirects that never end are an error', async () => {
    const { go } = await withMember({ kind: 'redirect', to: bookings });
    expect(selectPageError(await go(bookings))?.status).toBe(500);
  });

  it('NAV-6: a middleware may refuse with a status', async () => {
    const { go } = await withMember({ kind: 'refuse', status: 403 });
    const snapshot = await go(bookings);
    expect(selectPageError(snapshot)).toEqual({ status: 403, message: 'Internal Server Error' });
    expect([snapshot.value, isNavigating(snapshot)]).toEqual(['failed', false]);
  });
});
