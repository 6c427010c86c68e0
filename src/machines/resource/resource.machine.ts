import { assign, setup } from 'xstate';
import { reuse } from '#domain/shared/reuse.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { unprovided } from '../unprovided.ts';

/** The answer of a load; `at` is epoch milliseconds by the server's clock. */
export interface Received {
  readonly outcome: Outcome<unknown>;
  readonly at: number;
}
export interface ResourceContext {
  /** The last value; a failure keeps it. */
  readonly value: unknown;
  readonly failure: Failure | null;
  readonly receivedAt: number | null;
}
/** A value that came with the page; it counts as loaded. */
export interface Seed {
  readonly value: unknown;
  /** When it was received: epoch milliseconds by the server's clock. */
  readonly at: number;
}
export type ResourceEvent =
  /** Load again now, even if fresh. */
  | { readonly type: 'resource.refresh' }
  /** A reader appeared: load again if stale or failed. */
  | { readonly type: 'resource.wanted' }
  /** The value, or the one that is loading, is outdated; `read` says whether it has a reader. */
  | { readonly type: 'resource.invalidate'; readonly read?: boolean }
  /** Drop the value and load it again, for example for another viewer. */
  | { readonly type: 'resource.clear' }
  /** An optimistic update. */
  | { readonly type: 'resource.update'; readonly change: (value: unknown) => unknown }
  /** Lists only: load the next slice, or retry it. */
  | { readonly type: 'feed.more' }
  /** Lists only: show the new items at the head. */
  | { readonly type: 'feed.show' };

const received = ({ event }: { readonly event: { readonly output: Received } }) => event.output;
const succeeded = { type: 'succeeded', params: received } as const;
const keep = { type: 'keep', params: received } as const;
const keepFailure = { type: 'keepFailure', params: received } as const;

/** Loaded data of any kind: loading, fresh, stale, refreshing or failed. */
export const resourceMachine = setup({
  types: {
    context: {} as ResourceContext,
    input: {} as Seed | undefined,
    events: {} as ResourceEvent,
    tags: {} as 'busy',
  },
  actors: { load: unprovided<Received>('load') },
  actions: {
    keep: assign(({ context }, { outcome, at }: Received) =>
      outcome.ok ? { value: reuse(context.value, outcome.value), failure: null, receivedAt: at } : {},
    ),
    keepFailure: assign((_, { outcome }: Received) => (outcome.ok ? {} : { failure: outcome.failure })),
    keepCrash: assign({ failure: { kind: 'malformed', detail: 'the load threw' } }),
    change: assign(({ context, event }) =>
      event.type === 'resource.update' ? { value: reuse(context.value, event.change(context.value)) } : {},
    ),
    clear: assign({ value: null, failure: null, receivedAt: null }),
    reportCrash: () => {},
  },
  guards: {
    succeeded: (_, { outcome }: Received) => outcome.ok,
    hasValue: ({ context }) => context.value !== null,
  },
  delays: { becomesStale: 30_000 },
}).createMachine({
  id: 'resource',
  context: ({ input }) => ({ value: input?.value ?? null, failure: null, receivedAt: input?.at ?? null }),
  initial: 'beginning',
  on: {
    'resource.update': { guard: 'hasValue', actions: 'change' },
    'resource.clear': { target: '.loading', reenter: true, actions: 'clear' },
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
        onDone: [
          { guard: succeeded, target: 'fresh', actions: keep },
          { target: 'failed', actions: keepFailure },
        ],
        onError: { target: 'failed', actions: ['keepCrash', 'reportCrash'] },
      },
    },
    fresh: {
      after: { becomesStale: 'stale' },
      on: { 'resource.refresh': 'refreshing', 'resource.invalidate': 'stale' },
    },
    stale: { on: { 'resource.refresh': 'refreshing', 'resource.wanted': 'refreshing' } },
    refreshing: {
      tags: 'busy',
      on: { 'resource.invalidate': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          { guard: succeeded, target: 'fresh', actions: keep },
          { target: 'stale', actions: keepFailure },
        ],
        onError: { target: 'stale', actions: ['keepCrash', 'reportCrash'] },
      },
    },
    failed: { on: { 'resource.refresh': 'loading', 'resource.wanted': 'loading' } },
  },
});
