import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { settle } from '../../../tests/fakes/accounts.ts';
import { fakeHistory } from '../../../tests/fakes/history.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import type { ReloadsPort } from '#ports/navigation.ts';
import { navigationMachine, type NavigationEvent, type NavigationInput } from './navigation.machine.ts';
import {
  isNavigating,
  selectEntryState,
  selectHash,
  selectLayout,
  selectLocalPath,
  selectMatch,
  selectNewBuild,
  selectPageError,
  selectPath,
  selectRouteId,
  selectSearch,
} from './navigation.selectors.ts';
import { navigationInput, wireNavigation, type MiddlewareAnswer, type NavigationPorts } from './navigation.wire.ts';

wellFormed('navigation', navigationMachine);

const start = async (
  over: Partial<NavigationPorts> & { readonly input?: Partial<NavigationInput>; readonly at?: string } = {},
) => {
  const { port: history, written } = fakeHistory(over.at ?? '/');
  const permits: string[] = [];
  const loads: string[] = [];
  const ports: NavigationPorts = {
    history,
    reloads: { permit: async (path) => (permits.push(path) === 1 ? 'granted' : 'tooSoon') },
    middlewares: { member: () => ({ kind: 'pass' }) },
    load: async ({ to, match }) => loads.push(`${match.route.id} ${to}`),
    arrived: ({ path, error }) => written.push(error ? `error ${path}` : `arrived ${path}`),
    offerReload: () => written.push('offer'),
    partMissing: () => written.push('part missing'),
    ...over,
  };
  const actor = createActor(wireNavigation(ports), {
    input: { ...navigationInput(ports, { running: () => 'b1' }), ...over.input },
  }).start();
  const settled = async () => {
    await settle();
    return actor.getSnapshot();
  };
  const go = (to: string, more: Partial<Extract<NavigationEvent, { type: 'navigation.go' }>> = {}) => {
    actor.send({ type: 'navigation.go', to, replace: false, state: null, pop: false, ...more });
    return settled();
  };
  const early = { isNavigating: isNavigating(actor.getSnapshot()), layout: selectLayout(actor.getSnapshot()) };
  await settled();
  return { actor, go, settled, written, early, first: written.splice(0), permits, loads };
};

it('opens the first page without touching the history', async () => {
  const { actor, loads, first } = await start({ at: '/en/menu?a=1#b' });
  expect(first).toEqual(['arrived /en/menu']);
  const snapshot = actor.getSnapshot();
  expect([selectPath(snapshot), selectLocalPath(snapshot), selectSearch(snapshot), selectHash(snapshot)]).toEqual([
    '/en/menu',
    '/menu',
    'a=1',
    'b',
  ]);
  expect([selectRouteId(snapshot), loads, selectNewBuild(snapshot)]).toEqual(['menu', ['menu /en/menu?a=1#b'], null]);
});

it('prepares a page behind the one shown, then writes the history and arrives', async () => {
  const { actor, go, written } = await start();
  const going = go('/menu', { state: { from: 'home' } });
  expect([selectPath(actor.getSnapshot()), isNavigating(actor.getSnapshot()), written]).toEqual(['/', true, []]);
  const snapshot = await going;
  expect([selectPath(snapshot), selectEntryState(snapshot), written]).toEqual([
    '/menu',
    { from: 'home' },
    ['push /menu', 'arrived /menu'],
  ]);
});

it('replaces where asked to, and writes nothing where the browser is there already', async () => {
  const { go, written } = await start();
  await go('/menu', { replace: true });
  await go('/chatroom', { pop: true });
  expect(written).toEqual(['replace /menu', 'arrived /menu', 'arrived /chatroom']);
});

it('prepares the page anew for another query', async () => {
  const { go, loads, written } = await start({ at: '/menu?a=1' });
  await go('/menu?a=2');
  expect([loads, written]).toEqual([
    ['menu /menu?a=1', 'menu /menu?a=2'],
    ['push /menu?a=2', 'arrived /menu'],
  ]);
});

it.each([
  ['/truc-tiep/casino/ban-thao-nguyen-3-c1', ['liveroom', true], 'liveroom', 'roomCasino'],
  ['/menu', ['default', true], 'default', 'menu'],
  ['/khong-co', ['default', false], 'default', null],
  ['/truc-tiep/casino/Khong_Co', ['default', false], 'default', null],
] as const)('knows how %s stands in the window, also before it is ready', async (at, early, layout, id) => {
  const { actor, early: seen } = await start({ at });
  expect([seen.layout, seen.isNavigating]).toEqual(early);
  expect([selectLayout(actor.getSnapshot()), selectRouteId(actor.getSnapshot())]).toEqual([layout, id]);
});

it('goes only to the last of two places', async () => {
  const { go, written } = await start();
  await Promise.all([go('/menu'), go('/chatroom')]);
  expect(written).toEqual(['push /chatroom', 'arrived /chatroom']);
});

it('makes a layer of the same page an entry of the history and nothing else', async () => {
  const { go, written, loads } = await start();
  loads.length = 0;
  const snapshot = await go('/', { state: { layer: 'login' } });
  expect([selectEntryState(snapshot), written, loads]).toEqual([{ layer: 'login' }, ['push /'], []]);
  await go('/#tin', { state: null });
  expect(written).toEqual(['push /', 'push /#tin']);
});

describe('NAV-1', () => {
  it('NAV-1: a route whose check fails is a page that is not found', async () => {
    const { go, written } = await start();
    const to = '/truc-tiep/casino/Khong_Co';
    const snapshot = await go(to);
    expect(selectPageError(snapshot)).toEqual({ status: 404, message: `Page Not Found: ${to}` });
    expect([selectMatch(snapshot), selectPath(snapshot), written]).toEqual([null, to, [`push ${to}`, `error ${to}`]]);
  });

  it('NAV-1: a path that no route has is a page that is not found, and the next page clears it', async () => {
    const { go } = await start({ at: '/khong-co' });
    const snapshot = await go('/khong-co?a=1');
    expect(selectPageError(snapshot)).toEqual({ status: 404, message: 'Page Not Found: /khong-co?a=1' });
    expect(selectPageError(await go('/menu'))).toBeNull();
  });
});

describe('NAV-2', () => {
  it.each([
    [404, { status: 404, message: 'Page Not Found: /menu' }],
    [503, { status: 503, message: 'Internal Server Error' }],
  ])('NAV-2: a page that cannot be loaded (%i) sets the error', async (status, error) => {
    const { actor, go } = await start();
    await go('/menu');
    actor.send({ type: 'navigation.loadFailed', status });
    expect(actor.getSnapshot().value).toBe('failed');
    expect([selectPageError(actor.getSnapshot()), selectMatch(actor.getSnapshot())]).toEqual([error, null]);
  });
});

describe('NAV-3', () => {
  const build = { type: 'navigation.build', id: 'b2' } as const;
  const busy = (on: boolean) => ({ type: 'navigation.busy', reason: 'media', on }) as const;

  it('NAV-3: a new build reloads on the next navigation', async () => {
    const { actor, go, written } = await start();
    actor.send(build);
    expect(selectNewBuild(actor.getSnapshot())).toBe('b2');
    await go('/menu');
    expect(written).toEqual(['load /menu']);
  });

  it('NAV-3: the build that runs is no news', async () => {
    const { actor, go, written } = await start();
    actor.send({ type: 'navigation.build', id: 'b1' });
    await go('/menu');
    expect(written).toEqual(['push /menu', 'arrived /menu']);
  });

  it('NAV-3: waits while media plays, offers the reload once, and reloads on the first navigation after', async () => {
    const { actor, go, written } = await start();
    actor.send(busy(true));
    actor.send(build);
    actor.send(build);
    expect(written).toEqual(['offer']);
    await go('/menu');
    actor.send(busy(false));
    await go('/chatroom');
    expect(written).toEqual(['offer', 'push /menu', 'arrived /menu', 'load /chatroom']);
  });

  it('NAV-3: offers when the viewer became busy after the build was seen', async () => {
    const { actor, go, written } = await start();
    actor.send(build);
    actor.send(busy(true));
    await go('/menu');
    await go('/chatroom');
    expect(written).toEqual(['offer', 'push /menu', 'arrived /menu', 'push /chatroom', 'arrived /chatroom']);
  });

  it('NAV-3: waits for every reason to end', async () => {
    const { actor, go, written } = await start();
    actor.send(build);
    actor.send(busy(true));
    actor.send(busy(true));
    actor.send({ type: 'navigation.busy', reason: 'draft', on: true });
    actor.send(busy(false));
    await go('/menu');
    actor.send({ type: 'navigation.busy', reason: 'draft', on: false });
    await go('/chatroom');
    expect(written.at(-1)).toBe('load /chatroom');
    expect(written).toContain('arrived /menu');
  });

  it.each([
    ['the next navigation', { type: 'navigation.go', to: '/', replace: false, state: null, pop: false }],
    ['the viewer who takes it', { type: 'navigation.reload' }],
  ] as const)('NAV-3: a page on its way does not arrive after a reload by %s', async (_, leave) => {
    const { actor, settled, written } = await start();
    actor.send({ type: 'navigation.go', to: '/menu', replace: false, state: null, pop: false });
    actor.send(build);
    actor.send(leave);
    expect([(await settled()).value, written]).toEqual(['leaving', ['load /']]);
  });

  it('NAV-3: the viewer may take the build at once', async () => {
    const { actor, go, written } = await start();
    await go('/menu?a=1#b');
    actor.send({ type: 'navigation.reload' });
    expect(written.at(-1)).toBe('load /menu?a=1#b');
  });

  it('NAV-3: opening a layer reloads nothing', async () => {
    const { actor, go, written } = await start();
    actor.send(build);
    await go('/', { state: { layer: 'menu' } });
    expect(written).toEqual(['push /']);
  });
});

it('NAV-4: a rule leads outside', async () => {
  const rules = [{ from: '/khuyen-mai', to: 'https://example.org/promo' }];
  const { go, written } = await start({ input: { rules } });
  expect((await go('/en/khuyen-mai?x=1')).value).toBe('leaving');
  expect(written).toEqual(['load https://example.org/promo']);
});

describe('NAV-5', () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('NAV-5: a chunk that cannot be loaded reloads the page, at the page wanted', async () => {
    const { go, written, permits } = await start({
      load: (wish) => (wish.to === '/' ? Promise.resolve() : load()),
    });
    const { value } = await go('/menu?a=1');
    expect([value, written, permits]).toEqual(['leaving', ['load /menu?a=1'], ['/menu']]);
  });

  const tooSoon: readonly [string, ReloadsPort['permit']] = ['is not permitted again', async () => 'tooSoon'];
  const unreachable: readonly [string, ReloadsPort['permit']] = ['would lead nowhere', async () => 'unreachable'];
  const unasked: readonly [string, ReloadsPort['permit']] = [
    'cannot be asked for',
    () => Promise.reject(new Error('no session storage')),
  ];
  const refusals = [tooSoon, unreachable, unasked];
  it.each(refusals)('NAV-5: where a reload %s, the error page stands', async (_, permit) => {
    const { go, written } = await start({
      load: (wish) => (wish.to === '/' ? Promise.resolve() : load()),
      reloads: { permit },
    });
    const snapshot = await go('/menu');
    expect(selectPageError(snapshot)).toEqual({ status: 500, message: 'Internal Server Error' });
    expect([selectPath(snapshot), written]).toEqual(['/menu', ['push /menu', 'error /menu']]);
  });

  it.each([true, false])('NAV-5: code of the page shown that fails later reloads it too (a part: %s)', async (part) => {
    const { actor, settled, written, permits } = await start();
    actor.send({ type: 'navigation.chunkFailed', path: '/', part });
    expect(isNavigating(actor.getSnapshot())).toBe(!part);
    await settled();
    expect([written, permits]).toEqual([['load /'], ['/']]);
  });

  it('NAV-5: a page stays without a part whose code cannot be had, and says so, while there would be no page at all', async () => {
    const permit = unreachable[1];
    const { actor, settled, written, go } = await start({ reloads: { permit } });
    actor.send({ type: 'navigation.chunkFailed', path: '/', part: true });
    actor.send({ type: 'navigation.chunkFailed', path: '/', part: true });
    const snapshot = await settled();
    expect([selectMatch(snapshot)?.route.id, selectPageError(snapshot), written]).toEqual([
      ...['home', null],
      ['part missing'],
    ]);
    await go('/menu');
    expect(written).toEqual(['part missing', 'push /menu', 'arrived /menu']);
  });

  it.each([tooSoon, unasked])('NAV-5: where a reload for a part %s, the page shown fails', async (_, permit) => {
    const { actor, settled, written } = await start({ reloads: { permit } });
    actor.send({ type: 'navigation.chunkFailed', path: '/', part: true });
    const snapshot = await settled();
    expect([snapshot.value, selectPageError(snapshot)?.status, written]).toEqual(['failed', 500, ['error /']]);
  });

  it.each(refusals)(
    'NAV-5: where a reload %s, the page shown fails without an entry in the history',
    async (_, permit) => {
      const { actor, settled, written } = await start({ reloads: { permit } });
      actor.send({ type: 'navigation.chunkFailed', path: '/', part: false });
      const snapshot = await settled();
      expect([snapshot.value, selectPageError(snapshot)?.status, written]).toEqual(['failed', 500, ['error /']]);
    },
  );

  it('NAV-5: checks that break reload the page too', async () => {
    const member = () => {
      throw new Error('on purpose');
    };
    const to = '/lich-truc-tiep/dat-lich-cua-ban';
    const { go, written, permits } = await start({ middlewares: { member } });
    await go(to);
    expect([written, permits]).toEqual([[`load ${to}`], [to]]);
  });
});

describe('NAV-6', () => {
  const bookings = '/lich-truc-tiep/dat-lich-cua-ban';
  const withMember = (answer: MiddlewareAnswer) => start({ middlewares: { member: () => answer } });

  it('NAV-6: a route that names a missing middleware is an error', async () => {
    const { go } = await start({ input: { middlewares: [] } });
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
    const { go } = await start({ middlewares: { member } });
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
