import { createActor, fromPromise, type ActorOptions, type ActorRefFrom, type AnyStateMachine } from 'xstate';
import type { Outcome } from '#ports/failure.ts';
import type { ClockPort, LogPort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { attentionMachine, type AttentionMachine } from './attention.machine.ts';
import { resourceMachine, type Received, type ResourceEvent, type Seed } from './resource.machine.ts';
import type { Loader, ResourceRef } from './resource.selectors.ts';

/** What a loading actor is created from. */
export interface Making<Ports, Input> {
  readonly ports: Ports;
  readonly input: Input;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly staleAfterMs: number;
  readonly reportCrash: (event: unknown) => void;
  /** A value that came with the page and replaces the first load. */
  readonly seed: Seed | undefined;
  /** The clock for staleness; the browser's if undefined. */
  readonly timers: { readonly clock: NonNullable<ActorOptions<AnyStateMachine>['clock']> } | undefined;
}

/** Describes data that can be loaded, cached by name and input. Times in milliseconds; not polled by default. */
export interface Resource<Ports, Input, A> {
  readonly name: string;
  readonly load: (ports: Ports, input: Input, signal: AbortSignal) => Promise<Outcome<A>>;
  /** Age after which a new reader triggers a load; by default the polling interval, else 30 s. */
  readonly staleAfterMs?: number;
  readonly pollEveryMs?: number;
  /** The answer depends on the viewer: it is dropped when the viewer changes. */
  readonly private?: true;
  /**
   * For private ones: the origin paints what a guest is answered. It stays in sight of who turns out to be a member, until
   * their own answer is there.
   */
  readonly painted?: true;
  /** Creates an actor of another chart than `resourceMachine`. */
  readonly make?: (making: Making<Ports, Input>) => Loader;
}
export const resource = <Ports, Input, A>(spec: Resource<Ports, Input, A>): Resource<Ports, Input, A> => spec;

export interface ResourcesOptions {
  readonly clock: Pick<ClockPort, 'now'>;
  readonly visibility: VisibilityPort;
  readonly log: LogPort;
  /** Values that came with the page, by `keyOf`: each replaces the first load of its resource. */
  readonly seeds?: ReadonlyMap<string, Seed>;
  /** What the seeds lack and a load brings: each is loaded again with its first reader. */
  readonly seedsLack?: string | undefined;
  /** The seeds are what a guest reads, and the viewer is none: those of private resources are loaded again as well. */
  readonly isMember?: boolean;
  /** Called for every resource that is referred to, before it is loaded: with its actor, and whether it may be painted. */
  readonly made?: (key: string, data: Loader, forAll: boolean) => void;
  /** How long a value is kept after its last reader, in milliseconds; 5 minutes by default. */
  readonly keepMs?: number;
  /** The clock for staleness and polling; the browser's timers by default. */
  readonly timers?: NonNullable<ActorOptions<AnyStateMachine>['clock']>;
}

interface Held {
  readonly name: string;
  readonly private: boolean;
  readonly painted: boolean;
  readonly data: Loader;
  readonly attention: ActorRefFrom<AttentionMachine>;
  readers: number;
  /** Whether the first load was started; before that, events are not sent to the actor. */
  begun: boolean;
  /** Whether the seed is stale already, for example after Back to a painted page. */
  readonly old: boolean;
}

const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
/** The cache key of a resource with an input. */
const keyOf = (name: string, input: unknown): string => `${name} ${JSON.stringify(input, ordered)}`;

const makeOne = <Ports, Input, A>(spec: Resource<Ports, Input, A>, making: Making<Ports, Input>): Loader => {
  const { ports, input, clock, staleAfterMs, reportCrash, seed, timers } = making;
  const load = async (signal: AbortSignal): Promise<Received> => {
    const outcome = await spec.load(ports, input, signal);
    return { outcome, at: clock.now() };
  };
  const chart = resourceMachine.provide({
    actors: { load: fromPromise<Received, void>(({ signal }) => load(signal)) },
    actions: { reportCrash: ({ event }) => reportCrash(event) },
    delays: { becomesStale: staleAfterMs },
  });
  return createActor(chart, { ...timers, ...(seed && { input: seed }) });
};

/**
 * The cache of the application: one actor per resource and input, so that many readers share one call and its last
 * value.
 */
export const createResources = <Ports>(ports: Ports, options: ResourcesOptions) => {
  const held = new Map<string, Held>();
  const seeds = new Map(options.seeds);
  const timers = options.timers && { clock: options.timers };

  const make = <Input, A>(spec: Resource<Ports, Input, A>, input: Input, key: string): Held => {
    const seed = seeds.get(key);
    seeds.delete(key);
    const staleAfterMs = spec.staleAfterMs ?? spec.pollEveryMs ?? 30_000;
    const reportCrash = (event: unknown) => options.log.report(`Loading ${spec.name} threw`, event);
    const making = { ports, input, clock: options.clock, staleAfterMs, reportCrash, seed, timers };
    const data = spec.make?.(making) ?? makeOne(spec, making);
    const old =
      seed !== undefined &&
      (options.seedsLack !== undefined ||
        (spec.private === true && options.isMember === true) ||
        options.clock.now() - seed.at >= staleAfterMs);
    const attention = createActor(
      attentionMachine.provide({
        actions: {
          want: () => data.send({ type: 'resource.wanted' }),
          refresh: () => data.send({ type: 'resource.refresh' }),
          forget: () => {
            data.stop();
            held.delete(key);
          },
        },
        delays: { poll: spec.pollEveryMs ?? 30_000, keep: options.keepMs ?? 300_000 },
      }),
      { ...timers, input: { polled: spec.pollEveryMs !== undefined } },
    );
    return {
      name: spec.name,
      private: spec.private === true,
      painted: spec.painted === true,
      data,
      old,
      attention: attention.start(),
      readers: 0,
      begun: false,
    };
  };
  const find = <Input, A>(spec: Resource<Ports, Input, A>, input: Input): Held => {
    const key = keyOf(spec.name, input);
    const entry = held.get(key) ?? make(spec, input, key);
    if (!held.has(key)) options.made?.(key, entry.data, !entry.private || entry.painted);
    held.set(key, entry);
    return entry;
  };
  const found = <Input, A>(spec: Resource<Ports, Input, A>, input: Input) => held.get(keyOf(spec.name, input));
  const begin = (of: Held) => {
    if (of.begun) return;
    of.begun = true;
    of.data.start();
    if (of.old) of.data.send({ type: 'resource.invalidate' });
  };
  const tell = (of: Held | undefined, event: ResourceEvent) => {
    if (of?.begun) of.data.send(event);
  };
  const forget = (key: string, of: Held) => {
    of.attention.stop();
    of.data.stop();
    held.delete(key);
  };
  const invalidate = (of: Held) => {
    tell(of, { type: 'resource.invalidate', read: of.readers > 0 });
    if (of.attention.getSnapshot().matches('watched')) tell(of, { type: 'resource.wanted' });
  };

  const stopWatching = options.visibility.watch((visible) => {
    for (const { attention } of held.values())
      attention.send({ type: visible ? 'attention.visible' : 'attention.hidden' });
  });

  return {
    /** Number of cached resources. */
    size: (): number => held.size,
    /** The actor, the same for equal inputs; it loads once it is held or prefetched. */
    ref: <Input, A>(spec: Resource<Ports, Input, A>, input: Input): ResourceRef<A> => find(spec, input).data,
    /** Registers a reader, which loads the value, or loads it again if stale; returns the function to release it. */
    hold: <Input, A>(spec: Resource<Ports, Input, A>, input: Input): (() => void) => {
      const entry = find(spec, input);
      begin(entry);
      entry.readers += 1;
      if (entry.readers > 1) tell(entry, { type: 'resource.wanted' });
      else entry.attention.send({ type: 'attention.held', hidden: !options.visibility.isVisible() });
      let letGo = false;
      return () => {
        if (letGo) return;
        letGo = true;
        entry.readers -= 1;
        if (entry.readers === 0) entry.attention.send({ type: 'attention.released' });
      };
    },
    /** Loads the value without a reader. */
    prefetch: <Input, A>(spec: Resource<Ports, Input, A>, input: Input): void => {
      const entry = find(spec, input);
      begin(entry);
      tell(entry, { type: 'resource.wanted' });
    },
    /** Loads the value again now, for "try again" buttons. */
    refresh: <Input, A>(spec: Resource<Ports, Input, A>, input: Input): void =>
      tell(found(spec, input), { type: 'resource.refresh' }),
    /** An optimistic update; follow it with `invalidate`. */
    update: <Input, A>(spec: Resource<Ports, Input, A>, input: Input, change: (value: A) => A): void =>
      tell(found(spec, input), { type: 'resource.update', change: (value) => change(value as A) }),
    /** Marks one input of a resource, or all of them, as outdated. */
    invalidate: <Input>(spec: { readonly name: string }, input?: Input): void => {
      const key = input === undefined ? null : keyOf(spec.name, input);
      for (const [of, entry] of held) if (key === null ? entry.name === spec.name : of === key) invalidate(entry);
    },
    /** For coming online and changes of language: reloads everything that has readers, and marks the rest as stale. */
    refreshAll: (): void => {
      for (const entry of held.values()) invalidate(entry);
    },
    /**
     * For a change of viewer: private values with readers are reloaded, the others dropped. `wasNobody`: what was painted
     * for everybody stays in sight meanwhile, because it tells nothing of another member.
     */
    dropPrivate: ({ wasNobody = false }: { readonly wasNobody?: boolean } = {}): void => {
      for (const [key, entry] of held) {
        if (!entry.private) continue;
        if (entry.painted && wasNobody && entry.readers > 0) invalidate(entry);
        else if (entry.readers > 0) tell(entry, { type: 'resource.clear' });
        else forget(key, entry);
      }
    },
    stop: (): void => {
      stopWatching();
      for (const [key, entry] of held) forget(key, entry);
    },
  };
};
export type Resources<Ports> = ReturnType<typeof createResources<Ports>>;
