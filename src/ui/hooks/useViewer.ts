import { useSelector } from '@xstate/react';
import { awaitsMember, isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { useApp } from './useApp.ts';
import { useEarlySession } from './useSession.ts';

/** Who watches: a member, a guest, or null while nobody is known. */
export const useViewer = () =>
  useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? selectViewer(snapshot) : null));

/** A member's token is held, whether or not it is known whose. */
export const useLoggedIn = (): boolean => {
  const { holdsMember } = useApp();
  return useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? isLoggedIn(snapshot) : holdsMember()));
};

/** A member whose name is still on its way. */
export const useMemberPending = (): boolean => {
  const { holdsMember } = useApp();
  return useSelector(useEarlySession()?.auth, (snapshot) => (snapshot ? awaitsMember(snapshot) : holdsMember()));
};
