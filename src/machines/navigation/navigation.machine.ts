import { assign, setup } from 'xstate';
import { judge, NAVIGATION, pageNotFound, type PageError } from '#domain/navigation/navigation.ts';
import { addressOf, localAddress, placeOf, routeIn } from '#domain/navigation/place.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { RouteBook } from '#domain/routing/routeBook.ts';
import type { ReloadPermit } from '#ports/navigation.ts';
import { unprovided } from '../unprovided.ts';
import type { NavigationContext, NavigationEvent, NavigationInput, Prepared } from './navigation.types.ts';

/** Null without a goal's route, whether it does not exist or is not known yet. */
const aimedAt = ({ goal, routes }: NavigationContext): FoundRoute | null => routeIn(routes, goal!.to) ?? null;
const verdictOn = (context: NavigationContext) =>
  judge(localAddress(context.goal!.to), aimedAt(context), new Set(context.middlewares), context.rules);
const prepared = ({ event }: { readonly event: { readonly output: Prepared } }) => event.output;
const routesRead = ({ event }: { readonly event: { readonly output: RouteBook } }) => event.output;
const permit = ({ event }: { readonly event: { readonly output: ReloadPermit } }) => event.output;
const broken = [{ type: 'arriveAtError', params: 500 } as const, 'tellArrived' as const];
const is = (kind: Prepared['kind']) => (_: unknown, outcome: Prepared) => outcome.kind === kind;
const isNews = ({ running, newBuild }: NavigationContext, event: NavigationEvent) =>
  event.type === 'navigation.build' && event.id !== running && event.id !== newBuild;
const toGoal = {
  type: 'hardLoad',
  params: ({ context }: { readonly context: NavigationContext }) => context.goal!.to,
} as const;
const toHere = {
  type: 'hardLoad',
  params: ({ context }: { readonly context: NavigationContext }) => addressOf(context),
} as const;

/** Judges every navigation, prepares the next page behind the current one, and switches when it is ready. */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    input: {} as NavigationInput,
    events: {} as NavigationEvent,
    tags: {} as 'busy',
  },
  actors: {
    readRoutes: unprovided<RouteBook, void>('readRoutes'),
    prepare: unprovided<Prepared, { readonly to: string; readonly found: FoundRoute }>('prepare'),
    permitReload: unprovided<ReloadPermit, string>('permitReload'),
  },
  actions: {
    aim: assign(({ context, event }) => {
      if (event.type !== 'navigation.go') return context;
      const { to, replace, state, pop } = event;
      return { goal: { to, replace, state, pop }, redirects: 0 };
    }),
    aimElsewhere: assign(({ context }, outcome: Prepared) => ({
      goal: { ...context.goal!, to: outcome.kind === 'redirected' ? outcome.to : '/', replace: true, pop: false },
      redirects: context.redirects + 1,
    })),
    aimAtFailedChunk: assign(({ context, event }) => ({
      goal:
        event.type === 'navigation.chunkFailed'
          ? { to: event.path, replace: true, state: context.state, pop: true }
          : null,
    })),
    keepRoutes: assign((_, routes: RouteBook) => ({ routes })),
    arrive: assign(({ context }) => ({
      ...placeOf(context.goal!.to),
      moved: context.moved || context.found !== null || context.error !== null,
      state: context.goal!.state,
      found: aimedAt(context),
      error: null,
      goal: null,
    })),
    arriveRefused: assign(({ context }) => {
      const verdict = verdictOn(context);
      return {
        ...placeOf(context.goal!.to),
        state: context.goal!.state,
        found: null,
        error: verdict.kind === 'refused' ? verdict.error : null,
        goal: null,
      };
    }),
    arriveAtError: assign(({ context }, status: number) => ({
      ...(context.goal && placeOf(context.goal.to)),
      found: null,
      error: errorOf(status, context.goal?.to ?? addressOf(context)),
      goal: null,
    })),
    moveWithin: assign(({ context: { goal } }) => ({ ...placeOf(goal!.to), state: goal!.state, goal: null })),
    noteBuild: assign(({ context, event }) =>
      event.type === 'navigation.build' ? { newBuild: event.id, offered: false } : context,
    ),
    markOffered: assign({ offered: true }),
    noteBusy: assign(({ context, event }) => {
      if (event.type !== 'navigation.busy') return context;
      const others = context.busy.filter((reason) => reason !== event.reason);
      return { busy: event.on ? [...others, event.reason] : others };
    }),
    writeHistory: () => {},
    tellArrived: () => {},
    offerReload: () => {},
    tellPartMissing: () => {},
    hardLoad: (_, _url: string) => {},
  },
  guards: {
    staysHere: ({ context, event }) => {
      if (event.type !== 'navigation.go') return false;
      const { path, search } = placeOf(event.to);
      return path === context.path && search === context.search;
    },
    buildIsDue: ({ context }) => context.newBuild !== null && context.busy.length === 0,
    offerIsDue: ({ context }) => context.newBuild !== null && !context.offered,
    isNewBuild: ({ context, event }) => isNews(context, event),
    isNewBuildWhileBusy: ({ context, event }) => isNews(context, event) && context.busy.length > 0,
    lacksRoute: ({ context }) => routeIn(context.routes, context.goal!.to) === undefined,
    leadsOutside: ({ context }) => verdictOn(context).kind === 'external',
    isRefused: ({ context }) => verdictOn(context).kind === 'refused',
    isReady: is('ready'),
    isRedirected: ({ context }, outcome: Prepared) =>
      outcome.kind === 'redirected' && context.redirects < NAVIGATION.maxRedirects,
    lacksChunk: is('chunkFailed'),
    mayReload: (_, permit: ReloadPermit) => permit === 'granted',
    isUnreachable: (_, permit: ReloadPermit) => permit === 'unreachable',
    isPart: ({ event }) => event.type === 'navigation.chunkFailed' && event.part,
  },
}).createMachine({
  id: 'navigation',
  context: ({ input: { to, state = null, moved = false, ...rest } }) => ({
    ...rest,
    ...placeOf(to),
    state,
    moved,
    found: null,
    error: null,
    goal: { to, replace: true, state, pop: true },
    redirects: 0,
    newBuild: null,
    offered: false,
    busy: [],
  }),
  initial: 'judging',
  on: {
    'navigation.go': [
      {
        guard: 'buildIsDue',
        target: '.leaving',
        actions: { type: 'hardLoad', params: ({ event }) => event.to },
      },
      { guard: 'offerIsDue', target: '.judging', actions: ['aim', 'offerReload', 'markOffered'] },
      { target: '.judging', actions: 'aim' },
    ],
    'navigation.build': [
      { guard: 'isNewBuildWhileBusy', actions: ['noteBuild', 'offerReload', 'markOffered'] },
      { guard: 'isNewBuild', actions: 'noteBuild' },
    ],
    'navigation.busy': { actions: 'noteBusy' },
    'navigation.reload': { target: '.leaving', actions: toHere },
  },
  states: {
    judging: {
      always: [
        {
          guard: 'leadsOutside',
          target: 'leaving',
          actions: { type: 'hardLoad', params: ({ context }) => outsideOf(context) },
        },
        { guard: 'lacksRoute', target: 'readingRoutes' },
        { guard: 'isRefused', target: 'failed', actions: ['writeHistory', 'arriveRefused', 'tellArrived'] },
        { target: 'preparing' },
      ],
    },
    readingRoutes: {
      tags: 'busy',
      invoke: {
        id: 'readRoutes',
        src: 'readRoutes',
        onDone: { target: 'judging', actions: { type: 'keepRoutes', params: routesRead } },
        onError: 'recovering',
      },
    },
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => ({ to: context.goal!.to, found: aimedAt(context)! }),
        onDone: [
          {
            guard: { type: 'isReady', params: prepared },
            target: 'open',
            actions: ['writeHistory', 'arrive', 'tellArrived'],
          },
          {
            guard: { type: 'isRedirected', params: prepared },
            target: 'judging',
            actions: { type: 'aimElsewhere', params: prepared },
          },
          { guard: { type: 'lacksChunk', params: prepared }, target: 'recovering' },
          {
            target: 'failed',
            actions: [
              'writeHistory',
              {
                type: 'arriveAtError',
                params: ({ event }) => (event.output.kind === 'refused' ? event.output.status : 500),
              },
              'tellArrived',
            ],
          },
        ],
        onError: 'recovering',
      },
    },
    recovering: {
      tags: 'busy',
      invoke: {
        id: 'permitReload',
        src: 'permitReload',
        input: ({ context }) => placeOf(context.goal!.to).path,
        onDone: [
          { guard: { type: 'mayReload', params: permit }, target: 'leaving', actions: toGoal },
          { target: 'failed', actions: ['writeHistory', ...broken] },
        ],
        onError: { target: 'failed', actions: ['writeHistory', ...broken] },
      },
    },
    open: {
      initial: 'whole',
      states: {
        whole: {},
        // A part could not be loaded: after a reload the new document may have its code. If the origin does not answer,
        // the page stays.
        mending: {
          // Several parts may be in one file.
          on: { 'navigation.chunkFailed': { guard: 'isPart' } },
          invoke: {
            id: 'permitReload',
            src: 'permitReload',
            input: ({ context }) => context.path,
            onDone: [
              { guard: { type: 'mayReload', params: permit }, target: '#navigation.leaving', actions: toHere },
              { guard: { type: 'isUnreachable', params: permit }, target: 'whole', actions: 'tellPartMissing' },
              { target: '#navigation.failed', actions: broken },
            ],
            onError: { target: '#navigation.failed', actions: broken },
          },
        },
      },
      on: {
        // Opening a dialog or an anchor of the same page only adds a history entry.
        'navigation.go': { guard: 'staysHere', actions: ['aim', 'writeHistory', 'moveWithin'] },
        'navigation.chunkFailed': [
          { guard: 'isPart', target: '.mending' },
          { target: 'recovering', actions: 'aimAtFailedChunk' },
        ],
        'navigation.loadFailed': {
          target: 'failed',
          actions: { type: 'arriveAtError', params: ({ event }) => event.status },
        },
      },
    },
    failed: {},
    leaving: {},
  },
});

const errorOf = (status: number, to: string): PageError =>
  status === 404 ? pageNotFound(to) : { status, message: 'Internal Server Error' };

const outsideOf = (context: NavigationContext): string => {
  const verdict = verdictOn(context);
  return verdict.kind === 'external' ? verdict.url : '/';
};
