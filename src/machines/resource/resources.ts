import { createActor, fromPromise, type ActorOptions, type ActorRefFrom, type AnyStateMachine } from 'xstate';
import type { Outcome } from '#ports/failure.ts';
import type { ClockPort, LogPort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { attentionMachine, type AttentionMachine } from './attention.machine.ts';
import { resourceMachine, type Received, type ResourceEvent, type Seed } from './resource.machine.ts';
import type { Loader, ResourceRef } from './resource.selectors.ts';

/** What an actor is made of that loads something. */
export interface Making<Ports, Input> {
  readonly ports: Ports;
  readonly input: Input;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly staleAfterMs: number;
  readonly reportCrash: (event: unknown) => void;
  /** What the page brought along in place of the first load. */
  readonly seed: Seed | undefined;
  /** The clock behind staleness, where it is not the browser's. */
  readonly timers: { readonly clock: NonNullable<ActorOptions<AnyStateMachine>['clock']> } | undefined;
}

/** Something that can be asked for: times in milliseconds, never polled unless said. */
export interface Resource<Ports, Input, A> {
  readonly name: string;
  readonly load: (ports: Ports, input: Input, signal: AbortSignal) => Promise<Outcome<A>>;
  /** When a look asks again; the poll where there is one, else 30 s. */
  readonly staleAfterMs?: number;
  readonly pollEveryMs?: number;
  /** Whose answer depends on who asks: nothing of it outlives the viewer. */
  readonly private?: true;
  /** An actor of another chart than that of one answer. */
  readonly make?: (making: Making<Ports, Input>) => Loader;
}
export const resource = <Ports, Input, A>(spec: Resource<Ports, Input, A>): Resource<Ports, Input, A> => spec;

export interface ResourcesOptions {
  readonly clock: Pick<ClockPort, 'now'>;
  readonly visibility: VisibilityPort;
  readonly log: LogPort;
  /** Values that came with the page, by `keyOf`: each stands for the first load of its resource. */
  readonly seeds?: ReadonlyMap<string, Seed>;
  /** Told of every resource that somebody refers to, before it is loaded: with its actor, and whether all may read it. */
  readonly made?: (key: string, data: Loader, forAll: boolean) => void;
  /** How long a value is kept after its last reader, in milliseconds; 5 minutes. */
  readonly keepMs?: number;
  /** The clock behind staleness and polls; the browser's timers. */
  readonly timers?: NonNullable<ActorOptions<AnyStateMachine>['clock']>;
}

interface Held {
  readonly name: string;
  readonly private: boolean;
  readonly data: Loader;
  readonly attention: ActorRefFrom<AttentionMachine>;
  readers: number;
  /** Its first load was started; before that there is nothing to tell it. */
  begun: boolean;
  /** What the page brought along is stale already, as after a walk back to it. */
  readonly old: boolean;
}

const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
/** What a resource with an input is kept under. */
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

/** Keeps one actor per resource and input: one call for many readers, and for all of them the last value. */
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
    const old = seed !== undefined && options.clock.now() - seed.at >= staleAfterMs;
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
    if (!held.has(key)) options.made?.(key, entry.data, !entry.private);
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
    /** How many are kept. */
    size: (): number => held.size,
    /** The actor, the same for equal inputs; it loads once it is held or prefetched. */
    ref: <Input, A>(spec: Resource<Ports, Input, A>, input: Input): ResourceRef<A> => find(spec, input).data,
    /** Starts loading, or asks again for what is stale; returns how to let go. */
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
    /** Starts loading before anybody looks. */
    prefetch: <Input, A>(spec: Resource<Ports, Input, A>, input: Input): void => {
      const entry = find(spec, input);
      begin(entry);
      tell(entry, { type: 'resource.wanted' });
    },
    /** Asks again now: by hand, "try again". */
    refresh: <Input, A>(spec: Resource<Ports, Input, A>, input: Input): void =>
      tell(found(spec, input), { type: 'resource.refresh' }),
    /** Changes a value before the origin tells it; follow with `invalidate`. */
    update: <Input, A>(spec: Resource<Ports, Input, A>, input: Input, change: (value: A) => A): void =>
      tell(found(spec, input), { type: 'resource.update', change: (value) => change(value as A) }),
    /** Every input of a resource, or one, is known to be old. */
    invalidate: <Input>(spec: { readonly name: string }, input?: Input): void => {
      const key = input === undefined ? null : keyOf(spec.name, input);
      for (const [of, entry] of held) if (key === null ? entry.name === spec.name : of === key) invalidate(entry);
    },
    /** After coming online, or when who looks has changed: all that is watched is asked for again, the rest is stale. */
    refreshAll: (): void => {
      for (const entry of held.values()) invalidate(entry);
    },
    /** What is private goes when the viewer changes: what is still held is loaded anew, the rest is forgotten. */
    dropPrivate: (): void => {
      for (const [key, entry] of held) {
        if (!entry.private) continue;
        if (entry.readers > 0) tell(entry, { type: 'resource.clear' });
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
