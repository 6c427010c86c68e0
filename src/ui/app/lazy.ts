/** A part of the application whose code loads when it is first needed. */
export interface Lazy<A> {
  /** The same promise for everybody. A load that failed may be tried again. */
  readonly load: () => Promise<A>;
  /** What has been loaded, or null. */
  readonly now: () => A | null;
  /** Told once it has been loaded. */
  readonly subscribe: (loaded: () => void) => () => void;
}

export const createLazy = <A>(load: () => Promise<A>): Lazy<A> => {
  let loading: Promise<A> | null = null;
  let present: A | null = null;
  const listeners = new Set<() => void>();
  return {
    load: () =>
      (loading ??= load().then(
        (value) => {
          present = value;
          for (const loaded of listeners) loaded();
          return value;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      )),
    now: () => present,
    subscribe: (loaded) => {
      listeners.add(loaded);
      return () => listeners.delete(loaded);
    },
  };
};

/** A part that is there from the start. */
export const present = <A>(value: A): Lazy<A> => ({
  load: () => Promise.resolve(value),
  now: () => value,
  subscribe: () => () => {},
});
