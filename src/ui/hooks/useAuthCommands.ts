import { useMemo } from 'react';
import type { User } from '#domain/people/user.ts';
import type { Credentials, Registration } from '#ports/accounts.ts';
import { useSession } from './useSession.ts';

/** The session's commands as functions, so that components do not build events. */
export const useAuthCommands = () => {
  const { auth } = useSession();
  return useMemo(
    () => ({
      login: (credentials: Credentials) => auth.send({ type: 'auth.login', credentials }),
      register: (registration: Registration) => auth.send({ type: 'auth.register', registration }),
      logout: () => auth.send({ type: 'auth.logout' }),
      profileChanged: (user: User) => auth.send({ type: 'auth.profileChanged', user }),
      /** Clears the last log-in failure. */
      dismiss: () => auth.send({ type: 'auth.dismissed' }),
    }),
    [auth],
  );
};
