import { useEffect } from 'react';
import { useApp } from '../../../hooks/useApp.ts';

/** COLOUR-3: the page is dark for as long as a film is open. */
export const useForcedDark = (): void => {
  const { colour } = useApp();
  useEffect(() => {
    colour.send({ type: 'colour.force', colour: 'dark' });
    return () => colour.send({ type: 'colour.navigated' });
  }, [colour]);
};
