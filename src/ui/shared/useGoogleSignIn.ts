import { useEffect, useMemo, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { GoogleAttempt, GoogleReturn } from '#domain/auth/google.ts';
import {
  isGoogleBusy,
  selectGooglePurpose,
  selectGoogleTrouble,
  selectRetryAfterS,
  selectReturnTo,
} from '#machines/signIn/googleSignIn.selectors.ts';
import { wireGoogleSignIn } from '#machines/signIn/googleSignIn.wire.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';

/**
 * Signing in with Google: `returned` is Google's answer in the address, null except on the return page; `proof` is the
 * proof of re-authentication for a link.
 */
export const useGoogleSignIn = (
  returned: GoogleReturn | null,
  finished: (attempt: GoogleAttempt) => void,
  proof: () => string | null = () => null,
) => {
  const { loadPort, log } = useApp();
  const [machine] = useState(() => wireGoogleSignIn({ google: () => loadPort('google'), finished, proof, log }));
  const actor = useActorRef(machine, { input: { returned } });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && actor.send({ type: 'google.shown' });
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [actor]);
  const commands = useMemo(
    () => ({
      start: (attempt: GoogleAttempt) => actor.send({ type: 'google.start', attempt }),
      retry: () => actor.send({ type: 'google.retry' }),
    }),
    [actor],
  );
  return {
    ...commands,
    busy: useSelector(actor, isGoogleBusy),
    trouble: useSelector(actor, selectGoogleTrouble),
    purpose: useSelector(actor, selectGooglePurpose),
    /** The path to return to, with its language prefix; null if unknown. */
    returnTo: useSelector(actor, selectReturnTo),
    /** Whole seconds. */
    retryAfterS: useSelector(actor, selectRetryAfterS),
  };
};
