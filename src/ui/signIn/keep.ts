import type { AnyActorRef } from 'xstate';
import type { App } from '../app/AppContext.ts';
import type { Session } from '../app/session.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSession } from '../hooks/useSession.ts';

/**
 * Creates a hook that keeps one actor per page until it ends, and then makes another: people read a code in another
 * application, and may close and reopen the dialog meanwhile. `make` starts the actor once the session is loaded.
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
