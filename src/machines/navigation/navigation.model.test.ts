import { afterAll, it } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { coverage } from '../../../tests/model/coverage.ts';
import { fakeHistory } from '../../../tests/fakes/history.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { bookOfFirst } from '#domain/routing/routeBook.ts';
import type { ReloadPermit } from '#ports/navigation.ts';
import { navigationMachine } from './navigation.machine.ts';
import type { NavigationContext, NavigationEvent, NavigationInput, Prepared } from './navigation.types.ts';
import { wireNavigation } from './navigation.wire.ts';

const cover = coverage(navigationMachine);
const go = (to: string): NavigationEvent => ({ type: 'navigation.go', to, replace: false, state: null, pop: false });
const answers: readonly Prepared[] = [
  { kind: 'ready' },
  { kind: 'redirected', to: '/menu' },
  { kind: 'refused', status: 403 },
  { kind: 'chunkFailed' },
];
const chunkFailed = [true, false].map((part) => ({ type: 'navigation.chunkFailed', path: '/menu', part }));
const permits: readonly ReloadPermit[] = ['granted', 'tooSoon', 'unreachable'];
const cases: Record<string, readonly EventObject[]> = {
  'navigation.build': ['running', 'next'].map((id) => ({ type: 'navigation.build', id })),
  'navigation.busy': [true, false].map((on) => ({ type: 'navigation.busy', reason: 'media', on })),
  'navigation.chunkFailed': chunkFailed,
  'navigation.loadFailed': [404, 503].map((status) => ({ type: 'navigation.loadFailed', status })),
  'xstate.done.actor.readRoutes': [done('readRoutes', findRoute)],
  'xstate.done.actor.prepare': answers.map((answer) => done('prepare', answer)),
  'xstate.done.actor.permitReload': permits.map((permit) => done('permitReload', permit)),
};
const input: NavigationInput = {
  to: '/',
  middlewares: ['member'],
  rules: [{ from: '/ra-ngoai', to: 'https://example.org/' }],
  running: 'running',
  routes: findRoute,
};
const walkWith = (
  types: RegExp,
  goals: readonly string[],
  decides: (context: NavigationContext) => unknown,
  routes = input.routes,
) =>
  walk({
    chart: navigationMachine,
    cover,
    cases: { ...cases, 'navigation.go': goals.map(go) },
    input: { ...input, routes },
    wire: (hands) => ({
      machine: wireNavigation({
        history: fakeHistory('/').port,
        routes: findRoute,
        readRoutes: async () => findRoute,
        reloads: { permit: () => Promise.resolve('granted') },
        middlewares: { member: () => ({ kind: 'pass' }) },
        load: () => Promise.resolve(),
        arrived: () => {},
        offerReload: () => {},
        partMissing: () => {},
      }).provide({
        actors: {
          readRoutes: hands.logic('readRoutes'),
          prepare: hands.logic('prepare'),
          permitReload: hands.logic('permitReload'),
        },
      }),
    }),
    allow: (_: AnyMachineSnapshot, { type }) => types.test(type),
    seen: (context) => decides(context as unknown as NavigationContext),
  });

it('judges, prepares, redirects and fails as its chart says', () =>
  walkWith(
    /navigation\.(go|loadFailed|chunkFailed|reload)|xstate/,
    ['/', '/khong-co', '/ra-ngoai'],
    ({ path, goal, redirects }) => [path, goal?.to, redirects],
  ));
it('waits with a new build as its chart says', () =>
  walkWith(/navigation\.(go|build|busy)|xstate.done/, ['/en/menu?x=1'], ({ path, newBuild, offered, busy }) => [
    path,
    newBuild,
    offered,
    busy,
  ]));
it('reads the table of routes where an address is not the first one', () =>
  walkWith(
    /navigation\.go|xstate/,
    ['/menu', '/ra-ngoai'],
    ({ path, goal, routes }) => [path, goal?.to, routes === findRoute],
    bookOfFirst(null),
  ));

afterAll(() => cover.assertFull());
