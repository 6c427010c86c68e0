import { fromCallback, fromPromise, type EventObject } from 'xstate';

/** A named placeholder actor: typed in the chart, implemented by the wiring (or by a test). */
export const unprovided = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)));

export const unprovidedCallback = <E extends EventObject>(name: string) =>
  fromCallback<E>(() => {
    throw new Error(`actor "${name}" was not provided`);
  });
