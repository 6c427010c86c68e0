import type { AnyActorRef } from 'xstate';
import type { App } from '../app/AppContext.ts';

/**
 * Keeps one actor as long as the page lives, and makes another once it has ended: a code is read in another application,
 * and the layer may be closed and opened meanwhile. `make` starts it.
 */
export const createKeep = <A extends AnyActorRef>(make: (app: App) => A) => {
  const kept = new WeakMap<App, A>();
  return (app: App): A => {
    const known = kept.get(app);
    if (known && known.getSnapshot().status === 'active') return known;
    const made = make(app);
    kept.set(app, made);
    return made;
  };
};
