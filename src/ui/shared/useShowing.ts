import { useEffect, useRef } from 'react';
import { confirmWho } from '#machines/security/security.acts.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';

/** Re-authenticates at the origin, and gets a proof; `unconvinced` says that what was shown was not accepted. */
export const useShowing = (onProof: (proof: string) => void, unconvinced: string) => {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const { busy, press, trouble } = useFormAct(confirmWho, {
    // Whoever cancelled meanwhile must not see happen what the proof was for.
    done: (proof) => {
      if (here.current) onProof(proof);
    },
    whyNot: (failure) => (isRefused(failure) ? unconvinced : null),
  });
  return { busy, trouble, isWrong: isRefused(trouble?.failure), show: press };
};
