import { fromPromise } from 'xstate';
import type { RouteRule } from '#domain/navigation/redirects.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { RouteBook } from '#domain/routing/routeBook.ts';
import type { Middleware } from '#domain/routing/routeSpec.ts';
import type { Goal, HistoryPort, ReloadPermit, ReloadsPort } from '#ports/navigation.ts';
import type { BuildsPort } from '#ports/portal.ts';
import { navigationMachine } from './navigation.machine.ts';
import type { NavigationContext, NavigationInput, Prepared } from './navigation.types.ts';

/** The decision of a middleware: continue, redirect, or show an error page with a status. */
export type MiddlewareAnswer =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refuse'; readonly status: number };
export type MiddlewareCheck = (wish: { readonly to: string; readonly found: FoundRoute }) => MiddlewareAnswer;

export interface NavigationPorts {
  readonly history: HistoryPort;
  readonly reloads: ReloadsPort;
  readonly middlewares: Readonly<Record<Middleware, MiddlewareCheck>>;
  /** The routes that are known at the start. */
  readonly routes: RouteBook;
  /** Loads the table of all routes; rejects if it cannot be loaded. */
  readonly readRoutes: () => Promise<RouteBook>;
  /** Loads a page's code and words in the language of its address; rejects if they cannot be loaded. */
  readonly load: (wish: { readonly to: string; readonly found: FoundRoute }, signal: AbortSignal) => Promise<unknown>;
  /** Called when a page or an error page is shown: title, colour mode and language follow it. */
  readonly arrived: (context: NavigationContext) => void;
  /** A new build waits until the viewer is no longer busy. */
  readonly offerReload: () => void;
  /** A part of the page could not be loaded, and will be requested again. */
  readonly partMissing: () => void;
}

/** The chart's input: `createActor(wireNavigation(ports), { input: navigationInput(ports, builds, rules) })`. */
export const navigationInput = (
  { history, middlewares, routes }: Pick<NavigationPorts, 'history' | 'middlewares' | 'routes'>,
  builds: Pick<BuildsPort, 'running'>,
  rules: readonly RouteRule[],
): NavigationInput => ({
  to: history.here(),
  state: history.state(),
  moved: history.cameByPress(),
  middlewares: Object.keys(middlewares),
  rules,
  running: builds.running(),
  routes,
});

export const wireNavigation = (ports: NavigationPorts) =>
  navigationMachine.provide({
    actors: {
      readRoutes: fromPromise<RouteBook, void>(() => ports.readRoutes()),
      prepare: fromPromise<Prepared, { readonly to: string; readonly found: FoundRoute }>(({ input, signal }) =>
        prepare(ports, input, signal),
      ),
      permitReload: fromPromise<ReloadPermit, string>(async ({ input }) => ports.reloads.permit(input)),
    },
    actions: {
      writeHistory: ({ context }) => write(ports.history, context.goal),
      tellArrived: ({ context }) => ports.arrived(context),
      offerReload: () => ports.offerReload(),
      tellPartMissing: () => ports.partMissing(),
      hardLoad: (_, url) => ports.history.hardLoad(url),
    },
  });

const prepare = async (
  { middlewares, load }: NavigationPorts,
  wish: { readonly to: string; readonly found: FoundRoute },
  signal: AbortSignal,
): Promise<Prepared> => {
  for (const name of wish.found.route.middleware ?? []) {
    const answer = middlewares[name](wish);
    if (answer.kind === 'redirect') return { kind: 'redirected', to: answer.to };
    if (answer.kind === 'refuse') return { kind: 'refused', status: answer.status };
  }
  try {
    await load(wish, signal);
    return { kind: 'ready' };
  } catch {
    return { kind: 'chunkFailed' };
  }
};

const write = (history: HistoryPort, goal: Goal | null): void => {
  if (!goal || goal.pop) return;
  if (goal.replace) history.replace(goal.to, goal.state);
  else history.push(goal.to, goal.state);
};
