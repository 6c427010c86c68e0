import { useEffect } from 'react';
import { useApp } from '../hooks/useApp.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';

/** Adds the room to the member's history; failures are ignored. */
export const useVisit = (roomId: string): void => {
  const { loadPort, clock } = useApp();
  const loggedIn = useLoggedIn();
  useEffect(() => {
    if (!loggedIn) return undefined;
    const left = new AbortController();
    const visit = {
      target: { type: 'room', id: roomId },
      at: clock.now(),
      position: 0,
      duration: 0,
      done: false,
    } as const;
    void loadPort('social').then(
      (social) => social.putHistory([visit], left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [loadPort, clock, loggedIn, roomId]);
};
