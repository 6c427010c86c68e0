import { startTransition, useEffect, useState } from 'react';
import type { Session } from '../app/session.ts';
import { useApp } from './useApp.ts';
import { useHydrated } from './useHydrated.ts';
import { useLazy } from './useLazy.ts';

/** The session, for parts that can be shown a little later: suspends until it is loaded. */
export const useSession = (): Session => useLazy(useApp().session);

/**
 * The session, or null while it is loading and during hydration. It comes in a transition: a store would render all that
 * ask for it, and all of the page that is not hydrated yet below them, in one long task.
 */
export const useEarlySession = (): Session | null => {
  const { session } = useApp();
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState(hydrated ? session.now : null);
  useEffect(() => {
    const take = () => startTransition(() => setLoaded(session.now));
    take();
    return session.subscribe(take);
  }, [session]);
  return loaded;
};
