import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

/** A named placeholder actor: typed in the chart, implemented by the wiring (or by a test). */
export const unprovided = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)));

export const unprovidedCallback = <E extends EventObject, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<E, Input>(() => {
    throw new Error(`actor "${name}" was not provided`);
  });
