import { useEffect, useRef } from 'react';
import { isBusy, selectLoginFailure } from '#machines/auth/auth.selectors.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useSession } from '../hooks/useSession.ts';

/** A running log-in or registration, and why the last one failed; failures of an earlier opening are dismissed. */
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

/** Moves the focus to each next step, except the first one, which the dialog focuses itself. */
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
