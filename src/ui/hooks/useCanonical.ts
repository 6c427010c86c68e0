import { useEffect } from 'react';
import { useNavigate } from './useNavigate.ts';

/** TP-9: leads to a thing's own address where a right id came with a wrong name; null while it is not known. */
export const useCanonical = (own: string | null, here: string): void => {
  const go = useNavigate();
  const isElsewhere = own !== null && own !== here;
  useEffect(() => {
    if (isElsewhere) go(own + window.location.search, { replace: true });
  }, [isElsewhere, own, go]);
};
