import { useMemo } from 'react';
import { logInThrough, registerThrough } from '#machines/auth/auth.wire.ts';
import { startSignUp } from '#machines/signUp/signUp.wire.ts';
import type { App } from '../app/AppContext.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSession } from '../hooks/useSession.ts';
import { createKeep } from './keep.ts';

const signUpOf = createKeep((app: App) => {
  const session = app.session.now();
  if (!session) throw new Error('a registration needs the session: render it where useSession has one');
  const { storage, clock, log, area } = app;
  return startSignUp({
    ...{ storage, clock, log },
    codes: () => area('codes'),
    accounts: session.accounts,
    register: registerThrough(session.auth),
    logIn: logInThrough(session.auth),
  });
});

/** The registration of this page, and what a viewer can ask of it. */
export const useSignUp = () => {
  const app = useApp();
  useSession();
  const actor = signUpOf(app);
  return useMemo(
    () => ({
      actor,
      username: (text: string) => actor.send({ type: 'signUp.username', text }),
      contact: (text: string) => actor.send({ type: 'signUp.contact', text }),
      nickname: (text: string) => actor.send({ type: 'signUp.nickname', text }),
      password: (text: string) => actor.send({ type: 'signUp.password', text }),
      submit: () => actor.send({ type: 'signUp.submit' }),
      back: () => actor.send({ type: 'signUp.back' }),
      left: () => {
        if (actor.getSnapshot().status === 'active') actor.send({ type: 'signUp.left' });
      },
    }),
    [actor],
  );
};
