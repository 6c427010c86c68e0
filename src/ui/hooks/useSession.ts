import { use, useSyncExternalStore } from 'react';
import type { Session } from '../app/session.ts';
import { useApp } from './useApp.ts';

/** The session, for parts that can be shown a little later: suspends until it is loaded. */
export const useSession = (): Session => {
  const { session } = useApp();
  return session.now() ?? use(session.load());
};

/** The session, or null while it is loading. */
export const useEarlySession = (): Session | null => {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.now, () => null);
};
