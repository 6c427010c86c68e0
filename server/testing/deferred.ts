/** A promise that the test settles. */
export interface Deferred<A> {
  readonly promise: Promise<A>;
  readonly resolve: (value: A) => void;
}

export const deferred = <A = void>(): Deferred<A> => {
  let settle: (value: A) => void = () => {};
  const promise = new Promise<A>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value) => settle(value) };
};
