import { useSyncExternalStore } from 'react';
import { awaitsMember, isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { useApp } from './useApp.ts';
import { useSelector } from './useSelector.ts';
import { useEarlySession } from './useSession.ts';

/** The viewer: a member or a guest; null while unknown. */
export const useViewer = () =>
  useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? selectViewer(snapshot) : null));

const never = () => () => {};

/**
 * Whether a member's token is held, before the session is loaded; false on painted pages, which are the same for
 * everybody.
 */
const useHoldsMember = (): boolean => {
  const { holdsMember } = useApp();
  return useSyncExternalStore(never, holdsMember, () => false);
};

/** Whether a member's token is held, even if the member is not known yet. */
export const useLoggedIn = (): boolean => {
  const held = useHoldsMember();
  return useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? isLoggedIn(snapshot) : held));
};

/** Whether a member's token is held and the member's info is still loading. */
export const useMemberPending = (): boolean => {
  const held = useHoldsMember();
  return useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? awaitsMember(snapshot) : held));
};
