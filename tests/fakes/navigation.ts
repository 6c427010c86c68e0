import { createActor } from 'xstate';
import { findRoute } from '#domain/routing/findRoute.ts';
import type { NavigationEvent, NavigationInput } from '#machines/navigation/navigation.types.ts';
import { isNavigating, selectLayout } from '#machines/navigation/navigation.selectors.ts';
import { navigationInput, wireNavigation, type NavigationPorts } from '#machines/navigation/navigation.wire.ts';
import { settle } from './accounts.ts';
import { fakeHistory } from './history.ts';

/** A navigation over fakes with its first page open; records what was written, permitted and loaded. */
export const startNavigation = async (
  over: Partial<NavigationPorts> & { readonly input?: Partial<NavigationInput>; readonly at?: string } = {},
) => {
  const { port: history, written } = fakeHistory(over.at ?? '/');
  const permits: string[] = [];
  const loads: string[] = [];
  const ports: NavigationPorts = {
    history,
    routes: findRoute,
    readRoutes: async () => findRoute,
    reloads: { permit: async (path) => (permits.push(path) === 1 ? 'granted' : 'tooSoon') },
    middlewares: { member: () => ({ kind: 'pass' }) },
    load: async ({ to, found }) => loads.push(`${found.route.id} ${to}`),
    arrived: ({ path, error }) => written.push(error ? `error ${path}` : `arrived ${path}`),
    offerReload: () => written.push('offer'),
    partMissing: () => written.push('part missing'),
    ...over,
  };
  const actor = createActor(wireNavigation(ports), {
    input: { ...navigationInput(ports, { running: () => 'b1' }, []), ...over.input },
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
