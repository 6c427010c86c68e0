import type { AnyActorRef } from 'xstate';
import type { App } from '../app/AppContext.ts';
import type { Session } from '../app/session.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSession } from '../hooks/useSession.ts';

/**
 * A hook with one actor as long as the page lives, and another once it has ended: a code is read in another application,
 * and the layer may be closed and opened meanwhile. `make` starts it, when the session is there.
 */
export const createKeep = <A extends AnyActorRef>(make: (app: App, session: Session) => A) => {
  const kept = new WeakMap<App, A>();
  const useKept = (): A => {
    const app = useApp();
    const session = useSession();
    const known = kept.get(app);
    if (known && known.getSnapshot().status === 'active') return known;
    const made = make(app, session);
    kept.set(app, made);
    return made;
  };
  return useKept;
};
