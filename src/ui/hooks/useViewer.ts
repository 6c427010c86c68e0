import { useSyncExternalStore } from 'react';
import { awaitsMember, isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { useApp } from './useApp.ts';
import { useSelector } from './useSelector.ts';
import { useEarlySession } from './useSession.ts';

/** Who watches: a member, a guest, or null while nobody is known. */
export const useViewer = () =>
  useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? selectViewer(snapshot) : null));

const never = () => () => {};

/** Whether a member's token is held, before the session is there; a page that the origin painted is the same for everybody. */
const useHoldsMember = (): boolean => {
  const { holdsMember } = useApp();
  return useSyncExternalStore(never, holdsMember, () => false);
};

/** A member's token is held, whether or not it is known whose. */
export const useLoggedIn = (): boolean => {
  const held = useHoldsMember();
  return useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? isLoggedIn(snapshot) : held));
};

/** A member whose name is still on its way. */
export const useMemberPending = (): boolean => {
  const held = useHoldsMember();
  return useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? awaitsMember(snapshot) : held));
};
