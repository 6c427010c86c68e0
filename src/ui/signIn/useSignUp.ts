import { useMemo } from 'react';
import { logInThrough, registerThrough } from '#machines/auth/auth.wire.ts';
import { startSignUp } from '#machines/signUp/signUp.wire.ts';
import { createKeep } from './keep.ts';

const useSignUpActor = createKeep(({ storage, clock, log, loadPort }, { accounts, auth }) =>
  startSignUp({
    ...{ storage, clock, log, accounts },
    codes: () => loadPort('codes'),
    register: registerThrough(auth),
    logIn: logInThrough(auth),
  }),
);

/** The page's registration and its commands. */
export const useSignUp = () => {
  const actor = useSignUpActor();
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
