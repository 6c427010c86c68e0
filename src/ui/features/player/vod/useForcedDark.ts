import { useEffect } from 'react';
import { useApp } from '../../../hooks/useApp.ts';

/** COLOUR-3: the page is dark for as long as `on`, where a video is watched. */
export const useForcedDark = (on: boolean): void => {
  const { colour } = useApp();
  useEffect(() => {
    if (!on) return undefined;
    colour.send({ type: 'colour.force', colour: 'dark' });
    return () => colour.send({ type: 'colour.navigated' });
  }, [colour, on]);
};
