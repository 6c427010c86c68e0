import { useCallback, useState } from 'react';
import { ADULT } from '#domain/routing/adults.ts';
import { useApp } from './useApp.ts';

/** TI-9: whether the viewer has confirmed their age, which only this browser remembers; and how they do. */
export const useAdult = (): readonly [boolean, () => void] => {
  const { storage } = useApp();
  const [adult, setAdult] = useState(() => storage.read(ADULT) !== null);
  const confirm = useCallback(() => {
    storage.write(ADULT, 'yes');
    setAdult(true);
  }, [storage]);
  return [adult, confirm];
};
