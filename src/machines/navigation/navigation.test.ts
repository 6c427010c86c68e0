import { describe, expect, it } from 'vitest';
import { startNavigation } from '../../../tests/fakes/navigation.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { navigationMachine } from './navigation.machine.ts';
import {
  isColdVisit,
  isNavigating,
  selectEntryState,
  selectHash,
  selectLayout,
  selectLocalPath,
  selectFound,
  selectNewBuild,
  selectPageError,
  selectPath,
  selectRouteId,
  selectSearch,
} from './navigation.selectors.ts';

wellFormed('navigation', navigationMachine);

it('opens the first page without touching the history', async () => {
  const { actor, loads, first } = await startNavigation({ at: '/en/menu?a=1#b' });
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

it('V-3: a visit is cold until something else was shown, and is not where a press asked for its document', async () => {
  const { actor, go } = await startNavigation();
  expect(isColdVisit(actor.getSnapshot())).toBe(true);
  await go('/#x');
  expect(isColdVisit(actor.getSnapshot())).toBe(true);
  await go('/menu');
  expect(isColdVisit(actor.getSnapshot())).toBe(false);
  const led = await startNavigation({ input: { moved: true } });
  expect(isColdVisit(led.actor.getSnapshot())).toBe(false);
  const lost = await startNavigation({ at: '/no-such-page' });
  expect(isColdVisit(lost.actor.getSnapshot())).toBe(true);
  await lost.go('/menu');
  expect(isColdVisit(lost.actor.getSnapshot())).toBe(false);
});

it('prepares a page behind the one shown, then writes the history and arrives', async () => {
  const { actor, go, written } = await startNavigation();
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
  const { go, written } = await startNavigation();
  await go('/menu', { replace: true });
  await go('/chatroom', { pop: true });
  expect(written).toEqual(['replace /menu', 'arrived /menu', 'arrived /chatroom']);
});

it('prepares the page anew for another query', async () => {
  const { go, loads, written } = await startNavigation({ at: '/menu?a=1' });
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
  const { actor, early: seen } = await startNavigation({ at });
  expect([seen.layout, seen.isNavigating]).toEqual(early);
  expect([selectLayout(actor.getSnapshot()), selectRouteId(actor.getSnapshot())]).toEqual([layout, id]);
});

it('goes only to the last of two places', async () => {
  const { go, written } = await startNavigation();
  await Promise.all([go('/menu'), go('/chatroom')]);
  expect(written).toEqual(['push /chatroom', 'arrived /chatroom']);
});

it('makes a layer of the same page an entry of the history and nothing else', async () => {
  const { go, written, loads } = await startNavigation();
  loads.length = 0;
  const snapshot = await go('/', { state: { layer: 'login' } });
  expect([selectEntryState(snapshot), written, loads]).toEqual([{ layer: 'login' }, ['push /'], []]);
  await go('/#tin', { state: null });
  expect(written).toEqual(['push /', 'push /#tin']);
});

describe('NAV-1', () => {
  it('NAV-1: a route whose check fails is a page that is not found', async () => {
    const { go, written } = await startNavigation();
    const to = '/truc-tiep/casino/Khong_Co';
    const snapshot = await go(to);
    expect(selectPageError(snapshot)).toEqual({ status: 404, message: `Page Not Found: ${to}` });
    expect([selectFound(snapshot), selectPath(snapshot), written]).toEqual([null, to, [`push ${to}`, `error ${to}`]]);
  });

  it('NAV-1: a path that no route has is a page that is not found, and the next page clears it', async () => {
    const { go } = await startNavigation({ at: '/khong-co' });
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
    const { actor, go } = await startNavigation();
    await go('/menu');
    actor.send({ type: 'navigation.loadFailed', status });
    expect(actor.getSnapshot().value).toBe('failed');
    expect([selectPageError(actor.getSnapshot()), selectFound(actor.getSnapshot())]).toEqual([error, null]);
  });
});

it('NAV-4: a rule leads outside', async () => {
  const rules = [{ from: '/khuyen-mai', to: 'https://example.org/promo' }];
  const { go, written } = await startNavigation({ input: { rules } });
  expect((await go('/en/khuyen-mai?x=1')).value).toBe('leaving');
  expect(written).toEqual(['load https://example.org/promo']);
});
