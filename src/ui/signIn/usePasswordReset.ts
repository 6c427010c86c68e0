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
        // Here, not once the chart hears of it: the layer closes as soon as the session stands.
        if (outcome.ok) tellSet(app, outcome.value);
        return outcome;
      },
    };
  };
  return startPasswordReset({ storage, clock, log, codes, logIn: logInThrough(auth) });
});

/** The forgotten password of this page, and what a viewer can ask of it. */
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
