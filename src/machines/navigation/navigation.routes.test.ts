import { describe, expect, it } from 'vitest';
import { startNavigation } from '../../../tests/fakes/navigation.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { bookOfFirst, firstOf, type RouteBook } from '#domain/routing/routeBook.ts';
import { selectFound, selectPageError, selectPath } from './navigation.selectors.ts';

/** What a browser knows whose document is the menu's. */
const ofMenu = bookOfFirst(firstOf('/menu', findRoute('/menu')!));
const GONE = '/truc-tiep/casino/Khong_Co';
const notFound = { status: 404, message: `Page Not Found: ${GONE}` };

describe('NAV-1', () => {
  it('NAV-1: Back to a path that no route accepts, while the first page is prepared, is a page that is not found', async () => {
    const held = new Promise<never>(() => {});
    const { actor, go, written } = await startNavigation({ at: '/menu', routes: ofMenu, load: () => held });
    expect(actor.getSnapshot().value).toBe('preparing');
    const snapshot = await go(GONE, { replace: true, pop: true });
    expect([selectPageError(snapshot), selectPath(snapshot), written]).toEqual([notFound, GONE, [`error ${GONE}`]]);
  });

  it('NAV-1: Back before the first page began to be prepared is judged by the table, not by the route of the document', async () => {
    const { actor, loads } = await startNavigation({ at: GONE, routes: ofMenu });
    expect([selectPageError(actor.getSnapshot()), loads]).toEqual([notFound, []]);
  });

  it('NAV-1: a table that comes late leaves the page as it is, and opens only the last of the pages asked for', async () => {
    const gives: ((book: RouteBook) => void)[] = [];
    const readRoutes = () => new Promise<RouteBook>((give) => void gives.push(give));
    const { go, settled, written } = await startNavigation({ at: '/menu', routes: ofMenu, readRoutes });
    await go('/');
    const waiting = await go('/chatroom');
    expect([waiting.value, selectPath(waiting), selectFound(waiting)?.route.id]).toEqual([
      'readingRoutes',
      '/menu',
      'menu',
    ]);
    for (const give of gives) give(findRoute);
    const snapshot = await settled();
    expect([selectFound(snapshot)?.route.id, written]).toEqual(['chatroom', ['push /chatroom', 'arrived /chatroom']]);
  });
});

describe('NAV-5', () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('NAV-5: a table that cannot be loaded reloads the page, at the page wanted', async () => {
    const { go, written, permits } = await startNavigation({ at: '/menu', routes: ofMenu, readRoutes: missing });
    const { value } = await go('/chatroom?a=1');
    expect([value, written, permits]).toEqual(['leaving', ['load /chatroom?a=1'], ['/chatroom']]);
  });

  it('NAV-5: where that reload is refused, the error page stands, and the next navigation reads the table again', async () => {
    let isThere = false;
    const { go, written } = await startNavigation({
      ...{ at: '/menu', routes: ofMenu },
      readRoutes: () => (isThere ? Promise.resolve(findRoute) : missing()),
      reloads: { permit: async () => 'unreachable' },
    });
    expect(selectPageError(await go('/chatroom'))).toEqual({ status: 500, message: 'Internal Server Error' });
    isThere = true;
    const snapshot = await go('/chatroom');
    expect([selectPageError(snapshot), selectFound(snapshot)?.route.id]).toEqual([null, 'chatroom']);
    expect(written).toEqual(['push /chatroom', 'error /chatroom', 'push /chatroom', 'arrived /chatroom']);
  });
});
