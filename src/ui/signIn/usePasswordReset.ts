import { useMemo } from 'react';
import type { User } from '#domain/people/user.ts';
import { logInThrough } from '#machines/auth/auth.wire.ts';
import { startPasswordReset } from '#machines/passwordReset/passwordReset.wire.ts';
import type { CodesPort } from '#ports/codes.ts';
import type { App } from '../app/AppContext.ts';
import { createKeep } from './keep.ts';

const tellSet = ({ locale, words, notify }: App, { displayName: name }: User): void =>
  notify('success', words.word(locale.getSnapshot().context.locale, 'account', 'reset.done', { name }));

const useResetActor = createKeep((app, { auth }) => {
  const { storage, clock, log, loadPort } = app;
  const codes = async (): Promise<CodesPort> => {
    const port = await loadPort('codes');
    return {
      ...port,
      resetPassword: async (...asked) => {
        const outcome = await port.resetPassword(...asked);
        // Before the chart gets it, because the dialog closes as soon as the session is open.
        if (outcome.ok) tellSet(app, outcome.value);
        return outcome;
      },
    };
  };
  return startPasswordReset({ storage, clock, log, codes, logIn: logInThrough(auth) });
});

/** The page's password reset and its commands. */
export const usePasswordReset = () => {
  const actor = useResetActor();
  return useMemo(
    () => ({
      actor,
      account: (text: string) => actor.send({ type: 'reset.account', text }),
      ask: () => actor.send({ type: 'reset.ask' }),
      password: (text: string) => actor.send({ type: 'reset.password', text }),
      set: () => actor.send({ type: 'reset.set' }),
      back: () => actor.send({ type: 'reset.back' }),
    }),
    [actor],
  );
};
