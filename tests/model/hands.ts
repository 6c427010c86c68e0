import { fromPromise, type EventObject, type PromiseActorLogic } from 'xstate';

/** Controls the fakes of a walk: every pending call, and every active listener. */
export interface Hands {
  /**
   * A fake port function that settles when the path says so: `xstate.done.actor.{id}` resolves it with the event's
   * output, `xstate.error.actor.{id}` rejects it.
   */
  readonly promise: <A>(id: string) => (...args: readonly unknown[]) => Promise<A>;
  /** The same as an actor for `.provide`, where the wiring does more than call a port. */
  readonly logic: <A, Input>(id: string) => PromiseActorLogic<A, Input>;
  /**
   * A fake subscription, such as `connect: (tell) => { const stop = tellable(tell); … }`. Events whose type starts with
   * one of the prefixes go to the machine through the newest active `tell`, not through `send`.
   */
  readonly listener: <E extends EventObject>(
    ...prefixes: readonly string[]
  ) => (tell: (event: E) => void) => () => void;
  /** How often a fake function was called. */
  readonly calls: (id: string) => number;
  /** Number of active listeners: more than one is usually a leak. */
  readonly listening: () => number;
}

interface Call {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}
interface Listener {
  readonly prefixes: readonly string[];
  readonly tell: (event: EventObject) => void;
}

/** New fakes, and the function by which the walk controls them. */
export const createHands = () => {
  const waiting = new Map<string, Call[]>();
  const counts = new Map<string, number>();
  const listeners: Listener[] = [];

  const settle = (id: string, how: (call: Call) => void) => {
    const call = waiting.get(id)?.pop();
    if (!call) throw new Error(`nothing waits for "${id}": was hands.promise('${id}') given to the wiring?`);
    how(call);
  };
  const ask = <A>(id: string) => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return new Promise<A>((resolve, reject) => {
      const call: Call = { resolve: (value) => resolve(value as A), reject };
      waiting.set(id, [...(waiting.get(id) ?? []), call]);
    });
  };
  const hands: Hands = {
    promise:
      <A>(id: string) =>
      () =>
        ask<A>(id),
    logic: <A, Input>(id: string) => fromPromise<A, Input>(() => ask<A>(id)),
    listener: <E extends EventObject>(...prefixes: readonly string[]) => {
      return (tell: (event: E) => void) => {
        const listener: Listener = { prefixes, tell: (event) => tell(event as E) };
        listeners.push(listener);
        return () => {
          const at = listeners.indexOf(listener);
          if (at >= 0) listeners.splice(at, 1);
        };
      };
    },
    calls: (id) => counts.get(id) ?? 0,
    listening: () => listeners.length,
  };
  return {
    hands,
    /** Performs an event of the fakes; false if it is not one of theirs. */
    move: (event: EventObject): boolean => {
      const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
      if (kind === 'done') settle(id!, (call) => call.resolve((event as EventObject & { output?: unknown }).output));
      else if (kind === 'error') settle(id!, (call) => call.reject((event as EventObject & { error?: unknown }).error));
      else {
        const listener = listeners.findLast(({ prefixes }) => prefixes.some((prefix) => event.type.startsWith(prefix)));
        if (!listener) return false;
        listener.tell(event);
      }
      return true;
    },
  };
};
