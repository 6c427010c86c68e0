import { useEffect, useMemo, useRef, useState } from 'react';
import { useActorRef } from '@xstate/react';
import { isPasskeyBusy, selectPasskeyTrouble, selectPasskeyWaitS } from '#machines/signIn/passkey.selectors.ts';
import { wirePasskey, type PasskeyPorts } from '#machines/signIn/passkey.wire.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';

/** The state of a passkey button; the ceremony is passed in. */
export const usePasskey = ({ ask, offer, done }: Omit<PasskeyPorts, 'log'>) => {
  const { log } = useApp();
  const latest = useRef({ ask, done });
  useEffect(() => {
    latest.current = { ask, done };
  });
  const [machine] = useState(() =>
    wirePasskey({
      ask: (...asked) => latest.current.ask(...asked),
      offer,
      done: () => latest.current.done(),
      log,
    }),
  );
  const actor = useActorRef(machine, { input: { offers: offer !== null } });
  const commands = useMemo(
    () => ({
      ask: (name: string) => actor.send({ type: 'passkey.ask', name }),
      dismiss: () => actor.send({ type: 'passkey.dismiss' }),
    }),
    [actor],
  );
  return {
    ...commands,
    busy: useSelector(actor, isPasskeyBusy),
    trouble: useSelector(actor, selectPasskeyTrouble),
    /** Whole seconds. */
    waitS: useSelector(actor, selectPasskeyWaitS),
  };
};
