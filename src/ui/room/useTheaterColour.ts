import { useEffect, useRef } from 'react';
import { forcedColour } from '#domain/colour/pageColour.ts';
import { selectFound } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';

/** COLOUR-3: forces dark while Theater is on; the navigation releases it when the page is left. */
export const useTheaterColour = (theater: boolean): void => {
  const { colour, navigation } = useApp();
  const before = useRef(theater);
  useEffect(() => {
    const { current: was } = before;
    before.current = theater;
    const forced = forcedColour(selectFound(navigation.getSnapshot())?.route.colour, theater);
    if (forced !== null) colour.send({ type: 'colour.force', colour: forced });
    else if (was) colour.send({ type: 'colour.released' });
  }, [theater, colour, navigation]);
};
