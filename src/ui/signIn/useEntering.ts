import { useEffect, useRef } from 'react';
import { isBusy, selectLoginFailure } from '#machines/auth/auth.selectors.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useSession } from '../hooks/useSession.ts';

/** A log-in or registration under way, and why the last one failed; a failure of an earlier visit is forgotten. */
export const useEntering = () => {
  const { auth } = useSession();
  const { dismiss } = useAuthCommands();
  const busy = useSelector(auth, isBusy);
  const failure = useSelector(auth, selectLoginFailure);
  useEffect(() => {
    dismiss();
    return dismiss;
  }, [dismiss]);
  return { busy, failure: busy ? null : failure };
};

/** Puts the focus into the step that comes next, where it says so; the first one is the layer's own to focus. */
export const useFocusOnStep = (step: string) => {
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [step]);
  return content;
};
