/** A part of the application whose code is loaded on first use. */
export interface Lazy<A> {
  /** One shared promise; after a failure, the next call loads again. */
  readonly load: () => Promise<A>;
  /** The loaded part, or null. */
  readonly now: () => A | null;
  /** Called once it is loaded. */
  readonly subscribe: (loaded: () => void) => () => void;
}

/** React reads a promise with this status without suspending. */
const kept = <A>(promise: Promise<A>, value: A): Promise<A> =>
  Object.assign(promise, { status: 'fulfilled' as const, value });

export const createLazy = <A>(load: () => Promise<A>): Lazy<A> => {
  let loading: Promise<A> | null = null;
  let present: A | null = null;
  const listeners = new Set<() => void>();
  return {
    load: () => {
      if (loading) return loading;
      const begun = load().then(
        (value) => {
          present = value;
          kept(begun, value);
          for (const loaded of listeners) loaded();
          return value;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      loading = begun;
      return begun;
    },
    now: () => present,
    subscribe: (loaded) => {
      listeners.add(loaded);
      return () => listeners.delete(loaded);
    },
  };
};

/** A part that is loaded from the start. */
export const present = <A>(value: A): Lazy<A> => {
  const there = kept(Promise.resolve(value), value);
  return { load: () => there, now: () => value, subscribe: () => () => {} };
};
