import { assign, setup } from 'xstate';
import { judge, NAVIGATION, pageNotFound, type PageError } from '#domain/navigation/navigation.ts';
import type { RouteRule } from '#domain/navigation/redirects.ts';
import { addressOf, localAddress, placeOf, routeOf, type Place } from '#domain/navigation/place.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { Goal, ReloadPermit } from '#ports/navigation.ts';
import { unprovided } from '../unprovided.ts';

/** NAV-3: what delays the switch to a new build. */
export type BusyReason = 'media' | 'draft' | 'upload';

export type NavigationEvent =
  | ({ readonly type: 'navigation.go' } & Goal)
  /** The id of the build that the origin serves now. */
  | { readonly type: 'navigation.build'; readonly id: string }
  | { readonly type: 'navigation.busy'; readonly reason: BusyReason; readonly on: boolean }
  /** The viewer accepts the new build. */
  | { readonly type: 'navigation.reload' }
  /** Code of the page at this path could not be loaded; `part`: of a part that the page can do without. */
  | { readonly type: 'navigation.chunkFailed'; readonly path: string; readonly part: boolean }
  /** NAV-2: the data of the page could not be loaded at all. */
  | { readonly type: 'navigation.loadFailed'; readonly status: number };

/** The result of a page's middlewares and code loading. */
export type Prepared =
  | { readonly kind: 'ready' }
  | { readonly kind: 'redirected'; readonly to: string }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'chunkFailed' };

export interface NavigationInput {
  /** Path, query and hash of the first page. */
  readonly to: string;
  readonly state?: unknown;
  /** The document was opened by a press on a page of the portal; in the context also true after the first navigation. */
  readonly moved?: boolean;
  /** NAV-6: the names of the registered middlewares. */
  readonly middlewares: readonly string[];
  /** NAV-4. */
  readonly rules: readonly RouteRule[];
  /** The id of the running build; null if unknown. */
  readonly running: string | null;
}
export interface NavigationContext extends Place, Omit<NavigationInput, 'to'> {
  readonly state: unknown;
  readonly moved: boolean;
  /** The route of the current page; null before the first page, and on an error page. */
  readonly found: FoundRoute | null;
  readonly error: PageError | null;
  readonly goal: Goal | null;
  readonly redirects: number;
  readonly newBuild: string | null;
  /** Whether the new build was offered to the viewer. */
  readonly offered: boolean;
  readonly busy: readonly BusyReason[];
}

const verdictOn = ({ goal, middlewares, rules }: NavigationContext) =>
  judge(localAddress(goal!.to), routeOf(goal!.to), new Set(middlewares), rules);
const prepared = ({ event }: { readonly event: { readonly output: Prepared } }) => event.output;
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
    arrive: assign(({ context }) => ({
      ...placeOf(context.goal!.to),
      moved: context.moved || context.found !== null || context.error !== null,
      state: context.goal!.state,
      found: routeOf(context.goal!.to),
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
        { guard: 'isRefused', target: 'failed', actions: ['writeHistory', 'arriveRefused', 'tellArrived'] },
        { target: 'preparing' },
      ],
    },
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => ({ to: context.goal!.to, found: routeOf(context.goal!.to)! }),
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
