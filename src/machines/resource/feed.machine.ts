import { assign, setup } from 'xstate';
import { reuse } from '#domain/shared/reuse.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { unprovided } from '../unprovided.ts';
import { grown, merged, type Ahead, type Bounds, type Feed } from './feedValue.ts';
import type { ResourceContext, ResourceEvent, Seed } from './resource.machine.ts';

/** The merged answer of a load of one or more slices; `at` is epoch milliseconds by the server's clock. */
export interface FeedReceived {
  readonly outcome: Outcome<Slice<unknown>>;
  readonly at: number;
}
/** How a list is kept up to date. */
export interface FeedKeeping extends Bounds {
  /** Refreshes reload all shown slices, not only the first. */
  readonly whole: boolean;
}
export interface FeedContext extends FeedKeeping, ResourceContext {
  /** The shown list; null before the first answer. */
  readonly value: Feed<unknown> | null;
  readonly ahead: Ahead | null;
  /** Why the next slice could not be loaded. */
  readonly moreFailure: Failure | null;
  /** Number of shown slices. */
  readonly slices: number;
  /** The list was invalidated: the next refresh reloads all slices, not only the first. */
  readonly old: boolean;
  /** It was invalidated while it had no reader: new items at its head can be shown at once. */
  readonly unread: boolean;
}

const received = ({ event }: { readonly event: { readonly output: FeedReceived } }) => event.output;
const succeeded = { type: 'succeeded', params: received } as const;
const begin = { type: 'begin', params: received } as const;
const merge = { type: 'merge', params: received } as const;
const append = { type: 'append', params: received } as const;
const keepFailure = { type: 'keepFailure', params: received } as const;
const keepMoreFailure = { type: 'keepMoreFailure', params: received } as const;

const nothing = {
  ...{ value: null, ahead: null, failure: null, moreFailure: null, receivedAt: null },
  ...{ slices: 0, old: false, unread: false },
};

/**
 * A paginated list: slices are appended one by one, and new items at its head wait in `ahead` until the reader asks for
 * them.
 */
export const feedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as ResourceEvent,
    input: {} as FeedKeeping & { readonly seed: Seed | undefined },
    tags: {} as 'busy' | 'growing',
  },
  actors: {
    load: unprovided<FeedReceived, number>('load'),
    loadMore: unprovided<FeedReceived, string>('loadMore'),
  },
  actions: {
    begin: assign(({ context }, { outcome, at }: FeedReceived) =>
      outcome.ok ? { ...nothing, value: grown(null, outcome.value, context), slices: 1, receivedAt: at } : {},
    ),
    merge: assign(({ context }, { outcome, at }: FeedReceived) => {
      if (!outcome.ok || !context.value) return {};
      const { shown, ahead } = merged(context.value, outcome.value, context);
      const told = { failure: null, moreFailure: null, receivedAt: at, old: false, unread: false };
      return context.unread && ahead
        ? { ...told, value: ahead.feed, ahead: null }
        : { ...told, value: reuse(context.value, shown), ahead };
    }),
    append: assign(({ context: { value, ahead, slices, idOf, most } }, { outcome }: FeedReceived) => {
      if (!outcome.ok) return {};
      const add = (feed: Feed<unknown> | null) => grown(feed, outcome.value, { idOf, most });
      return {
        value: add(value),
        ahead: ahead?.joined ? { ...ahead, feed: add(ahead.feed) } : ahead,
        slices: slices + 1,
      };
    }),
    keepFailure: assign((_, { outcome }: FeedReceived) => (outcome.ok ? {} : { failure: outcome.failure })),
    keepMoreFailure: assign((_, { outcome }: FeedReceived) => (outcome.ok ? {} : { moreFailure: outcome.failure })),
    keepCrash: assign({ failure: { kind: 'malformed', detail: 'the load threw' } }),
    keepMoreCrash: assign({ moreFailure: { kind: 'malformed', detail: 'the load threw' } }),
    forgetMoreFailure: assign({ moreFailure: null }),
    noteOld: assign(({ context, event }) => ({
      old: true,
      unread: context.unread || (event.type === 'resource.invalidate' && event.read === false),
    })),
    show: assign(({ context: { ahead, slices } }) =>
      ahead ? { value: ahead.feed, ahead: null, slices: ahead.joined ? slices : 1 } : {},
    ),
    // The waiting items do not include the change, so they are dropped and loaded again.
    change: assign(({ context, event }) =>
      event.type === 'resource.update'
        ? { value: reuse(context.value, event.change(context.value) as Feed<unknown>), ahead: null }
        : {},
    ),
    clear: assign(nothing),
    reportCrash: () => {},
  },
  guards: {
    succeeded: (_, { outcome }: FeedReceived) => outcome.ok,
    hasValue: ({ context }) => context.value !== null,
    isAhead: ({ context }) => context.ahead !== null,
    goesOn: ({ context }) => (context.value?.next ?? null) !== null,
    isOld: ({ context }) => context.old,
  },
  delays: { becomesStale: 30_000 },
}).createMachine({
  id: 'feed',
  context: ({ input: { idOf, most, whole, seed } }) => ({
    ...{ idOf, most, whole },
    ...nothing,
    ...(seed && { value: seed.value as Feed<unknown>, receivedAt: seed.at, slices: 1 }),
  }),
  initial: 'beginning',
  on: {
    'resource.update': { guard: 'hasValue', actions: 'change' },
    'resource.clear': { target: '.loading', reenter: true, actions: 'clear' },
    'feed.show': { guard: 'isAhead', actions: 'show' },
  },
  states: {
    // An initial snapshot in `fresh` would start no timer, so a seeded value would never become stale.
    beginning: { always: [{ guard: 'hasValue', target: 'fresh' }, 'loading'] },
    loading: {
      tags: 'busy',
      on: { 'resource.invalidate': { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        input: 1,
        onDone: [
          { guard: succeeded, target: 'fresh', actions: begin },
          { target: 'failed', actions: keepFailure },
        ],
        onError: { target: 'failed', actions: ['keepCrash', 'reportCrash'] },
      },
    },
    fresh: {
      after: { becomesStale: 'stale' },
      on: {
        'resource.refresh': 'refreshing',
        'resource.invalidate': { target: 'stale', actions: 'noteOld' },
        'feed.more': { guard: 'goesOn', target: 'growing' },
      },
    },
    stale: {
      on: {
        'resource.refresh': 'refreshing',
        'resource.wanted': 'refreshing',
        'resource.invalidate': { actions: 'noteOld' },
        'feed.more': { guard: 'goesOn', target: 'growing' },
      },
    },
    refreshing: {
      tags: 'busy',
      on: {
        'resource.invalidate': { target: 'refreshing', reenter: true, actions: 'noteOld' },
        'feed.more': { guard: 'goesOn', target: 'growing' },
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => (context.old || context.whole ? context.slices : 1),
        onDone: [
          { guard: succeeded, target: 'fresh', actions: merge },
          { target: 'stale', actions: keepFailure },
        ],
        onError: { target: 'stale', actions: ['keepCrash', 'reportCrash'] },
      },
    },
    growing: {
      tags: ['busy', 'growing'],
      entry: 'forgetMoreFailure',
      on: { 'resource.invalidate': { actions: 'noteOld' } },
      invoke: {
        id: 'loadMore',
        src: 'loadMore',
        input: ({ context }) => context.value?.next ?? '',
        onDone: [
          { guard: succeeded, target: 'grown', actions: append },
          { target: 'grown', actions: keepMoreFailure },
        ],
        onError: { target: 'grown', actions: ['keepMoreCrash', 'reportCrash'] },
      },
    },
    grown: { always: [{ guard: 'isOld', target: 'refreshing' }, { target: 'fresh' }] },
    failed: { on: { 'resource.refresh': 'loading', 'resource.wanted': 'loading' } },
  },
});

export type FeedMachine = typeof feedMachine;
