import { useMemo } from 'react';
import { startPasswordReset } from '#machines/passwordReset/passwordReset.wire.ts';
import type { App } from '../app/AppContext.ts';
import { useApp } from '../hooks/useApp.ts';
import { createKeep } from './keep.ts';

const resetOf = createKeep(({ storage, clock, log, area }: App) =>
  startPasswordReset({ storage, clock, log, codes: () => area('codes') }),
);

/** The forgotten password of this page, and what a viewer can ask of it. */
export const usePasswordReset = () => {
  const actor = resetOf(useApp());
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
